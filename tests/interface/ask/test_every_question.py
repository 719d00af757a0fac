"""Every question of the program is taken through everything that a player may do at one.

A question that is added stands here by itself; ``matrix.py`` prints the table.
"""

from __future__ import annotations

import pytest
from deeds import DEEDS
from stages import Stage, stages

from accessible_uno.narration.language import LOCALES

ALL = [stage for locale in LOCALES for stage in stages(locale)]


@pytest.mark.parametrize("stage", ALL, ids=lambda stage: f"{stage.name}-{stage.locale}")
def test_each_does_at_each_question_what_it_must(stage: Stage, subtests: pytest.Subtests) -> None:
    for deed, does_what_it_must in DEEDS.items():
        with subtests.test(deed=deed):
            does_what_it_must(stage)


def test_the_questions_of_the_program_are_found() -> None:
    """Those that were found when this was written, at least."""
    names = {stage.question.name for stage in ALL}
    assert names >= {"resume", "quit", "abandon", "rematch", "lessons", "hosted-lobby"}
    assert names >= {"first-lang", "app-new-option", "past-delete", "app-house-delete"}
