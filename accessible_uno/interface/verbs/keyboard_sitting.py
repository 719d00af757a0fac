"""One player at a keyboard: what a line can do there, beside what it does at any table."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.controls.controls import Controls
from accessible_uno.interface.controls.match_controls import (
    LevelControls,
    QuitDialog,
    SeriesControls,
)
from accessible_uno.interface.controls.own_names import KeyControls, WordControls
from accessible_uno.interface.controls.pacing import TurnTimer
from accessible_uno.interface.parse.intents import Act, Intent, Unclear
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.game_setup import NO_COACH, GameOptions
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.sitting import PAUSED, Sitting
from accessible_uno.interface.verbs.verb import VerbPlace, VerbTable
from accessible_uno.rules.shared.leaving import Abandon

ROOM_MARK: Final = "!"
"""What a command of the room begins with, as it does for everybody there."""


class KeyboardSitting(Sitting):
    """Carries out the lines of one player at a keyboard.

    Args:
        session: the player's session.
        announcer: announces the game, and answers questions.
        options: how the game is played, and where it is hosted.
        verbs: the table of verbs.
        controls: changes settings.
        timer: changes the player's clock.
        quit_dialog: asks before the player leaves or gives up.

    Attributes:
        controls: the same.
        timer: the same.
        quit_dialog: the same.
        keys: tells and changes the player's keys.
        words: tells and changes the player's own words.
        series: the matches after this one.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        options: GameOptions,
        verbs: VerbTable,
        controls: Controls,
        timer: TurnTimer,
        quit_dialog: QuitDialog,
    ) -> None:
        super().__init__(session, announcer, options, verbs, _place(options))
        self.controls = controls
        self.timer = timer
        self.quit_dialog = quit_dialog
        self.keys = KeyControls(session, announcer.parts, self.help.unused, controls.save)
        self.words = WordControls(session, announcer.parts, controls.save)
        self.series = SeriesControls(session, options.series, quit_dialog, announcer.parts)
        self._room = options.room

    def _goes_to_room(self, line: str, meaning: Intent) -> bool:
        """Hand a line to the room: one that is marked so, or has no meaning in the game."""
        room = self._room
        if room is None:
            return False
        is_marked = line.lstrip().startswith(ROOM_MARK)
        if not is_marked and not (isinstance(meaning, Unclear) and room.knows(line)):
            return False
        room.order(line)
        return True

    def _confirms_first(self, act: Act) -> bool:
        """Ask whether to give the match up; return whether that is asked."""
        if not isinstance(act.action, Abandon):
            return False
        self.quit_dialog.ask_to_abandon(
            lambda: self.act(act, self.session.legal.why_not(act.action))
        )
        return True

    # Pause

    def pause(self) -> None:
        """Let nothing happen until the player presses Enter or plays."""
        self.session.pending.enter_message = PAUSED
        self.session.announce(PAUSED)
        self.timer.stop()

    def resume(self) -> None:
        """Go on after a pause, with the whole time for a turn."""
        self.session.pending.enter_message = ""
        self.timer.on_return()
        self.announcer.announce_awaited()

    # The bots, and the room

    def change_level(self, kind: str = "", seat: Seat | None = None) -> None:
        """Say how bots play, or change it; the host of a hosted table is asked to."""
        if self._room is None:
            LevelControls(self.session).apply(kind, seat)
        else:
            name = "" if seat is None else self.session.table.names[seat]
            self._room.order(f"{ROOM_MARK}{Command.LEVEL} {name} {kind}".strip())

    def talk(self, text: str) -> None:
        """Say something to the people in the room."""
        reached = self._room is not None and self._room.talk(text)
        self.session.announce("hosted-said" if reached else "hosted-unsaid")


def _place(options: GameOptions) -> VerbPlace:
    if options.room is not None:
        return VerbPlace.HOSTED
    return VerbPlace.KEYBOARD if options.coach is NO_COACH else VerbPlace.LESSON
