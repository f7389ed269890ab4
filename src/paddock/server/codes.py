"""Codes: the join link in letters that people can read to each other on the phone."""

import hmac

LETTERS = "BCDFGHJKMNPRSTVWXZ"  # none looks like another or like a digit; without vowels they spell nothing
GROUPS, GROUP = 3, 3  # KRT-BWM-HZX


def code_of(secret: bytes, links: int) -> str:
    """The code of a table whose link was made void so often. It follows from the secret, as the link does."""
    number = int.from_bytes(hmac.digest(secret, f"code {links}".encode(), "sha256"))
    letters = ""
    for _ in range(GROUPS * GROUP):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return in_groups(letters)


def as_written(typed: str) -> str:
    """A code as the table writes it, whatever capitals, spaces and dashes somebody typed."""
    return in_groups("".join(letter for letter in typed.upper() if letter.isalnum()))


def in_groups(letters: str) -> str:
    """Letters as they are read aloud."""
    return "-".join(letters[first : first + GROUP] for first in range(0, len(letters), GROUP))
