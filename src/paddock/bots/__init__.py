"""Players that are not people, written once for all games."""
