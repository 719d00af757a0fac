"""The table of verbs: every command that a line can have."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import Choose, DiscardCards, DrawCard, Jump, Take
from accessible_uno.game.base import Action, Seat
from accessible_uno.interface.parse.act_commands import (
    bare_action_parser,
    parse_anyway,
    parse_catch,
    parse_colour,
    parse_discard,
    parse_doubt,
    parse_pass,
    parse_play,
    parse_report,
    parse_say,
    parse_vote,
    reply_parser,
    simple_parser,
)
from accessible_uno.interface.parse.ask_commands import (
    PLACES,
    alone_parser,
    history_parser,
    parse_counts,
    parse_hand,
    parse_help,
    parse_rules,
    parse_time,
    parse_why,
)
from accessible_uno.interface.parse.change_commands import (
    ASSIGN_KEY,
    ASSIGN_WORD,
    parse_keys,
    parse_level,
    parse_rematch,
    parse_settings,
    parse_table,
    parse_words,
    setting_parser,
)
from accessible_uno.interface.parse.choices import parse_choose, parse_jump
from accessible_uno.interface.parse.intents import (
    ChangeSetting,
    CommandParser,
    MuteCategories,
    Query,
    RecallMessages,
    RecallOfPlayer,
    RulesOn,
    Said,
)
from accessible_uno.interface.parse.vocabulary import OUTSIDE, Change, Command, MatchSetting
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import (
    AT_A_KEYBOARD,
    AT_A_TABLE,
    NOWHERE,
    Doer,
    Verb,
    VerbGroup,
    VerbPlace,
    VerbTable,
    nothing,
)
from accessible_uno.narration.answers import About
from accessible_uno.narration.arguments import seat_argument
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, LayAnyway, Report
from accessible_uno.rules.shared.turns import NoDealerRule
from accessible_uno.rules.shared.uno import Catch, SayUno
from accessible_uno.settings.schema import BY_COMMAND, SettingCommand
from accessible_uno.settings.values import Category, Switch


def _act(name: str, parse: CommandParser, act: type[Action] | str = "", do: Doer = nothing) -> Verb:
    return Verb(name, VerbGroup.ACTS, parse, do, act=act)


def _bare(name: str, recorded: str = "") -> Verb:
    """Return the row of a verb whose act some rule brings; the record has a word for it."""
    act = recorded or name
    return _act(name, bare_action_parser(name, act), act)


def _wish(at: Sitting, colour: Colour | None = None) -> None:
    """Remember the colour for the next wild; without one, say which is in play, and that one."""
    session, pending = at.session, at.session.pending
    if colour is not None:
        pending.wish = colour
        session.announce("wish-set", {"colour": colour})
        return
    wish = session.format("wish-is", {"colour": pending.wish}) if pending.wish else None
    session.announce_together(session.answers.colour(session.view), wish)


PLAY: Final = (
    _act(Command.PLAY, parse_play),  # CMD-12
    _act(Command.DRAW, simple_parser(Command.DRAW, DrawCard)),  # CMD-13
    _act(Command.PASS, parse_pass),
    _act(Command.TAKE, simple_parser(Command.TAKE, Take), Take),
    _act(Command.DOUBT, parse_doubt, Challenge),
    _act(Command.JUMP, parse_jump, Jump),
    _act(Command.CHOOSE, parse_choose, Choose),
    _act(Command.DISCARD, parse_discard, DiscardCards),
    _bare("spin"),
    _bare(Command.SHOUT),
    _bare("recount"),
    _act(Command.SAY, parse_say, "say"),
    _act(Command.UNO, simple_parser(Command.UNO, SayUno), SayUno),  # CMD-15
    _act(Command.CATCH, parse_catch, Catch),
    _act(Command.COLOUR, parse_colour, do=_wish),  # CMD-14
    _act("anyway", parse_anyway, LayAnyway, do=Sitting.lay_anyway),
    _act("report", parse_report, Report),
    _act("vote", parse_vote, CastVote),
    _act(Command.YES, reply_parser(agrees=True), CastVote),
    _act(Command.NO, reply_parser(agrees=False), CastVote),
    _bare(Command.ABANDON, "quit"),
    _bare("start"),
    _bare("stop"),
    Verb(
        Command.CANCEL,
        VerbGroup.ASIDE,
        alone_parser(Command.CANCEL),
        do=lambda at: at.cancel_card(),
        plays=True,
    ),
    Verb("empty", do=lambda at: at.do_empty_line(), plays=True),
    Verb("courtesy", do=lambda at: at.announcer.announce_awaited()),
    Verb("talk", do=KeyboardSitting.talk, where=VerbPlace.HOSTED),
)


_OWN_TABLE: Final = VerbPlace.KEYBOARD | VerbPlace.LESSON


def _rematch(at: KeyboardSitting, kinds: tuple[str, ...], counted: bool) -> None:
    at.series.begin_another(kinds, counted=counted)


def _table(at: KeyboardSitting, part: MatchSetting | None = None, typed: str = "") -> None:
    at.series.change_table(part, typed)


def _clock(at: KeyboardSitting, value: Change | Switch) -> None:
    at.timer.change(value)


def _row(
    name: Command,
    parse: CommandParser,
    do: Doer,
    instead: str,
    group: VerbGroup = VerbGroup.NEXT,
    *,
    changes: bool = False,
) -> Verb:
    """Return the row of what is said at a keyboard; elsewhere ``instead`` is told."""
    return Verb(name, group, parse, do, AT_A_KEYBOARD, instead, changes=changes)


def _alone(name: Command, instead: str, do: Doer, group: VerbGroup = VerbGroup.NEXT) -> Verb:
    """Return the row of a command behind which nothing fits."""
    return _row(name, alone_parser(name), do, instead, group)


MATCH: Final = (
    _row(Command.REMATCH, parse_rematch, _rematch, "room-under-way"),
    _row(Command.TABLE, parse_table, _table, "room-under-way", changes=True),
    _row(Command.LEVEL, parse_level, KeyboardSitting.change_level, "room-help-level", changes=True),
    _alone(
        Command.STATS, "stats-not-here", lambda at: at.series.announce_statistics(), VerbGroup.PAST
    ),
    _alone(Command.GOALS, "goals-not-here", lambda at: at.series.announce_goals(), VerbGroup.PAST),
)


_PARSERS: Final = {
    Query.HAND: parse_hand,
    Query.COUNTS: parse_counts,
    Query.TIME: parse_time,
}


def _query(query: Query, parse: CommandParser | None = None) -> Verb:
    """Return the row of a question about the table."""

    def answer(at: Sitting, about: About = None) -> None:
        at.announcer.answer(query, about)

    return Verb(query.value, VerbGroup.QUERIES, parse or alone_parser(query.value), answer)


def _dealer(at: Sitting) -> None:
    """Tell who deals; between two rounds, who deals the next one."""
    view, session = at.session.view, at.session
    between = view.round_over and not view.winners
    seat = view.next_dealer if between else view.dealer
    if any(isinstance(rule, NoDealerRule) for rule in session.table.rules.rules):
        session.announce("no-dealer")
    elif seat is None:
        session.announce("next-dealer-drawn" if between else "nobody-deals")
    else:
        message_id = "next-dealer" if between else "dealer-chosen"
        told = session.narrator.format(message_id, {"seat": seat_argument(seat)})
        session.announce_utterances(told)


def _why(at: Sitting, seat: Seat | None = None) -> None:
    at.announcer.explanations.announce(seat)


def _help(at: Sitting, command: str = "", whole: bool = False) -> None:
    """Explain a command; without one, say what can be done now.  A room explains itself."""
    in_a_room = at.place is VerbPlace.ROOM
    if command and (at.verbs[command].explains or not at.verbs[command].where):
        at.do(Said(command))
    elif in_a_room and command in ("", Command.HELP, Command.COMMANDS):
        at.session.announce("room-help")
    elif in_a_room and not at.verbs[command].where & VerbPlace.ROOM:
        at.session.announce("room-not-here")
    else:
        at.help.announce_help(command, whole=whole)


def _rules(at: Sitting, wanted: RulesOn, amount: bool = False) -> None:
    at.help.announce_rules(wanted, amount=amount)


def _commands(at: Sitting) -> None:
    _help(at, Command.COMMANDS)


ASK: Final = (
    *(_query(each, _PARSERS.get(each)) for each in Query if each is not Query.HINT),
    Verb("dealer", VerbGroup.QUERIES, alone_parser("dealer"), _dealer),
    _query(Query.HINT),
    Verb(
        Command.WHY,
        VerbGroup.QUERIES,
        parse_why,
        _why,
    ),
    Verb(Command.RULES, VerbGroup.LEARNING, parse_rules, _rules),
    Verb(Command.HELP, VerbGroup.LEARNING, parse_help, _help),
    Verb(
        Command.COMMANDS,
        VerbGroup.LEARNING,
        alone_parser(Command.COMMANDS),
        _commands,
    ),
)


def _recall(at: Sitting, wanted: RecallMessages) -> None:
    history = at.announcer.history
    history.recall(wanted)
    if isinstance(wanted, RecallOfPlayer):
        seat = at.session.table.names.index(wanted.name)
        at.announcer.explanations.name_card(seat, *history.texts_before_here(1))


def _choose(at: Sitting, category: Category | None) -> None:
    at.announcer.history.choose_category(category)


def _spell(at: Sitting, what: str | Card | None = None) -> None:
    at.announcer.speller.spell(what)
    at.announcer.history.leave()


def _mute(at: Sitting, wanted: MuteCategories) -> None:
    at.announcer.mute_filter.apply(wanted)


def _past(
    name: str, do: Doer, where: VerbPlace = AT_A_TABLE, group: VerbGroup = VerbGroup.AGAIN
) -> Verb:
    """Return the row of what was told; a chat program has its own way for what is not for rooms."""
    return Verb(name, group, history_parser(name), do, where)


HISTORY: Final = (
    _past(Command.REPEAT, _recall),
    _past(Command.HISTORY, _recall),
    *(_past(each, _recall) for each in PLACES if each is not Command.REPEAT),
    _past(Command.CATEGORY, lambda at: at.announcer.history.announce_category(), AT_A_KEYBOARD),
    _past(Command.SPELL, _spell, AT_A_KEYBOARD),
    Verb(
        "choose-category",
        do=_choose,
        where=AT_A_KEYBOARD,
    ),
)

MUTING: Final = (
    _past(Command.HUSH, _mute, AT_A_KEYBOARD, VerbGroup.SETTINGS),
    _past(Command.HEAR, _mute, AT_A_KEYBOARD, VerbGroup.SETTINGS),
)


def _change(at: KeyboardSitting, wanted: ChangeSetting) -> None:
    refusal = at.controls.apply(wanted)
    if refusal is not None:
        at.announcer.explanations.note_refusal(refusal, of_move=False)


def _settings(at: KeyboardSitting) -> None:
    """Say what each setting is."""
    at.announcer.parts.announce(at.controls.present_values())


def _keys(at: KeyboardSitting, whole: bool = False) -> None:
    if whole:
        at.keys.announce_all()
    else:
        at.keys.announce_needed()


def _own(
    name: Command, parse: CommandParser, do: Doer, group: VerbGroup = VerbGroup.LEARNING
) -> Verb:
    """Return the row of a list of what the player has chosen; it explains itself."""
    return Verb(name, group, parse, do, AT_A_KEYBOARD, explains=True)


def _setting(command: SettingCommand) -> Verb:
    parse = setting_parser(command)
    return Verb(command, VerbGroup.SETTINGS, parse, _change, AT_A_KEYBOARD, changes=True)


_LAST: Final = tuple(each for each in BY_COMMAND if BY_COMMAND[each][0].place > 0)
"""The commands of settings that lists have behind all others."""

SETTINGS: Final = (
    _own(Command.KEYS, parse_keys, _keys),
    _own(Command.WORDS, parse_words, lambda at: at.words.announce_words()),
    _own(Command.SETTINGS, parse_settings, _settings, VerbGroup.SETTINGS),
    *(_setting(each) for each in BY_COMMAND if each not in _LAST),
    *MUTING,
    *(_setting(each) for each in _LAST),
    Verb(ASSIGN_KEY, do=lambda at, to: at.keys.assign(to), where=AT_A_KEYBOARD, changes=True),
    Verb(ASSIGN_WORD, do=lambda at, to: at.words.assign(to), where=AT_A_KEYBOARD, changes=True),
)


LEAVING: Final = (
    Verb(
        Command.PAUSE,
        VerbGroup.ASIDE,
        alone_parser(Command.PAUSE),
        KeyboardSitting.pause,
        _OWN_TABLE,
        "hosted-time",
    ),
    Verb(
        "clock",
        do=_clock,
        where=_OWN_TABLE,
        instead="hosted-time",
        changes=True,
    ),
    _alone(
        Command.QUIT,
        "room-help-abandon",
        lambda at: at.quit_dialog.ask_to_quit(),
        VerbGroup.LEAVING,
    ),
)


UNSAID: Final = tuple(
    Verb(name, VerbGroup.LEAVING, alone_parser(name), where=NOWHERE, instead=instead)
    for name, instead in OUTSIDE.items()
)
"""What is said at no table."""


VERBS: Final = VerbTable((*PLAY, *MATCH, *ASK, *HISTORY, *SETTINGS, *LEAVING, *UNSAID))


parse_line: Final = VERBS.parse_line
"""Returns what a line means in a context."""
