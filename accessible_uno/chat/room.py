"""One room: its enrolment, its game, and the commands that anybody may give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from accessible_uno.chat.enrolment import Company, Enrolment, compile_for_company
from accessible_uno.chat.outbox import Outbox, Timers
from accessible_uno.chat.people import Person, Speaker
from accessible_uno.chat.room_archive import InterruptedGame, RoomArchive
from accessible_uno.chat.room_game import RoomGame, RoomGamePlan
from accessible_uno.chat.room_lines import RoomLines
from accessible_uno.chat.room_words import RoomWord, parse_room_line
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.interface.parse.intents import Query
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot, Remembering
from accessible_uno.rules.preset import CannotCompile
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer

OFF: Final = ("", "off", "non", "no")
"""Words behind ``!braille`` that end it."""


@dataclass(frozen=True)
class RoomTools:
    """What a room is given by the program around it.

    Attributes:
        outbox: sends its lines.
        timers: the time.
        make_dealer: returns what shuffles a new game.
        make_bot: returns a bot of a kind; raises ``LookupError`` for an unknown kind.
        make_brailler: returns what writes utterances in a notation; ``None`` where there is no such
            notation.
        archive: saves the games.
    """

    outbox: Outbox
    timers: Timers
    make_dealer: Callable[[], Dealer]
    make_bot: Callable[[str], Bot]
    make_brailler: Callable[[str], Callable[[Utterance], str] | None]
    archive: RoomArchive | None = None


@dataclass(frozen=True)
class RoomRequest:
    """A command that somebody gives.

    Attributes:
        speaker: who.
        person: who it is at this table; ``None`` for somebody who does not play.
        rest: what stands behind the command.
        by_operator: whether the services know the speaker as an operator.
    """

    speaker: Speaker
    person: Person | None
    rest: str
    by_operator: bool = False


class Room:
    """The table of one channel.

    Args:
        locale: the language of the room.
        tools: what it is given.
    """

    def __init__(self, locale: str, tools: RoomTools) -> None:
        self._tools = tools
        self._lines = RoomLines(locale, tools.outbox)
        self._enrolment = Enrolment(self._lines, tools.timers, self._knows_bot, self._begin)
        self._game: RoomGame | None = None
        self._past: Company | None = None
        self._banned: set[str] = set()
        self._commands = self._make_commands()

    def on_line(self, speaker: Speaker, text: str, *, by_operator: bool = False) -> None:
        """Carry out what somebody wrote to the game, in the room or to the host program alone.

        Operators may stop any table, and ban people from it.
        """
        self.on_here(speaker)
        line = parse_room_line(text, self._lines.wishes_of(speaker).locale)
        request = RoomRequest(speaker, self._person(speaker), line.rest, by_operator)
        if speaker.identity in self._banned and not by_operator:
            self._lines.to_one(speaker, "room-banned")
        elif line.word is not None:
            self._commands[line.word](request)
        elif playing := self._playing(request):
            playing[0].on_line(playing[1], line.rest)

    def on_here(self, speaker: Speaker) -> None:
        """Somebody is in the room: a player who was away is told again what the table asks."""
        if self._game is not None and self._game.company.people.welcome_back(speaker):
            if self._game.company.people.all_present:
                self._game.end_pause()
            else:
                self._game.go_on()

    def on_nick(self, mask: str, old: str, new: str) -> None:
        """Somebody is called otherwise: the seat goes along, and the name at the table stays."""
        for company in self._companies():
            company.people.on_nick(mask, old, new)

    def on_gone(self, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left the room: the seat is kept, and its time runs, but in a netsplit."""
        for company in self._companies():
            gone = company.people.on_gone(speaker)
            playing = self._game is not None and company is self._game.company
            if gone is not None and playing and split and self._game is not None:
                self._lines.to_all("room-paused", name=gone.name)
                self._game.pause()

    def on_connection_lost(self) -> None:
        """Nobody can be reached: who is in the room is found out afterwards."""
        for company in self._companies():
            company.people.all_gone()
        if self._game is not None:
            self._game.pause()

    def resume(self) -> None:
        """Go on with the game that was interrupted when the program stopped, if there is one."""
        archive = self._tools.archive
        interrupted = archive.interrupted() if archive is not None else None
        if interrupted is not None:
            self._make_game(interrupted.company, interrupted).pause()
            self._lines.to_all("room-resumed", players=", ".join(interrupted.company.names()))

    def seats(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits at this table."""
        return self._person(speaker) is not None

    def close(self) -> None:
        """Stop everything that is due, and tell the room of a game that it interrupts."""
        self._enrolment.close()
        if self._game is not None:
            self._lines.to_all("room-leaving" if self._tools.archive else "room-leaving-lost")
            self._game.close()

    # Games

    def _begin(self, company: Company) -> None:
        game = self._make_game(company)
        name = self._lines.rules_name(company.rules)
        names = ", ".join(company.names())
        self._lines.to_all("room-begins", players=names, rules=name)
        game.start()

    def _make_game(self, company: Company, interrupted: InterruptedGame | None = None) -> RoomGame:
        people = list(company.people)
        bots = {
            len(people) + place: self._tools.make_bot(kind)
            for place, kind in enumerate(company.bots)
        }
        if interrupted is not None:
            for seat, bot in bots.items():
                if isinstance(bot, Remembering):
                    bot.remember(interrupted.saved.memory(seat))
        wishes = [self._lines.wishes_of(person.speaker) for person in people]
        plan = RoomGamePlan(
            company,
            tuple(Settings(each.locale) for each in wishes),
            bots,
            self._tools.make_dealer(),
            self._lines.locale,
            self._tools.archive,
            interrupted,
        )
        self._game = game = RoomGame(plan, self._tools.outbox, self._tools.timers, self._on_end)
        for person in people:
            self._use_brailler(person)
        return game

    def _on_end(self) -> None:
        if self._game is not None:
            self._past, self._game = self._game.company, None
            self._lines.to_all("room-again")

    def _start(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._enrolment.start(request.speaker)

    def _stop(self, request: RoomRequest) -> None:
        """CMD-05: the host of the table cancels the game, or the enrolment."""
        if self._game is None:
            if request.by_operator or not self._enrolment.refuse_unless_host(request.speaker):
                self._enrolment.clear()
                self._lines.to_all("room-stopped")
        elif not (request.by_operator or self._game.company.hosts(request.speaker)):
            self._lines.to_one(request.speaker, "room-host-alone")
        else:
            self._game.end()
            self._past, self._game = self._game.company, None
            self._lines.to_all("room-stopped")

    def _rematch(self, request: RoomRequest) -> None:
        if self._refuse_under_way(request):
            return
        if self._past is None:
            self._lines.to_one(request.speaker, "room-nothing-before")
        else:
            self._enrolment.begin_again(self._past)

    # Before a game

    def _enrol(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._enrolment.enrol(request.speaker)

    def _add_bot(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._enrolment.add_bot(request.speaker, request.rest)

    def _choose_rules(self, request: RoomRequest) -> None:
        if not self._refuse_under_way(request):
            self._enrolment.choose_rules(request.speaker, request.rest.split())

    def _refuse_under_way(self, request: RoomRequest) -> bool:
        if self._game is not None:
            self._lines.to_one(request.speaker, "room-under-way")
        return self._game is not None

    # During a game

    def _playing(self, request: RoomRequest) -> tuple[RoomGame, Person] | None:
        """Return the game and who asks in it; refuse whoever does not play."""
        if self._game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        elif request.person is None:
            self._lines.to_one(request.speaker, "room-not-seated")
        else:
            return self._game, request.person
        return None

    def _abandon(self, request: RoomRequest) -> None:
        """CMD-11; before the game, the seat is free again."""
        if self._game is None:
            self._enrolment.withdraw(request.speaker)
        elif playing := self._playing(request):
            playing[0].abandon(playing[1])

    def _time(self, request: RoomRequest) -> None:
        """CMD-03: until the start, or since it."""
        left = self._enrolment.seconds_left()
        if self._game is None and left is not None:
            self._lines.to_one(request.speaker, "room-time-left", seconds=left)
        elif self._game is None:
            self._lines.to_one(request.speaker, "room-no-game")
        else:
            seconds = round(self._tools.timers.time() - self._game.begun_at)
            self._lines.to_one(request.speaker, "room-time-since", seconds=seconds)
            if request.person is not None:
                self._game.answer(request.person, Query.TIME)

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

    def _ban(self, request: RoomRequest) -> None:
        """Ban somebody of this table, by the name in the game or the nick: operators alone."""
        if not request.by_operator:
            self._lines.to_one(request.speaker, "room-operators-alone")
            return
        found = self._called(request.rest)
        if found is None:
            self._lines.to_one(request.speaker, "room-nobody-called", name=request.rest)
            return
        self._banned.add(found.identity)
        if self._game is not None and found in self._game.company.people:
            self._game.abandon(found)
        else:
            self._enrolment.withdraw(found.speaker)
        self._lines.to_all("room-was-banned", name=found.name)

    def _allow(self, request: RoomRequest) -> None:
        """Let everybody back who was banned: operators alone."""
        if request.by_operator:
            self._banned.clear()
            self._lines.to_all("room-all-allowed")
        else:
            self._lines.to_one(request.speaker, "room-operators-alone")

    def _called(self, name: str) -> Person | None:
        company = self._enrolment.company if self._game is None else self._game.company
        names = {each.name.casefold(): each for each in company.people}
        nicks = {each.speaker.nick.casefold(): each for each in company.people}
        return names.get(name.casefold()) or nicks.get(name.casefold())

    # At any time

    def _rules(self, request: RoomRequest) -> None:
        """CMD-01: the rules of the table, to who asks; a chapter or a card during a game."""
        if request.rest and self._game is not None and request.person is not None:
            self._game.on_line(request.person, f"{RoomWord.RULES} {request.rest}")
            return
        company = self._enrolment.company if self._game is None else self._game.company
        try:
            game = compile_for_company(company.rules, company.options)
        except CannotCompile as wrong:
            self._lines.cannot_compile(wrong, request.speaker)
            return
        locale = self._lines.wishes_of(request.speaker).locale
        book = RuleBook(locale, game)
        self._lines.paragraphs(request.speaker, book.whole())

    def _help(self, request: RoomRequest) -> None:
        if request.rest and self._game is not None and request.person is not None:
            self._game.on_line(request.person, f"{RoomWord.HELP} {request.rest}")
        else:
            self._lines.to_one(request.speaker, "room-help")

    def _braille(self, request: RoomRequest) -> None:
        notation = "" if request.rest in OFF else request.rest
        if notation and self._tools.make_brailler(notation) is None:
            self._lines.to_one(request.speaker, "room-no-braille", notation=notation)
            return
        self._lines.wishes_of(request.speaker).notation = notation
        if request.person is not None:
            self._use_brailler(request.person)
        self._lines.to_one(request.speaker, "room-braille", notation=notation or "none")

    def _use_brailler(self, person: Person) -> None:
        notation = self._lines.wishes_of(person.speaker).notation
        if self._game is not None:
            brailler = self._tools.make_brailler(notation) if notation else None
            self._game.use_brailler(person, brailler)

    def _language(self, request: RoomRequest) -> None:
        if request.rest not in LOCALES:
            known = ", ".join(LOCALES)
            self._lines.to_one(request.speaker, "room-no-language", languages=known)
            return
        self._lines.wishes_of(request.speaker).locale = request.rest
        if self._game is not None and request.person is not None:
            self._game.use_language(request.person, request.rest)
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
            RoomWord.ABANDON: self._abandon,
            RoomWord.TABLE: self._choose_rules,
            RoomWord.BOT: self._add_bot,
            RoomWord.REMATCH: self._rematch,
            RoomWord.BRAILLE: self._braille,
            RoomWord.LANGUAGE: self._language,
            RoomWord.HELP: self._help,
            RoomWord.BAN: self._ban,
            RoomWord.ALLOW: self._allow,
        }

    def _companies(self) -> tuple[Company, ...]:
        playing = (self._game.company,) if self._game is not None else ()
        past = (self._past,) if self._past is not None else ()
        return (self._enrolment.company, *playing, *past)

    def _person(self, speaker: Speaker) -> Person | None:
        company = self._enrolment.company if self._game is None else self._game.company
        return company.people.find(speaker)

    def _knows_bot(self, kind: str) -> bool:
        try:
            self._tools.make_bot(kind)
        except LookupError:
            return False
        return True
