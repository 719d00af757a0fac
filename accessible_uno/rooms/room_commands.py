"""The commands that anybody in a room may give, and who may give which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.interface.input.level_controls import LEVELS_TOLD, LevelControls
from accessible_uno.interface.parse.intents import ChangeLevel, Query, Unclear
from accessible_uno.interface.parse.level_commands import parse_level
from accessible_uno.interface.parse.tokens import fold, typed_tokens
from accessible_uno.interface.rules_told.rulebook import RuleBook
from accessible_uno.rooms.enrolment import compile_for_company
from accessible_uno.rooms.operators import OperatorCommands
from accessible_uno.rooms.people import Person
from accessible_uno.rooms.room_choices import parse_language, parse_notation
from accessible_uno.rooms.room_game import RoomGame
from accessible_uno.rooms.room_help import RoomHelp
from accessible_uno.rooms.room_lines import RoomLines
from accessible_uno.rooms.room_request import RoomRequest
from accessible_uno.rooms.room_table import RoomTable, RoomTools
from accessible_uno.rooms.room_words import RoomWord
from accessible_uno.rules.preset import CannotCompile

OFF: Final = ("", "off", "non", "no")
"""Words behind ``!braille`` that end it."""


class RoomCommands:
    """What each command does.

    Args:
        table: the table of the room.
        lines: says the room's messages.
        tools: what the room is given.
    """

    def __init__(self, table: RoomTable, lines: RoomLines, tools: RoomTools) -> None:
        self._table = table
        self._lines = lines
        self._tools = tools
        self._operators = OperatorCommands(table, lines, tools.move)
        self._help = RoomHelp(table, lines)
        self._commands = self._make_commands()

    def carry_out(self, word: RoomWord | None, request: RoomRequest) -> None:
        """Carry out a command; without a word of the room, a line of the game."""
        if self._operators.is_banned(request.speaker) and not request.by_operator:
            self._lines.to_one(request.speaker, "room-banned")
        elif word is not None:
            self._commands[word](request)
        elif playing := self._playing(request):
            playing[0].on_line(playing[1], request.rest)

    def _start(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._table.enrolment.start(request.speaker)

    def _stop(self, request: RoomRequest) -> None:
        """CMD-05: the host of the table cancels the game, or the enrolment."""
        if self._table.game is None:
            if request.by_operator or not self._table.enrolment.refuse_unless_host(request.speaker):
                self._table.enrolment.clear()
                self._lines.to_all("room-stopped")
        elif not (request.by_operator or self._table.game.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        else:
            self._table.cancel_game()
            self._lines.to_all("room-stopped")

    def _rematch(self, request: RoomRequest) -> None:
        if self._refuse_under_way(request):
            return
        past = self._table.past
        if past is None:
            self._lines.to_one(request.speaker, "room-nothing-before")
        elif not request.by_operator and past.people.find(request.speaker) is None:
            self._lines.to_one(request.speaker, "room-not-seated")
        else:
            allowed = [each for each in past.people if not self._operators.is_banned(each.speaker)]
            self._table.enrolment.begin_again(request.speaker, past, allowed)

    # Before a game

    def _enrol(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._table.enrolment.enrol(request.speaker)

    def _add_bot(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._table.enrolment.add_bot(request.speaker, request.rest)

    def _choose_rules(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._table.enrolment.choose_rules(request.speaker, request.rest)

    def _refuse_under_way(self, request: RoomRequest) -> bool:
        if self._table.game is not None:
            self._lines.to_one(request.speaker, "room-under-way")
        return self._table.game is not None

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

    def _abandon(self, request: RoomRequest) -> None:
        """CMD-11; before the game, the seat is free again."""
        if self._table.game is None:
            self._table.enrolment.withdraw(request.speaker)
        elif playing := self._playing(request):
            playing[0].abandon(playing[1])

    def _time(self, request: RoomRequest) -> None:
        """CMD-03: until the start, or since it."""
        left = self._table.enrolment.seconds_left()
        if self._table.game is None and left is not None:
            self._lines.to_one(request.speaker, "room-time-left", seconds=left)
        elif self._table.game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        else:
            seconds = round(self._tools.timers.time() - self._table.game.begun_at)
            self._lines.to_one(request.speaker, "room-time-since", seconds=seconds)
            if request.person is not None:
                self._table.game.answer(request.person, Query.TIME)

    def _ask(self, *queries: Query) -> Callable[[RoomRequest], None]:
        def answer(request: RoomRequest) -> None:
            if playing := self._playing(request):
                for query in queries:
                    playing[0].answer(playing[1], query)

        return answer

    def _cards(self, request: RoomRequest) -> None:
        """CMD-08, CMD-09: one's own cards; with anything behind the word, how many they are."""
        if playing := self._playing(request):
            game, person = playing
            if request.rest:
                count = game.cards_of(person)
                self._lines.to_one(request.speaker, "room-own-count", count=count)
            else:
                game.answer(person, Query.HAND)

    def _plays(self, request: RoomRequest) -> None:
        """CMD-10."""
        if playing := self._playing(request):
            count = playing[0].laid_by(playing[1])
            self._lines.to_one(request.speaker, "room-plays", count=count)

    def _why(self, request: RoomRequest) -> None:
        """Say why something was done, also to somebody who only watches."""
        game = self._table.game
        if game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        elif request.person is not None:
            game.on_line(request.person, f"{RoomWord.WHY} {request.rest}")
        else:
            visitor = self._lines.visitor(request.speaker)
            game.session_of_visitor(*visitor).dispatch(f"{RoomWord.WHY} {request.rest}")

    def _level(self, request: RoomRequest) -> None:
        """Say how the bots play; the host of the table may change it, and the room is told."""
        game = self._table.game
        if game is None:
            self._lines.to_one(request.speaker, "room-no-game")
            return
        person, locale = self._lines.visitor(request.speaker)
        session = game.session_of_visitor(person, locale)
        wanted = parse_level(typed_tokens(request.rest), session.known, session.context())
        changes = isinstance(wanted, ChangeLevel) and bool(wanted.kind)
        if changes and not (request.by_operator or game.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        elif isinstance(wanted, Unclear):
            session.announce(wanted.message_id, wanted.fields)
        elif isinstance(wanted, ChangeLevel):
            said = self._lines.locale if changes else locale
            session = game.session_of_visitor(person, said)
            answer = LevelControls(session).answer(wanted)
            if answer.changed:
                self._lines.to_all(answer.message_id, **answer.fields)
                game.show_bots_to_clients()
            else:
                told = answer.message_id == LEVELS_TOLD
                session.announce("room-levels" if told else answer.message_id, answer.fields)

    # At any time

    def _rules(self, request: RoomRequest) -> None:
        """CMD-01: the rules of the table, to who asks; a chapter or a card during a game."""
        if request.rest and self._table.game is not None and request.person is not None:
            self._table.game.on_line(request.person, f"{RoomWord.RULES} {request.rest}")
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

    def _braille(self, request: RoomRequest) -> None:
        wishes = self._lines.wishes_of(request.speaker)
        notation = parse_notation(request.rest, wishes.locale) or ""
        if not notation and fold(request.rest) not in OFF:
            self._lines.to_one(request.speaker, "room-no-braille", notation=request.rest)
            return
        if notation and self._tools.make_brailler(notation) is None:
            self._lines.to_one(request.speaker, "room-no-liblouis")
            return
        wishes.notation = notation
        self._lines.keep_wishes(request.speaker, wishes)
        if request.person is not None:
            self._table.use_wishes(request.person)
        self._lines.to_one(request.speaker, "room-braille", notation=notation or "none")

    def _language(self, request: RoomRequest) -> None:
        wishes = self._lines.wishes_of(request.speaker)
        language = parse_language(request.rest, wishes.locale)
        if language is None:
            self._lines.to_one(request.speaker, "room-no-language")
            return
        wishes.locale = language
        self._lines.keep_wishes(request.speaker, wishes)
        if request.person is not None:
            self._table.use_wishes(request.person)
        self._lines.to_one(request.speaker, "room-language")

    def _make_commands(self) -> dict[RoomWord, Callable[[RoomRequest], None]]:
        return {
            RoomWord.RULES: self._rules,
            RoomWord.ENROL: self._enrol,
            RoomWord.TIME: self._time,
            RoomWord.START: self._start,
            RoomWord.STOP: self._stop,
            RoomWord.ORDER: self._ask(Query.ORDER),  # CMD-06
            RoomWord.REPEAT: self._ask(Query.WHO, Query.TOP),  # CMD-07
            RoomWord.CARDS: self._cards,
            RoomWord.PLAYS: self._plays,
            RoomWord.WHY: self._why,
            RoomWord.LEVEL: self._level,
            RoomWord.ABANDON: self._abandon,
            RoomWord.TABLE: self._choose_rules,
            RoomWord.BOT: self._add_bot,
            RoomWord.REMATCH: self._rematch,
            RoomWord.BRAILLE: self._braille,
            RoomWord.LANGUAGE: self._language,
            RoomWord.HELP: self._help.explain,
            RoomWord.COMMANDS: self._help.list_commands,
            RoomWord.BAN: self._operators.ban,
            RoomWord.ALLOW: self._operators.allow,
            RoomWord.MOVE: self._operators.move,
        }
