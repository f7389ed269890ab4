"""What not every user needs comes with an extra: `pip install 'paddock[serve]'`."""

from collections.abc import Iterator
from contextlib import contextmanager

from paddock.core.errors import PaddockError


class MissingExtra(PaddockError):
    """Packages are not here that an extra brings."""

    id = "missing-extra"


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: where it is not here, say what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(extra=extra) from error
