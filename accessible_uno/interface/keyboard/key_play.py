"""Play by single keys: they go through the hand and the choices, ask, and enter commands.

A key does this while nothing is typed.  The card or the choice that the player has gone to is the
console's suggestion: Enter enters it as if it had been typed.  A colon begins a line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card
from accessible_uno.game.actions import PickCards
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.keys import EDITS, LINE_START, STEPS, KeyMap, key_name
from accessible_uno.interface.parse.cards import owes_colour
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.parse.lexicon import parse_reply_key
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Key, Reply
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import SingleKey
from accessible_uno.interface.verbs.possible_lines import PossibleLines
from accessible_uno.narration.utterance import BrailleParts
from accessible_uno.rules.shared.reports import CastVote
from accessible_uno.rules.shared.uno import Catch, SayUno
from accessible_uno.settings.values import Category, Walk

DONE: Final = SingleKey()
STEPPED: Final = SingleKey(steps=True)

_TEN: Final = 10
"""The number that the key 0 stands for."""

_ACTS: Final = (Command.DRAW, Command.PASS, Command.TAKE, Command.DOUBT)
"""What no key does while a card that is being played lacks its colour: it would be a mistake."""

_EnterMeaning: TypeAlias = tuple[object, ...]
"""What Enter alone would do; without anything in it, it would only ask again."""

_Choice: TypeAlias = tuple[BrailleParts, str]


class _Suggestion(Struct, frozen=True):
    """What the player has gone to.

    Attributes:
        line: what Enter enters.
        parts: how braille shows it.
        card: the card; ``None`` for a choice.
        enter_meaning: what Enter alone meant when the player came here.
        act_count: how much had happened then.
    """

    line: str
    parts: BrailleParts
    card: Card | None
    enter_meaning: _EnterMeaning
    act_count: int


class KeyPlay:
    """The single keys of one player.

    Args:
        session: the player's session.
        announcer: answers requests, and knows what Enter alone would do.
        acts: what keys do that need no line.
        conversation: answers them in their place while a question is asked.
        ring: rings the bell, at the end of the hand.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        acts: Mapping[str, Callable[[], None]],
        conversation: Conversation,
        ring: Callable[[], None],
    ) -> None:
        self._session = session
        self._announcer = announcer
        self._acts = acts
        self._conversation = conversation
        self._ring = ring
        self._lines = PossibleLines(session)
        self._suggestion: _Suggestion | None = None
        self._place = 0
        self._picked: list[Card] = []
        self.use_settings()

    def use_settings(self) -> None:
        """Use the keys that the settings ask for."""
        settings = self._session.settings
        self.keys = KeyMap(settings.locale, settings.own_keys)

    def acts_anywhere(self) -> dict[str, Callable[[], None]]:
        """Return what the keys do that work while a line is being typed."""
        return {key: partial(self._act, done) for key, done in self.keys.anywhere.items()}

    # Called by the console

    def press(self, key: str) -> SingleKey | None:
        """Do what a key does while nothing is typed; ``None`` where it is typed as usual."""
        session = self._session
        if not session.plays_by_keys or key == LINE_START:
            return None
        line = self._answer(key) if len(key) == 1 else None
        if line is not None:
            return SingleKey(line)
        done = self.keys.single.get(key) or self.keys.single.get(key.lower())
        if done is not None:
            return self._do(done)
        if key in EDITS:
            return self._drop_suggestion() or self._announce_edits_nothing(key)
        if len(key) > 1:
            return None
        if key.isdecimal():
            return self._go_to_number(key)
        if session.pending.confirmation:
            self._conversation.refuse_key()
            return DONE
        texts = session.narrator.catalogue
        listing = next(iter(self.keys.keys_of(Command.KEYS)), LINE_START)
        fields = {"key": key_name(key, texts), "keys": key_name(listing, texts)}
        session.announce("key-unused", fields, Category.HELP)
        return DONE

    def suggestion(self) -> str:
        """Return the line that Enter enters while nothing is typed."""
        found = self._suggestion
        if found is not None and not (self._session.plays_by_keys and self._fits(found)):
            self._suggestion = found = None
        return found.line if found is not None else ""

    def parts_of(self, line: str) -> BrailleParts:
        """Return how braille shows the suggestion, where ``line`` is that; else nothing."""
        found = self._suggestion
        return found.parts if found is not None and found.line == line else ()

    def take_line(self, line: str) -> str | None:
        """Return a line to carry out; ``None`` where more cards are to be picked first.

        Enter of a display's keyboard enters nothing by itself: it takes what a key has gone to.
        """
        line = line or self.suggestion()
        found = self._suggestion
        if line != self._word(Command.UNO):  # the card that it is said for is played next
            self._suggestion = None
        if found is None or found.card is None or line != found.line or self._wanted() < 2:
            self._picked.clear()
            return line.removeprefix(LINE_START) if self._session.settings.single_keys else line
        self._picked.append(found.card)
        missing = self._wanted() - len(self._picked)
        if missing:
            self._session.announce("key-picked", {"card": found.card, "count": missing})
            return None
        cards = " ".join(map(self._session.card_name, self._picked))
        self._picked.clear()
        return cards

    # What a key does

    def _answer(self, key: str) -> str | None:
        """Return the line that a letter answers a question with: yes, no, or a colour."""
        session, known = self._session, self._session.lexicon
        reply = parse_reply_key(key, session.settings.locale)
        if session.pending.confirmation:
            return known.replies.names[reply] if reply is not None else None
        context = session.context()
        if session.seat < 0:
            return None
        if CastVote(session.seat, True) in context.legal and reply is not None:
            return known.commands.names[Command.YES if reply is Reply.YES else Command.NO]
        half = session.pending.card
        if owes_colour(context) or (half is not None and not half.chooses):
            colour = known.colours.whole((key.lower(),))
            return known.colours.names[colour] if colour is not None else None
        return None

    def _do(self, done: str) -> SingleKey:
        if done in self._acts:
            self._act(done)
            return DONE
        if done in STEPS:
            return self._step(Key(done))
        if done == Key.UNO:
            return self._say_uno()
        if done == Key.JUMP:
            card = self._suggestion.card if self.suggestion() and self._suggestion else None
            word = self._session.jump_word
            return SingleKey(
                f"{word} {self._session.card_name(card)}" if card is not None else word
            )
        dropped = self._drop_suggestion() if done == Command.CANCEL else None
        return dropped or self._enter_command(done)

    def _act(self, done: str) -> None:
        """Do what needs no line; help and repetition are about a question that is asked."""
        asked = self._conversation.acts if self._session.pending.confirmation else {}
        (asked.get(done) or self._acts[done])()

    def _enter_command(self, done: str) -> SingleKey:
        """Enter a command, but no other act where a colour, or yes or no, is asked."""
        pending = self._session.pending
        if pending.card is not None and done in _ACTS:
            self._announcer.ask_again()
            return DONE
        if pending.confirmation:  # a key that is held down must not confirm what it asks
            if done == Command.CANCEL:
                return SingleKey(self._session.lexicon.replies.names[Reply.NO])
            self._conversation.refuse_key()
            return DONE
        return SingleKey(self._word(done))

    def _drop_suggestion(self) -> SingleKey | None:
        """Leave the card or the choice that the player has gone to; ``None`` where there is none.

        Returns:
            what the key did.
        """
        if not self.suggestion():
            return None
        self._suggestion = None
        self._session.announce("key-dropped", category=Category.HELP)
        return DONE

    def _announce_edits_nothing(self, key: str) -> SingleKey:
        """Say that a key that edits lines has none to edit."""
        name = key_name(key, self._session.narrator.catalogue)
        self._session.announce("key-edits", {"key": name}, Category.HELP)
        return DONE

    def _say_uno(self) -> SingleKey:
        """Say UNO, or point out somebody who has not said it."""
        session = self._session
        if session.seat >= 0 and SayUno(session.seat) in session.legal:
            return SingleKey(self._word(Command.UNO))
        for act in session.legal if session.seat >= 0 else ():
            if isinstance(act, Catch):
                name = session.table.names[act.culprit]
                return SingleKey(f"{self._word(Command.CATCH)} {name}")
        return SingleKey(self._word(Command.UNO))

    # Going from card to card, and from choice to choice

    def _step(self, key: Key) -> SingleKey:
        choices = self._lines.answers()
        if key in (Key.CHOICE_PREVIOUS, Key.CHOICE_NEXT):
            choices = list(self._lines.choices())
            if not choices:
                self._session.announce("unclear-choice", {"choices": "none"})
                return DONE
        if choices:
            here = [line for _, line in choices].index
            at = here(self.suggestion()) if self._is_among(choices) else None
            return self._suggest_choice(choices[self._next(key, at, len(choices), 0)])
        cards = self._cards()
        if not cards:
            self._announcer.queries.answer(Query.HAND)
            return DONE
        at = self._place_of_suggestion(cards)
        drawn = self._session.view.drawn
        if isinstance(self._session.view.question, Drawn) and drawn in cards:
            self._place = cards.index(drawn) if at is None else self._place
        self._place = self._next(key, at, len(cards), self._place)
        return self._suggest_card(cards[self._place])

    def _next(self, key: Key, at: int | None, count: int, start: int) -> int:
        """Return the next place; from nowhere, the one where the player has been before."""
        if key in (Key.CARD_FIRST, Key.CARD_LAST):
            return 0 if key is Key.CARD_FIRST else count - 1
        if at is None:
            return min(start, count - 1)
        ahead = key in (Key.CARD_NEXT, Key.CHOICE_NEXT)
        wanted = at + (1 if ahead else -1)
        if not 0 <= wanted < count:
            self._ring()
        return min(max(wanted, 0), count - 1)

    def _go_to_number(self, key: str) -> SingleKey:
        """Go to the card of this number, or to the choice where something else is asked."""
        number = int(key) or _TEN
        choices = self._lines.answers()
        cards = self._cards()
        count = len(choices or cards)
        if number > count:
            kind = "key-number-choice" if choices else "key-number"
            self._session.announce(kind, {"key": key, "number": number, "count": count})
            return DONE
        if choices:
            return self._suggest_choice(choices[number - 1])
        self._place = number - 1
        return self._suggest_card(cards[self._place])

    def _cards(self) -> list[Card]:
        """Return the hand in the order of the steps, without cards that were picked."""
        session = self._session
        left = Counter(session.view.hand) - Counter(self._picked)
        hand = [held for held in session.view.hand if left[held] > 0]
        if session.settings.walk is not Walk.PLAYABLE or session.seat < 0:
            return hand
        goes = session.playable()
        return sorted(hand, key=lambda held: held not in goes)

    def _place_of_suggestion(self, cards: Sequence[Card]) -> int | None:
        """Return the place of the card that is suggested, the one of equal cards that it was."""
        card = self._suggestion.card if self.suggestion() and self._suggestion else None
        if card is None or card not in cards:
            return None
        same = self._place < len(cards) and cards[self._place] == card
        return self._place if same else cards.index(card)

    def _is_among(self, choices: Sequence[_Choice]) -> bool:
        return self.suggestion() in [line for _, line in choices]

    def _suggest_card(self, card: Card) -> SingleKey:
        return self._suggest(self._session.card_name(card), (card,), card)

    def _suggest_choice(self, choice: _Choice) -> SingleKey:
        parts, line = choice
        return self._suggest(line, parts, None)

    def _suggest(self, line: str, parts: BrailleParts, card: Card | None) -> SingleKey:
        meaning, count = self._enter_meaning(), self._session.act_count
        self._suggestion = _Suggestion(line, parts, card, meaning, count)
        self._announcer.echo.on_suggestion(line)
        return STEPPED

    def _fits(self, suggestion: _Suggestion) -> bool:
        """Return whether Enter may still enter what the player has gone to.

        It may not once Enter alone has another use, or after anything happened that may have
        ended a choice.
        """
        meaning = self._enter_meaning()
        if any(meaning) and meaning != suggestion.enter_meaning:
            return False
        if suggestion.card is None:
            return suggestion.act_count == self._session.act_count
        return suggestion.card in self._session.view.hand

    def _enter_meaning(self) -> _EnterMeaning:
        pending = self._session.pending
        return (
            pending.confirmation,
            pending.enter_message,
            pending.card,
            self._announcer.parts.has_more,
            self._announcer.offers.hold_bots(),
        )

    def _wanted(self) -> int:
        """Return how many cards are to be picked; 1 where none are."""
        session = self._session
        picks = session.asked and session.legal.taken(PickCards) is not None
        wanted: int = getattr(session.view.question, "count", 1) if picks else 1
        return wanted

    # Words

    def _word(self, command: str) -> str:
        names: Mapping[AnyCommand, str] = self._session.lexicon.commands.names
        return {str(each): name for each, name in names.items()}[command]
