"""Pages: what a browser sees. The same for every game; boards are drawn by the games."""
