"""The loop that reads the player's lines, one after the other, and carries each one out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.reader import Reader
from accessible_uno.interface.controls.controls import Controls
from accessible_uno.interface.controls.match_controls import QuitDialog
from accessible_uno.interface.controls.pacing import TurnTimer
from accessible_uno.interface.keyboard.key_play import KeyPlay
from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    LAST_AGAIN,
    Act,
    HistoryPlace,
    Intent,
    Query,
    RecallMessages,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Command, Key
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted
from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.sitting import PAUSED, Outcome
from accessible_uno.interface.verbs.verb import VerbPlace
from accessible_uno.settings import schema
from accessible_uno.settings.values import Category

_RECALLS: Final = {
    Key.REPEAT: HistoryPlace.LATEST,
    Key.PREVIOUS: HistoryPlace.PREVIOUS,
    Key.NEXT: HistoryPlace.NEXT,
    Key.FIRST: HistoryPlace.FIRST,
    Key.LAST: HistoryPlace.LAST,
}
_NEXT_MESSAGE: Final = Said(Command.NEXT, (RecallMessages(HistoryPlace.NEXT),))
_QUERIES: Final = {query.value for query in Query}
"""What the keys ask for that are called as a question is."""

WARM_UP_DELAY: Final = 0.05
"""Seconds from the first prompt until the command words are read and sounds start."""

OVER: Final = "match-over-enter"
OVER_REMATCH: Final = "match-over-rematch"
"""The messages that say what Enter does at the end of a match."""


def _nothing() -> None: ...


class PlayerLeft(Exception):
    """The player has confirmed that they leave."""


class LineTaker(Protocol):
    """Takes lines that are not for the seat that has the keyboard."""

    @property
    def done(self) -> bool:
        """Whether the keyboard is somebody else's now, and so is the next line."""

    def understands(self, line: str) -> bool:
        """Return whether :meth:`take` would carry the line out; nothing is done."""

    def take(self, line: str) -> bool:
        """Carry the line out, or answer it; return ``False`` where it is for the seat.

        An empty line comes here too, unless a long answer goes on with it.
        """


class InputLoop:
    """Reads lines for one player or one onlooker.

    Args:
        session: the player's session.
        console: where lines come from.
        announcer: answers requests; its offers may be dismissed by a line from a pipe.
        controls: changes settings.
        timer: counts the player's time.
        options: whether a person types, how the game is saved, and who looks at each line first.

    Attributes:
        taker: takes some lines before all else; ``None`` where every line is of this session.
        on_command: called before a line or a key is answered.
        key_play: plays by single keys.
        reader: reads the lines.
        conversation: asks before the player leaves or gives up.
        quit_dialog: what it asks then, and whether another match is wanted.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        announcer: Announcer,
        controls: Controls,
        timer: TurnTimer,
        options: GameOptions,
    ) -> None:
        self._session = session
        self.reader = Reader(
            console,
            session.log,
            session.settings,
            enter_may_silence=options.interactive,
            say=session.announce,
        )
        self.conversation = Conversation(self.reader, in_game=True)
        self.quit_dialog = QuitDialog(session, options, self.conversation, announcer.ask_again)
        self._sitting = KeyboardSitting(
            *(session, announcer, options, VERBS, controls, timer, self.quit_dialog)
        )
        acts = {
            key: partial(self._answer_key, act) for key, act in _key_acts(self._sitting).items()
        }
        self.key_play = KeyPlay(session, announcer, acts, self.conversation, console.bell)
        self._coach = options.coach
        self._announcer = announcer
        self._offers = announcer.offers
        self._interactive = options.interactive
        self._series = options.series
        self._line_done = asyncio.Event()
        self._hung_up = False
        self.taker: LineTaker | None = None
        self.on_command: Callable[[], None] = _nothing
        self._takers: tuple[Callable[[str], bool], ...] = (
            self._answer,
            self._read_on,
            self._take_for_others,
            self._resume,
            self._carry_out,
        )

    async def run(self) -> None:
        """Read lines until an exception ends the loop, or the keyboard is somebody else's.

        Raises:
            PlayerLeft: the player has confirmed that they leave.
            EOFError: no more lines will come.
        """
        asyncio.get_running_loop().call_later(WARM_UP_DELAY, self._warm_up)
        while self.taker is None or not self.taker.done:
            await self._read_line()

    async def wait_for_line(self) -> None:
        """Wait until a line was typed and carried out.

        Where nobody sits at a terminal, read the line here; otherwise :meth:`run` reads it.

        Raises:
            PlayerLeft: the player has confirmed that they leave.
            EOFError: no more lines will come.
        """
        if self._interactive:
            self._line_done.clear()
            await self._line_done.wait()
        else:
            await self._read_line()

    def hang_up(self) -> None:
        """Let :meth:`check_line` say that nobody reads any more."""
        self._hung_up = True

    def check_line(self) -> None:
        """Find out whether anybody is still there, while no line is waited for.

        Raises:
            HungUp: what is told reaches nobody any more.
        """
        if self._hung_up:
            raise HungUp

    def wake(self) -> None:
        """End :meth:`wait_for_line`: something happened that no line has caused."""
        self._line_done.set()

    async def wait_for_enter(self, message_id: str) -> None:
        """Announce a message and wait for Enter alone; carry out any other line meanwhile."""
        pending = self._session.pending
        pending.enter_message = message_id
        self._session.announce(message_id)
        while pending.awaits_enter:
            await self.wait_for_line()

    async def end_match(self, *, waits: bool) -> None:
        """Announce what is worth telling of the match; where it ``waits``, take leave at Enter."""
        series = self._series
        if series is not None:
            wait = partial(self._session.announce, "results-wait", category=Category.GAME)
            for message_id, fields in await series.results(wait):
                self._session.announce(message_id, fields, Category.GAME)
        if waits:
            follows = self._interactive and series is not None
            await self.wait_for_enter(OVER_REMATCH if follows else OVER)
            self.quit_dialog.save_and_announce()

    def _warm_up(self) -> None:
        for voice in self._session.log.sounding_voices:
            voice.start()
        known = lexicons(self._session.settings.locale)
        for each in known:
            each.warm()
        grammar(known[0])

    async def _read_line(self) -> None:
        """Read a line and carry it out; Ctrl-C asks whether to quit, and again quits."""
        try:
            line = await self.reader.line(self._prompt)
        except Interrupted:
            if self._session.pending.confirmation:
                raise PlayerLeft from None
            self.quit_dialog.ask_to_quit()
        else:
            wanted = self.key_play.take_line(line)
            if wanted is not None:
                self._handle(wanted)
        self._line_done.set()

    def _answer_key(self, act: Callable[[], None]) -> None:
        self.on_command()
        act()

    def _prompt(self) -> str:
        pending = self._session.pending
        if pending.confirmation:
            return self.conversation.prompt()
        usual = "key" if self._session.plays_by_keys else "command"
        enter = "leave" if pending.enter_message in (OVER, OVER_REMATCH) else "enter"
        kind = enter if pending.awaits_enter else usual
        return self._session.narrator.catalogue.text(f"prompt-{kind}") + " "

    def _handle(self, line: str) -> None:
        """Hand a line from one taker to the next until one takes it."""
        self.on_command()
        session = self._session
        names, hand = session.narrator.display_names, session.view.hand
        printed = self.reader.in_print(line, self._rate, names, hand)
        if printed is not None:
            for take in self._takers:
                if take(printed):
                    break
            self._coach.after_line()

    def _rate(self, line: str) -> int:
        """Return how much sense a line makes: 2 where it can be carried out, 0 for none."""
        session = self._session
        if session.pending.confirmation:
            return self.conversation.rate(line)
        if self.taker is not None and self.taker.understands(line):
            return 2
        match self._sitting.understand(line):
            case Unclear():
                return 0
            case Act(action) if session.seat >= 0:
                return 1 if session.legal.why_not(action) else 2
            case _:
                return 2

    # The takers of a line, in their order; each returns whether it has taken it

    def _answer(self, line: str) -> bool:
        """Take a line as the answer to the question that is asked."""
        if not self._session.pending.confirmation:
            return False
        if self.quit_dialog.confirms(line):
            raise PlayerLeft
        return True

    def _read_on(self, line: str) -> bool:
        """Go on with a long answer at Enter, or at “next”, and back at “repeat”; else it ends."""
        parts = self._announcer.parts
        if parts.has_more and self._says_next(line) and parts.announce_next():
            return True
        repeats = parts.has_more and self._sitting.understand(line) == LAST_AGAIN
        if repeats and parts.announce_again():
            return True
        parts.stop()
        return False

    def _says_next(self, line: str) -> bool:
        if not line.strip():
            return True
        if self._sitting.place is VerbPlace.LESSON:
            return False  # there the word goes on to the next step
        known = self._session.narrator.catalogue.listed("more-parts-next")
        return tokens(line) in map(tokens, known)

    def _take_for_others(self, line: str) -> bool:
        """Take a line that is not for the seat that has the keyboard."""
        return self.taker is not None and self.taker.take(line)

    def _resume(self, line: str) -> bool:
        """Go on after a pause at Enter, or where a line says so."""
        if self._session.pending.enter_message != PAUSED:
            return False
        if line.strip() and not self._goes_on(self._sitting.understand(line)):
            return False
        self._sitting.resume()
        return True

    def _press_enter(self, line: str, meaning: Intent) -> bool:
        """Go on at Enter where the game waits for it.

        A line may say so too, but where Enter leaves: “another one” does not.
        """
        if not self._session.pending.awaits_enter or not self._goes_on(meaning):
            return False
        if line.strip() and self._session.table.over:
            return False
        self._session.pending.enter_message = ""
        return True

    def _goes_on(self, meaning: Intent) -> bool:
        """Return whether a line does what Enter does: “next”, too, where no message is next."""
        is_newest = not self._announcer.history.is_in_the_past
        return meaning == EMPTY_LINE or (meaning == _NEXT_MESSAGE and is_newest)

    def _carry_out(self, line: str) -> bool:
        """Carry out a line of the game, unless a lesson answers it or Enter alone goes on.

        A line about the game that uses no open offer has it repeated.  A line from a pipe dismisses
        it instead: a script that does not know of an offer would wait for it for ever.
        """
        meaning = self._sitting.understand(line)
        if self._coach.take_line(line, meaning) or self._press_enter(line, meaning):
            return True
        acts_before = self._session.act_count
        held_bots = self._offers.hold_bots()
        about_game = self._sitting.carry_out(line, meaning) is Outcome.PLAYED
        pending, acts = self._session.pending, self._session.act_count
        nothing_happened = acts == acts_before and not self._session.table.awaits_reply
        if held_bots and about_game and nothing_happened and self._offers.hold_bots():
            if not self._interactive:
                self._offers.dismiss()
            elif pending.card is None and not pending.awaits_enter:
                self._announcer.ask_again()
        if self.quit_dialog.wants_another:
            raise PlayerLeft
        return True


def _key_acts(sitting: KeyboardSitting) -> dict[str, Callable[[], None]]:
    """Return what each key does that needs no line; the line stays as it is."""
    announcer, controls = sitting.announcer, sitting.controls
    history = announcer.history

    def query(wanted: Query) -> None:
        history.leave()
        announcer.queries.answer(wanted)

    return {
        Key.HELP: sitting.help.announce_help,
        **{key: partial(history.recall, RecallMessages(place)) for key, place in _RECALLS.items()},
        Key.CATEGORY: lambda: history.step_category(1),
        Key.CATEGORY_BACK: lambda: history.step_category(-1),
        Key.MUTE: controls.toggle_mute,
        Key.VERBOSITY: lambda: controls.next_choice(schema.VERBOSITY),
        Key.SORT: lambda: controls.next_choice(schema.SORT),
        **{key: partial(query, Query(key.value)) for key in Key if key.value in _QUERIES},
    }
