"""Paddock: a home for road-race tabletop games."""
