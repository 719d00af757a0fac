"""The verbs of a chat room: what anybody there may say to the table, and who may say which."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from accessible_uno.interface.controls.match_controls import LEVELS_TOLD, LevelControls
from accessible_uno.interface.parse.change_commands import parse_level
from accessible_uno.interface.parse.intents import Query, Said, Unclear
from accessible_uno.interface.parse.tokens import typed_tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.interface.verbs.verb import Doer, Verb, VerbPlace
from accessible_uno.narration.catalogue import split_list
from accessible_uno.rooms.budgets import Budget
from accessible_uno.rooms.enrolment import compile_for_company
from accessible_uno.rooms.game import RoomGame
from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.operators import OperatorCommands
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.rankings import RankingCommands
from accessible_uno.rooms.table import RoomTable, RoomTools
from accessible_uno.rooms.words import (
    KINDS,
    LANGUAGE,
    MARK,
    WAYS,
    RoomLine,
    RoomRequest,
    first_room_word,
    is_off,
    meaning_of,
    parse_room_line,
    parse_wish,
)
from accessible_uno.rules.preset import CannotCompile
from accessible_uno.settings.schema import NOTATION


class RoomGroup(StrEnum):
    """How the list of a room's words groups them."""

    TABLE = "table"
    """About who plays, and by which rules."""
    OPERATORS = "operators"
    PLAYERS = "players"
    """Questions that only players may ask; the others everybody may."""
    QUESTIONS = "questions"
    OWN = "own"
    """About how somebody's own lines are written."""


LINK_PAUSE: Final = 60.0
"""Seconds until everybody is told the link again: anybody may ask for it."""

_BETWEEN_GAMES: Final = ("enrol", "bot", "table", "start", "rematch")
"""Commands about the next game, which are refused while one is played."""

_ALONE: Final = ("start", "stop", "cards")
"""Commands behind which nothing is said; in a game, such a line may be a sentence."""


class RoomCommands:
    """What each command does.

    Args:
        table: the table of the room.
        lines: says the room's messages.
        tools: what the room is given.

    Attributes:
        operators: what operators alone may do.
        rankings: what is asked about the ranking.
    """

    def __init__(self, table: RoomTable, lines: RoomLines, tools: RoomTools) -> None:
        self._table = table
        self._lines = lines
        self._tools = tools
        self.enrolment = table.enrolment
        self.operators = OperatorCommands(table, lines, tools.move)
        self._links_told = Budget(tools.timers.time, 1, LINK_PAUSE)
        kept = tools.archive.rankings if tools.archive is not None else None
        self.rankings = RankingCommands(lines, kept, table.called)

    def carry_out(self, speaker: Speaker, text: str, *, by_operator: bool, here: bool) -> None:
        """Carry out what somebody wrote: a command of the room, or a line of the game."""
        line = parse_room_line(text, self._lines.wishes_of(speaker).locale)
        person = self._table.person(speaker, here=here)
        if line.verb in _ALONE and line.rest and self._says_more(person, text):
            line = RoomLine("", text.strip().removeprefix(MARK).strip())
        request = RoomRequest(speaker, person, line.rest, by_operator, here)
        if refused := self._refused(request, line.verb):
            self._lines.to_one(speaker, refused)
        elif person is None or here:
            self._carry_out(request, line.verb)
        else:  # this line is the person's own; whose nick it is later, nobody sees
            person.speaker, person.present = speaker, True
            self._carry_out(request, line.verb)
            person.present = False

    def _refused(self, request: RoomRequest, verb: str) -> str:
        """Return the message that says why somebody may not say a line; nothing where they may."""
        if request.by_operator:
            return ""
        if self.operators.is_banned(request.speaker):
            return "room-banned"
        person = request.person
        if person is not None and person.put_out:
            return "room-put-out"
        changes = verb and ROOM_VERBS[verb].group is RoomGroup.TABLE
        own = verb == "abandon" and person is not None
        return "room-come-in" if changes and not (request.here or own) else ""

    def _says_more(self, person: Person | None, text: str) -> bool:
        """Return whether a line means something in the game: “stop talking” is not “stop”."""
        game = self._table.game
        if game is None or person is None:
            return False
        said = game.sitting(person).understand(text)
        return isinstance(said, Said) and said.verb not in _ALONE

    def _carry_out(self, request: RoomRequest, verb: str) -> None:
        if verb in _BETWEEN_GAMES and self._table.game is not None:
            self._lines.to_one(request.speaker, "room-under-way")
        elif verb:
            ROOM_VERBS[verb].do(self, request)
        elif playing := self._playing(request):
            playing[0].on_line(playing[1], request.rest)

    def stop(self, request: RoomRequest) -> None:
        """CMD-05: the host of the table cancels the game, or the enrolment."""
        if self._table.game is None:
            if request.by_operator or not self.enrolment.refuse_unless_host(request.speaker):
                self.enrolment.clear()
                self._lines.to_all("room-stopped")
        elif not (request.by_operator or self._table.game.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        else:
            self._table.cancel_game()
            self._lines.to_all("room-stopped")

    def rematch(self, request: RoomRequest) -> None:
        """Begin another game of the same table, with those who are still there."""
        past = self._table.past
        if past is None:
            self._lines.to_one(request.speaker, "room-nothing-before")
        elif not request.by_operator and past.people.find(request.speaker) is None:
            self._lines.to_one(request.speaker, "room-not-seated")
        else:
            allowed = [each for each in past.people if not self.operators.is_banned(each.speaker)]
            self.enrolment.begin_again(request.speaker, past, allowed)

    def pause(self, request: RoomRequest) -> None:
        """Let the time stand still, once most players want it."""
        if not (playing := self._playing(request)):
            return
        game, person = playing
        if game.is_paused:
            self._lines.to_one(request.speaker, "room-paused-already")
            return
        votes, needed = game.vote_for_pause(person)
        if game.is_paused:
            self._lines.to_all("room-pause")
        else:
            self._lines.to_all("room-pause-asked", name=person.name, votes=votes, needed=needed)

    def go_on(self, request: RoomRequest) -> None:
        """End a pause."""
        if not (playing := self._playing(request)):
            return
        game, person = playing
        if game.waits:
            self._lines.to_all("room-goes-on", name=person.name)
            game.end_agreed_pause()
        else:
            self._lines.to_one(request.speaker, "room-not-paused")

    # Before a game

    def add_bot(self, request: RoomRequest) -> None:
        """Give a bot a seat."""
        self.enrolment.add_bot(request.speaker, request.rest)

    def choose_rules(self, request: RoomRequest) -> None:
        """Tell the rules chosen, or choose others."""
        self.enrolment.choose_rules(request.speaker, request.rest)

    def absence(self, request: RoomRequest) -> None:
        """Tell what the game does while somebody is away; the host of the table may change it."""
        wanted = meaning_of(request.rest, WAYS)
        if not request.rest:
            self._lines.to_one(request.speaker, "room-absence", way=self._table.company.absence)
        elif wanted is None:
            self._lines.to_one(request.speaker, "room-no-absence")
        elif not (request.by_operator or self._table.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        else:
            self._lines.to_all("room-absence-chosen", way=wanted)
            self._table.choose_absence(wanted)

    # During a game

    def _playing(self, request: RoomRequest) -> tuple[RoomGame, Person] | None:
        """Return the game and who asks in it; refuse whoever does not play."""
        if self._table.game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        elif request.person is None:
            self._lines.to_one(request.speaker, "room-not-seated")
        else:
            return self._table.game, request.person
        return None

    def abandon(self, request: RoomRequest) -> None:
        """CMD-11; before the game, the seat is free again."""
        if self._table.game is None:
            self.enrolment.withdraw(request.speaker)
        elif playing := self._playing(request):
            playing[0].abandon(playing[1])

    def time(self, request: RoomRequest) -> None:
        """CMD-03: until the start, or since it."""
        left = self.enrolment.seconds_left()
        if self._table.game is None and left is not None:
            self._lines.to_one(request.speaker, "room-time-left", seconds=left)
        elif self._table.game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        else:
            seconds = round(self._tools.timers.time() - self._table.game.begun_at)
            self._lines.to_one(request.speaker, "room-time-since", seconds=seconds)
            if request.person is not None:
                self._table.game.sitting(request.person).announcer.answer(Query.TIME)

    def ask(self, request: RoomRequest, queries: Sequence[Query]) -> None:
        """Answer questions about the table to somebody who plays."""
        if playing := self._playing(request):
            game, person = playing
            announcer = game.sitting(person).announcer
            with game.together(person):
                for query in queries:
                    announcer.answer(query)

    def cards(self, request: RoomRequest) -> None:
        """CMD-08, CMD-09: one's own cards; with anything behind the word, how many they are."""
        if playing := self._playing(request):
            sitting = playing[0].sitting(playing[1])
            if request.rest:
                count = sitting.session.view.counts[sitting.session.seat]
                self._lines.to_one(request.speaker, "room-own-count", count=count)
            else:
                sitting.announcer.answer(Query.HAND)

    def plays(self, request: RoomRequest) -> None:
        """CMD-10."""
        if playing := self._playing(request):
            count = playing[0].laid_by(playing[1])
            self._lines.to_one(request.speaker, "room-plays", count=count)

    def why(self, request: RoomRequest) -> None:
        """Say why something was done, also to somebody who only watches."""
        game = self._table.game
        if game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        else:
            self._say_in_game(game, request, Command.WHY)

    def _say_in_game(self, game: RoomGame, request: RoomRequest, command: Command) -> None:
        """Carry out a command of the game for somebody who plays, or who may only watch."""
        if request.person is not None:
            word = game.sitting(request.person).session.command_word(command)
            game.on_line(request.person, f"{word} {request.rest}")
        else:
            sitting = game.session_of_visitor(*self._lines.visitor(request.speaker)).sit()
            sitting.carry_out(f"{sitting.session.command_word(command)} {request.rest}")

    def level(self, request: RoomRequest) -> None:
        """Say how the bots play; the host of the table may change it, and the room is told."""
        game = self._table.game
        if game is None:
            self._lines.to_one(request.speaker, "room-no-game")
            return
        person, locale, urgency = self._lines.visitor(request.speaker)
        session = game.session_of_visitor(person, locale, urgency)
        wanted = parse_level(typed_tokens(request.rest), session.known, session.context())
        changes = isinstance(wanted, Said) and bool(wanted.args)
        if changes and not (request.by_operator or game.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        elif isinstance(wanted, Unclear):
            session.announce(wanted.message_id, wanted.fields)
        elif isinstance(wanted, Said):
            said = self._lines.locale if changes else locale
            session = game.session_of_visitor(person, said, urgency)
            answer = LevelControls(session).answer(*wanted.args)
            if answer.changed:
                self._lines.to_all(answer.message_id, **answer.fields)
                game.show_bots_to_clients()
            else:
                told = answer.message_id == LEVELS_TOLD
                session.announce("room-levels" if told else answer.message_id, answer.fields)

    # At any time

    def rules(self, request: RoomRequest) -> None:
        """CMD-01: the rules of the table, to who asks; a chapter or a card during a game."""
        if request.rest and self._table.game is not None and request.person is not None:
            self._say_in_game(self._table.game, request, Command.RULES)
            return
        company = self._table.company
        try:
            game = compile_for_company(company.rules, company.options)
        except CannotCompile as wrong:
            self._lines.cannot_compile(wrong, request.speaker)
            return
        locale = self._lines.wishes_of(request.speaker).locale
        book = RuleBook(locale, game)
        self._lines.paragraphs(request.speaker, book.whole())

    def link(self, request: RoomRequest) -> None:
        """Tell everybody the link that leads to this table, or who asks for it soon after."""
        link = self._tools.link()
        if link and self._links_told.takes(link):
            self._lines.to_all("room-link", link=link)
        elif link:
            self._lines.to_one(request.speaker, "room-link", link=link)
        else:
            self._lines.to_one(request.speaker, "room-no-link")

    def public(self, request: RoomRequest) -> None:
        """Let the table be found without its link, or no longer."""
        listed = not request.rest or not is_off(request.rest)
        if not (request.by_operator or self._table.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        elif self._tools.list_table(listed):
            self._lines.to_all("room-public", listed="yes" if listed else "no")
        else:
            self._lines.to_one(request.speaker, "room-no-link")

    def braille(self, request: RoomRequest) -> None:
        """Write a person's lines in braille as well, or no longer."""
        wishes = self._lines.wishes_of(request.speaker)
        notation = parse_wish(NOTATION, request.rest) or ""
        if not notation and not is_off(request.rest):
            self._lines.to_one(request.speaker, "room-no-braille", notation=request.rest)
            return
        if notation and self._tools.make_brailler(notation) is None:
            self._lines.to_one(request.speaker, "room-no-liblouis")
            return
        wishes.notation = notation
        self._table.use_wishes(request.speaker, wishes)
        self._lines.to_one(request.speaker, "room-braille", notation=notation or "none")

    def language(self, request: RoomRequest) -> None:
        """Answer a person in another language."""
        wishes = self._lines.wishes_of(request.speaker)
        language = parse_wish(LANGUAGE, request.rest)
        if language is None:
            self._lines.to_one(request.speaker, "room-no-language")
            return
        wishes.locale = language
        self._table.use_wishes(request.speaker, wishes)
        self._lines.to_one(request.speaker, "room-language")

    def private(self, request: RoomRequest) -> None:
        """Write to a person alone by messages, as people do, or by notices."""
        kind = meaning_of(request.rest, KINDS)
        if kind is None:
            self._lines.to_one(request.speaker, "room-no-private")
            return
        wishes = self._lines.wishes_of(request.speaker)
        wishes.by_message = kind == "message"
        self._table.use_wishes(request.speaker, wishes)
        self._lines.to_one(request.speaker, "room-private", kind=kind)

    def question(self, request: RoomRequest) -> None:
        """Leave the hand out at a person's turn, or tell it again."""
        wishes = self._lines.wishes_of(request.speaker)
        wishes.question_alone = not (request.rest and is_off(request.rest))
        self._table.use_wishes(request.speaker, wishes)
        alone = "yes" if wishes.question_alone else "no"
        self._lines.to_one(request.speaker, "room-question", alone=alone)

    # Help

    def help(self, request: RoomRequest) -> None:
        """Explain the word that is named, of the room or of the game; else how to begin."""
        game, verb = self._table.game, parse_room_line(request.rest, self._locale(request)).verb
        if verb == Command.COMMANDS:
            self.commands(request)
        elif verb and verb != Command.HELP:
            self._lines.to_one(request.speaker, f"room-help-{verb}")
        elif not request.rest or game is None or verb:
            self._lines.to_one(request.speaker, "room-help")
        else:
            self._say_in_game(game, request, Command.HELP)

    def commands(self, request: RoomRequest) -> None:
        """Name everything that can be said in the room; in a game, also what plays."""
        game, person, locale = self._table.game, request.person, self._locale(request)
        groups = {
            "table": (RoomGroup.TABLE, *((RoomGroup.OPERATORS,) if request.by_operator else ())),
            "own": (RoomGroup.OWN,),
            "questions": (*((RoomGroup.PLAYERS,) if game and person else ()), RoomGroup.QUESTIONS),
        }
        told = {name: _listed(wanted, locale) for name, wanted in groups.items()}
        if game is None or person is None:
            self._lines.to_one(request.speaker, "room-commands", **told)
            return
        words = game.sitting(person).help.groups()
        told |= {group: _unlike_room_words(words[group], locale) for group in ("acts", "queries")}
        self._lines.to_one(request.speaker, "room-commands-playing", pieces=game.pieces, **told)

    def _locale(self, request: RoomRequest) -> str:
        return self._lines.wishes_of(request.speaker).locale


def _ask(*queries: Query) -> Doer:
    return lambda at, request: at.ask(request, queries)


def _listed(groups: Sequence[RoomGroup], locale: str) -> str:
    """Return the words of some groups, separated by commas."""
    rows = (row for group in groups for row in ROOM_VERBS.values() if row.group is group)
    return ", ".join(first_room_word(row.name, locale) for row in rows)


def _unlike_room_words(listed: str, locale: str) -> str:
    """Leave out of the words of the game those that the room answers itself."""
    return ", ".join(each for each in split_list(listed) if not parse_room_line(each, locale).verb)


def _row(name: str, do: Doer, group: RoomGroup | None = None) -> Verb:
    """Return a row: ``room-word-<name>`` lists its words, ``room-help-<name>`` explains it."""
    return Verb(name, group, do=do, where=VerbPlace.ROOM)


ROOM_VERBS: Final = {
    row.name: row
    for row in (
        _row("enrol", lambda at, request: at.enrolment.enrol(request.speaker), RoomGroup.TABLE),
        _row(
            "bot",
            RoomCommands.add_bot,
            RoomGroup.TABLE,
        ),
        _row(
            "table",
            RoomCommands.choose_rules,
            RoomGroup.TABLE,
        ),
        _row("start", lambda at, request: at.enrolment.start(request.speaker), RoomGroup.TABLE),
        _row("level", RoomCommands.level, RoomGroup.TABLE),
        _row("abandon", RoomCommands.abandon, RoomGroup.TABLE),
        _row("absence", RoomCommands.absence, RoomGroup.TABLE),
        _row("public", RoomCommands.public, RoomGroup.TABLE),
        _row("pause", RoomCommands.pause, RoomGroup.TABLE),
        _row("continue", RoomCommands.go_on, RoomGroup.TABLE),
        _row("stop", RoomCommands.stop, RoomGroup.TABLE),
        _row("rematch", RoomCommands.rematch, RoomGroup.TABLE),
        _row("ban", lambda at, request: at.operators.ban(request), RoomGroup.OPERATORS),
        _row("remove", lambda at, request: at.operators.remove(request), RoomGroup.OPERATORS),
        _row("allow", lambda at, request: at.operators.allow(request), RoomGroup.OPERATORS),
        _row("move", lambda at, request: at.operators.move(request), RoomGroup.OPERATORS),
        _row("cards", RoomCommands.cards, RoomGroup.PLAYERS),
        _row("order", _ask(Query.ORDER), RoomGroup.PLAYERS),  # CMD-06
        _row("repeat", _ask(Query.WHO, Query.TOP), RoomGroup.PLAYERS),  # CMD-07
        _row("plays", RoomCommands.plays, RoomGroup.PLAYERS),
        _row("time", RoomCommands.time, RoomGroup.QUESTIONS),
        _row("rules", RoomCommands.rules, RoomGroup.QUESTIONS),
        _row("why", RoomCommands.why, RoomGroup.QUESTIONS),
        _row("link", RoomCommands.link, RoomGroup.QUESTIONS),
        _row("ranking", lambda at, request: at.rankings.ranking(request), RoomGroup.QUESTIONS),
        _row("stats", lambda at, request: at.rankings.stats(request), RoomGroup.QUESTIONS),
        _row("unlisted", lambda at, request: at.rankings.unlisted(request), RoomGroup.OWN),
        _row("language", RoomCommands.language, RoomGroup.OWN),
        _row("braille", RoomCommands.braille, RoomGroup.OWN),
        _row("private", RoomCommands.private, RoomGroup.OWN),
        _row("question", RoomCommands.question, RoomGroup.OWN),
        _row("help", RoomCommands.help),
        _row("commands", RoomCommands.commands),
    )
}
"""The verbs of a room, in the order in which its lists have them; other lines are of the game."""
