"""The table of one room: its enrolment, its game, and the company of the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import make_bot
from accessible_uno.rooms.archive import InterruptedGame, RoomArchive
from accessible_uno.rooms.carrier import Outbox
from accessible_uno.rooms.enrolment import Company, Enrolment
from accessible_uno.rooms.game import RoomGame, RoomGameSetup
from accessible_uno.rooms.lines import RoomLines, Wishes
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.client_links import ClientLink, ClientLinks
from accessible_uno.rooms.words import Absence
from accessible_uno.table import Dealer
from accessible_uno.table.driver import Timers
from accessible_uno.table.plan import drawn_cast, usual_kind
from accessible_uno.table.seated_bot import SeatedBot

ABSENT: Final = {Absence.WAIT: "room-absent-wait", Absence.BOT: "room-absent-bot"}
"""What is said where somebody is away."""


BEGINS: Final = "room-begins"
"""What everybody is told at the start of a game, before its clients are told the table."""


def _raise(wrong: BaseException) -> None:
    raise wrong


class RoomTools(Struct, frozen=True):
    """What a room is given by the program around it.

    Attributes:
        outbox: sends its lines.
        timers: the time.
        make_dealer: returns what shuffles a new game.
        make_bot: returns a bot of a kind; raises ``LookupError`` for an unknown kind, and
            ``PackageFault`` where another package adds it and it cannot be made.
        make_brailler: returns what writes utterances in a notation; ``None`` where there is no such
            notation.
        archive: saves the games.
        move: moves the game, for somebody, to the room that is named; returns the message that
            says why it cannot, or nothing.
        on_fault: told what has gone wrong in the room; the game is put aside.
        on_bot_fault: told of a package whose bot cannot be made; the room does without it.
        link: returns the link that leads to the table; nothing where none does.
        list_table: lets the table be found without its link, or no longer; returns whether it can.
        absence: what a game does while somebody is away, until the table chooses.
    """

    outbox: Outbox
    timers: Timers
    make_dealer: Callable[[], Dealer] = Dealer
    make_bot: Callable[[str], Bot] = lambda kind: make_bot(kind, Dealer().bot_rng(0))
    make_brailler: Callable[[str], Callable[[Utterance], str] | None] = lambda _: None
    archive: RoomArchive | None = None
    move: Callable[[Speaker, str], str] = lambda _by, _name: "room-no-such-room"
    on_fault: Callable[[BaseException], None] = _raise
    on_bot_fault: Callable[[PackageFault], None] = _raise
    link: Callable[[], str] = str
    list_table: Callable[[bool], bool] = lambda _: False
    absence: Absence = Absence.TIME


class RoomTable:
    """Who sits at the table of a room, before, during and after a game.

    Args:
        lines: says the room's messages.
        tools: what the room is given.
        links: who plays with a client of the protocol.

    Attributes:
        enrolment: who will play next.
        game: the game under way; ``None`` between games.
        past: the company of the last game, with the bots as they played at its end.
    """

    def __init__(self, lines: RoomLines, tools: RoomTools, links: ClientLinks) -> None:
        self._lines = lines
        self._links = links
        lines.before_all = self._tell_in_other_languages
        lines.on_all = self._say_to_clients
        lines.plays = self.seats
        lines.is_followed = self.is_followed
        self._tools = tools
        bots = self._draw_cast, self._refuse_bot
        keep = tools.archive.keep_gathered if tools.archive is not None else lambda _: None
        self.enrolment = Enrolment(lines, tools.timers, *bots, self._begin, tools.absence, keep)
        self.game: RoomGame | None = None
        self.past: Company | None = None

    @property
    def company(self) -> Company:
        """Those who play, or will play."""
        return self.enrolment.company if self.game is None else self.game.company

    def person(self, speaker: Speaker, *, here: bool = True) -> Person | None:
        """Return who ``speaker`` is at this table, in the room or away from it."""
        people = self.company.people
        return people.find(speaker) if here else people.find_away(speaker)

    def seats(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits at this table."""
        return self.company.people.has(speaker)

    def is_followed(self, speaker: Speaker) -> bool:
        """Whether the client of somebody who plays is told what is said to everybody."""
        return self.game is not None and self.game.is_told_over_link(speaker)

    def called(self, name: str) -> Person | None:
        """Return who has a name in the game, or a nick."""
        names = {each.name.casefold(): each for each in self.company.people}
        nicks = {each.speaker.nick.casefold(): each for each in self.company.people}
        return names.get(name.casefold()) or nicks.get(name.casefold())

    # Who comes and goes

    def on_here(self, speaker: Speaker) -> None:
        """Somebody is in the room: a player who was away is told again what the table asks."""
        for company in self._companies():
            if (was := company.people.former(speaker)) is not None:
                self._lines.on_recognised(was, speaker)
        back = [each for each in self._companies() if each.people.welcome_back(speaker)]
        if self.game is None and any(each is self.enrolment.company for each in back):
            self.enrolment.on_back()
        if self.game is None or not any(each is self.game.company for each in back):
            return
        person = self.game.company.people.find(speaker)
        if person is not None:
            self.game.give_back(person)
        if self.game.company.people.all_present and not self.game.is_paused:
            self.game.end_pause()
        elif person is not None:
            self.game.welcome(person)
            self._see_to_absent(self.game)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: the seat goes along, the name stays."""
        self._lines.on_renamed(old, new)
        for company in self._companies():
            company.people.on_renamed(old, new)

    def on_gone(self, speaker: Speaker, *, split: bool = False, put_out: bool = False) -> None:
        """Somebody has left the room: the seat is kept, and its time runs, but in a netsplit."""
        for company in self._companies():
            gone = company.people.on_gone(speaker, put_out=put_out)
            if gone is None or gone.left or self.game is None or company is not self.game.company:
                continue
            if split:
                self._lines.to_all("room-paused", name=gone.name)
                self.game.pause()
            else:
                self._on_absent(self.game, gone)

    def _on_absent(self, game: RoomGame, gone: Person) -> None:
        """Do what the table has chosen for somebody who is away; nobody plays to an empty room."""
        absence = game.company.absence
        if absence in ABSENT:
            self._lines.to_all(ABSENT[absence], name=gone.name)
        if absence is Absence.WAIT or game.company.people.nobody_present:
            game.wait_for_absent()
        else:
            self._see_to_absent(game)

    def _see_to_absent(self, game: RoomGame) -> None:
        """Let bots play for those who are away, where the table has chosen so."""
        if game.company.absence is Absence.BOT and not game.company.people.nobody_present:
            for person in game.company.people.awaited:
                game.sit_in(person, self._seat_bot(person.name, usual_kind(person.name), ""))
            game.end_pause()

    def choose_absence(self, absence: Absence) -> None:
        """Do so from now on while somebody is away."""
        self.company.absence = absence
        if self.game is None:
            return
        for person in self.game.company.people.awaited:
            self.game.give_back(person)
            self._on_absent(self.game, person)
        if absence is Absence.TIME and not self.game.company.people.nobody_present:
            self.game.end_pause()

    def on_connection_lost(self, reaches: Callable[[Speaker], bool]) -> None:
        """None of those whom one carrier reaches can be reached: who is back is told later."""
        for company in self._companies():
            company.people.all_gone(reaches)
        game = self.game
        if game is not None and any(reaches(each.speaker) for each in game.company.people):
            game.pause()

    def readers(self) -> list[Speaker]:
        """Return the players who are here and have no client that is told everything."""
        game = self.game
        seated = self.company if self.company.seats or self.past is None else self.past
        here = [person for person in seated.people if person.present]
        return [each.speaker for each in here if game is None or not game.is_followed(each)]

    def say_to_players(self, message_id: str) -> None:
        """Say a message to each player alone, in whatever way the player is told things."""
        for speaker in self.readers():
            self._lines.to_player(speaker, message_id)
        self._say_to_clients(message_id, {})

    # Games

    def resume(self) -> None:
        """Go on with the game that was interrupted when the program stopped, if there is one; else
        know who played the last one, and who had sat down for the next.  Each is told all as
        before."""
        if self._tools.archive is not None:
            self._lines.wishes.update(self._tools.archive.wishes())
        if (saved := self._interrupted()) is not None:
            self._go_on_with(saved)
        elif self._tools.archive is not None:
            self.past = self._tools.archive.last_company()
            if (gathered := self._tools.archive.gathered()) is not None:
                self.enrolment.go_on_with(gathered)

    def take_over(self, other: RoomTable, name: str) -> str:
        """Go on here with the game of another table, as it was saved.

        Args:
            other: that table.
            name: what the room of this one is called.

        Returns:
            The message that says why it cannot go on here; nothing where it does.
        """
        game, saved = other.game, other._interrupted()
        if game is None or saved is None:
            return "room-not-saved"
        other._lines.to_all("room-moved", name=name)
        game.close()
        game.end_for_clients()  # a client sits in one room
        other.game = None
        for person in saved.company.people:
            self._lines.keep_wishes(person.speaker, other._lines.wishes_of(person.speaker))
        self._go_on_with(saved)
        return ""

    def _interrupted(self) -> InterruptedGame | None:
        """Return the game of this table as it was saved last; ``None`` where none was."""
        return self._tools.archive.interrupted() if self._tools.archive is not None else None

    def _go_on_with(self, saved: InterruptedGame) -> None:
        """Let a game wait here for its players."""
        self._make_game(saved.company, saved).pause()
        self._lines.to_all("room-resumed", players=", ".join(saved.company.names()))

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here, or is about to."""
        return self.game is None and not self.enrolment.company.seats

    def close(self) -> None:
        """Stop everything that is due, and tell the room of a game that it interrupts."""
        self.enrolment.close()
        if self.game is not None:
            self._lines.to_all("room-leaving" if self._tools.archive else "room-leaving-lost")
            self.game.close()

    def cancel_game(self) -> None:
        """End the game for good, with nobody the winner."""
        if self.game is not None:
            self.game.end()
            self.game.end_for_clients()
            self._let_go(self.game)

    def use_wishes(self, speaker: Speaker, wishes: Wishes) -> None:
        """Keep how somebody wishes to be told, and tell a player of the game everything so."""
        self._lines.keep_wishes(speaker, wishes)
        if self._tools.archive is not None:
            self._tools.archive.keep_wishes(self._lines.wishes)
        person = self.person(speaker)
        if self.game is not None and person is not None:
            self._use_wishes(self.game, person)

    def detach(self, link: ClientLink) -> None:
        """Send nothing more over a link that has ended."""
        if self.game is not None:
            self.game.detach(link)

    def _tell_in_other_languages(self, message_id: str, fields: MessageFields) -> None:
        """Let clients whose player reads another language tell what comes before a game."""
        if self.game is None or message_id == BEGINS:
            is_told = self._lines.outbox.knows_language_of
            self._links.tell_others(self._lines.locale, message_id, fields, is_told)

    def _say_to_clients(self, message_id: str, fields: MessageFields) -> None:
        if self.game is not None:
            self.game.say_to_clients(message_id, fields)

    def _begin(self, company: Company) -> None:
        game = self._make_game(company)
        names = ", ".join(company.names())
        self._lines.to_all_with(
            BEGINS,
            lambda locale: {"players": names, "rules": RuleNames(locale).preset(company.rules)},
        )
        game.start()

    def _make_game(self, company: Company, interrupted: InterruptedGame | None = None) -> RoomGame:
        people = list(company.people)
        wishes = interrupted.saved.wishes if interrupted is not None else {}
        bots = {
            seat: self._seat_bot(company.names()[seat], kind, wishes.get(seat, ""))
            for seat, kind in enumerate(company.kinds, len(people))
        }
        if interrupted is not None:
            for seat, bot in bots.items():
                bot.remember(interrupted.saved.memory(seat))
        setup = RoomGameSetup(
            company,
            [self._lines.wishes_of(person.speaker) for person in people],
            bots,
            self._tools.make_dealer(),
            self._lines.locale,
            self._tools.archive,
            interrupted,
        )
        self.game = game = RoomGame(setup, self._lines.outbox, self._tools.timers, self._on_end)
        for person in people:
            self._use_wishes(game, person)
            if (link := self._links.of(person)) is not None:
                game.attach(person, link)
        return game

    def _use_wishes(self, game: RoomGame, person: Person) -> None:
        wishes = self._lines.wishes_of(person.speaker)
        brailler = self._tools.make_brailler(wishes.notation) if wishes.notation else None
        game.use_wishes(person, wishes, brailler)

    def _on_end(self) -> None:
        if self.game is not None:
            self._lines.to_all("room-again")  # while its clients can still be told
            self._let_go(self.game)

    def _let_go(self, game: RoomGame) -> None:
        self.past, self.game = game.company_now(), None
        game.let_go()

    def _companies(self) -> tuple[Company, ...]:
        playing = (self.game.company,) if self.game is not None else ()
        past = (self.past,) if self.past is not None else ()
        return (self.enrolment.company, *playing, *past)

    def _draw_cast(self) -> Sequence[str]:
        return drawn_cast(self._tools.make_dealer())

    def _refuse_bot(self, kind: str) -> str:
        """Return the message that says why no bot of a kind can play; nothing where one can."""
        try:
            self._tools.make_bot(kind)
        except LookupError:
            return "room-no-bot"
        except PackageFault as fault:
            self._tools.on_bot_fault(fault)
            return "room-broken-bot"
        return ""

    def _seat_bot(self, name: str, kind: str, wish: str) -> SeatedBot:
        """Return the bot of a seat; in its own style where its package is gone or does not work."""
        try:
            return SeatedBot(kind, self._tools.make_bot, wish)
        except LookupError:
            pass
        except PackageFault as fault:
            self._tools.on_bot_fault(fault)
        self._lines.to_all("room-bot-replaced", name=name)
        return SeatedBot(usual_kind(name), self._tools.make_bot)
