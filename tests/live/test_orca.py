"""What Orca says of a game in Firefox and in a terminal: each line, once and in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from desktop import desktop, orca, wait_for
from driven_page import DrivenPage
from firefox import firefox_page
from playing import begin, served
from read_terminal import read_terminal

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
        heard.extend(each.plain for each in server.rest())
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

    with desktop(tmp_path) as here, orca(tmp_path, here) as server:
        told = asyncio.run(play())
    text = spoken(heard)
    places = [text.find(spoken([line])) for line in told]
    assert -1 not in places, (told, heard)
    assert places == sorted(places)


LINES = {
    "fr": ("À vous", "pioche", "scores", "main", "cartes. 1"),
    "en": ("Your turn", "draw", "scores", "hand", "cards. 1"),
}
"""What is said at the turn, what is typed, and words of the last answer."""


@pytest.mark.long
@pytest.mark.parametrize("locale", LINES)
def test_orca_says_each_line_of_a_terminal_once(locale: str) -> None:
    """Not more often than the terminal tells it, at the usual pace."""
    turn, *typed, words = LINES[locale]
    options = ("--seed", "7", "--players", "2", "--speech", "screen-reader", "--no-setup")
    with read_terminal(("--lang", locale, "play", *options)) as at:
        wait_for(lambda: at.has_said(turn))
        for line in typed:
            at.type(line)
        wait_for(lambda: at.has_said(words))
        told, said = at.counts()
    assert len(told) > 5
    assert not {line: count for line, count in said.items() if count > told[line] > 0}
