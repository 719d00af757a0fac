"""What a screen reader is told of the page, in Chromium and Firefox, by their accessibility."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from browser import browser
from desktop import LiveChanges, desktop
from driven_page import DrivenPage
from firefox import firefox_page
from playing import begin, begin_again, play_rounds, served

Opens: TypeAlias = Callable[..., AbstractAsyncContextManager[DrivenPage]]

ROUNDS: Final = 10
APART: Final = 0.04
"""Seconds between two changes of one region that no reader loses."""

MOST: Final = 400.0
"""Seconds in which all that was told is announced."""


async def announced(page: DrivenPage) -> str:
    """Wait until everything that was told is announced, and return it."""
    told = " ".join(await page.told()).replace("\u00a0", " ")
    async with asyncio.timeout(MOST):
        while (found := " ".join(text for *_, text in await page.announced())) != told:
            assert told.startswith(found)
            await asyncio.sleep(0.2)
    return told


async def heard_in_order(page: DrivenPage, address: str, play: Awaitable[object]) -> str:
    """Play, and return what was told; all of it came from one address."""
    await play
    told = await announced(page)
    await asyncio.sleep(2)  # for the last change to reach those who listen
    assert page.errors == []
    assert [each for each in page.requests if not each.startswith((address, "blob:"))] == []
    return told


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
            rounds = play_rounds(page, ROUNDS, locale)
            return await heard_in_order(page, address, rounds)

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
