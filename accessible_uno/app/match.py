"""Builds a match that can be played: a new one, one of the journal, or one from a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.errors import Failure, GameNeedsPackage, PackageFailure, shortened
from accessible_uno.app.house_rules import PLAYERS, bot_failures, compile_plan
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path, user_path
from accessible_uno.app.play_options import TableOptions
from accessible_uno.app.preferences import Preferences
from accessible_uno.app.recorder import MatchRecorder, read_lines, record_failure
from accessible_uno.error_logger import errors_kept_in
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Asked, Drew
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.session.game_setup import ResumedGame
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import RANDOM
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import failure_of_bot, make_bot, package_of_bot
from accessible_uno.record.errors import RecordError
from accessible_uno.record.position import PACKAGE_NEEDED
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.settings.schema import Settings, absent_language_in, from_json, to_json
from accessible_uno.store.errors import BrokenGame, GameLocked, StoreError
from accessible_uno.store.game_row import GameRow, place_of
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import (
    PACKAGE_STOPPED,
    MatchLog,
    Replay,
    TableSnapshot,
    journal_pieces,
    with_bots,
)
from accessible_uno.table import ONLOOKER, Clock, Dealer, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.plan import Plan, plan_of_header, seated
from accessible_uno.table.resume_state import (
    CountedRng,
    ResumeState,
    SavedState,
    beginning_of,
    read_state,
)
from accessible_uno.table.seated_bot import SafeBot, SeatedBot
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


class Match(Struct):
    """A match that is ready to be played.

    Attributes:
        plan: who plays what.
        table: the match.
        settings: the output settings.
        recorder: writes it to the journal and to a file.
        moment: returns random numbers from 0 up to 1, for the time that a bot seems to think.
        clock: counts the player's time; for a resumed match, from where it was.
        resumed: of a resumed match, what the person who plays saw of it; at a shared keyboard,
            what each of the people and an onlooker did.
    """

    plan: Plan
    table: Table
    settings: Settings
    recorder: MatchRecorder
    moment: Callable[[], float]
    clock: Clock
    resumed: dict[Seat, ResumedGame] = {}

    @property
    def onlookers(self) -> tuple[Seat, ...]:
        """The seats whose events somebody at the keyboard sees."""
        people = self.plan.sharing
        return (ONLOOKER, *people) if people else (self.plan.viewer,)


class _Saved(Struct):
    """What is saved already of a match that goes on.

    Attributes:
        state: the position; ``None`` for a new match.
        checksum: of the last act in the journal.
        pieces: acts that are to be written to the journal first.
    """

    state: State | None = None
    checksum: int = 0
    pieces: Sequence[str] = ()


class MatchBuilder(Struct):
    """Builds the matches of one session.

    Attributes:
        preferences: where the output settings come from.
        journal: where matches are saved; ``None`` where they cannot be.
        notices: where problems are reported.
        record: the file to which the first match is recorded; ``None`` for none.
    """

    preferences: Preferences
    journal: Journal | None
    notices: Notices
    record: str | None = None

    @property
    def locale(self) -> str:
        """The language of the session."""
        return self.preferences.locale

    def new(self, plan: Plan, players: str = PLAYERS) -> Match:
        """Build a new match.

        Args:
            plan: who plays what.
            players: the option that says how many play.

        Raises:
            Failure: it cannot be played.
        """
        game = compile_plan(plan, players)
        row = GameRow(0, plan.played_by(game), Calendar().now())
        match = self._build(row, game, self.preferences.settings())
        self._record(match)
        return match

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
        match = self._build(
            row, run.game, self._settings_of(row), _Saved(run.state, replay.checksum)
        )
        if self.record:
            self._record(match, journal.read_record(row))
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
            case (Drew(seat=seat), Asked(window=Drawn())) if seat != row.plan.viewer:
                repeated, past = [*replay.before, *run.last], past - 1
        report = self.notices.report_problem
        for seat in match.onlookers:
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
        match = self._build(fresh, run.game, self._settings_of(row), _Saved(run.state, pieces=good))
        copy = match.recorder.saved_row
        if self.record:
            self._record(match, "".join(good).splitlines())
        if copy.number:
            journal.change(row.number, end_announced=True)
        self._repeat(match, replay, copy if copy.number else replace(row, acts=len(good)))
        told = {"number": str(broken.game), "copy": str(copy.number), "act": str(broken.act)}
        told |= {"good": str(len(good)), "why": sentence(self.locale, broken.message)}
        self.notices.report_problem("app-game-cut", told)
        return match

    def _settings_of(self, row: GameRow) -> Settings:
        """Return the output settings for a saved match."""
        saved = from_json(row.output_config)
        lost_too = read_state(row.resume_state).unreadable  # reported when the bots are seated
        if row.output_config and not saved and not lost_too:
            self.notices.report_problem("app-mind-lost", {})
        language = absent_language_in(row.output_config)
        if language is not None:
            self.notices.report_problem("app-game-no-language", {"value": language})
        return self.preferences.settings(saved)

    def from_record(self, place: Path, options: TableOptions) -> Match:
        """Build the match that a record holds, and save it in the journal from now on.

        Args:
            place: the file.
            options: who of its players plays, and how the bots do.

        Raises:
            Failure: the file cannot be read, or holds no unfinished match.
        """
        lines = read_lines(str(place))
        try:
            case = list(read_cases(lines))[-1]
            run = RecordRun(case, Dealer)
            for line in case.lines:
                if not line.expects:
                    run.move(line)
            recorded = plan_of_header(case.header)
        except RecordError as wrong:
            raise record_failure(str(place), wrong, self.locale) from None
        if run.state.winners:
            raise Failure("app-record-is-over", file=display_path(place))
        plan = options.taken_up(recorded).played_by(run.game)
        lines = with_bots(lines, case, plan.bots or ())
        pieces = tuple(journal_pieces(lines, list(read_cases(lines))[-1]))
        row = GameRow(0, plan, Calendar().now())
        settings = self.preferences.settings()
        match = self._build(row, run.game, settings, _Saved(run.state, pieces=pieces))
        self._record(match, lines)
        for seat in match.onlookers:
            match.resumed[seat] = ResumedGame([event.seen_by(seat) for event in run.last])
        return match

    def _build(
        self, row: GameRow, game: Game, settings: Settings, saved: _Saved | None = None
    ) -> Match:
        plan, past, saved = row.plan, read_state(row.resume_state), saved or _Saved()
        if past.unreadable:
            self.notices.report_problem("app-mind-lost", {})
        dealer = Dealer(plan.seed, drawn=past.drawn)
        bots, rngs = self._seat_bots(plan, dealer, past, resumed=saved.state is not None)
        recorder = MatchRecorder(self.locale, self.notices.report_problem)
        table = Table(game, plan.names, dealer, bots=bots, state=saved.state, recorder=recorder)
        table.levels_fixed = plan.day is not None or plan.is_ladder
        calendar = Calendar()
        stretch = past.stretch if settings.clock else 0
        clock = Clock(table, calendar.elapsed, stretch, past.left)
        if self.journal is not None:
            resume_state = ResumeState(dealer, bots, rngs, clock, plan.sharing)
            snapshot = TableSnapshot(table, resume_state, partial(to_json, settings), calendar)
            recorder.log = MatchLog(
                *(self.journal, row, snapshot, recorder.on_journal_problem),
                checksum=saved.checksum,
                pieces=saved.pieces,
            )
            table.on_bots_changed = recorder.save
        moment = Dealer(plan.seed).bot_rng(ONLOOKER)
        return Match(plan, table, settings, recorder, moment, clock)

    def _record(self, match: Match, past: Sequence[str] = ()) -> None:
        """Record a match to the file that the player named, behind the lines of ``past``."""
        if self.record:
            match.recorder.record_to(user_path(self.record), match.plan, past)

    def _seat_bots(
        self, plan: Plan, dealer: Dealer, past: SavedState, *, resumed: bool
    ) -> tuple[dict[Seat, Bot], dict[Seat, CountedRng]]:
        """Seat the bots of a game; in a resumed one, simpler ones replace those that are gone."""
        try:
            return self._bots(plan, dealer, past)
        except Failure as gone:
            if not resumed:
                raise
            told = PACKAGE_BOT if isinstance(gone, PackageFailure) else "app-bot-gone"
            self.notices.report_problem(told, gone.arguments)
            past.wishes.clear()
            seats = seated(plan.names, plan.people, (RANDOM,))
            return self._bots(replace(plan, seats=seats), dealer, past)

    def _bots(
        self, plan: Plan, dealer: Dealer, past: SavedState
    ) -> tuple[dict[Seat, Bot], dict[Seat, CountedRng]]:
        """Return a bot for each seat that one plays, and each bot's random source.

        Raises:
            Failure: there is no such bot.
        """
        bots: dict[Seat, Bot] = {}
        rngs: dict[Seat, CountedRng] = {}
        for seat, kind in plan.kinds.items():
            rngs[seat] = rng = CountedRng(dealer.bot_rng(seat), past.drawn_by(seat))
            name = plan.seats[seat].name
            told = partial(self._bot_failed, name), partial(self._bot_is_slow, name)
            make = partial(_safe_bot, rng, plan.lapses / 100, *told)
            with bot_failures():
                bot = SeatedBot(kind, make, past.wishes.get(seat, ""))
            bot.remember(past.memory(seat))
            bots[seat] = bot
        return bots, rngs

    def _bot_failed(self, name: str, kind: str) -> None:
        if package_of_bot(kind) is None:
            told = {"name": name, "log": errors_kept_in() or "none"}
            self.notices.report_problem("app-bot-failed", told)
        else:
            self.notices.report_problem("package-bot-failed", failure_of_bot(name, kind))

    def _bot_is_slow(self, name: str, kind: str) -> None:
        told = {"name": name, "package": package_of_bot(kind) or kind}
        self.notices.report_problem("package-bot-slow", told)


def _safe_bot(
    rng: CountedRng,
    lapses: float,
    on_failure: Callable[[str], None],
    on_slow: Callable[[str], None],
    kind: str,
) -> SafeBot:
    bot = make_bot(kind, rng, lapses)
    return SafeBot(bot, RandomBot(rng), partial(on_failure, kind), partial(on_slow, kind))


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
