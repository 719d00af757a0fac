"""What eSpeak NG makes of a text, without a sound: its phonemes, from the library in this process.

It is the voice of the game, and the default one of NVDA and Orca.
"""

from __future__ import annotations

import ctypes
import re
from ctypes.util import find_library
from functools import cache, lru_cache
from typing import Any, Final

LIBRARY: Final = "libespeak-ng.so.1"
_NO_OUTPUT: Final = 2
_UTF_8: Final = 1
_IPA: Final = 2
_STRESS: Final = re.compile(r"[ˈˌː-]")
_LANGUAGE: Final = re.compile(r"\([a-z-]+\)")


@lru_cache(1)
def _library(locale: str) -> Any:
    """Return the library, which reads this language; its language is changed seldom: that is slow.

    Raises:
        OSError: it is not on this machine; ``scripts/setup`` installs it.
    """
    library = _loaded()
    library.espeak_SetVoiceByName(locale.encode())
    return library


@cache
def _loaded() -> Any:
    library = ctypes.CDLL(find_library("espeak-ng") or LIBRARY)
    library.espeak_Initialize(_NO_OUTPUT, 0, None, 0)
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    library.espeak_TextToPhonemes.argtypes = (
        ctypes.POINTER(ctypes.c_char_p),
        ctypes.c_int,
        ctypes.c_int,
    )
    return library


def phonemes(text: str, locale: str) -> str:
    """Return the phonemes in IPA, clause by clause, with ``(en)`` where the language changes."""
    library = _library(locale)
    rest = ctypes.c_char_p(text.encode())
    clauses = []
    while rest.value is not None:
        clauses.append(library.espeak_TextToPhonemes(ctypes.byref(rest), _UTF_8, _IPA).decode())
    return " | ".join(clauses)


def bare(heard: str) -> str:
    """Return phonemes without stress, length and marks of languages."""
    return _STRESS.sub("", _LANGUAGE.sub("", heard))


@cache
def letter_names(word: str, locale: str) -> str:
    """Return how a word sounds that is spelled out, one letter after the other."""
    return "".join(bare(phonemes(letter, locale)).replace(" ", "") for letter in word)
