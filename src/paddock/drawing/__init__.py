"""What boards are drawn with: signs, cards, cars and roads as SVG. It knows no game."""
