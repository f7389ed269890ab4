"""The race review: what was luck, what was decided well, and the move that lost it.

`review` gives the whole of it, `growing` the same as it becomes known.
"""

from paddock.review.findings import Review
from paddock.review.schedule import growing, review

__all__ = ["Review", "growing", "review"]
