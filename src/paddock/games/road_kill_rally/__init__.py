"""Road Kill Rally."""
