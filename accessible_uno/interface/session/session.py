"""One player's session: the view of the table, the legal moves, and what is announced."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import RoundBegan
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import TURNS
from accessible_uno.interface.keys import KeyMap, key_name
from accessible_uno.interface.parse.cards import parse_card_words
from accessible_uno.interface.parse.intents import HalfTypedCard, LineContext, MessageFields
from accessible_uno.interface.parse.lexicon import (
    Lexicon,
    Lexicons,
    OwnWords,
    lexicons,
    parse_bare_command,
)
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Key, Reply
from accessible_uno.interface.session.event_facts import (
    TopTold,
    category_of,
    concerns,
    with_sorted_deals,
    with_sorted_hand,
)
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.narration.answers import Answers
from accessible_uno.narration.arguments import Arguments, plain_arguments, playable_cards
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, Verbosity, joined
from accessible_uno.rules.shared.jump_in import jump_word
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category, Sort
from accessible_uno.table import Clock, SeenTable

if TYPE_CHECKING:
    from accessible_uno.narration.arguments import Arguments
    from accessible_uno.settings.value_types import OwnNames


_QUOTED: Final = r"[“«]\u00a0?([^“”«»]+?)\u00a0?[”»]"

_TYPED: Final = frozenset({"line", "rest", "words", "typed", "value", "text", "taken", "voice"})
"""Variables that hold what somebody has typed: it is quoted, but is not told to be typed."""

_ABOUT_A_LINE: Final = ("unclear-", "word-", "no-such-act")
"""How messages about what was typed begin: there all variables hold that, but the command."""

_DONE_BY: Final[dict[AnyCommand, str]] = {Command.CATCH: Key.UNO}
"""Commands that the key of something else does as well."""

_REPLIES: Final[dict[AnyCommand, Reply]] = {Command.YES: Reply.YES, Command.NO: Reply.NO}
"""Commands that a letter gives where they are asked for."""


def has_quotes(text: str) -> bool:
    """Return whether a text quotes anything."""
    return "“" in text or "«" in text


class TypedLines:
    """Puts the lines that texts tell to type into the form that single keys need.

    Args:
        locale: the language of the texts.
        own_keys: the player's own keys.
        known: the words of every language, the player's own language and words first.
    """

    def __init__(self, locale: str, own_keys: OwnNames, known: Lexicons) -> None:
        self._texts = Catalogue(locale)
        self._keys = KeyMap(locale, own_keys)
        self._known = known

    def rewrite(self, message_id: str, text: str, arguments: Arguments) -> str:
        """Return the text of a message, as it is true where single keys play."""
        is_about_a_line = message_id.startswith(_ABOUT_A_LINE)
        values = {name: value for name, (_, value) in arguments.items()}
        command = values.pop("command", "")
        typed = {value for name, value in values.items() if is_about_a_line or name in _TYPED}

        def rewritten(found: re.Match[str]) -> str:
            line = found[1]
            if line in typed:
                return found[0]
            said = self._after_colon(line) if line == command else self._said(line)
            return _as_begins(text[: found.start()], said) if said else found[0]

        return re.sub(_QUOTED, rewritten, text)

    def _said(self, line: str) -> str:
        """Return how a line is typed; empty where it is none, or only a part of one."""
        words = tokens(line)
        for each in self._known:
            command = each.commands.whole(words)
            key = self._key_of(command) if command is not None else None
            if key is not None:
                return key_name(key, self._texts)
        return self._after_colon(line)

    def _after_colon(self, line: str) -> str:
        is_line = self._is_line(tokens(line))
        return self._texts.text("typed-line", line=line) if is_line else ""

    def _key_of(self, command: AnyCommand) -> str | None:
        """Return the single key that does what a command does, or answers what it answers."""
        if command in _REPLIES:
            reply, phrases = _REPLIES[command], self._known[0].replies.phrases()
            letters = (words[0] for words, meaning in phrases if meaning is reply)
            return next((letter for letter in letters if len(letter) == 1), None)
        done = _DONE_BY.get(command, str(command))
        return next((key for key, does in self._keys.single.items() if does == done), None)

    def _is_line(self, words: Tokens) -> bool:
        begins = (each.commands.at(words) or each.identities.at(words) for each in self._known)
        card = parse_card_words(words, self._known, abbreviated=False)
        return any(begins) or (card is not None and card.complete)


def _as_begins(before: str, said: str) -> str:
    """Return words with a capital where a sentence begins with them."""
    begins = not before.strip() or before.rstrip()[-1] in ".!?"
    return said[0].upper() + said[1:] if begins else said


class Pending(Struct):
    """The state of the input between two lines.

    Attributes:
        card: a card typed without its colour, or without the player it is for.
        wish: the colour named in advance for the next wild.
        confirmation: the question that only yes or no answers, ``"quit"`` or ``"abandon"``; empty
            when there is none.
        enter_message: id of the message that says what Enter alone does; empty where Enter alone
            asks the question again.
        reads_on: whether Enter alone goes on with a long answer.
        proposed: the line that may have been meant by the last one, which was not understood.
        digit: the digit in the last one, of which it was asked whether it is a card or a place.
        either: what to type for the two cards that were named then; empty where there are more.
        penalty_reason: why the action being done is against the rules, where the rules punish it
            at once instead of refusing it.
    """

    card: HalfTypedCard | None = None
    wish: Colour | None = None
    confirmation: str = ""
    enter_message: str = ""
    reads_on: bool = False
    proposed: str = ""
    digit: str = ""
    either: tuple[str, ...] = ()
    penalty_reason: Utterance | None = None

    @property
    def awaits_enter(self) -> bool:
        """Whether Enter alone continues the game."""
        return bool(self.enter_message)

    def begin_action(self, penalty_reason: Utterance | None) -> Pending:
        """Take what is pending as complete; return what :meth:`restore` needs if it is refused."""
        before = replace(self)
        self.card = None
        self.penalty_reason = penalty_reason
        return before

    def restore(self, before: Pending) -> None:
        """Make the card and the wish pending again: the action was refused."""
        self.card, self.wish = before.card, before.wish
        self.penalty_reason = None

    def take_penalty_reason(self) -> Utterance | None:
        """Return the reason for a penalty, once."""
        reason, self.penalty_reason = self.penalty_reason, None
        return reason


NO_FIELDS: Final[MessageFields] = {}


class Session:
    """The state of one player or one onlooker, shared by the parts of the interface.

    Messages are announced in the player's language and at the player's level of detail.

    Attributes:
        table: the match.
        seat: the player's seat; below 0 for an onlooker.
        settings: the player's settings.
        log: hands messages to the voices and stores them.
        clock: counts the player's time; a stretch of 0 stops it.
        pending: what the player has begun and not completed.
        act_count: how many groups of events have been announced.
        top_told: which card on top was told last.
        talks: whether there is a room that the player may talk to.
        reads_keys: whether single keys can be read: not from a pipe, nor where somebody says who
            they are.
        takes_enter: whether the player can answer with Enter alone.
    """

    takes_enter = True

    def __init__(
        self,
        table: SeenTable,
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
        self.pending = Pending()
        self.act_count = 0
        self._faces = frozenset(held.face for held in table.rules.deck)
        self.top_told = TopTold()
        self.talks = False
        self.reads_keys = False
        self.on_settings_changed()

    def on_settings_changed(self) -> None:
        """Use the language, the level of detail and the muted categories of the settings."""
        for made in ("narrator", "answers"):
            vars(self).pop(made, None)
        self.log.muted = self.settings.muted_categories

    @cached_property
    def narrator(self) -> Narrator:
        """Formats events, questions and refusals."""
        settings, table = self.settings, self.table
        made = Narrator(
            *(settings.locale, table.names, self.seat, settings.verbosity),
            pieces=table.rules.pieces,
        )
        made.moment = self.act_count
        if self.takes_enter:  # nobody plays by keys elsewhere
            made.as_typed = self._as_typed
        made.takes_enter = self.takes_enter
        return made

    @cached_property
    def answers(self) -> Answers:
        """Formats answers to questions about the table."""
        return Answers(self.narrator)

    # What the player sees and may do

    @property
    def view(self) -> View:
        """What the player sees, with the hand in the player's order."""
        view, sort = self.table.view(self.seat), self.settings.sort
        return view if sort is Sort.RECEIVED else with_sorted_hand(view, sort)

    @property
    def legal(self) -> Legal:
        """What the player may do."""
        return self.table.legal(self.seat)

    @property
    def asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.seat >= 0 and self.table.asked == self.seat

    @property
    def turn_seconds(self) -> int:
        """Seconds that the player has for a turn; 0 where there is no limit."""
        given = self.table.rules.time_limit(TURNS[self.seat]) if self.seat >= 0 else 0
        return round(given * self.clock.stretch)

    @property
    def jump_word(self) -> str:
        """The word that plays a card out of turn: the player's own, or that of the active rules."""
        if Command.JUMP in self.settings.own_words:
            return self.settings.own_words[Command.JUMP][0]
        rule = jump_word(self.table.rules.rules)
        return self.narrator.catalogue.text("jump-word", rule=rule)

    @property
    def plays_by_keys(self) -> bool:
        """Whether single keys do something while nothing is typed."""
        return self.reads_keys and self.settings.single_keys

    def playable(self) -> frozenset[Card]:
        """Return the cards that may be laid now, or that match where others are asked."""
        if self.seat < 0:
            return frozenset()
        return frozenset(self.legal.cards() if self.asked else playable_cards(self.view))

    def context(self, *, reads_back: bool = False) -> LineContext:
        """Return what the parser needs to understand the next line.

        ``reads_back``: the player goes through past messages.
        """
        view = self.view
        return LineContext(
            self.settings.locale,
            view,
            self.legal,
            self.table.names,
            view.hand,
            self.pending.wish,
            self.pending.card,
            self._faces,
            self.table.rules.pieces,
            self._own_words,
            self.talks,
            self.pending.awaits_enter,
            reads_back,
        )

    @property
    def known(self) -> Lexicons:
        """The words of every language, the player's own language and words first."""
        return lexicons(self.settings.locale, self.table.rules.pieces, self._own_words)

    @property
    def lexicon(self) -> Lexicon:
        """The words of the player's own language, and the player's own words."""
        return self.known[0]

    def command_word(self, command: AnyCommand) -> str:
        """Return the word that stands for a command in the player's language."""
        names: Mapping[AnyCommand, str] = self.lexicon.commands.names
        return names[command]

    def card_name(self, card: Card) -> str:
        """Return a card as the player says it."""
        return self.narrator.display_names.card(card)

    def bare_command(self, line: str) -> AnyCommand | None:
        """Return the command that ``line`` names and nothing else."""
        return parse_bare_command(line, self.settings.locale, self._own_words)

    @property
    def _own_words(self) -> OwnWords:
        return tuple(sorted(self.settings.own_words.items()))

    # Messages

    def as_typed(self, text: str, quoted: str = "") -> str:
        """Return a text of the catalogue as it is true for one who plays by single keys.

        What it quotes of the player's own words stays as it is.
        """
        return self._as_typed("", text, plain_arguments({"typed": quoted}))

    def _as_typed(self, message_id: str, text: str, arguments: Arguments) -> str:
        """Return the text of a message in the same way, but what it quotes of a typed line."""
        if not self.plays_by_keys or not has_quotes(text):
            return text
        settings = self.settings
        lines = TypedLines(settings.locale, settings.own_keys, self.known)
        return lines.rewrite(message_id, text, arguments)

    def format(self, message_id: str, fields: MessageFields = NO_FIELDS) -> Utterance | None:
        """Return a message of the catalogue; ``None`` where its text is empty."""
        return self.narrator.format(message_id, plain_arguments(fields))

    def announce(
        self,
        message_id: str,
        fields: MessageFields = NO_FIELDS,
        category: Category = Category.ANSWER,
    ) -> None:
        """Announce a message of the catalogue."""
        self.announce_utterances(self.format(message_id, fields), category=category)

    def announce_utterances(
        self, *utterances: Utterance | None, category: Category = Category.ANSWER
    ) -> None:
        """Announce each utterance that is not ``None``."""
        for utterance in utterances:
            if utterance is not None:
                self.log.announce(utterance, category)

    def announce_together(
        self, *utterances: Utterance | None, hint: Utterance | None = None
    ) -> None:
        """Announce several sentences as one message, with the ``hint`` last.

        A hint whose category is muted goes to the log alone, as a message of its own.
        """
        if hint is not None and Category.HINT in self.log.muted:
            self.log.announce(hint, Category.HINT)
        else:
            utterances = (*utterances, hint)
        parts = [each for each in utterances if each is not None]
        if parts:
            self.log.announce(joined(*parts))

    def announce_events(self, events: Sequence[Event]) -> bool:
        """Announce what happened, after the reason for a penalty; return whether it was heard."""
        self.act_count += 1
        self.narrator.moment = self.act_count
        count = self.log.heard_count
        reason = self.pending.take_penalty_reason()
        if reason is not None:
            self.log.announce(reason, Category.GAME, always=True)
        whole = self._is_start_or_end_of_round(events)
        in_order = with_sorted_deals(events, self.settings.sort)
        narrator, view = self.narrator, self.table.view(self.seat)
        narrator.told_colour = self.top_told.colour if narrator.takes_enter else None
        narrator.joins_acts = self.joins_acts
        for utterance, group in narrator.narrate_groups(in_order):
            always = whole or concerns(group, self.seat)
            heard = self.log.announce(utterance, category_of(group), always=always)
            if heard:
                self.top_told.note(group, view, self.log.heard_count)
            else:
                self.top_told.miss(view)
                narrator.told_colour = None
        return self.log.heard_count > count

    def has_offers(self, view: View) -> bool:
        """Whether the player may do something now without being asked."""
        return self.seat >= 0 and bool(view.offers)

    @property
    def joins_acts(self) -> bool:
        """Whether what others do one after the other is told in one sentence.

        Not at full detail, where each speaks with a voice of its own, nor in a chat room.
        """
        is_full = self.narrator.verbosity is Verbosity.FULL
        return self.narrator.takes_enter and not (is_full or self.settings.player_voices)

    def joins_next(self, events: Sequence[Event], seat: Seat) -> bool:
        """Whether events may be told in one sentence with what ``seat`` does next."""
        self.narrator.joins_acts = self.joins_acts
        muted = Category.DRAWING in self.log.muted or Category.GAME in self.log.muted
        return not muted and self.narrator.joins_next(events, seat)

    def _is_start_or_end_of_round(self, events: Sequence[Event]) -> bool:
        starts = RoundBegan in map(type, events)
        return starts or self.table.between_rounds or self.table.over
