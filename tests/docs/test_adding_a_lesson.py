"""The plan on the page about lessons is one that is read and played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from accessible_uno.lessons.plan import PLAYER, LessonTable, read_lesson

PAGE: Final = Path(__file__).parents[2] / "docs" / "adding-a-lesson.md"


def test_the_plan_of_the_page_is_played() -> None:
    found = re.search(r"^```toml\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    lesson = read_lesson("first", found[1])
    assert [step.name for step in lesson.steps] == ["welcome", "lay", "ask"]
    for place, step in enumerate(lesson.steps):
        at = LessonTable(lesson, place)
        move = at.players_move(step)
        assert move is None or move in at.table.legal(PLAYER)
