"""What lies before the player: the table as seen from the seat, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.actions import Choose, DiscardCards, KeepCards, PickCards
from accessible_uno.game.base import Action, Event, Seat
from accessible_uno.game.events import RoundBegan
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import TURNS
from accessible_uno.interface.announce.categories import concerns, kind_of
from accessible_uno.interface.announce.messages import Hearing
from accessible_uno.interface.hand_order import as_liked, dealt_as_liked
from accessible_uno.interface.parse.choices import asked_to_choose, called, listed
from accessible_uno.interface.parse.context import Context, Half
from accessible_uno.interface.parse.intents import Filling
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.rule_words import word_for
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.settings import Settings
from accessible_uno.narration.arguments import Arguments, add_card, add_colour
from accessible_uno.narration.display_names import Wording
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.table import Clock, Table

AIMED: Final = (Face.TARGET_TWO, Face.TARGET_FOUR)
"""The cards that are laid against somebody; with others, something is done with somebody."""

_NOTHING: Filling = {}


class Desk:
    """Tells the player things in the language and the detail that they like.

    Attributes:
        table: the match.
        seat: the player's seat, or below 0.
        settings: how the player likes it.
        hearing: where tellings go.
        clock: counts the player's time; a stretch of 0 stops it, and without one it never runs.
        narrator: tells the game.
        wish: the colour named ahead for the next wild.
        half: a wild that waits for its colour.
        because: why what the player does now is against the rules, where they punish it at once.
        awaits_enter: the message that says what Enter alone does now; empty where it does nothing.
        acts: how often something has happened at the table so far.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        settings: Settings,
        hearing: Hearing,
        clock: Clock | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.settings = settings
        self.hearing = hearing
        self.clock = clock or Clock(table, lambda: 0.0, stretch=0)
        self.because: Utterance | None = None
        self.wish: Colour | None = None
        self.half: Half | None = None
        self.awaits_enter = ""
        self.acts = 0
        self.follow_settings()

    def follow_settings(self) -> None:
        """Speak the language, and with the detail, that the settings now ask for."""
        settings = self.settings
        names, pieces = self.table.names, self.table.game.pieces
        self.narrator = Narrator(
            settings.locale, names, self.seat, settings.verbosity, pieces=pieces
        )
        self.hearing.hushed = settings.hushed

    @property
    def view(self) -> View:
        """What the player sees, the hand in the order liked."""
        return as_liked(self.table.view(self.seat), self.settings.sort)

    @property
    def legal(self) -> Legal:
        """What the player may do."""
        return self.table.legal(self.seat)

    @property
    def asked(self) -> bool:
        """Whether the table waits for the player."""
        return self.seat >= 0 and self.table.asked == self.seat

    @property
    def seconds(self) -> int:
        """How long the player has for a turn; 0 where there is no end of it."""
        given = self.table.game.time_limit(TURNS[self.seat]) if self.seat >= 0 else 0
        return round(given * self.clock.stretch)

    @property
    def jump_word(self) -> str:
        """What is typed to lay a card out of turn: the word that the rules in force call it by."""
        calls = {rule.key for rule in self.table.game.rules}
        return self.narrator.catalogue.text(
            "jump-word", rapido="yes" if "rapido" in calls else "no"
        )

    def context(self) -> Context:
        """Return what the next line is to be understood by."""
        view = self.view
        return Context(
            self.settings.locale,
            view,
            self.legal,
            self.table.names,
            view.hand,
            self.wish,
            self.half,
        )

    # Telling

    def sentence(self, message_id: str, filling: Filling = _NOTHING) -> Utterance | None:
        """Return a message of the catalogue as a telling; ``None`` where it says nothing."""
        return self.narrator.utter(message_id, lambda wording: filled(filling, wording))

    def tell(self, message_id: str, filling: Filling = _NOTHING, kind: Kind = Kind.ANSWER) -> None:
        """Tell a message of the catalogue."""
        self.pass_on(self.sentence(message_id, filling), kind=kind)

    def pass_on(self, *utterances: Utterance | None, kind: Kind = Kind.ANSWER) -> None:
        """Tell what there is to tell."""
        for utterance in utterances:
            if utterance is not None:
                self.hearing.tell(utterance, kind)

    def in_one_breath(self, *utterances: Utterance | None, hint: Utterance | None = None) -> None:
        """Tell several sentences as one; a ``hint`` behind them, unless hints are left out."""
        if hint is not None and Kind.HINT in self.hearing.hushed:
            self.hearing.tell(hint, Kind.HINT)
        else:
            utterances = (*utterances, hint)
        told = [each for each in utterances if each is not None]
        if told:
            text = " ".join(each.text for each in told)
            sounds = tuple(cue for each in told for cue in each.sounds)
            self.hearing.tell(Utterance(text, told[0].locale, sounds=sounds))

    def events(self, events: Sequence[Event]) -> None:
        """Tell what happened."""
        self.acts += 1
        if self.because is not None:
            self.hearing.tell(self.because, Kind.GAME, always=True)
        self.because = None
        whole = self._begins_or_ends_a_round(events)
        for told, group in self.narrator.told(dealt_as_liked(events, self.settings.sort)):
            always = whole or concerns(group, self.seat)
            self.hearing.tell(told, kind_of(group), always=always)

    def _begins_or_ends_a_round(self, events: Sequence[Event]) -> bool:
        begins = any(isinstance(event, RoundBegan) for event in events)
        return begins or self.table.between_rounds or self.table.over

    def asks_half(self, half: Half) -> Utterance | None:
        """Return the question for what is still to come with a card."""
        if not half.chooses:
            return self.sentence("ask-colour", {"card": half.card})
        allowed = self.legal.choices(half.card)
        choices = listed(allowed, lexicons(self.settings.locale), self.context())
        if half.card.face in AIMED:
            kind = "ask-victim"
        else:
            kind = "ask-player" if any(isinstance(each, int) for each in allowed) else "ask-side"
        return self.sentence(kind, {"card": half.card, "choices": choices})

    def choices_open(self) -> str:
        """Name what the player is asked to choose from; nothing where cards may be named instead,
        and when it is no such question."""
        if self.legal.takes(KeepCards) or self.legal.takes(DiscardCards):
            return ""
        context = self.context()
        return listed(asked_to_choose(context), lexicons(self.settings.locale), context)

    def sample(self) -> Utterance | None:
        """Name an answer to the question that is put, as the player would type it."""
        act = self.legal.default()
        known = lexicons(self.settings.locale)
        match act:
            case Choose(what=what):
                answer = called(what, known, self.context())
            case PickCards(cards=cards):
                answer = self.narrator.wording.cards(cards)
            case Action() if word := word_for(act, known):
                if [each for each in self.legal if each.answers_question] == [act]:
                    return self.sentence("offer-word", {"answer": word})
                answer = word
            case _:
                return None
        return self.sentence("offer-answer-so", {"answer": answer})

    def question(self) -> Utterance | None:
        """Return the question that is put, with the choices where it does not name them itself."""
        asked = self.narrator.prompt(self.view)
        choices = self.choices_open()
        each = choices.split(", ")
        if asked is None or (each[0] in asked.text and each[-1] in asked.text):
            return asked
        named = self.sentence("unclear-choice", {"choices": choices})
        return replace(asked, text=f"{asked.text} {named.text}") if named else asked

    def enter(self) -> Utterance | None:
        """Say what Enter alone does, where the game waits for it."""
        return self.sentence(self.awaits_enter) if self.awaits_enter else None

    def prompt(self, kind: Kind = Kind.ANSWER) -> None:
        """Ask the player what the table asks: by itself, ``Kind.QUESTION``, or once more."""
        if self.half is not None:
            self.pass_on(self.asks_half(self.half), kind=kind)
        else:
            self.pass_on(self.question(), kind=kind)


def filled(filling: Filling, wording: Wording) -> Arguments:
    """Return message arguments: cards and colours by their names, the rest as it is."""
    arguments: Arguments = {}
    for name, each in filling.items():
        if isinstance(each, Card):
            add_card(arguments, name, each, wording)
        elif isinstance(each, Colour):
            add_colour(arguments, name, each, wording)
        else:
            arguments[name] = each
    return arguments
