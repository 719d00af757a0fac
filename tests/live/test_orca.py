"""What Orca says of the page in Firefox: each line of a game, once and in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from desktop import desktop, orca, wait_for
from driven_page import DrivenPage
from firefox import firefox_page
from playing import begin, served

QUESTIONS = ("top", "scores", "counts", "hand")


def spoken(texts: list[str]) -> str:
    """Return texts as one, without what a synthesizer does not say."""
    kept = "".join(each if each.isalnum() or each == "+" else " " for each in " ".join(texts))
    return " ".join(kept.split()).casefold()


async def answers(page: DrivenPage) -> list[str]:
    """Ask what changes nothing, one question after the other; return what was told."""
    before = len(await page.told())
    for question in QUESTIONS:
        await page.enter(question)
        await page.quiet(1.0)
    told: list[str] = (await page.told())[before:]
    return told


@pytest.mark.long
def test_orca_says_each_line_in_its_order(built_page: Path, tmp_path: Path) -> None:
    heard: list[str] = []

    def says(line: str) -> bool:
        heard.extend(each.text for each in daemon.rest())
        return spoken([line]) in spoken(heard)

    async def play() -> list[str]:
        async with (
            served(built_page) as address,
            firefox_page(options=(), environment=here) as page,
        ):
            await page.open(address)
            await page.ready()
            await begin(page)
            await page.quiet(3.0)
            told = await answers(page)
            await asyncio.to_thread(wait_for, lambda: says(told[-1]))
            return told

    with desktop(tmp_path) as here, orca(tmp_path, here) as daemon:
        told = asyncio.run(play())
    text = spoken(heard)
    places = [text.find(spoken([line])) for line in told]
    assert -1 not in places, (told, heard)
    assert places == sorted(places)
