"""Training: from nothing to a driver, for any game, by playing against itself. See docs/learning.md."""
