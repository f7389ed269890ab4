"""What every game promises, as functions that check it: for `paddock check-game` and for the tests of our own games."""
