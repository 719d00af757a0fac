"""Playing a case: set the table up, then make its moves one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from accessible_uno.game.actions import LayTogether, Play
from accessible_uno.game.actions.multi import UNO
from accessible_uno.game.base import CHANCE, Action, Event, Malformed, Refused, Seat
from accessible_uno.game.chance import ChanceAction, Lots, NextRound
from accessible_uno.game.engine import Unsettled
from accessible_uno.game.windows import Contested
from accessible_uno.record.errors import RecordError
from accessible_uno.record.luck import RecordedChance
from accessible_uno.record.position import compile_rules, set_up
from accessible_uno.record.reader import RecordCase, RecordLine
from accessible_uno.rules.shared.hosting import Lobby, StartGame, StopGame
from accessible_uno.rules.shared.time_limits import TimeUp

HOSTS_WORDS: Final = frozenset((*StartGame.verbs, *StopGame.verbs))


class RecordRun:
    """A case being played.

    Attributes:
        names: the players in seating order.
        state: the table.
        last: what the last move told.
    """

    def __init__(self, case: RecordCase, lots: Callable[[str], Lots] | None = None) -> None:
        """Set the table up.

        Args:
            case: what to play.
            lots: makes randomness from the record's ``Seed``.

        Raises:
            RecordError: the header gives no table.
        """
        header = case.header
        self.names = header.names
        self.game = compile_rules(header)
        kinds = [(verb, kind) for kind in self.game.kinds() for verb in kind.verbs]
        self._chances = {verb: kind for verb, kind in kinds if issubclass(kind, ChanceAction)}
        self._verbs = {
            verb: kind
            for verb, kind in kinds
            if kind not in (NextRound, TimeUp) and verb not in self._chances
        }
        seeded = lots is not None and "Seed" in header
        self.luck = RecordedChance(lots(header.values["Seed"]) if lots and seeded else None)
        for key, verb in (("DealerDraw", "dealer:"), ("Deck", "shuffle:")):
            if key in header:
                self.luck.expect(verb, [each.code for each in header.cards(key)])
        if "Cursed" in header and "Hands" not in header:
            self.luck.expect("cursed:", [header.card("Cursed").code])
        for key, verb in (("Place", "place:"), ("Press", "press:")):
            for number in header.values.get(key, "").split():
                self.luck.expect(verb, [number])
        try:
            self.state, opening = set_up(header, self.game)
        except Unsettled:
            raise RecordError(case.line, "record-unsettled") from None
        self.last: list[Event] = list(self.state.events)
        self._opening = opening
        if opening is not None:
            if Lobby() not in self.state.offers:
                self.last = self.act(opening, case.line)
        else:
            self.last += self._chance(case.line)

    def begin(self, line: RecordLine) -> None:
        """Begin a game that waits for its host, unless ``line`` is about that very word."""
        waits = self._opening is not None and Lobby() in self.state.offers
        if waits and not HOSTS_WORDS.intersection(line.text.split()):
            assert self._opening is not None
            self.last = self.act(self._opening, line.number)

    def act(self, action: Action, line: int) -> list[Event]:
        """Do ``action`` and let chance answer what it asks; return what happened.

        Raises:
            Refused: the rules do not allow it.
            RecordError: what chance gives does not fit, or the game never comes to rest.
        """
        try:
            return [*self.game.act(self.state, action), *self._chance(line)]
        except Unsettled:
            raise RecordError(line, "record-unsettled") from None

    def _chance(self, line: int) -> list[Event]:
        told: list[Event] = []
        while (window := self.state.question) is not None and window.seat == CHANCE:
            try:
                told += self.game.act(self.state, self.luck.answer(self.state, window))
            except Malformed as bad:
                raise RecordError(line, "record-bad-chance", text=bad.words) from None
        return told

    def read(self, seat: Seat, words: Sequence[str]) -> Action:
        """Return the action that ``words`` say.

        Raises:
            Malformed: they say none.
        """
        if not words:
            raise Malformed("")
        several = len(words) > 1 and words[1] != UNO
        laid = LayTogether if several else Play
        return self._verbs.get(words[0], laid).read(seat, words, self.names)

    def move(self, line: RecordLine) -> Action | None:
        """Make the move of ``line``; return it, or ``None`` for a word about chance to come.

        One that the rules refuse may be a misplay that they punish (WP-28).

        Raises:
            RecordError: it is malformed, or the rules refuse it.
        """
        self.begin(line)
        who, *words = line.text.split()
        try:
            if who == "chance":
                self._expect(words)
                return None
            action = self._understand(who, words, line)
            if who == "round" and words and isinstance(self.state.question, Contested):
                self.act(NextRound(), line.number)
            try:
                self.last = self.act(action, line.number)
            except Refused as refused:
                slip = self.game.punish_illegal(self.state, action, refused.reason, live=False)
                if slip is None:
                    raise
                action = slip
                self.last = self.act(action, line.number)
        except Malformed:
            raise RecordError(line.number, "record-bad-move", text=line.text) from None
        except Refused as refused:
            raise IllegalMove(line, refused) from None
        return action

    def _expect(self, words: list[str]) -> None:
        """Keep what chance is to give, once it is known to be of the right form."""
        kind = self._chances.get(words[0]) if words else None
        if kind is None:
            raise Malformed(" ".join(words))
        kind.read(CHANCE, words, self.names)
        self.luck.expect(words[0], words[1:])

    def _understand(self, who: str, words: list[str], line: RecordLine) -> Action:
        if who == "round":
            return self._next_round(words)
        if who == "clock":
            return self._time_up(words, line)
        if who not in self.names:
            raise RecordError(line.number, "record-unknown-name", key=who, name=who)
        return self.read(self.names.index(who), words)

    def _next_round(self, words: list[str]) -> NextRound:
        dealer = None
        while words:
            word, *words = words
            if word == "dealer:" and words:
                dealer, words = self.names.index(self._name(words[0])), words[1:]
            elif word == "deck:":
                end = words.index("dealer:") if "dealer:" in words else len(words)
                self._expect(["shuffle:", *(code.rstrip(",;") for code in words[:end])])
                words = words[end:]
            else:
                raise Malformed(word)
        return NextRound(dealer)

    def _name(self, word: str) -> str:
        name = word.rstrip(",;")
        if name not in self.names:
            raise Malformed(word)
        return name

    def _time_up(self, words: list[str], line: RecordLine) -> Action:
        if len(words) == 1 and TimeUp in self.game.kinds():
            return TimeUp(self.names.index(self._name(words[0])))
        question = self.state.question
        default = self.game.default_answer(self.state)
        if len(words) != 1 or question is None or default is None:
            raise Malformed(line.text)
        if question.seat != self.names.index(self._name(words[0])):
            raise Malformed(line.text)
        return default


class IllegalMove(RecordError):
    """A move that the rules refuse, which in a record is an error of the record."""

    def __init__(self, line: RecordLine, refused: Refused) -> None:
        super().__init__(line.number, "record-refused", text=line.text)
        self.reason = refused.reason
