"""The loop that reads the player's lines, one after the other, and carries each one out."""

from __future__ import annotations

import asyncio
from typing import Final

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.game_setup import GameOptions
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.input.dispatcher import PAUSED, LineDispatcher
from accessible_uno.interface.input.key_acts import key_acts
from accessible_uno.interface.input.key_controls import KeyControls
from accessible_uno.interface.input.key_play import KeyPlay
from accessible_uno.interface.input.line_taker import LineTaker
from accessible_uno.interface.input.own_controls import OwnControls
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.input.turn_timer import TurnTimer
from accessible_uno.interface.input.word_controls import WordControls
from accessible_uno.interface.parse.intents import Act, Unclear
from accessible_uno.interface.parse.lexicon import lexicons, parse_reply
from accessible_uno.interface.parse.parser import parse_line
from accessible_uno.interface.parse.tokens import LONGEST_ECHO, has_cells
from accessible_uno.interface.parse.typed_braille import BrailleReader
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted
from accessible_uno.settings.values import Category
from accessible_uno.voices.braille.liblouis import BrailleUnavailable

WARM_UP_DELAY: Final = 0.05
"""Seconds from the first prompt until the command words are read and sounds start."""

OVER: Final = "match-over-enter"
OVER_REMATCH: Final = "match-over-rematch"
"""The messages that say what Enter does at the end of a match."""


class PlayerLeft(Exception):
    """The player has confirmed that they leave."""


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
        key_play: plays by single keys.
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
        self._console = console
        self.key_play = KeyPlay(session, announcer, key_acts(announcer, controls), console.bell)
        self._coach = options.coach
        self._announcer = announcer
        self._offers = announcer.offers
        self._interactive = options.interactive
        self._quit_dialog = QuitDialog(session, options, announcer.ask_again)
        own_controls = OwnControls(
            KeyControls(session, announcer.parts, announcer.help.unused, controls.save),
            WordControls(session, announcer.parts, controls.save),
        )
        self._dispatcher = LineDispatcher(
            *(session, announcer, controls, timer, self._quit_dialog, own_controls),
            options.room,
        )
        self._line_done = asyncio.Event()
        self._typed = ""
        self._hung_up = False
        self.taker: LineTaker | None = None

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
        pending.await_enter(message_id)
        self._session.announce(message_id)
        while pending.awaits_enter:
            await self.wait_for_line()

    @property
    def wants_another(self) -> bool:
        """Whether the player wants another match after this one."""
        return self._quit_dialog.wants_another

    async def end_match(self, *, waits: bool) -> None:
        """Announce what is worth telling of the match; where it ``waits``, take leave at Enter."""
        series = self._quit_dialog.series
        for message_id, fields in series.results() if series is not None else ():
            self._session.announce(message_id, fields, Category.GAME)
        if waits:
            follows = self._interactive and series is not None
            await self.wait_for_enter(OVER_REMATCH if follows else OVER)
            self.leave()

    def leave(self) -> None:
        """Save the game, and announce how to resume it."""
        self._quit_dialog.save_and_announce()

    def _warm_up(self) -> None:
        for voice in self._session.log.sounding_voices:
            voice.start()
        for each in lexicons(self._session.settings.locale):
            each.warm()

    async def _read_line(self) -> None:
        typed, self._typed = self._typed, ""
        self._session.log.was_cut = False
        try:
            line = await self._console.read_line(self._prompt(), typed=typed)
        except Interrupted as interruption:
            self._interrupt(interruption.line)
        else:
            # A console of another package may return anything.
            wanted = self.key_play.take_line(clean_line(line))
            if wanted is not None:
                self._handle_typed(wanted)
        self._line_done.set()

    def _prompt(self) -> str:
        pending = self._session.pending
        usual = "key" if self._session.plays_by_keys else "command"
        enter = "leave" if pending.enter_message in (OVER, OVER_REMATCH) else "enter"
        kind = pending.confirmation or (enter if pending.awaits_enter else usual)
        return self._session.narrator.catalogue.text(f"prompt-{kind}") + " "

    def _handle_typed(self, line: str) -> None:
        """Carry a line out; one that was typed in braille is put into print first."""
        if not has_cells(line):
            self._handle(line)
            return
        session = self._session
        reader = BrailleReader.of_settings(session.settings, session.narrator.display_names)
        try:
            printed = reader.to_print(line, session.view.hand, self._rate)
        except BrailleUnavailable as missing:
            session.announce(missing.message_id, dict(missing.arguments))
            return
        if printed is None:
            session.announce("unclear-cells", {"line": line.strip()[:LONGEST_ECHO]})
        else:
            self._handle(printed)

    def _rate(self, line: str) -> int:
        """Return how much sense a line makes: 2 where it can be carried out, 0 for none."""
        session = self._session
        if session.pending.confirmation:
            answers = parse_reply(line, session.settings.locale, default=Reply.NO)
            return 2 if answers is not None else 0
        if self.taker is not None and self.taker.understands(line):
            return 2
        match parse_line(line, session.context()):
            case Unclear():
                return 0
            case Act(action) if session.seat >= 0:
                return 1 if session.legal.why_not(action) else 2
            case _:
                return 2

    def _handle(self, line: str) -> None:
        pending = self._session.pending
        if self._interactive and not line.strip() and self._session.log.was_cut:
            return  # Enter has silenced the voice: it answers nothing that was not heard yet
        if pending.confirmation:
            if self._quit_dialog.confirms(line):
                raise PlayerLeft
        elif line.strip() or not self._dispatcher.read_on():
            self._announcer.parts.stop()
            self._carry_out(line)
        self._coach.after_line()

    def _carry_out(self, line: str) -> None:
        pending = self._session.pending
        if self.taker is not None and self.taker.take(line):
            pass
        elif pending.enter_message == PAUSED and not line.strip():
            self._dispatcher.resume()
        elif self._coach.take_line(line):
            pass
        elif pending.awaits_enter and not line.strip():
            pending.enter_pressed()
        else:
            self._dispatch(line)
            if self.wants_another:
                raise PlayerLeft

    def _dispatch(self, line: str) -> None:
        """Carry the line out; a line about the game that uses no open offer has it repeated.

        A line from a pipe dismisses it instead: a script that does not know of an offer would wait
        for it for ever.
        """
        acts_before = self._session.act_count
        held_bots = self._offers.hold_bots()
        about_game = self._dispatcher.dispatch(line)
        pending, acts = self._session.pending, self._session.act_count
        nothing_happened = acts == acts_before and not self._session.table.awaits_reply
        if not (held_bots and about_game and nothing_happened and self._offers.hold_bots()):
            return
        if not self._interactive:
            self._offers.dismiss()
        elif pending.card is None and not pending.awaits_enter:
            self._announcer.ask_again()

    def _interrupt(self, line: str) -> None:
        """Ctrl-C: the first silences the voices, the second asks whether to quit, the third quits.

        A press that silences something keeps what was typed.
        """
        log = self._session.log
        was_cut = log.was_cut
        log.was_cut = False
        if log.cancel() or was_cut:
            self._typed = line
        elif self._session.pending.confirmation:
            raise PlayerLeft
        else:
            self._typed = ""
            self._quit_dialog.ask_to_quit()
