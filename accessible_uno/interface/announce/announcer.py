"""The facade of this package: everything that is announced to one player.

It announces the game as it goes, asks the table's questions, and answers what the player asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from accessible_uno.game.base import Event
from accessible_uno.game.events import Asked, Dealt, Drew, Played, TurnCame
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn, Threat, Turn
from accessible_uno.interface.announce.echo import EditEcho, Speller
from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.announce.queries import Explanations, Queries
from accessible_uno.interface.announce.questions import (
    ask_question,
    format_enter_action,
    top_is_told,
)
from accessible_uno.interface.parse.intents import MessageFields, MuteCategories, Query
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.session.game_setup import GameOptions, Sleep
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.answers import About
from accessible_uno.narration.sounds import Cue, Sound, stereo_position
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.settings.values import CAN_BE_MUTED, Category

BEFORE: Final = 0.15
AFTER: Final = 0.75
"""Seconds between a name and its sound, and from there to the next name."""


class SoundsInTurn:
    """Plays sounds for one player one after the other, until it is stopped.

    Args:
        session: the player's session.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._going: asyncio.Task[None] | None = None

    @property
    def audible(self) -> bool:
        """Whether the player has sounds switched on."""
        settings = self._session.settings
        return settings.sounds and not settings.muted and bool(self._session.log.sounding_voices)

    def stop(self) -> None:
        """Play no more."""
        if self._going is not None:
            self._going.cancel()
            self._going = None

    def _play(self, cue: Cue) -> None:
        for voice in self._session.log.sounding_voices:
            voice.play(cue)


class SoundTour(SoundsInTurn):
    """Names and plays all sounds.

    Without a person at a terminal, and while sounds are off, the sounds are only named.

    Args:
        session: the player's session.
        interactive: whether a person sits at a terminal.
        sleep: waits so many seconds.
    """

    def __init__(self, session: Session, interactive: bool, sleep: Sleep) -> None:
        super().__init__(session)
        self._interactive = interactive
        self._sleep = sleep

    def start(self) -> None:
        """Start the tour from its beginning."""
        self.stop()
        if self._interactive and self.audible:
            self._going = asyncio.ensure_future(self._run())
        else:
            names = ", ".join(map(self._name, Sound))
            self._session.announce("sounds-all", {"names": names}, Category.HELP)

    async def _run(self) -> None:
        for message, cue in (*self._sounds(), *self._places()):
            self._session.log.announce(message, Category.HELP)
            await self._session.log.wait_until_done()
            await self._sleep(BEFORE)
            self._play(cue)
            await self._sleep(AFTER)
        self._going = None

    def _sounds(self) -> Iterator[tuple[Utterance, Cue]]:
        for number, sound in enumerate(Sound, 1):
            fields: MessageFields = {"number": number, "name": self._name(sound)}
            message = self._session.format("sounds-one", fields)
            if message is not None:
                yield message, Cue(sound)

    def _name(self, sound: Sound) -> str:
        return self._session.narrator.catalogue.text(f"sound-{sound}")

    def _places(self) -> Iterator[tuple[Utterance, Cue]]:
        names, viewer = self._session.table.names, self._session.seat
        for step in range(1, len(names)):
            seat = (viewer + step) % len(names)
            where = stereo_position(seat, viewer, len(names))
            side = "left" if where < 0 else "right" if where > 0 else "front"
            message = self._session.format("sounds-place", {"name": names[seat], "side": side})
            if message is not None:
                yield message, Cue(Sound.CARD, where, where, near=False)


class MuteFilter:
    """Mutes and unmutes categories of messages for one player.

    The first change also announces how to undo it.  ``save_settings`` is called after each change.
    """

    def __init__(self, session: Session, save_settings: Callable[[], None]) -> None:
        self._session = session
        self._save_settings = save_settings
        self._explained = False

    def announce_muted(self) -> None:
        """Announce at the start of a game what is muted since an earlier one."""
        if self._session.settings.muted_categories:
            self._explained = True
            self._announce("hush-is", self._session.settings.muted_categories)

    def apply(self, wanted: MuteCategories) -> None:
        """Mute or unmute categories, or announce which are muted."""
        settings = self._session.settings
        if not wanted.categories:
            self._announce("hush-is", settings.muted_categories)
            return
        categories = {
            Category.HINT if each is Category.HELP else each for each in wanted.categories
        }
        if not categories <= set(CAN_BE_MUTED):
            self._announce("hush-never", CAN_BE_MUTED)
            return
        back = categories & settings.muted_categories
        settings.muted_categories = (
            settings.muted_categories - categories
            if wanted.hear
            else settings.muted_categories | categories
        )
        self._session.on_settings_changed()
        self._save_settings()
        if wanted.hear:
            self._announce("hear-again" if back else "hush-is", back or settings.muted_categories)
        else:
            self._announce("hush-again" if self._explained else "hush-from-now-on", categories)
            self._explained = True

    def _announce(self, message_id: str, categories: Iterable[Category]) -> None:
        known = lexicon(self._session.settings.locale).categories.names
        named = [each for each in CAN_BE_MUTED if each in categories]
        names = ", ".join(known[each] for each in named)
        only = named[0] if len(named) == 1 else "none"
        self._session.announce(
            message_id, {"names": names or "none", "only": only, "count": len(named)}
        )


_WELCOMES: Final = {
    (False, False): "welcome",
    (True, False): "welcome-onlooker",
    (False, True): "welcome-back",
    (True, True): "welcome-back-onlooker",
}
"""By whether the player only watches, and whether the game is a resumed one."""


class Announcer:
    """Announces the game to one player and answers requests for information.

    Args:
        session: the player's session.
        options: how the game is played.
        speech_is_heard: whether the game's own voice is heard now.
        offers: what may be done out of turn; by default what this player may do.

    Attributes:
        queries: answers questions about the table.
        offers: what the player may do out of turn.
        explanations: says why.
        parts: reads long answers part by part.
        history: repeats past messages.
        speller: spells names and cards.
        mute_filter: mutes categories of messages.
        sound_tour: names and plays the sounds.
        echo: speaks what an editing key did.
    """

    def __init__(
        self,
        session: Session,
        options: GameOptions,
        speech_is_heard: Callable[[], bool],
        offers: Offers | None = None,
    ) -> None:
        self.queries = Queries(session)
        self.explanations = Explanations(session, self.queries)
        self.offers = offers or Offers(session, options.interactive)
        self.parts = PartReader(session, options.interactive)
        self.history = MessageHistory(session)
        self.sound_tour = SoundTour(session, options.interactive, options.sleep)
        self.echo = EditEcho(session, speech_is_heard)
        self._session = session
        self._greeted = options.greeted
        self.mute_filter = MuteFilter(session, options.save_settings)
        self.speller = Speller(session, self.history)
        self._note_state()

    def _note_state(self) -> None:
        """Note how the table stands: everything has been told."""
        session = self._session
        self._untold: tuple[Event, ...] = ()
        self._was_held = session.view.held
        self._was_asked = session.view.question if session.asked else None

    # The game

    def start(self, last_events: Sequence[Event]) -> None:
        """Welcome the player and announce the state of the game.

        Args:
            last_events: of a resumed game, what the seat saw of its last action.
        """
        session = self._session
        self._welcome(resumed=bool(last_events))
        if any(each.text for each in session.narrator.narrate(last_events)):
            self._introduce_last_events()
        session.announce_events(last_events)
        if not session.view.round or session.table.over:
            return
        plays, resumed = session.seat >= 0, bool(last_events)
        dealt = any(isinstance(event, Dealt) for event in last_events)
        self._announce_state(
            hand=plays and not dealt, top=plays or not resumed, who=plays and resumed
        )
        self._teach()

    def _teach(self) -> None:
        """At the first turn of all, say what to type; a line is typed otherwise than a key."""
        session = self._session
        asked = session.asked and isinstance(session.view.question, Turn)
        if self._greeted and asked and not session.plays_by_keys:
            self._greeted = False
            self.queries.teach()

    def _introduce_last_events(self) -> None:
        """Say that what follows was told before; the history has it in its place without that."""
        words = self._session.format("resumed-after")
        if words is not None and Category.GAME not in self._session.log.muted:
            self._session.log.announce_unlogged(words)

    def _announce_state(self, *, hand: bool, top: bool, who: bool) -> None:
        """Announce the hand, who plays on what, and what the table asks."""
        session = self._session
        if hand:
            self.queries.answer(Query.HAND)
        if not session.asked and top:
            self.queries.answer(Query.TOP)
        if not session.asked and who:
            self.queries.answer(Query.WHO)
        self.offers.update()
        if session.asked:
            ask_question(session, Category.QUESTION)

    def take_up(self, *, dealt: bool) -> None:
        """Announce the hand and what is asked: the player has got the keyboard.

        Args:
            dealt: whether the player has just been told of the deal, and so knows the hand.
        """
        session = self._session
        self._note_state()
        if session.view.round and not session.table.over:
            told = session.top_told.is_fresh(session.view, session.log.heard_count)
            self._announce_state(hand=not dealt, top=not told, who=True)

    def _welcome(self, *, resumed: bool) -> None:
        session = self._session
        others = [seat for seat in range(len(session.table.names)) if seat != session.seat]
        players = session.narrator.display_names.players(others)
        welcome = _WELCOMES[session.seat < 0, resumed]
        if self._greeted and welcome == "welcome":
            welcome = "welcome-greeted"
        elif session.plays_by_keys and welcome == "welcome":
            welcome = "welcome-keys"
        session.announce(welcome, {"players": players})
        self.mute_filter.announce_muted()
        if session.turn_seconds:
            kept = "hosted-clock" if session.talks else "clock-runs"
            session.announce(kept, {"seconds": session.turn_seconds}, Category.GAME)

    def on_events(self, events: Sequence[Event]) -> None:
        """Announce what happened, and ask what the table waits for, so that it is heard last.

        A draw after which another player may lay the card waits for what that player does: both
        are one sentence then; so are the acts of several bots, one after the other.
        """
        session = self._session
        view, asked = session.view, session.asked
        waits = self._waits_for_more(tuple(events), view)
        events, self._untold = (*self._untold, *events), ()
        if waits:
            self._untold = events
            self.explanations.note_untold()
            return
        held, was_held, was_asked = view.held, self._was_held, self._was_asked
        self._was_held, self._was_asked = held, view.question if asked else None
        if was_asked is not None and not asked:
            session.log.fan_out.withdraw(was_asked)
        if (asked and not isinstance(view.question, Turn)) or session.has_offers(view):
            self.parts.stop()  # Enter alone does something else than go on with a long answer
        in_one = session.settings.verbosity is Verbosity.BRIEF
        if in_one:
            session.log.hold_speech()
        told = session.announce_events(events)
        if not asked:
            session.pending.card = None
        self.offers.update(told=told)
        asked_again = asked and any(
            isinstance(event, TurnCame | Asked) and event.seat == session.seat for event in events
        )
        asks = asked and (told or asked_again or was_asked is None or held != was_held)
        if asks:
            self.offers.ask(again=not asked_again)
        if in_one:
            session.log.speak_held(self._as_one)
        if asks:
            self._teach()

    def _as_one(self, told: Utterance, question: Utterance) -> Utterance | None:
        """Return the last two sentences as one to speak, where it tells what others did and asks.

        Not where somebody may still act first: the question could be withdrawn with what is told.
        """
        session = self._session
        view = session.view
        if session.table.hosted or session.table.offers or not top_is_told(session):
            return None
        return session.narrator.with_question(told, question, view)

    def announce_table(self) -> None:
        """Say how the table stands, and ask what it waits for."""
        session = self._session
        self._note_state()
        session.pending.card = None
        if not session.view.round or session.table.over:
            return
        for query in (Query.HAND,) if session.asked else (Query.HAND, Query.TOP, Query.WHO):
            self.queries.answer(query)
        self.offers.update()
        if session.asked:
            ask_question(session, Category.QUESTION)

    def _waits_for_more(self, events: tuple[Event, ...], view: View) -> bool:
        """Whether ``events``, untold ones before them, are told with what a bot does next.

        They are the draw of a bot that may lay the card, dice that it lays, or acts of others that
        one sentence may tell.
        """
        session = self._session
        bot = session.table.bot_to_act()
        if not events or bot is None or session.has_offers(view):
            return False
        again = bot == getattr(events[0], "seat", None)
        match events:
            case (Drew(), Asked(window=Drawn())) if again:
                return Category.DRAWING not in session.log.muted
            case (Played(), *_, Asked(window=Drawn())) if again:
                return True
            case (Played(), *_, Asked(window=Threat())) if session.joins_acts:
                return getattr(events[0], "seat", None) != session.seat
        return session.joins_next((*self._untold, *events), bot)

    @property
    def waits_to_tell(self) -> bool:
        """Whether something has happened that is told with what happens next."""
        return bool(self._untold)

    def let_offers_pass(self) -> None:
        """Dismiss the open offers, and ask again what the table waits for."""
        self.offers.dismiss()
        if self._session.asked:
            self.offers.ask(again=True)

    def announce_awaited(self) -> None:
        """Say who is to act, where it is another player; then ask again as :meth:`ask_again`."""
        session = self._session
        if not (session.asked or session.pending.card or session.pending.awaits_enter):
            self.queries.answer(Query.WHO)
        self.ask_again()

    def ask_again(self) -> None:
        """Repeat what the game waits for: Enter, or a use of open offers and an answer."""
        session = self._session
        if session.pending.awaits_enter:
            session.announce_utterances(format_enter_action(session))
            return
        self.offers.drop_waiting()
        if session.pending.card is None:
            self.offers.repeat()
        if session.asked or session.pending.card is not None:
            ask_question(session)

    def answer(self, query: Query, about: About = None) -> None:
        """Answer a question about the table; with it, repeat what may be done out of turn.

        ``about`` is the part of the answer that is asked for; ``None`` for the whole.
        """
        self.queries.answer(query, about)
        if query is Query.WHO:
            self.offers.repeat()
        elif query is Query.HINT and self.queries.names_move():
            self.explanations.note_hint()
