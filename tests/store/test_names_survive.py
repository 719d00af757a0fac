"""Every lawful name outlives the session: journal, resume, record, and each act of the notation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from matches import Session, quick_journal

from accessible_uno.cards import Colour, card
from accessible_uno.game.actions import Choose, Jump, LayTogether, play
from accessible_uno.game.base import Action
from accessible_uno.game.chance import NextRound
from accessible_uno.names import INSIDE, LONGEST_NAME, RESERVED, is_name, lawful_name
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import Ground, Report
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.rules.shared.uno import Catch
from accessible_uno.store.log import Replay

LETTERS = st.characters(categories=("L", "Nd", "Mn"))
NAMES = st.one_of(
    st.text(LETTERS | st.sampled_from(INSIDE), min_size=1, max_size=LONGEST_NAME).filter(is_name),
    st.text(max_size=30).map(lawful_name),
    st.sampled_from(sorted(RESERVED)).map(lawful_name),
    st.sampled_from(("r5", "wi", "b+2", "a.b", "0")).filter(is_name),
)


def acts_on(seat: int) -> Iterator[Action]:
    """Return an act of every kind that can name the player of ``seat``."""
    yield play(1, card("r7"), choice=seat)
    yield play(1, card("wi"), Colour.GREEN, choice=seat)
    yield LayTogether(1, (card("r7"), card("g7")), choice=seat)
    yield Jump(1, (card("r7"),), choice=seat)
    yield Choose(1, seat)
    yield Catch(1, seat)
    yield Challenge(1, seat)
    yield Report(1, seat)
    yield Report(1, seat, Ground.HESITATION)


@given(NAMES)
@example("Left")
@example("a.b_c-d’e")
def test_each_act_that_names_a_player_reads_back(name: str) -> None:
    """The name is never read as a side, as nobody, or as another player."""
    assume(name not in ("Bob", "Eve"))
    names = (name, "Bob", "Eve")
    for act in acts_on(0):
        words = act.notation(names).split()
        assert type(act).read(1, words, names) == act, words
    opening = NextRound(0)
    assert NextRound.read(-1, opening.notation(names).split(), names) == opening
    late = TimeUp(0)
    assert TimeUp.read(-1, late.notation(names).split(), names) == late


@settings(max_examples=30)
@given(NAMES)
@example("Left")
@example("Chance")
def test_a_game_is_saved_resumed_and_recorded_under_any_lawful_name(name: str) -> None:
    """What the journal holds plays to the same table, and so does its record."""
    assume(name not in ("Bob", "Eve"))
    with TemporaryDirectory() as folder:
        journal = quick_journal(Path(folder))
        session = Session(journal, names=(name, "Bob", "Eve"))
        session.play(6)
        (game,) = journal.open_games()
        assert game.plan.names == (name, "Bob", "Eve")
        resumed = Replay(journal, game).to_the_end()
        lines = journal.read_record(game)
        journal.close()
    (case,) = read_cases(lines)
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    played = session.table.snapshot()
    for state in (resumed.state, run.state):
        assert (state.hands, state.pile, state.discard) == (
            played.hands,
            played.pile,
            played.discard,
        )
    assert run.names == game.plan.names


@pytest.mark.parametrize("name", ["left", "none", "draw", "A" * 40])
def test_an_old_game_of_a_player_whose_name_is_now_refused_is_still_read(
    name: str, tmp_path: Path
) -> None:
    """It can be listed and resumed as before the word was reserved."""
    journal = quick_journal(tmp_path)
    Session(journal, names=(name, "Bob", "Eve")).play(6)
    (game,) = journal.open_games()
    assert game.plan.names[0] == name
    assert Replay(journal, game).to_the_end().names[0] == name
    journal.close()
