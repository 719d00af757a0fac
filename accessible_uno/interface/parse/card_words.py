"""The words of a card: ``5 rouge``, ``+4 bleu uno``, ``card 3``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from accessible_uno.cards import Colour, Face
from accessible_uno.interface.parse.lexicon import Lexicons, Phrases, lexicons
from accessible_uno.interface.parse.tokens import Tokens, is_glued, tokens
from accessible_uno.interface.parse.vocabulary import Particle

Meaning = TypeVar("Meaning", bound=str)


@dataclass(slots=True)
class CardWords:
    """What words say about a card, in the order typed.

    Attributes:
        colours: the colours.
        faces: the digits and symbols.
        number: a number in the hand.
        uno: whether UNO is said with it.
        marked: whether a word before the number says that it is one (``carte 3``).
    """

    colours: list[Colour] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    number: int | None = None
    uno: bool = False
    marked: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is said about a card."""
        return not self.colours and not self.faces and self.number is None

    @property
    def complete(self) -> bool:
        """Whether exactly one card is named."""
        if self.number is not None:
            return not self.faces and len(self.colours) < 2
        if len(self.faces) != 1 or len(self.colours) > 1:
            return False
        return bool(self.colours) or not self.faces[0].is_coloured


def looks_like_a_card(line: str, locale: str) -> bool:
    """Return whether a line has a colour, a digit or a symbol, though it names no card."""
    words = tokens(line)
    known = lexicons(locale)
    return any(
        word.isdecimal() or each.colours.at(words, place) or each.faces.at(words, place)
        for place, word in enumerate(words)
        for each in known
    )


def parse_card_words(
    words: Tokens, lexicons: Lexicons, *, abbreviated: bool, deck: frozenset[Face] = frozenset()
) -> CardWords | None:
    """Return what ``words`` say about a card; ``None`` where any word means something else.

    The words of the first language are tried first.  With ``abbreviated``, colours and the symbols
    of the ``deck`` may be abbreviated where the abbreviation is unique; an empty one has them all.
    """
    found = CardWords()
    articles: list[Face] = []
    place = 0
    while place < len(words):
        used = (
            _take_number(words, place, lexicons, found)
            or _take_face(words, place, lexicons, found, articles)
            or _take_colour(words, place, lexicons, found)
            or _take_particle(words, place, lexicons, found)
            or _take_code(words[place], lexicons, found)
            or (abbreviated and _take_abbreviated(words, place, lexicons, found, deck))
        )
        if not used:
            return None
        place += used
    if not found.faces:
        found.faces = articles
    _settle(found)
    return None if found.empty else found


def _settle(found: CardWords) -> None:
    """Join ``joker rouge +4`` to one face, and read a lone digit as a number in the hand."""
    if set(found.faces) == {Face.WILD, Face.WILD_DRAW_FOUR}:
        found.faces = [Face.WILD_DRAW_FOUR]
    if not found.colours and found.number is None and len(found.faces) == 1:
        face = found.faces[0]
        if face.is_digit:
            found.faces = []
            found.number = int(face.value)


def _find(
    groups: tuple[Phrases[Meaning], ...], words: Tokens, place: int
) -> tuple[Meaning, int] | None:
    """Return the longest phrase at ``place``; of equals, that of the first language."""
    return max(
        (hit for group in groups if (hit := group.at(words, place))),
        key=lambda hit: hit[1],
        default=None,
    )


def _take_number(words: Tokens, place: int, lexicons: Lexicons, found: CardWords) -> int:
    """Take ``carte 3``, ``# 3``, and numbers that are no digit."""
    for lexicon in lexicons:
        hit = lexicon.particles.at(words, place)
        if hit and hit[0] is Particle.NUMBER:
            after = place + hit[1]
            number = _number_at(words, after, lexicons)
            if number is not None and found.number is None:
                found.number = number
                found.marked = True
                return hit[1] + 1
    if words[place].isdecimal() and len(words[place]) > 1 and found.number is None:
        found.number = _small(words[place])
        return 1
    return 0


def _number_at(words: Tokens, place: int, lexicons: Lexicons) -> int | None:
    """Return the number at ``place``, in digits or as a word."""
    word = words[place : place + 1]
    if word and word[0].isdecimal():
        return _small(word[0])
    faces = (each.faces.whole(word) for each in lexicons)
    return next((int(face.value) for face in faces if face and face.is_digit), None)


def _small(digits: str) -> int:
    """Return a number, cut to four digits: converting thousands of digits would take long."""
    return int(digits[:4])


def _take_face(
    words: Tokens, place: int, lexicons: Lexicons, found: CardWords, articles: list[Face]
) -> int:
    hit = _find(tuple(each.faces for each in lexicons), words, place)
    if hit is None:
        return 0
    face, used = hit
    particles = (each.particles.at(words, place) for each in lexicons)
    is_article = used == 1 and any(each and each[0] is Particle.ARTICLE for each in particles)
    (articles if is_article else found.faces).append(face)
    return used


def _take_colour(words: Tokens, place: int, lexicons: Lexicons, found: CardWords) -> int:
    hit = _find(tuple(each.colours for each in lexicons), words, place)
    if hit is None:
        return 0
    if hit[0] not in found.colours:
        found.colours.append(hit[0])
    return hit[1]


def _take_particle(words: Tokens, place: int, lexicons: Lexicons, found: CardWords) -> int:
    for lexicon in lexicons:
        hit = lexicon.particles.at(words, place)
        if hit is None:
            continue
        match hit[0]:
            case Particle.UNO:
                found.uno = True
                return hit[1]
            case _ if _is_rubbish(words, place, hit[1]):
                return 0
            case Particle.FILLER | Particle.ARTICLE:
                return hit[1]
    return 0


def _is_rubbish(words: Tokens, place: int, used: int) -> bool:
    """Return whether a small word is none: it touches its neighbours, or is a letter at the end.

    « d » belongs to a word behind it.  Otherwise ``b0d`` would play the blue 0.
    """
    last = place + used == len(words) and len(words[-1]) == 1
    return last or is_glued(words, place, used)


def _take_code(word: str, lexicons: Lexicons, found: CardWords) -> int:
    """Take an initial with a symbol's short name, as records write them: ``brv``, ``ysk``."""
    initial, rest = (word[:1],), (word[1:],)
    colour = next(filter(None, (each.colours.whole(initial) for each in lexicons)), None)
    face = next(filter(None, (each.faces.whole(rest) for each in lexicons)), None)
    if colour is None or face is None:
        return 0
    found.colours.append(colour)
    found.faces.append(face)
    return 1


def _take_abbreviated(
    words: Tokens, place: int, lexicons: Lexicons, found: CardWords, deck: frozenset[Face]
) -> int:
    word = words[place]
    if is_glued(words, place):
        return 0
    for lexicon in lexicons:
        colours = list(lexicon.colours.starting(word))
        faces = [
            face
            for face in lexicon.faces.starting(word)
            if not face.is_digit and (face in deck or not deck)
        ]
        if len(colours) + len(faces) > 1:
            return 0
        if colours:
            found.colours.append(colours[0])
            return 1
        if faces:
            found.faces.append(faces[0])
            return 1
    return 0
