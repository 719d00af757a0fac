"""The commands about the next match: a rematch, and who plays it by which rules."""

from __future__ import annotations

from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.match_series import MatchSeries
from accessible_uno.interface.parse.intents import ChangeTable, NewMatch
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Utterance


class SeriesControls:
    """Begins another match, and changes its table.

    Args:
        session: where the answers are announced.
        series: the matches after this one; ``None`` where none can follow.
        quit_dialog: asks before an unfinished match is left.
    """

    def __init__(
        self, session: Session, series: MatchSeries | None, quit_dialog: QuitDialog
    ) -> None:
        self._session = session
        self._series = series
        self._quit_dialog = quit_dialog

    def apply(self, intent: NewMatch | ChangeTable) -> None:
        """Leave this match for another one, or change the table of the next."""
        if self._series is None:
            self._session.announce("rematch-not-here")
        elif isinstance(intent, NewMatch):
            self._quit_dialog.ask_for_another()
        else:
            locale = self._session.settings.locale
            if intent.part is None:
                text = self._series.describe(locale)
            else:
                text = self._series.change(intent.part, intent.typed, locale)
            self._session.announce_utterances(Utterance(text, locale))
