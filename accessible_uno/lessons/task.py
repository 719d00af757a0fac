"""What a step waits for, and whether a typed line is that."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct

from accessible_uno.cards import CARDS, Card
from accessible_uno.game.actions import Play
from accessible_uno.game.base import Action
from accessible_uno.interface.announce.refused_lines import format_unclear
from accessible_uno.interface.parse.cards import named_card, parse_card_words
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    Act,
    Intent,
    MessageFields,
    NeedsColour,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens, typed_tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.sounds import Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import card_cells

_IN_QUOTES: Final = re.compile(r"[“«]\s*(.+?)\s*[”»]")


def line_told(text: str) -> str:
    """Return the line that a text tells to type, which stands in quotes; empty without one."""
    found = _IN_QUOTES.search(text)
    return found[1] if found else ""


class Verdict(Enum):
    """What a line is for a task."""

    RIGHT = auto()
    """What was asked; the tutor goes on."""
    CARRY_OUT = auto()
    """What was asked, or a part of it; the game carries it out."""
    ASIDE = auto()
    """A question or a setting: the game answers, and the step waits on."""
    WRONG = auto()
    """Something else."""


class Task(Protocol):
    """What a step waits for."""

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:
        """Say what a line is."""

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:
        """Say why a wrong line is wrong; ``None``: in the words of the step."""


def _not_asked(intent: Intent) -> Verdict:
    """Return the verdict on a line that does not do what the step asks."""
    aside = isinstance(intent, Said) and intent != EMPTY_LINE
    return Verdict.ASIDE if aside else Verdict.WRONG


class PressEnter(Struct, frozen=True):
    """The player goes on with Enter."""

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:  # noqa: ARG002
        """Say what a line is."""
        if intent == EMPTY_LINE:
            return Verdict.RIGHT
        return _not_asked(intent)

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:
        """Say that there is nothing to do yet."""
        if isinstance(intent, Unclear):
            return session.format(intent.message_id, intent.fields)
        return session.format("lesson-not-yet", {"line": line.strip()})


class MakeMove(Struct, frozen=True):
    """The player makes one move."""

    action: Action

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:  # noqa: ARG002
        """Say what a line is."""
        match intent:
            case Act(action):
                return Verdict.CARRY_OUT if action == self.action else Verdict.WRONG
            case NeedsColour(card, uno):
                fits = isinstance(self.action, Play) and (card, uno) == _laid(self.action)
                return Verdict.CARRY_OUT if fits else Verdict.WRONG
        return _not_asked(intent)

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:  # noqa: ARG002
        """Say why the rules refuse a move, or that it is not the one meant."""
        match intent:
            case Unclear():
                return format_unclear(session, intent)
            case Act(action) if (reason := session.legal.why_not(action)) is not None:
                return session.narrator.explain(reason)
            case Said(EMPTY_LINE.verb):
                return session.narrator.silence
        return None


def _laid(action: Play) -> tuple[Card, bool]:
    return action.card, action.uno


class AskFor(Struct, frozen=True):
    """The player asks for something, by a command."""

    request: str

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:  # noqa: ARG002
        """Say what a line is."""
        if request_of(intent) == self.request:
            return Verdict.CARRY_OUT
        return _not_asked(intent)

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:
        """Say that this is a move, or that it was not understood."""
        match intent:
            case Unclear():
                return format_unclear(session, intent)
            case Said(EMPTY_LINE.verb):
                return session.narrator.silence
        return session.format("lesson-a-move", {"line": line.strip()})


def request_of(intent: Intent) -> str:
    """Return what a line asks for, as a step names it: ``hand``, ``help``; empty for a move."""
    if not isinstance(intent, Said):
        return ""
    on = intent.args if intent.verb == Command.HELP else ()
    return " ".join((intent.verb, *map(str, on)))


class ReadCard(Struct, frozen=True):
    """The player names a card whose cells are shown."""

    card: Card

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:
        """Say what a line is."""
        if _named(line, session) == self.card:
            return Verdict.RIGHT
        return _not_asked(intent)

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:  # noqa: ARG002
        """Say which cells the card that was named has."""
        named = _named(line, session)
        if named is not None:
            return session.format("lesson-other-cells", dots_told(named, session))
        if not line.strip():
            return session.narrator.silence
        return session.format("lesson-no-card", {"line": line.strip()})

    def alike(self) -> list[Card]:
        """Return a card of the same colour and one of the same face, to compare the cells with."""
        colour, face = self.card.colour, self.card.face
        others = [each for each in CARDS if each != self.card]
        same_colour = [each for each in others if each.colour is colour]
        same_face = [each for each in others if each.face is face]
        return [*same_colour[:1], *same_face[:1]]


def _named(line: str, session: Session) -> Card | None:
    """Return the card that a line names in full: « 7 vert », ``g7``, ``wild``."""
    words = parse_card_words(
        typed_tokens(line), lexicons(session.settings.locale), abbreviated=True
    )
    if words is None or not words.complete or words.number is not None:
        return None
    return named_card(words)


class KnowSound(Struct, frozen=True):
    """The player says which of several sounds was heard."""

    sound: Sound
    choices: tuple[Sound, ...]

    def judge(self, line: str, intent: Intent, session: Session) -> Verdict:
        """Say what a line is."""
        chosen = self._chosen(line, session)
        if chosen is not None:
            return Verdict.RIGHT if chosen is self.sound else Verdict.WRONG
        return _not_asked(intent)

    def explain(self, line: str, intent: Intent, session: Session) -> Utterance | None:  # noqa: ARG002
        """Say which sound was chosen; Enter alone hears the sound again."""
        chosen = self._chosen(line, session)
        if chosen is not None:
            return session.format("lesson-other-sound", {"name": sound_name(chosen, session)})
        if not line.strip():
            return session.narrator.silence
        return session.format("lesson-no-sound", {"line": line.strip()})

    def _chosen(self, line: str, session: Session) -> Sound | None:
        """Return the sound that a line chooses, by its number or its name."""
        words = tokens(line)
        for number, sound in enumerate(self.choices, 1):
            name = tokens(sound_name(sound, session))
            if words and words in ((str(number),), name, name[1:]):
                return sound
        return None


def sound_name(sound: Sound, session: Session) -> str:
    """Return what a sound is called."""
    return session.narrator.catalogue.text(f"sound-{sound}")


def choices_told(choices: tuple[Sound, ...], session: Session) -> str:
    """Return the sounds to choose from, each with its number."""
    text = session.narrator.catalogue.text
    each = (
        text("lesson-sound-choice", number=number, name=sound_name(sound, session))
        for number, sound in enumerate(choices, 1)
    )
    return text("semicolon").join(each)


def dots_told(card: Card, session: Session) -> MessageFields:
    """Return the dots of a card's cells: ``1 2 3 5, 3 4 5 6, 1 5``."""
    cells = card_cells(card, session.settings.deck)
    return {"dots": ", ".join(map(_dots, cells)), "card": card}


def _dots(cell: str) -> str:
    bits = ord(cell) - ord(BLANK)
    return " ".join(str(dot) for dot in range(1, 9) if bits >> (dot - 1) & 1)
