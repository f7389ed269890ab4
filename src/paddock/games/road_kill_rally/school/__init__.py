"""Lessons of Road Kill Rally."""
