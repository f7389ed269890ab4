"""The JSON API: one file a subject."""
