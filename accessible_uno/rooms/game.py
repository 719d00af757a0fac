"""A game under way in a chat room: its table, its players' sessions, its bots, and its time."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import ONLOOKER, Event, Seat
from accessible_uno.game.events import Asked, CameBack, Played, RoundBegan, TurnCame, WentOut
from accessible_uno.game.windows import Turn
from accessible_uno.interface.parse.intents import Act, MessageFields
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import VerbGroup
from accessible_uno.narration.arguments import plain_arguments
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot
from accessible_uno.record.run import ActionReader
from accessible_uno.rooms.archive import InterruptedGame, RoomArchive
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.enrolment import Company
from accessible_uno.rooms.lines import PersonalOutbox, PrivateLines, Wishes
from accessible_uno.rooms.pace import RoomPace
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.client_links import ClientLink, SeatFeed
from accessible_uno.rooms.protocol.fields import TableTerms, rules_checksum
from accessible_uno.rooms.seat_session import SeatSession
from accessible_uno.rules.shared.leaving import Abandon
from accessible_uno.settings.schema import Settings
from accessible_uno.store.log import MatchLog
from accessible_uno.store.rankings import Tally
from accessible_uno.table import Clock, Dealer, Table
from accessible_uno.table.clock import WARNING, TimeWatch
from accessible_uno.table.driver import Due, TimerHandle, Timers

MAY_WAIT: Final = (VerbGroup.AGAIN, VerbGroup.LEARNING)
"""Commands whose answers are not about the game as it stands, and may have many lines."""

LONGEST_SPLIT: Final = 600.0
"""Seconds that a game waits at most for players whom a netsplit has taken away."""

LONGEST_ABSENCE: Final = 86_400.0
"""Seconds that a game waits at most for a player who is away."""

LONGEST_PAUSE: Final = 1_800.0
"""Seconds that a game waits at most because its players want to."""


class RoomGameSetup(Struct, frozen=True):
    """What a game in a room begins with.

    Attributes:
        company: who plays, and by which rules.
        wishes: what each person has asked for, seat by seat.
        bots: who plays the seats behind the people.
        dealer: shuffles.
        locale: the language of the room.
        archive: saves the game.
        interrupted: the game that goes on; ``None`` for a new one.
    """

    company: Company
    wishes: Sequence[Wishes]
    bots: Mapping[Seat, Bot]
    dealer: Dealer
    locale: str
    archive: RoomArchive | None = None
    interrupted: InterruptedGame | None = None


class RoomGame:
    """Plays a match in a room until it ends.

    Args:
        setup: what it begins with.
        outbox: sends its lines.
        timers: the time.
        on_end: called once, when the match is over.

    Attributes:
        company: who plays, and by which rules.
        begun_at: when it began, in seconds of ``timers``.
        pieces: what is played with, ``"cards"`` or ``"dice"``.
        is_paused: whether the players have agreed on a pause.
    """

    def __init__(
        self,
        setup: RoomGameSetup,
        outbox: PersonalOutbox,
        timers: Timers,
        on_end: Callable[[], None],
    ) -> None:
        company = setup.company
        names = company.names()
        self.company = company
        self._archive = setup.archive
        self._log: MatchLog | None = None
        game = company.compile()
        self._table = Table(
            game,
            names,
            setup.dealer,
            bots=setup.bots,
            state=setup.interrupted.state if setup.interrupted is not None else None,
        )
        self.begun_at = timers.time()
        self.pieces = self._table.rules.pieces
        self._outbox = outbox
        self._timers = timers
        self._on_end = on_end
        self._pause_over: TimerHandle | None = None
        self._want_pause: set[Seat] = set()
        self.is_paused = False
        self._in_play = frozenset(self._table.view(ONLOOKER).playing)
        self._questions = 0
        self._laid = [0] * len(names)
        self._rounds_won = [0] * len(names)
        self._round_is_won = False
        self._told_turn: object = None
        self._locale = setup.locale
        self._narrators: dict[str, Narrator] = {}
        self._clock = Clock(self._table, timers.time)
        pace = RoomPace(timers, self._clock, self._table.has_bots, self._go_on)
        self._driver = self._table.driver(timers, pace)
        if setup.archive is not None:
            parts = (setup.dealer, setup.bots, self._clock)
            self._log = setup.archive.record(company, self._table, parts, setup.interrupted)
        self._voices = [PrivateLines(person, outbox) for person in company.people]
        self._wishes = list(setup.wishes)
        self._sessions: dict[Seat, SeatSession] = {}
        self._sittings: dict[Seat, Sitting] = {}
        seats = range(len(self._voices))
        self._watches = [self._watch_of(seat) for seat in seats]
        self._feeds: dict[Seat, SeatFeed] = {}
        self._reader = ActionReader(game, names)
        self._terms = TableTerms(0, company.plan().played_by(game), rules_checksum(game))
        self._table.listen(ONLOOKER, self._tell_the_room)
        for seat in seats:
            self._table.listen(seat, partial(self._tell_seat, seat))
        self._table.listen(ONLOOKER, self._count)

    def start(self) -> None:
        """Deal the first round."""
        self._table.next_round()
        self._go_on()

    def on_line(self, person: Person, line: str) -> None:
        """Carry out a line of the game that a player wrote."""
        before = self._table.changes
        sitting, voice = self.sitting(person), self._voices[self._seat(person)]
        meaning = sitting.understand(line)
        voice.urgency = Urgency.ANSWER if sitting.group_of(meaning) in MAY_WAIT else Urgency.GAME
        sitting.carry_out(line, meaning)
        voice.urgency = Urgency.GAME
        self._go_on_since(before)

    # Those who play with a client of the protocol

    def attach(self, person: Person, link: ClientLink) -> None:
        """Tell a player's client what the seat sees, in place of the player."""
        seat = self._seat(person)
        feed = SeatFeed(self._table, seat, self._clock, self._reader, self._terms_now, link)
        self._feeds[seat] = feed
        if self._table.view(seat).round:
            feed.show(Urgency.ANSWER)

    def detach(self, link: ClientLink) -> None:
        """Tell nothing more over a link."""
        for seat, feed in list(self._feeds.items()):
            if feed.link is link:
                del self._feeds[seat]

    def act(self, person: Person, link: ClientLink, number: int, words: Sequence[str]) -> bool:
        """Do what a player's client asks; return whether it is linked with this game."""
        feed = self._feeds.get(self._seat(person))
        if feed is None or feed.link is not link:
            return False
        before = self._table.changes
        feed.act(number, words)
        self._go_on_since(before)
        return True

    def is_followed(self, person: Person) -> bool:
        """Whether a client tells a player everything."""
        return self._seat(person) in self._feeds

    def is_told_over_link(self, speaker: Speaker) -> bool:
        """Whether somebody's client is told everything, and has been from the beginning on."""
        return any(
            feed.has_begun and feed.link.person.speaker.connection == speaker.connection
            for feed in self._feeds.values()
        )

    def say_turn(self) -> None:
        """Say whose turn it is."""
        if (asked := self._table.asked) is not None:
            self._say("room-turn", {"name": self._table.names[asked]})

    def say_to_clients(self, message_id: str, fields: MessageFields) -> None:
        """Let the clients say a message of the room."""
        for feed in self._feeds.values():
            feed.send_sentence(message_id, fields)

    def show_bots_to_clients(self) -> None:
        """Let the clients know that bots play otherwise from now on."""
        for feed in self._feeds.values():
            feed.show_bots()

    def end_for_clients(self) -> None:
        """Tell the clients that the match is stopped."""
        for feed in self._feeds.values():
            feed.end()

    def _terms_now(self) -> TableTerms:
        return replace(self._terms, game=self._log.game.number if self._log is not None else 0)

    def _tell_seat(self, seat: Seat, events: Sequence[Event]) -> None:
        feed = self._feeds.get(seat)
        if feed is not None:
            feed.on_events(events)
        else:
            self._session_at(seat).announce_events(events)

    def abandon(self, person: Person) -> None:
        """Take a player out of the match (CMD-11)."""
        self.sitting(person).act(Act(Abandon(self._seat(person))), None)
        self._go_on()

    def sitting(self, person: Person) -> Sitting:
        """Return what carries out a player's lines; who plays by a client hardly writes one."""
        seat = self._seat(person)
        if seat not in self._sittings:
            self._sittings[seat] = self._session_at(seat).sit()
        return self._sittings[seat]

    def _session_at(self, seat: Seat) -> SeatSession:
        """Return the session of a seat, made once it is wanted: a client has its own."""
        if seat not in self._sessions:
            parts = (Settings(self._wishes[seat].locale), self._voices[seat], self._clock)
            made = SeatSession(self._table, seat, *parts, self.company.rules)
            made.question_alone = self._wishes[seat].question_alone
            self._sessions[seat] = made
        return self._sessions[seat]

    def session_of_visitor(self, person: Person, locale: str, urgency: Urgency) -> SeatSession:
        """Return a session of an onlooker, to answer one question of anybody."""
        voice = PrivateLines(person, self._outbox, urgency)
        parts = (Settings(locale), voice, self._clock, self.company.rules)
        return SeatSession(self._table, ONLOOKER, *parts)

    def laid_by(self, person: Person) -> int:
        """Return how many cards a player has laid; cards drawn do not count (CMD-10)."""
        return self._laid[self._seat(person)]

    def use_wishes(
        self, person: Person, wishes: Wishes, brailler: Callable[[Utterance], str] | None
    ) -> None:
        """Tell a player everything as wished; the brailler writes a line under each, if any."""
        seat = self._seat(person)
        self._voices[seat].brailler = brailler
        self._wishes[seat] = wishes
        session = self._sessions.get(seat)
        if session is None:
            return
        session.question_alone = wishes.question_alone
        if session.settings.locale != wishes.locale:
            session.settings.locale = wishes.locale
            session.on_settings_changed()

    def together(self, person: Person) -> AbstractContextManager[None]:
        """Send a player in one line what is told meanwhile."""
        return self._voices[self._seat(person)].together()

    def company_now(self) -> Company:
        """Return who plays, with the bots as they play now."""
        people = len(self.company.people)
        kinds = [kind for seat, kind in self._table.bot_kinds.items() if seat >= people]
        return dataclasses.replace(self.company, bots=kinds)

    def welcome(self, person: Person) -> None:
        """Tell somebody who has come back, and nobody else, what the table asks of them."""
        seat = self._seat(person)
        if seat in self._feeds:
            self._feeds[seat].show()
        else:
            self._session_at(seat).announce_turn()

    def go_on(self) -> None:
        """Go on with a game that was interrupted, or whose players have come back."""
        self._told_turn = None
        self._go_on()
        for feed in self._feeds.values():
            feed.show()

    def pause(self) -> None:
        """Let the time stand still: the network has fallen apart."""
        self._hold(LONGEST_SPLIT)

    def wait_for_absent(self) -> None:
        """Let the time stand still: somebody who plays is away."""
        self._hold(LONGEST_ABSENCE)

    @property
    def waits(self) -> bool:
        """Whether the time stands still."""
        return self._clock.held

    def sit_in(self, person: Person, bot: Bot) -> None:
        """Let a bot play for somebody who is away."""
        self._table.sit_in(self._seat(person), bot)

    def give_back(self, person: Person) -> None:
        """Let somebody play again for whom a bot has played."""
        self._table.give_back(self._seat(person))

    def end_pause(self) -> None:
        """Let the time go on, unless the players have agreed on a pause."""
        if not self.is_paused:
            self._clock.release()
            self.go_on()

    def vote_for_pause(self, person: Person) -> tuple[int, int]:
        """Count who wants a pause; return how many do, and how many it takes.

        With more than half of those who are here and still play, the time stands still.
        """
        self._want_pause.add(self._seat(person))
        here = {self._seat(each) for each in self.company.people if each.present and not each.left}
        wanted, needed = len(self._want_pause & here), len(here) // 2 + 1
        if wanted >= needed:
            self.is_paused = True
            self._want_pause.clear()
            self._hold(LONGEST_PAUSE)
            for feed in self._feeds.values():
                feed.show()
        return wanted, needed

    def end_agreed_pause(self) -> None:
        """Go on, for a player wants to."""
        self.is_paused = False
        self.end_pause()

    def _on_pause_over(self) -> None:
        self._say("room-pause-over", {})
        self.end_agreed_pause()

    def _hold(self, seconds: float) -> None:
        """Let the time stand still, at most so long, or as long as a pause that is agreed on."""
        self.close()
        self._clock.hold()
        over = (LONGEST_PAUSE, self._on_pause_over) if self.is_paused else (seconds, self.end_pause)
        self._pause_over = self._timers.call_later(*over)

    def end(self) -> None:
        """End the game for good: it does not go on at the next start of the program."""
        self.close()
        if self._archive is not None and self._log is not None:
            self._archive.close(self._log)

    def let_go(self) -> None:
        """Let go of an ended game: what holds itself would wait long for the collector."""
        self._table.let_go()
        self._watches.clear()
        self._feeds.clear()
        del self._driver

    def close(self) -> None:
        """Stop everything that is due."""
        if self._pause_over is not None:
            self._pause_over.cancel()
            self._pause_over = None
        self._driver.stop()
        for watch in self._watches:
            watch.stop()

    def _go_on_since(self, changes: int) -> None:
        """Go on if something was done: who only asks, however often, delays nobody."""
        if self._table.changes != changes:
            self._go_on()

    def _go_on(self) -> None:
        """See to what is due next, and tell whose turn it is."""
        found = self._driver.go_on()
        if found is Due.OVER:
            if self._archive is not None:
                self._archive.count(list(self.company.people), self._tallies())
            self.end()
            self._on_end()
            return
        self._announce_turn()
        if not self._clock.held:
            for watch in self._watches:
                watch.restart()

    def _tallies(self) -> list[Tally]:
        """Return what each person has won; points count where the winner has most of them."""
        view = self._table.view(ONLOOKER)
        scores, winners = view.scores, view.winners
        by_points = any(scores[seat] == max(scores) for seat in winners)
        return [
            Tally(
                person.name,
                bool(person.speaker.account),
                wins=int(seat in winners),
                rounds=self._rounds_won[seat],
                points=scores[seat] if by_points else 0,
            )
            for seat, person in enumerate(self.company.people)
        ]

    def _seat(self, person: Person) -> Seat:
        return list(self.company.people).index(person)

    def _announce_turn(self) -> None:
        """Tell a player unasked the hand and the question, once for each question."""
        asked = self._table.asked
        question = (asked, self._questions)
        if asked is None or question == self._told_turn:
            return
        self._told_turn = question
        if isinstance(self._table.view(asked).question, Turn):
            self.say_turn()
        if asked < len(self._voices) and asked not in self._feeds:
            self._session_at(asked).announce_turn()

    def _watch_of(self, seat: Seat) -> TimeWatch:
        """Return what watches the time of a player (CHAT-19), in a client too."""

        def warn(seconds: int) -> None:
            if seat not in self._feeds and seconds >= WARNING:
                self._session_at(seat).announce("hosted-warns", {"seconds": seconds})

        return TimeWatch(
            *(self._clock, seat, self._timers),
            when_heard=lambda start: start(),
            warn=warn,
            on_time_up=self._go_on,
            warns_late=False,
        )

    def _tell_the_room(self, events: Sequence[Event]) -> None:
        def text_in(locale: str) -> str:
            return " ".join(each.text for each in self._narrator(locale).narrate(events))

        self._outbox.send_in_languages(text_in, self._locale, self.is_told_over_link)

    def _say(self, message_id: str, fields: MessageFields) -> None:
        def text_in(locale: str) -> str:
            told = self._narrator(locale).format(message_id, plain_arguments(fields))
            return told.text if told is not None else ""

        self._outbox.send_in_languages(text_in, self._locale, self.is_told_over_link)

    def _narrator(self, locale: str) -> Narrator:
        """Return what tells an onlooker of the game in a language."""
        if locale not in self._narrators:
            narrator = Narrator(locale, self._table.names, ONLOOKER, pieces=self.pieces)
            self._narrators[locale] = narrator
        return self._narrators[locale]

    def _count(self, events: Sequence[Event]) -> None:
        for event in events:
            self._questions += isinstance(event, TurnCame | Asked)
            if isinstance(event, Played):
                self._laid[event.seat] += 1
            elif isinstance(event, RoundBegan):
                self._round_is_won = False
            elif isinstance(event, WentOut) and not self._round_is_won:
                self._round_is_won = True
                self._rounds_won[event.seat] += 1
        self._note_who_left(events)

    def _note_who_left(self, events: Sequence[Event]) -> None:
        """Remember who has left the match, whose hand has gone back into the draw pile."""
        playing = frozenset(self._table.view(ONLOOKER).playing)
        if any(isinstance(event, CameBack) for event in events):
            for seat, person in enumerate(self.company.people):
                person.left = person.left or seat in self._in_play - playing
        self._in_play = playing
