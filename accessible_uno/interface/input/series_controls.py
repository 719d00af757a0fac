"""The commands about other matches: a rematch, its table, and what was played so far."""

from __future__ import annotations

from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.match_series import MatchSeries
from accessible_uno.interface.parse.vocabulary import TablePart
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Utterance


class SeriesControls:
    """Begins another match, and changes its table.

    Args:
        session: where the answers are announced.
        series: the matches after this one; ``None`` where none can follow.
        quit_dialog: asks before an unfinished match is left.
        parts: reads long answers part by part.
    """

    def __init__(
        self,
        session: Session,
        series: MatchSeries | None,
        quit_dialog: QuitDialog,
        parts: PartReader,
    ) -> None:
        self._session = session
        self._parts = parts
        self._series = series
        self._quit_dialog = quit_dialog

    def begin_another(self, kinds: tuple[str, ...], *, counted: bool) -> None:
        """Ask whether this match is left for another one.

        Where there can be no such match, say why, and ask nothing.

        Args:
            kinds: the bots that are to play it, by their keys; empty for those of this match.
            counted: whether it is to have as many bots as are named.
        """
        if self._series is None:
            self._session.announce("rematch-not-here")
            return
        locale = self._session.settings.locale
        told, possible = self._series.propose(kinds, locale, counted=counted)
        for text in told:
            self._announce(text)
        if possible:
            self._quit_dialog.ask_for_another()

    def change_table(self, part: TablePart | None, typed: str) -> None:
        """Change a part of the table of the next match; without one, say how it is."""
        locale = self._session.settings.locale
        if self._series is None:
            self._session.announce("rematch-not-here")
        elif part is None:
            self._announce(self._series.describe(locale))
        else:
            self._announce(self._series.change(part, typed, locale), typed)

    def announce_statistics(self) -> None:
        """Tell what was played so far."""
        locale = self._session.settings.locale
        lines = self._series.statistics(locale) if self._series is not None else ()
        if lines:
            self._parts.announce(*(Utterance(line, locale) for line in lines))
        else:
            self._session.announce("stats-not-here")

    def _announce(self, text: str, typed: str = "") -> None:
        """Announce a sentence about the table, as it is true for one who plays by single keys."""
        session = self._session
        as_typed = session.as_typed(text, typed)
        session.announce_utterances(Utterance(as_typed, session.settings.locale))
