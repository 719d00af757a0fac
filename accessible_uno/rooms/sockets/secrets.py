"""The names of tables and the tokens of seats: nobody may guess them."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Thirty-two signs that are not mistaken for each other; each is worth five bits."""

NAME_SIGNS: Final = 16
TOKEN_SIGNS: Final = 26
"""Eighty bits for the name of a table, which is told on the telephone, and 130 for a token."""

USUAL_PROCESS: Final = "a"
PROCESS: Final = "[a-z0-9]{1,8}"
"""What a host program may be called among several."""

WEB: Final = "web:"
"""What the addresses of those who come by a link begin with.  They have no ``@``, as every address
on a chat network does."""

_NAME: Final = re.compile(f"({PROCESS})-[{ALPHABET}]{{{NAME_SIGNS}}}")
_TOKEN: Final = re.compile(f"[{ALPHABET}]{{{TOKEN_SIGNS}}}")


def new_name(process: str, rng: Callable[[], float]) -> str:
    """Return the name of a new table; it begins with the process that holds the table."""
    return f"{process}-{_signs(NAME_SIGNS, rng)}"


def process_of(name: str) -> str | None:
    """Return the process that holds the table of a name; ``None`` for what is no name."""
    found = _NAME.fullmatch(name)
    return found[1] if found is not None else None


def token_or_new(token: str, rng: Callable[[], float]) -> str:
    """Return the token of a seat; a new one where none was given."""
    return token if _TOKEN.fullmatch(token) else _signs(TOKEN_SIGNS, rng)


def address_of(token: str) -> str:
    """Return the address of whoever has a token; the token cannot be found from it."""
    return WEB + sha256(token.encode()).hexdigest()[:32]


def _signs(count: int, rng: Callable[[], float]) -> str:
    return "".join(ALPHABET[int(rng() * len(ALPHABET))] for _ in range(count))
