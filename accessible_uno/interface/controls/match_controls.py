"""Commands about the match itself: leaving, the next match of a series, the levels of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import USUAL_WORDS, Question, Word, YesNo, question
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.interface.parse.vocabulary import MatchSetting, Reply
from accessible_uno.interface.session.game_setup import GameOptions, MatchSeries, SavedExtent
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.faults import PackageFault

QUIT: Final = question("quit", YesNo(Reply.NO))
QUIT_HOSTED: Final = question("quit-hosted", YesNo(Reply.NO))
QUIT_ONLOOKER: Final = question("quit-onlooker", YesNo(Reply.NO))
ABANDON: Final = question("abandon", YesNo(Reply.NO), words=USUAL_WORDS - {Word.QUIT})
REMATCH: Final = question("rematch", YesNo(Reply.NO), words=USUAL_WORDS - {Word.QUIT})


class QuitDialog(Struct, eq=False):
    """Asks before leaving; ``session.pending.confirmation`` holds the pending question.

    Args:
        session: the player's session.
        options: how the game is saved.
        conversation: asks.
        ask_again: repeats what the game waits for, once the player stays.

    Attributes:
        wants_another: whether another match is to follow this one.
    """

    _session: Session
    _options: GameOptions
    _conversation: Conversation
    _ask_again: Callable[[], None]
    _abandon: Callable[[], None] | None = None
    wants_another: bool = False

    def ask_for_another(self) -> None:
        """Let another match follow at once where this one is over; else ask whether to leave it."""
        if self._session.table.over:
            self.wants_another = True
            self._settle(agreed=True)
            return
        self._abandon = None
        self._ask(REMATCH.with_fields(saved=str(self._options.saved_part())))

    def ask_to_quit(self) -> None:
        """Ask whether to leave; say what will be saved then.

        After the match, where Enter alone leaves, this does what Enter does.
        """
        pending = self._session.pending
        if self._session.table.over and pending.awaits_enter:
            pending.enter_message = ""
            return
        self._abandon = None
        if self._options.room is not None:
            hosts = "yes" if self._options.room.hosts_here else "no"
            self._ask(QUIT_HOSTED.with_fields(hosts=hosts))
        elif self._session.seat >= 0 or self._options.people:
            self._ask(QUIT.with_fields(saved=str(self._options.saved_part())))
        else:
            self._ask(QUIT_ONLOOKER)

    def ask_to_abandon(self, abandon: Callable[[], None]) -> None:
        """Ask whether to give the match up for good; ``abandon`` gives it up."""
        self._abandon = abandon
        self._ask(ABANDON)

    def _ask(self, asked: Question[Reply]) -> None:
        self._session.pending.confirmation = asked.name
        self._conversation.start(asked)

    def confirms(self, line: str) -> bool:
        """Return whether ``line`` says to leave; one that does not answer is answered."""
        pending = self._session.pending
        answer = self._conversation.take(line)
        if answer is None:
            return False
        self.wants_another = answer is Reply.YES and pending.confirmation == REMATCH.name
        if answer is Reply.NO:
            pending.confirmation = ""
            self._session.announce("quit-stays")
            self._settle(agreed=False)
            self._ask_again()
        elif self._abandon is not None:
            pending.confirmation = ""
            self._abandon()
            return False
        if self.wants_another:
            self._settle(agreed=True)
        return answer is not Reply.NO

    def _settle(self, *, agreed: bool) -> None:
        """Let what was said of the next match hold or not; say so where it does not."""
        series = self._options.series
        if series is not None and series.settle(agreed=agreed):
            self._session.announce("table-unchanged")

    def save_and_announce(self) -> None:
        """Save the game, and announce how to resume it."""
        saved = self._options.save_game()
        if self.wants_another:
            if not self._session.table.over:
                told = "rematch-saved" if saved else "left-unsaved"
                self._session.announce(told, {"command": self._options.resume_command})
            return
        if self._options.room is not None:
            hosts = {"hosts": "yes" if self._options.room.hosts_here else "no"}
            self._session.announce("left-hosted", hosts)
        elif self._session.table.over:
            kept = self._options.saved_part() is SavedExtent.ALL
            self._session.announce("left-over", {"kept": "yes" if kept else "no"})
        else:
            command = {"command": self._options.resume_command}
            if self._options.saved_part() is SavedExtent.LESSON:
                self._session.announce("left-lesson", command)
            elif saved:
                self._session.announce("left-saved", command)
            elif self._options.saved_part() is SavedExtent.BEGINNING:
                self._session.announce("left-beginning-saved", command)
            else:
                self._session.announce("left-unsaved")


class SeriesControls(Struct, eq=False):
    """Begins another match, and changes its table.

    Args:
        session: where the answers are announced.
        series: the matches after this one; ``None`` where none can follow.
        quit_dialog: asks before an unfinished match is left.
        parts: reads long answers part by part.
    """

    _session: Session
    _series: MatchSeries | None
    _quit_dialog: QuitDialog
    _parts: PartReader

    def begin_another(self, kinds: tuple[str, ...], *, counted: bool) -> None:
        """Ask whether this match is left for another one.

        Where there can be no such match, say why, and ask nothing.

        Args:
            kinds: the bots that are to play it, by their keys; empty for those of this match.
            counted: whether it is to have as many bots as are named.
        """
        if self._series is None:
            self._session.announce("rematch-not-here")
            return
        locale = self._session.settings.locale
        told, possible = self._series.propose(kinds, locale, counted=counted)
        for text in told:
            self._announce(text)
        if possible:
            self._quit_dialog.ask_for_another()

    def change_table(self, part: MatchSetting | None, typed: str) -> None:
        """Change a part of the table of the next match; without one, say how it is."""
        locale = self._session.settings.locale
        if self._series is None:
            self._session.announce("rematch-not-here")
        elif part is None:
            self._announce(self._series.describe(locale))
        else:
            self._announce(self._series.change(part, typed, locale), typed)

    def announce_statistics(self) -> None:
        """Tell what was played so far."""
        locale = self._session.settings.locale
        lines = self._series.statistics(locale) if self._series is not None else ()
        self._announce_all(lines, "stats-not-here")

    def announce_goals(self) -> None:
        """Tell what the player has reached so far."""
        locale = self._session.settings.locale
        lines = self._series.goals(locale) if self._series is not None else ()
        self._announce_all(lines, "goals-not-here")

    def _announce_all(self, lines: Sequence[str], without: str) -> None:
        """Announce sentences part by part, or a message where there are none."""
        locale = self._session.settings.locale
        if lines:
            self._parts.announce(*(Utterance(line, locale) for line in lines))
        else:
            self._session.announce(without)

    def _announce(self, text: str, typed: str = "") -> None:
        """Announce a sentence about the table, as it is true for one who plays by single keys."""
        session = self._session
        as_typed = session.as_typed(text, typed)
        session.announce_utterances(Utterance(as_typed, session.settings.locale))


LEVELS_TOLD: Final = "levels-are"
"""The message that says who plays how, and what changes that at a table of this program."""

NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})


class LevelAnswer(Struct, frozen=True):
    """The message that answers a wish about levels, and whether anything has changed."""

    message_id: str
    fields: Mapping[str, str] = NO_TEXTS
    changed: bool = False


class LevelControls:
    """Says how the bots play, and changes it from their next decision on.

    Args:
        session: where the answers are announced.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def apply(self, kind: str, seat: Seat | None) -> None:
        """Change the level of a bot, or of all; without a level, say who plays how."""
        answer = self.answer(kind, seat)
        self._session.announce(answer.message_id, answer.fields)

    def answer(self, kind: str = "", seat: Seat | None = None) -> LevelAnswer:
        """Do the same, and return the message that says so."""
        session, kinds = self._session, self._session.table.bot_kinds
        if kinds is None:
            return LevelAnswer("level-not-here")
        if not kinds:
            return LevelAnswer("levels-nobody")
        if not kind:
            return LevelAnswer(LEVELS_TOLD, {"levels": self._levels(kinds)})
        if seat is not None and seat not in kinds:
            return LevelAnswer("level-of-person", {"name": self._name(seat)})
        seats = tuple(kinds) if seat is None else (seat,)
        try:
            done = {session.table.change_bot(each, kind) for each in seats}
        except (PackageFault, LookupError):
            return LevelAnswer("level-broken", {"level": self._texts.bot(kind)})
        if False in done:
            return LevelAnswer("level-fixed")
        return self._changes(dict.fromkeys(seats, kind))[0]

    def announce_change(self, changed: Mapping[Seat, str]) -> None:
        """Announce the new levels of bots that the host of the table has changed."""
        for answer in self._changes(changed):
            self._session.announce(answer.message_id, answer.fields)

    def _changes(self, changed: Mapping[Seat, str]) -> list[LevelAnswer]:
        """Return the answers that tell new levels: one for all bots, or one for each."""
        names = {seat: self._texts.level(kind) for seat, kind in changed.items()}
        every = len(names) == len(self._session.table.bot_kinds or ())
        if every and len(names) > 1 and len({*names.values()}) == 1:
            level = next(iter(names.values()))
            return [LevelAnswer("level-of-all", {"level": level}, changed=True)]
        return [
            LevelAnswer("level-set", {"name": self._name(seat), "level": level}, changed=True)
            for seat, level in names.items()
        ]

    @property
    def _texts(self) -> RuleNames:
        return RuleNames(self._session.settings.locale)

    def _levels(self, kinds: Mapping[Seat, str]) -> str:
        """Return how each bot plays, one after the other."""
        text = self._session.narrator.catalogue.text
        levels = {seat: self._texts.level(kind) if kind else "?" for seat, kind in kinds.items()}
        return text("semicolon").join(
            text("level-of", name=self._name(seat), level=level) for seat, level in levels.items()
        )

    def _name(self, seat: Seat) -> str:
        return self._session.narrator.display_names.name(seat)
