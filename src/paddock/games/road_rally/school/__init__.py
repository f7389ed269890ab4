"""Lessons of Road Rally USA."""
