"""The network that strong bots judge by: with numpy and without it decides alike."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from accessible_uno.players import judgement
from accessible_uno.players.judgement import PlainJudgement, judgement_by


def test_without_numpy_it_is_calculated_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    layer = [([1.0, -2.0], 0.5, 2.0), ([-1.0, 0.0], 0.0, 1.0)]
    network = judgement._usual_way(layer, -1.0)
    assert isinstance(network, PlainJudgement)
    assert network.chance_to_win([1.0, 0.25]) == pytest.approx(0.7310585786)


@pytest.mark.long  # the extra that brings numpy is installed with all tests
def test_strong_bots_decide_alike_with_numpy() -> None:
    program = Path(__file__).parents[1] / "bench" / "judgements.py"
    told = subprocess.run([sys.executable, program, "600"], capture_output=True, text=True)
    assert "decisions=600 differing=0 " in told.stdout, told.stderr


def test_a_table_of_many_has_the_network_of_four() -> None:
    assert judgement_by(PlainJudgement)(4) is not judgement_by(PlainJudgement)(4)
    four = judgement_by(PlainJudgement)
    assert four(4) is four(9)
    assert four(2) is not four(3)
