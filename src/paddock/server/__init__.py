"""Tables online: where people and bots meet over one race."""
