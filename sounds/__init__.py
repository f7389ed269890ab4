"""The workshop: every sound of the house is made here, of noise, struck bodies, reeds and rooms; none is recorded."""
