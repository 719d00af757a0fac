"""What a screen reader is told of the page, in Chromium and Firefox, by their accessibility."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from browser import browser
from desktop import LiveChanges, desktop
from driven_page import DrivenPage
from firefox import firefox_page
from playing import asked, begin, begin_again, play_rounds, served

from accessible_uno.narration.catalogue import Catalogue

Opens: TypeAlias = Callable[..., AbstractAsyncContextManager[DrivenPage]]

ROUNDS: Final = 10
APART: Final = 0.04
"""Seconds between two changes of one region that no reader loses."""

MOST: Final = 400.0
"""Seconds in which all that was told is announced."""


BOTH: Final = "[told.join(' '), announced.map((each) => each[2]).join(' ')]"
"""What was told, and what was announced, at one moment: others may play on meanwhile."""


async def announced(page: DrivenPage) -> str:
    """Wait until everything that was told is announced, and return it."""
    async with asyncio.timeout(MOST):
        while True:
            told, found = await page.evaluate(BOTH)
            told = told.replace("\u00a0", " ")
            assert told.startswith(found)
            if told == found:
                return str(told)
            await asyncio.sleep(0.2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("opens", "locale"),
    [(browser, "en"), (firefox_page, "fr")],
    ids=["chromium", "firefox"],
)
def test_each_told_line_is_announced_once_and_in_order(
    opens: Opens, locale: str, built_page: Path, tmp_path: Path
) -> None:
    """In ten whole rounds that are played fast; nothing is loaded from elsewhere."""

    async def play() -> str:
        async with served(built_page) as address, opens(options=(), environment=here) as page:
            await page.open(address)
            await page.ready()
            await begin(page, locale)
            await begin_again(page, "play --rule target=5000 --players 3", locale)
            await play_rounds(page, ROUNDS, locale)
            await asked(page, Catalogue(locale).text("round-began", number=ROUNDS + 1), locale)
            told = await announced(page)
            await asyncio.sleep(2)  # for the last change to reach those who listen
            assert page.errors == []
            assert [x for x in page.requests if not x.startswith((address, "blob:"))] == []
            return told

    with desktop(tmp_path) as here:
        listening = LiveChanges(here)
        told = asyncio.run(play())
        changes = listening.stop()
    assert " ".join(change.text for change in changes) == told
    regions = defaultdict(list)
    for change in changes:
        regions[change.region].append(change.at)
    gaps = [later - at for times in regions.values() for at, later in pairwise(times)]
    assert min(gaps) >= APART
