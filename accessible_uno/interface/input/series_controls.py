"""The commands about other matches: a rematch, its table, and what was played so far."""

from __future__ import annotations

from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.match_series import MatchSeries
from accessible_uno.interface.parse.intents import AskStatistics, ChangeTable, NewMatch
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

    def apply(self, intent: NewMatch | ChangeTable | AskStatistics) -> None:
        """Leave this match for another one, change the next table, or tell the statistics."""
        if isinstance(intent, AskStatistics):
            self._announce_statistics()
        elif self._series is None:
            self._session.announce("rematch-not-here")
        elif isinstance(intent, NewMatch):
            self._ask_for_another(intent, self._series)
        else:
            locale = self._session.settings.locale
            if intent.part is None:
                text = self._series.describe(locale)
            else:
                text = self._series.change(intent.part, intent.typed, locale)
            self._announce(text, intent.typed)

    def _announce(self, text: str, typed: str = "") -> None:
        """Announce a sentence about the table, as it is true for one who plays by single keys."""
        session = self._session
        as_typed = session.as_typed(text, typed)
        session.announce_utterances(Utterance(as_typed, session.settings.locale))

    def _ask_for_another(self, wanted: NewMatch, series: MatchSeries) -> None:
        """Ask whether this match is left for one with the bots that are wanted, as many as named.

        Where there can be no such match, say why, and ask nothing.
        """
        locale = self._session.settings.locale
        told, possible = series.propose(wanted.kinds, locale, counted=wanted.counted)
        for text in told:
            self._announce(text)
        if possible:
            self._quit_dialog.ask_for_another()

    def _announce_statistics(self) -> None:
        locale = self._session.settings.locale
        lines = self._series.statistics(locale) if self._series is not None else ()
        if lines:
            self._parts.announce(*(Utterance(line, locale) for line in lines))
        else:
            self._session.announce("stats-not-here")
