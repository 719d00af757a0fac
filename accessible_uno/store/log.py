"""Writing one match into the journal while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from accessible_uno.game.base import Action
from accessible_uno.game.view import View
from accessible_uno.record.writer import Writer
from accessible_uno.store.errors import GameIsHeld, StoreError
from accessible_uno.store.game_row import Kept
from accessible_uno.store.journal import Journal, sealed


class Watch(Protocol):
    """What the log must know of a match besides its acts, asked after each."""

    def mind(self) -> str:
        """What the dealer, the bots and the clock must know to go on as they would have."""

    def manner(self) -> str:
        """How the game is told."""

    def seconds(self) -> float:
        """How long the match has been played in this session."""

    def view(self) -> View:
        """What an onlooker sees of the table."""


class MatchLog:
    """Writes each act, and what chance gave because of it, before anyone is told.

    What cannot be written waits in memory and is written with the next act that can be; this is
    told when it begins and when it is over, and the game goes on meanwhile.

    Args:
        journal: where.
        game: the match as it stands; its number is 0 when it is a new one.
        watch: asked after each act.
        seal: of the last act that is written already.
        options: options on top of the preset.
        versions: see :func:`accessible_uno.record.writer.versions_of`.
        pieces: acts that were made elsewhere, each in the notation of a record; the first is the
            header.
        on_trouble: called with what is wrong, and with ``None`` when it no longer is.
    """

    def __init__(
        self,
        journal: Journal,
        game: Kept,
        watch: Watch,
        on_trouble: Callable[[StoreError | GameIsHeld | None], None],
        *,
        seal: int = 0,
        options: Sequence[tuple[str, str]] = (),
        versions: Mapping[str, int] | None = None,
        pieces: Sequence[str] = (),
    ) -> None:
        self.game = game
        self._journal = journal
        self._watch = watch
        self._on_problem = on_trouble
        self._seal = seal
        self._page = _Page()
        self._writer = Writer(
            self._page,
            game.rules,
            game.names,
            options,
            versions=versions,
            begun=bool(game.acts or pieces),
        )
        self._before = game.seconds
        self._waiting: list[tuple[int, str, int]] = []
        self._lost = False
        self._in_trouble = False
        for piece in pieces:
            self._add(piece)
        self.save()

    @property
    def written(self) -> bool:
        """Whether every act so far is on disk."""
        return self.game.number > 0 and not self._waiting

    def note(self, acts: Sequence[Action]) -> None:
        """Write an act and what chance gave because of it."""
        self._writer.note(acts)
        self._add(self._page.torn_off())
        self.save()

    def _add(self, text: str) -> None:
        self._seal = sealed(self._seal, text)
        self.game = replace(self.game, acts=self.game.acts + 1)
        self._waiting.append((self.game.acts, text, self._seal))

    def save(self) -> None:
        """Write what waits, and how the game stands."""
        if self._lost or not self.game.acts:
            return
        watch = self._watch
        view = watch.view()
        game = replace(
            self.game,
            seconds=self._before + watch.seconds(),
            manner=watch.manner(),
            mind=watch.mind(),
            rounds=view.round,
            scores=view.scores,
            winners=view.winners,
            over=bool(view.winners),
        )
        try:
            number = self._journal.save(game, self._waiting)
        except GameIsHeld as held:
            self._lost = True
            self._on_problem(held)
        except StoreError as wrong:
            if not self._in_trouble:
                self._on_problem(wrong)
            self._in_trouble = True
        else:
            self.game = replace(game, number=number)
            self._waiting.clear()
            if self._in_trouble:
                self._on_problem(None)
            self._in_trouble = False


class _Page:
    """What a writer has written since the page was last torn off."""

    def __init__(self) -> None:
        self._text = ""

    def write(self, text: str) -> None:
        self._text += text

    def flush(self) -> None: ...

    def torn_off(self) -> str:
        text, self._text = self._text, ""
        return text
