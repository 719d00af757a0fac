"""The matches that follow one: the next one's table, and what is told at the end of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import NO_SUCH_BOT, bots_called, compile_plan, own_name, resolve
from accessible_uno.app.i18n import joined_names, sentence
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.play_options import TableOptions, check_name, table_options
from accessible_uno.app.preferences import RULES, keep_settings, typed_value
from accessible_uno.game.windows import MOST_SEATS
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.rule_names import RuleNames, find_bot, rules_in_words
from accessible_uno.interface.parse.tokens import fold, shortened
from accessible_uno.interface.parse.vocabulary import MatchSetting, Particle
from accessible_uno.interface.session.game_setup import MatchSeries
from accessible_uno.narration.language import LOCALES
from accessible_uno.players.bot_names import COMPANY, parse_bot_name
from accessible_uno.players.registry import bot_keys
from accessible_uno.settings.schema import stored_values
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.store.errors import StoreError
from accessible_uno.store.journal import Journal
from accessible_uno.table import ActiveRules
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.plan import Plan, TableChanges, fresh_opponents

if TYPE_CHECKING:
    from accessible_uno.app.daily_replays import DailyReplays

FEWEST: Final = 2
"""How many players a table has at least; the rules may ask for more."""


class Series(MatchSeries):
    """The matches after one: their table is the same, except for what the player changes.

    Args:
        match: the match that is played now.
        builder: builds the next one.
    """

    def __init__(self, match: Match, builder: MatchBuilder) -> None:
        self._match = match
        self._builder = builder
        self._changes = TableChanges()
        self._proposed: list[_Change] = []
        self._replays: DailyReplays | None = None
        if match.plan.day is not None and match.plan.viewer >= 0:
            from accessible_uno.app.daily_replays import DailyReplays  # few matches are daily deals

            self._replays = DailyReplays(match.plan)

    def next_match(self) -> Match:
        """Build the next match, with the settings of this one.

        Raises:
            Failure: it cannot be played.
        """
        builder, plan = self._builder, self._match.plan
        builder.preferences.use(stored_values(self._match.settings))
        if plan.is_ladder and self._changes.keep_company:
            from accessible_uno.app.ladder import new_ladder_match  # the same of the ladder

            name = self._changes.name or plan.names[plan.viewer]
            table = TableOptions(plan.rules, plan.options, len(plan.seats), (), name, plan.lapses)
            return new_ladder_match(builder, table)
        return builder.new(self._plan())

    def _plan(self) -> Plan:
        return self._same_table().changed(self._changes)

    # Called by the interface

    def describe(self, locale: str) -> str:
        """Return a sentence about who plays the next match, and by which rules."""
        plan = self._plan()
        name, others = plan.names[max(plan.viewer, 0)], len(plan.seats) - 1
        bots = bots_in_words(plan.levels, locale)
        rules = plan_rules_in_words(plan, compile_plan(plan), locale)
        return sentence(locale, "table-next", name=name, others=others, rules=rules, **bots)

    def change(self, part: MatchSetting, typed: str, locale: str) -> str:
        """Change the table of the next match; return a sentence that says so, or why not."""
        if not typed and part is not MatchSetting.OPPONENTS and not self._is_fixed(part):
            return self.describe(locale)
        try:
            change = self._change(part, typed, self._changes)
        except Failure as refused:
            return _refusal(refused, locale)
        self._take(change)
        return change.in_words(locale)

    def propose(
        self, kinds: Sequence[str], locale: str, *, counted: bool
    ) -> tuple[list[str], bool]:
        """Ask for other bots in the next match; see :class:`MatchSeries`."""
        self._proposed.clear()
        wanted = {MatchSetting.BOTS: ",".join(kinds)} if kinds else {}
        if counted:
            wanted[MatchSetting.PLAYERS] = str(1 + len(kinds))
        changes = self._changes
        try:
            for part, typed in wanted.items():
                change = self._change(part, typed, changes)
                changes = changes.then(change.changes)
                self._proposed.append(change)
        except Failure as refused:
            self._proposed.clear()
            return [_refusal(refused, locale)], False
        return [change.in_words(locale) for change in self._proposed], True

    def settle(self, *, agreed: bool) -> bool:
        """Take what was proposed, or forget it; return whether anything was forgotten."""
        proposed, self._proposed = self._proposed, []
        for change in proposed if agreed else ():
            self._take(change)
        return bool(proposed) and not agreed

    def statistics(self, locale: str) -> list[str]:
        """Return the player's statistics, this match included."""
        from accessible_uno.app.commands.stats import stat_sentences, totals  # as below

        return self._counted(
            lambda journal, name: stat_sentences(locale, totals(journal, name), Calendar().today())
        )

    def goals(self, locale: str) -> list[str]:
        """Return how far the player is with each goal, this match included."""
        from accessible_uno.app.commands.goals import goal_sentences  # only where it is asked for

        by_touch = self._match.settings.display
        return self._counted(partial(goal_sentences, locale, by_touch=by_touch))

    def _counted(self, tell: Callable[[Journal, str], Iterable[str]]) -> list[str]:
        """Return what is told of the player's games in the journal, this match included."""
        journal, match = self._builder.journal, self._match
        if journal is None or match.plan.viewer < 0:
            return []
        match.recorder.saved_part()
        with suppress(StoreError):  # then there is nothing to be told
            return [*tell(journal, match.plan.names[match.plan.viewer])]
        return []

    @contextmanager
    def prepared(self) -> Iterator[None]:
        """Prepare, while the match is played, what is to be told at its end."""
        work = asyncio.create_task(self._replays.run()) if self._replays is not None else None
        try:
            yield
        finally:
            if work is not None:
                work.cancel()

    async def results(self, wait: Callable[[], None]) -> Sequence[tuple[str, MessageFields]]:
        """Return what is worth telling of the match that has just ended: a record, a goal."""
        journal, match = self._builder.journal, self._match
        if journal is None or match.plan.viewer < 0 or match.plan.shared:
            return ()
        match.recorder.saved_part()
        game = match.recorder.saved_row
        if not (game.over and game.number):
            return ()
        from accessible_uno.app.match_results import MatchResults  # only at the end

        bots = await self._replays.finish(wait) if self._replays is not None else {}
        with suppress(StoreError):  # the match itself has said what is wrong with the journal
            return MatchResults(journal, game, self._builder.locale, bots).messages()
        return ()

    # What the next match is made of

    def _same_table(self) -> Plan:
        """Return the plan of the same table again; after a daily deal, of the player's own."""
        plan, preferences = self._match.plan, self._builder.preferences
        if plan.day is not None and not plan.shared:
            name = plan.names[max(plan.viewer, 0)]
            own = table_options({"name": name}, preferences.stored).plan(preferences.locale)
            return own.changed(TableChanges(opponents=plan.others))
        return plan.again(self._match.table.bot_kinds)

    def _is_fixed(self, part: MatchSetting) -> bool:
        return self._match.plan.shared and part is not MatchSetting.RULES

    def _change(self, part: MatchSetting, typed: str, changes: TableChanges) -> _Change:
        """Return the change that is asked for, on top of ``changes`` that are made already.

        Raises:
            Failure: it cannot be made.
        """
        if self._is_fixed(part):
            raise Failure("table-shared")
        plan = self._same_table().changed(changes)
        wanted, kept = _parse_change(part, typed, plan)
        plan = plan.changed(wanted)
        return _Change(part, wanted, kept, plan, compile_plan(plan))

    def _take(self, change: _Change) -> None:
        """Let a change hold, and keep what is a setting for later games too."""
        self._changes = self._changes.then(change.changes)
        keep_settings(change.kept, "app-settings-not-kept")  # else it holds for this session


class _Change(Struct, frozen=True):
    """One change of the next table.

    Attributes:
        part: of the table.
        changes: what is to be otherwise.
        kept: what is stored of it in the settings, by key.
        plan: of the changed table.
        game: its game.
    """

    part: MatchSetting
    changes: TableChanges
    kept: Mapping[str, StoredValue]
    plan: Plan
    game: ActiveRules

    def in_words(self, locale: str) -> str:
        """Return the sentence that tells it."""
        plan = self.plan
        bots = bots_in_words(self.changes.levels or plan.levels, locale)
        value = {
            MatchSetting.NAME: self.changes.name or "",
            MatchSetting.PLAYERS: str(len(plan.seats)),
            MatchSetting.BOTS: bots["bots"],
            MatchSetting.RULES: plan_rules_in_words(plan, self.game, locale),
            MatchSetting.OPPONENTS: joined_names(plan.names[1:], locale),
        }[self.part]
        levels = bots["levels"]
        return sentence(locale, "table-changed", part=str(self.part), value=value, levels=levels)


def _parse_change(
    part: MatchSetting, typed: str, plan: Plan
) -> tuple[TableChanges, dict[str, StoredValue]]:
    """Return the change that is typed, and what is stored of it in the settings, by key.

    Raises:
        Failure: there are no such rules, no such bots, nobody may be called so, or no number of
            players was typed.
    """
    match part:
        case MatchSetting.NAME:
            check_name(typed)
            return TableChanges(name=typed), {"name": typed}
        case MatchSetting.PLAYERS:
            if not (typed.isdecimal() and FEWEST <= int(typed) <= MOST_SEATS):
                raise Failure("table-wants-number")
            return TableChanges(players=int(typed)), {"players": int(typed)}
        case MatchSetting.BOTS:
            kinds = bots_called(typed)
            return TableChanges(levels=tuple(kinds.split(","))), {"bot": kinds}
        case MatchSetting.RULES:
            stored = typed_value(RULES, typed)
            rules, options = resolve(stored, None)
            return TableChanges(rules=(rules, tuple(options))), {RULES: stored}
    return TableChanges(opponents=_parse_opponents(typed, plan) or fresh_opponents(plan)), {}


def _parse_opponents(typed: str, plan: Plan) -> tuple[str, ...]:
    """Return the names of bots that are typed, those of the cast as they are spelled there.

    Raises:
        Failure: there are too many, somebody may not be called so, or it is the kind of a bot.
    """
    cast = {fold(name): name for name in COMPANY}
    words = typed.replace(",", " ").split()
    names = [cast.get(fold(word), word) for word in words if not _is_small(word)]
    if len(names) >= len(plan.seats):
        raise Failure("table-too-many-opponents", most=len(plan.seats) - 1)
    taken = [fold(plan.names[max(plan.viewer, 0)])]
    for name in names:
        if parse_bot_name(kind := find_bot(name)) is not None or kind in bot_keys():
            raise Failure("table-opponents-are-levels", typed=shortened(typed))
        check_name(name)
        if fold(name) in taken:
            raise Failure("app-name-twice", name=name)
        taken.append(fold(name))
    return tuple(names)


def _is_small(word: str) -> bool:
    """Whether a word only joins names, in some language: “and”."""
    return word.islower() and any(
        lexicon(locale).particles.whole((fold(word),)) is Particle.FILLER for locale in LOCALES
    )


def _refusal(refused: Failure, locale: str) -> str:
    """Return why a table cannot be changed so."""
    if refused.message == NO_SUCH_BOT:
        known = str(refused.arguments_in(locale)["known"])
        kind = shortened(str(refused.arguments["value"]))
        return sentence(locale, "table-no-bots", typed=kind, known=known)
    return refused.text(locale)


def plan_rules_in_words(plan: Plan, game: ActiveRules, locale: str) -> str:
    """Return the rules of a plan in words, by the name that the player has given them."""
    return rules_in_words(locale, plan.rules, plan.options, own_name(plan.rules, game.rules))


def bots_in_words(kinds: Sequence[str], locale: str) -> dict[str, str]:
    """Return how bots play, as sentences about a table take it.

    ``levels`` is “usual”, or “one” where all play alike, or “several”; then ``bots`` names the
    level of each seat.
    """
    if not kinds:
        return {"levels": "usual", "bots": ""}
    names = RuleNames(locale)
    words = [names.bot(kind) for kind in kinds]
    alike = len(set(words)) == 1
    return {
        "levels": "one" if alike else "several",
        "bots": words[0] if alike else joined_names(words, locale),
    }


def kept_in_words(match: Match, kept: Collection[str], locale: str) -> dict[str, str]:
    """Return what a sentence says of the rules and bots that the settings have ``kept``."""
    bots = bots_in_words(match.plan.levels, locale)
    rules = plan_rules_in_words(match.plan, match.table.rules, locale)
    part = {RULES: "rules", "bot": "bots"}[next(iter(kept))] if len(kept) == 1 else "both"
    return {"part": part, "rules": rules, **bots}
