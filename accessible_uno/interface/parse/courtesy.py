"""Lines as people say them: « je voudrais piocher, s’il te plaît » is ``piocher``."""

from __future__ import annotations

from collections.abc import Iterator

from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, is_glued
from accessible_uno.interface.parse.vocabulary import Particle


def plainer_lines(words: Tokens, known: Lexicons) -> Iterator[Tokens]:
    """Yield ``words`` without what politeness adds, less and less of it left.

    First the words that ask and thank go, at both ends; then, one after the other, those that a
    sentence opens with; then an article.  What is left is never a bare number: without the words
    around it, it would mean a place in the hand.
    """
    for each in _shorter(words, known):
        if each and each != words and not (len(each) == 1 and each[0].isdecimal()):
            yield each


def opens_sentence(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with one like « je »: it abbreviates none."""
    return len(words) > 1 and _starts(words, known, Particle.OPENING) > 0


def opens_noun(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with an article, or with a word like « mon ».

    « le 5 mauve » asks for a card that there is not, though « le » abbreviates « lecture ».
    """
    kinds = (Particle.FILLER, Particle.ARTICLE)
    return len(words) > 1 and any(_starts(words, known, each) for each in kinds)


def is_courtesy(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line greets, asks, thanks or apologises, and says nothing else.

    Greetings count in the player's own language alone: « hi » abbreviates « historique ».
    """
    while words:
        used = _starts(words, known, Particle.COURTESY)
        used = used or _starts(words, known[:1], Particle.GREETING)
        if not used:
            return False
        words = words[used:]
    return True


def _shorter(words: Tokens, known: Lexicons) -> Iterator[Tokens]:
    words = _without_courtesy(words, known)
    yield words
    while used := _starts(words, known, Particle.OPENING):
        words = _without_courtesy(words[used:], known)
        yield words
    if used := _starts(words, known, Particle.FILLER):
        yield words[used:]


def _without_courtesy(words: Tokens, known: Lexicons) -> Tokens:
    """Return ``words`` without polite words at their beginning and end."""
    while words:
        used = _starts(words, known, Particle.COURTESY)
        behind = _ends(words, known, Particle.COURTESY)
        if not used and not behind:
            break
        words = words[used : len(words) - behind]
    return words


def _starts(words: Tokens, known: Lexicons, wanted: Particle) -> int:
    """Return how many words at the beginning are a phrase of the kind ``wanted``.

    A word that touches the next one is none: ``d0b`` is rubbish before a card.
    """
    hits = (each.particles_of(wanted).at(words) for each in known)
    used = max((hit[1] for hit in hits if hit), default=0)
    return 0 if used and is_glued(words, 0, used) else used


def _ends(words: Tokens, known: Lexicons, wanted: Particle) -> int:
    """Return how many words at the end are a phrase of the kind ``wanted``."""
    for start in range(len(words)):
        if any(each.particles_of(wanted).whole(words[start:]) for each in known):
            return len(words) - start
    return 0
