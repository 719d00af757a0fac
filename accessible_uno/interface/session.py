"""What lies before the player: the table as seen from the seat, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from accessible_uno.cards import Colour, Face
from accessible_uno.game.actions import Choose, DiscardCards, KeepCards, PickCards
from accessible_uno.game.base import Action, Event, Seat
from accessible_uno.game.events import RoundBegan
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import TURNS
from accessible_uno.interface.announce.categories import category_of, concerns
from accessible_uno.interface.announce.messages import MessageLog
from accessible_uno.interface.hand_order import with_sorted_deals, with_sorted_hand
from accessible_uno.interface.parse.choices import choice_name, choice_names, open_choices
from accessible_uno.interface.parse.context import HalfTypedCard, LineContext
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.rule_words import command_word
from accessible_uno.narration.answers import Answers
from accessible_uno.narration.arguments import plain_arguments
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category
from accessible_uno.table import Clock, Table

AIMED: Final = (Face.TARGET_TWO, Face.TARGET_FOUR)
"""The cards that are laid against somebody; with others, something is done with somebody."""

_NOTHING: MessageFields = {}


class Session:
    """Tells the player things in the language and the detail that they like.

    Attributes:
        table: the match.
        seat: the player's seat, or below 0.
        settings: how the player likes it.
        log: where tellings go.
        clock: counts the player's time; a stretch of 0 stops it, and without one it never runs.
        narrator: tells the game.
        answers: what the player may ask.
        wish: the colour named ahead for the next wild.
        half: a wild that waits for its colour.
        because: why what the player does now is against the rules, where they punish it at once.
        awaits_enter: the message that says what Enter alone does now; empty where it does nothing.
        act_count: how often something has happened at the table so far.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        settings: Settings,
        log: MessageLog,
        clock: Clock | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        self.settings = settings
        self.log = log
        self.clock = clock or Clock(table, lambda: 0.0, stretch=0)
        self.because: Utterance | None = None
        self.wish: Colour | None = None
        self.half: HalfTypedCard | None = None
        self.awaits_enter = ""
        self.act_count = 0
        self.on_settings_changed()

    def on_settings_changed(self) -> None:
        """Speak the language, and with the detail, that the settings now ask for."""
        settings = self.settings
        names, pieces = self.table.names, self.table.rules.pieces
        self.narrator = Narrator(
            settings.locale, names, self.seat, settings.verbosity, pieces=pieces
        )
        self.answers = Answers(self.narrator)
        self.log.muted = settings.hushed

    @property
    def view(self) -> View:
        """What the player sees, the hand in the order liked."""
        return with_sorted_hand(self.table.view(self.seat), self.settings.sort)

    @property
    def legal(self) -> Legal:
        """What the player may do."""
        return self.table.legal(self.seat)

    @property
    def asked(self) -> bool:
        """Whether the table waits for the player."""
        return self.seat >= 0 and self.table.asked == self.seat

    @property
    def turn_seconds(self) -> int:
        """How long the player has for a turn; 0 where there is no end of it."""
        given = self.table.rules.time_limit(TURNS[self.seat]) if self.seat >= 0 else 0
        return round(given * self.clock.stretch)

    @property
    def jump_word(self) -> str:
        """What is typed to lay a card out of turn: the word that the rules in force call it by."""
        calls = {rule.key for rule in self.table.rules.rules}
        return self.narrator.catalogue.text(
            "jump-word", rapido="yes" if "rapido" in calls else "no"
        )

    def context(self) -> LineContext:
        """Return what the next line is to be understood by."""
        view = self.view
        return LineContext(
            self.settings.locale,
            view,
            self.legal,
            self.table.names,
            view.hand,
            self.wish,
            self.half,
        )

    # Telling

    def format(self, message_id: str, fields: MessageFields = _NOTHING) -> Utterance | None:
        """Return a message of the catalogue as a telling; ``None`` where it says nothing."""
        return self.narrator.format(message_id, plain_arguments(fields))

    def announce(
        self,
        message_id: str,
        fields: MessageFields = _NOTHING,
        category: Category = Category.ANSWER,
    ) -> None:
        """Tell a message of the catalogue."""
        self.announce_utterances(self.format(message_id, fields), category=category)

    def announce_utterances(
        self, *utterances: Utterance | None, category: Category = Category.ANSWER
    ) -> None:
        """Tell what there is to tell."""
        for utterance in utterances:
            if utterance is not None:
                self.log.announce(utterance, category)

    def announce_together(
        self, *utterances: Utterance | None, hint: Utterance | None = None
    ) -> None:
        """Tell several sentences as one; a ``hint`` behind them, unless hints are left out."""
        if hint is not None and Category.HINT in self.log.muted:
            self.log.announce(hint, Category.HINT)
        else:
            utterances = (*utterances, hint)
        told = [each for each in utterances if each is not None]
        if told:
            text = " ".join(each.text for each in told)
            sounds = tuple(cue for each in told for cue in each.sounds)
            self.log.announce(Utterance(text, told[0].locale, sounds=sounds))

    def announce_events(self, events: Sequence[Event]) -> None:
        """Tell what happened."""
        self.act_count += 1
        if self.because is not None:
            self.log.announce(self.because, Category.GAME, always=True)
        self.because = None
        whole = self._begins_or_ends_a_round(events)
        for told, group in self.narrator.narrate_groups(
            with_sorted_deals(events, self.settings.sort)
        ):
            always = whole or concerns(group, self.seat)
            self.log.announce(told, category_of(group), always=always)

    def _begins_or_ends_a_round(self, events: Sequence[Event]) -> bool:
        begins = any(isinstance(event, RoundBegan) for event in events)
        return begins or self.table.between_rounds or self.table.over

    def format_card_question(self, half: HalfTypedCard) -> Utterance | None:
        """Return the question for what is still to come with a card."""
        if not half.chooses:
            return self.format("ask-colour", {"card": half.card})
        allowed = self.legal.choices(half.card)
        choices = choice_names(allowed, lexicons(self.settings.locale), self.context())
        if half.card.face in AIMED:
            kind = "ask-victim"
        else:
            kind = "ask-player" if any(isinstance(each, int) for each in allowed) else "ask-side"
        return self.format(kind, {"card": half.card, "choices": choices})

    def open_choice_names(self) -> str:
        """Name what the player is asked to choose from; nothing where cards may be named instead,
        and when it is no such question."""
        if self.legal.takes(KeepCards) or self.legal.takes(DiscardCards):
            return ""
        context = self.context()
        return choice_names(open_choices(context), lexicons(self.settings.locale), context)

    def format_sample_answer(self) -> Utterance | None:
        """Name an answer to the question that is put, as the player would type it."""
        act = self.legal.default()
        known = lexicons(self.settings.locale)
        match act:
            case Choose(what=what):
                answer = choice_name(what, known, self.context())
            case PickCards(cards=cards):
                answer = self.narrator.display_names.cards(cards)
            case Action() if word := command_word(act, known):
                if [each for each in self.legal if each.answers_question] == [act]:
                    return self.format("offer-word", {"answer": word})
                answer = word
            case _:
                return None
        return self.format("offer-answer-so", {"answer": answer})

    def format_question(self) -> Utterance | None:
        """Return the question that is put, with the choices where it does not name them itself."""
        asked = self.narrator.prompt(self.view)
        choices = self.open_choice_names()
        each = choices.split(", ")
        if asked is None or (each[0] in asked.text and each[-1] in asked.text):
            return asked
        named = self.format("unclear-choice", {"choices": choices})
        return replace(asked, text=f"{asked.text} {named.text}") if named else asked

    def format_enter_action(self) -> Utterance | None:
        """Say what Enter alone does, where the game waits for it."""
        return self.format(self.awaits_enter) if self.awaits_enter else None

    def ask_question(self, category: Category = Category.ANSWER) -> None:
        """Ask the player what the table asks: by itself, ``Category.QUESTION``, or once more."""
        if self.half is not None:
            self.announce_utterances(self.format_card_question(self.half), category=category)
        else:
            self.announce_utterances(self.format_question(), category=category)
