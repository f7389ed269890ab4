"""Lessons of Mille Bornes."""
