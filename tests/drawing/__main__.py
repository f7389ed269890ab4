"""Write the golden pictures anew."""

from tests.drawing import write_all

write_all()
