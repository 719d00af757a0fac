"""``record replay --json`` keeps its form: the names of events, and how a question is written."""

from __future__ import annotations

from accessible_uno.app.commands.record import as_json
from accessible_uno.game.events import Asked
from accessible_uno.rules.shared.reports import Ground, LapseFound, Vote

NAMES = ("Anne", "Bob", "Chloé")


def test_a_lapse_found_keeps_its_name() -> None:
    event = LapseFound(2, 0, Ground.MISPLAY)
    assert as_json(event, NAMES) == {
        "event": "LapseFound",
        "seat": "Chloé",
        "culprit": "Anne",
        "ground": "misplay",
    }


def test_the_ground_of_a_vote_is_written_as_its_value() -> None:
    vote = Vote(2, 0, 1, (), 0, 0, Ground.COMMENT)
    assert as_json(Asked(2, vote), NAMES)["window"] == (
        "Vote(seat=2, reporter=0, culprit=1, waiting=(), ayes=0, noes=0, ground='comment')"
    )
