"""Builds a match that can be played: a new one, one of the journal, or one from a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from accessible_uno.app.errors import Failure, GameNeedsPackage, PackageFailure, shortened
from accessible_uno.app.files import read_lines, record_failure
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path, user_path
from accessible_uno.app.play_options import WITH, compile_rules
from accessible_uno.app.recorder import MatchRecorder
from accessible_uno.app.seats import SeatPlan, new_table, recorded_plan, seat_bots, shared_table
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Asked, Drew
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.game_setup import ResumedGame
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import RANDOM
from accessible_uno.players.registry import package_of_bot
from accessible_uno.record.errors import RecordError
from accessible_uno.record.position import PACKAGE_NEEDED
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import versions_of
from accessible_uno.settings.output import from_json, merged_settings, to_json
from accessible_uno.settings.schema import Settings
from accessible_uno.store.elsewhere import place_of
from accessible_uno.store.errors import BrokenGame, GameLocked, StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.replay import PACKAGE_STOPPED, Replay, journal_pieces, with_bots
from accessible_uno.store.snapshot import TableSnapshot
from accessible_uno.table import ONLOOKER, Clock, Dealer, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import CountedRng, ResumeState, SavedState, beginning_of
from accessible_uno.voices.notices import Notices, OnProblem

if TYPE_CHECKING:
    from accessible_uno.game.engine import Game
    from accessible_uno.game.state import State

GONE: Final = {"record-unknown-option": "app-option-gone", "record-unknown-rules": "app-rules-gone"}
"""What is told of a saved game that names what is not here: nobody has mistyped it."""

ABOUT_PACKAGES: Final = frozenset((PACKAGE_NEEDED, PACKAGE_STOPPED, *GONE))
"""Reasons that another package can give why a game cannot be replayed: it is faulty, or gone."""

PastActs: TypeAlias = Iterator[tuple[list[Event], View]]
"""For each act, its events as one seat saw them, and that seat's view after it."""


NO_GAME: Final = GameRow(0, 0, 0.0, "", (), ONLOOKER, None, None, 0, "")
"""Stands for the row of a match that is not built yet."""

ParsedOptions: TypeAlias = "tuple[str, list[tuple[str, str]], SeatPlan, Game]"
"""The preset, its options, who sits where, and the compiled rules."""


@dataclass
class Match:
    """A match that is ready to be played.

    Attributes:
        table: the match.
        seat: the seat of the person who plays, or ``ONLOOKER``.
        rules: the key of the preset.
        settings: the output settings.
        recorder: writes it to the journal and to a file.
        moment: returns random numbers from 0 up to 1, for the time that a bot seems to think.
        clock: counts the player's time; for a resumed match, from where it was.
        last: the events of the last act before the match was saved, as the seat saw them.
        past: replays the acts before that one.
        people: the seats of those who share the keyboard; empty where one person uses it.
        row: its row in the journal when it was built.
        options: its house rules; empty for a resumed match, whose journal has them.
        resumed: of a resumed match at a shared keyboard, what each of them and an onlooker saw.
    """

    table: Table
    seat: Seat
    rules: str
    settings: Settings
    recorder: MatchRecorder
    moment: Callable[[], float]
    clock: Clock
    last: Sequence[Event] = ()
    past: Callable[[], PastActs] | None = None
    people: tuple[Seat, ...] = ()
    row: GameRow = NO_GAME
    options: Sequence[tuple[str, str]] = ()
    resumed: dict[Seat, ResumedGame] = field(default_factory=dict)


@dataclass
class MatchBuilder:
    """Builds the matches of one session.

    Attributes:
        values: the values of the command's options.
        settings: the settings file's values.
        locale: the language of the command.
        journal: where matches are saved; ``None`` where they cannot be.
        notices: where problems are reported.
    """

    values: Mapping[str, Any]
    settings: Mapping[str, Any]
    locale: str
    journal: Journal | None
    notices: Notices

    def new(self) -> Match:
        """Build a new match, as the options ask.

        Raises:
            Failure: the options ask for a match that cannot be played.
        """
        values = self.values
        rules, options, plan, game = self._parse_options()
        settings = merged_settings(self.locale, self.settings, values)
        row = self._new_row(rules, plan, values)
        return self._build(row, game, settings, options, people=plan.people)

    def use_answers(self, chosen: Mapping[str, Any]) -> None:
        """Play with what the player has just chosen, whatever file and options say.

        Args:
            chosen: stored values by the keys of their settings, the language among them.
        """
        self.settings = {**self.settings, **chosen}
        self.values = {**self.values, **chosen}
        self.locale = chosen["lang"]

    def check(self) -> None:
        """Check that the options ask for a match that can be played.

        Raises:
            Failure: they do not.
        """
        self._parse_options()

    def _parse_options(self) -> ParsedOptions:
        return self.parse(self.values)

    def parse(self, values: Mapping[str, Any]) -> ParsedOptions:
        """Return the preset, its options, who sits where, and the compiled rules.

        Raises:
            Failure: the values ask for a match that cannot be played.
        """
        rules, options = resolve(values["rules"], values["rule"])
        if values["with"]:
            plan = shared_table(values["with"], values, self.locale)
        else:
            plan = new_table(values, self.locale)
        by = WITH if values["with"] else "--players"
        return rules, options, plan, compile_rules(rules, options, len(plan.names), by)

    def resumed(self, number: int) -> Match:
        """Build a match of the journal as it was when it was saved.

        Raises:
            Failure: it cannot be resumed; it stays in the journal.
        """
        journal = self.journal
        assert journal is not None
        try:
            journal.lock(number)
        except GameLocked:
            raise Failure("app-game-held", number=number) from None
        row = journal.game(number)
        if place := place_of(row):
            raise Failure("past-elsewhere", place=place)
        if row.end_announced and row.over:
            raise Failure("app-game-over", number=number)
        replay = Replay(journal, row)
        try:
            run = replay.to_the_end()
        except BrokenGame as broken:
            if not broken.is_damage or replay.run is None:
                raise broken_failure(broken, self.locale) from None
            return self._from_good_beginning(row, replay, broken)
        settings = self._settings_of(row)
        match = self._build(row, run.game, settings, (), run.state, replay.checksum)
        if self.values.get("record"):
            self._record(match.recorder, row, run.game, (), journal.read_record(row))
        self._repeat(match, replay, row)
        return match

    def _repeat(self, match: Match, replay: Replay, row: GameRow) -> None:
        """Let a resumed match repeat the last act and keep those before it for its history.

        Another player's draw was to be told together with the act after it, so it may never have
        been told: it is repeated as well.
        """
        journal, run = self.journal, replay.run
        assert journal is not None
        assert run is not None
        repeated, past = run.last, row.acts - 1
        match tuple(replay.before):
            case (Drew(seat=seat), Asked(window=Drawn())) if seat != row.viewer:
                repeated, past = [*replay.before, *run.last], past - 1
        report = self.notices.report_problem
        match.last = [event.seen_by(row.viewer) for event in repeated]
        match.past = lambda: _replay(journal, row, past, report, row.viewer)
        for seat in (ONLOOKER, *match.people) if match.people else ():
            seen = [event.seen_by(seat) for event in repeated]
            earlier = partial(_replay, journal, row, past, report, seat)
            match.resumed[seat] = ResumedGame(seen, earlier)

    def _from_good_beginning(self, row: GameRow, replay: Replay, broken: BrokenGame) -> Match:
        """Build a new match from the acts of a damaged one before ``broken.act``.

        The damaged one stays in the journal as it is.  The bots remember nothing: what they knew
        may be of later acts.
        """
        journal, run = self.journal, replay.run
        assert journal is not None
        assert run is not None
        good = list(islice(journal.read_acts(row.number, row.acts), broken.act - 1))
        state = beginning_of(row.resume_state)
        fresh = replace(row, number=0, acts=0, resume_state=state, stats=None)
        match = self._build(fresh, run.game, self._settings_of(row), (), run.state, pieces=good)
        copy = match.recorder.saved_row
        if self.values.get("record"):
            lines = "".join(good).splitlines()
            self._record(match.recorder, row, run.game, (), lines)
        if copy.number:
            journal.stop_resuming(row.number)
        self._repeat(match, replay, copy if copy.number else replace(row, acts=len(good)))
        told = {"number": str(broken.game), "copy": str(copy.number), "act": str(broken.act)}
        told |= {"good": str(len(good)), "why": sentence(self.locale, broken.message)}
        self.notices.report_problem("app-game-cut", told)
        return match

    def _settings_of(self, row: GameRow) -> Settings:
        """Return the output settings for a saved match."""
        wishes = from_json(row.output_config)
        lost_too = SavedState(row.resume_state).unreadable  # reported when the bots are seated
        if row.output_config and not wishes and not lost_too:
            self.notices.report_problem("app-mind-lost", {})
        return merged_settings(self.locale, self.settings, wishes, self.values)

    def from_record(self, place: Path) -> Match:
        """Build the match that a record holds, and save it in the journal from now on.

        Raises:
            Failure: the file cannot be read, or holds no unfinished match.
        """
        values = self.values
        lines = read_lines(str(place))
        try:
            case = list(read_cases(lines))[-1]
            run = RecordRun(case, Dealer)
            for line in case.lines:
                if not line.expects:
                    run.move(line)
        except RecordError as wrong:
            raise record_failure(str(place), wrong, self.locale) from None
        if run.state.winners:
            raise Failure("app-record-is-over", file=display_path(place))
        header = case.header
        settings = merged_settings(self.locale, self.settings, values)
        plan = recorded_plan(run.names, run.people, values)
        row = self._new_row(header.rules, plan, values)
        people = plan.people or (plan.viewer,)
        bots = [name for seat, name in enumerate(plan.names) if seat not in people]
        lines = with_bots(lines, case, bots)
        pieces = tuple(journal_pieces(lines, list(read_cases(lines))[-1]))
        how = (row, run.game, settings, header.options, run.state)
        match = self._build(*how, pieces=pieces, people=plan.people)
        if values["record"]:
            self._record(match.recorder, row, run.game, header.options, lines)
        match.last = [event.seen_by(plan.viewer) for event in run.last]
        for seat in (ONLOOKER, *plan.people) if plan.people else ():
            match.resumed[seat] = ResumedGame([event.seen_by(seat) for event in run.last])
        return match

    def _new_row(self, rules: str, plan: SeatPlan, values: Mapping[str, Any]) -> GameRow:
        seats = (plan.names, plan.viewer, values["seed"], plan.kinds, values["lapses"])
        return GameRow(0, Calendar().now(), 0.0, rules, *seats, "")

    def _build(
        self,
        row: GameRow,
        game: Game,
        settings: Settings,
        options: Sequence[tuple[str, str]],
        state: State | None = None,
        checksum: int = 0,
        pieces: Sequence[str] = (),
        people: tuple[Seat, ...] = (),
    ) -> Match:
        past = SavedState(row.resume_state)
        people = people or tuple(seat for seat in past.people if seat < len(row.names))
        if past.unreadable:
            self.notices.report_problem("app-mind-lost", {})
        dealer = Dealer(row.seed, drawn=past.drawn)
        bots, rngs = self._seat_bots(row, people, dealer, past, resumed=state is not None)
        recorder = MatchRecorder(self.locale, self.notices.report_problem)
        table = Table(game, row.names, dealer, bots=bots, state=state, recorder=recorder)
        calendar = Calendar()
        stretch = past.stretch if settings.clock else 0
        clock = Clock(table, calendar.elapsed, stretch, past.left)
        if self.journal is not None:
            resume_state = ResumeState(dealer, bots, rngs, clock, people)
            snapshot = TableSnapshot(table, resume_state, partial(to_json, settings), calendar)
            versions = versions_of(game.rules)
            recorder.write_to_journal(
                self.journal, row, snapshot, options, versions, checksum, pieces
            )
            table.on_bots_changed = recorder.save
        if state is None and self.values["record"]:
            names = [row.names[seat] for seat in sorted(bots)]
            self._record(recorder, row, game, options, bots=names)
        moment = Dealer(row.seed).bot_rng(ONLOOKER)
        match = Match(table, row.viewer, row.rules, settings, recorder, moment, clock)
        match.people, match.row, match.options = people, row, options
        return match

    def _record(
        self,
        recorder: MatchRecorder,
        row: GameRow,
        game: Game,
        options: Sequence[tuple[str, str]],
        past: Sequence[str] = (),
        bots: Sequence[str] | None = None,
    ) -> None:
        place = user_path(self.values["record"])
        versions = versions_of(game.rules)
        recorder.record_to(place, row.rules, row.names, options, versions, past, bots)

    def _seat_bots(
        self,
        row: GameRow,
        people: Sequence[Seat],
        dealer: Dealer,
        past: SavedState,
        *,
        resumed: bool,
    ) -> tuple[dict[Seat, Bot], dict[Seat, CountedRng]]:
        """Seat the bots of a game; in a resumed one, simpler ones replace those that are gone."""
        table = (row.names, people or (row.viewer,), dealer)
        try:
            return seat_bots(*table, row.bot, row.lapses, past, self._bot_failed)
        except Failure as gone:
            if not resumed:
                raise
            told = PACKAGE_BOT if isinstance(gone, PackageFailure) else "app-bot-gone"
            self.notices.report_problem(told, gone.arguments)
            past.wishes.clear()
            return seat_bots(*table, RANDOM, row.lapses, past, self._bot_failed)

    def _bot_failed(self, name: str, kind: str) -> None:
        package = package_of_bot(kind)
        if package is None:
            self.notices.report_problem("app-bot-failed", {"name": name})
        else:
            self.notices.report_problem("package-bot-failed", {"name": name, "package": package})


PACKAGE_BOT: Final = "package-bot-left-out"
"""The message where the bots of a saved game come from a package that does not work."""


def broken_failure(broken: BrokenGame, locale: str) -> Failure:
    """Return the failure that says why a saved game cannot be replayed."""
    message = GONE.get(broken.message, broken.message)
    why = sentence(locale, message, **shortened(broken.arguments))
    kind = GameNeedsPackage if broken.message in ABOUT_PACKAGES else Failure
    return kind("app-game-broken", number=broken.game, act=broken.act, why=why)


def _replay(
    journal: Journal, row: GameRow, acts: int, report_problem: OnProblem, seat: Seat
) -> PastActs:
    """Yield the events and the view of each of the first acts, as ``seat`` saw them.

    Acts made after the match was resumed are left out.
    """
    replay = Replay(journal, row)
    try:
        for events in islice(replay.replay_acts(), acts):
            assert replay.run is not None
            yield (
                [event.seen_by(seat) for event in events],
                View(replay.run.state, seat),
            )
    except (BrokenGame, StoreError):
        report_problem("app-past-unreadable", {})
