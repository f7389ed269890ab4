"""One package a box; nothing outside knows a game's inside."""
