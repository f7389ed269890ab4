"""Lessons of Checkpoint Rally."""
