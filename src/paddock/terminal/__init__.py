"""Paddock in a terminal: playing, looking, simulating, measuring."""
