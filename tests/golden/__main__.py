"""Write the golden races anew."""

from tests.golden import write_all

write_all()
