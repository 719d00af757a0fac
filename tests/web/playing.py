"""How the tests of the page play on it, and serve it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from driven_page import DrivenPage

from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command, Key, Reply
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.web.server import page_app, serve
from accessible_uno.web.voices import ALWAYS

LOOPBACK: Final = "127.0.0.1"
TURN: Final = 60.0
"""Seconds in which the others have played."""

TURNS: Final = {"en": "Your turn", "fr": "À vous"}
"""What begins the question of a turn."""

PROMPT: Final = "document.getElementById('prompt').textContent"

ACT: Final = """
(() => {
  const groups = Object.fromEntries(
    [...document.querySelectorAll("#choices > div")].map((group) => [
      group.querySelector("h2").textContent,
      [...group.querySelectorAll("button")],
    ]),
  );
  const hand = (groups[HAND] ?? []).filter((each) => !each.textContent.endsWith(DOES_NOT));
  const choices = (groups[CHOICES] ?? []).filter((each) => !ASIDE.includes(each.textContent));
  const onTurn = choices[0]?.textContent === DRAW;
  const chosen = onTurn ? (hand[0] ?? choices[0]) : choices[0];
  const found = chosen?.textContent ?? "";
  chosen?.click();
  return found;
})()
"""
"""Presses the first button that may win the game; yields its label, or nothing."""


@asynccontextmanager
async def served(folder: Path, host: str = LOOPBACK) -> AsyncIterator[str]:
    """Serve the page on a free port, and yield its address.

    Args:
        folder: what ``scripts/page`` has built.
        host: the name that the address has.
    """
    runner = await serve(page_app(folder), LOOPBACK, 0)
    try:
        yield f"http://{host}:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


async def begin(page: DrivenPage, locale: str = "en") -> None:
    """Answer the questions of the first start, and let nobody wait for anybody."""
    for answer in ("english" if locale == "en" else "français", "2"):
        await page.enter(answer)
    await page.until(f"{PROMPT} === {json.dumps(words(locale, 'prompt-command'))}")
    await page.enter("pace none" if locale == "en" else "allure aucune")


async def begin_again(page: DrivenPage, line: str, locale: str = "en") -> None:
    """Leave the game, and begin another by a command line."""
    known = lexicon(locale)
    await page.enter(known.commands.names[Command.QUIT])
    await page.enter(known.replies.names[Reply.YES])
    await page.shows(words(locale, "page-command-ask"))
    await page.enter(line)
    await page.until(f"{PROMPT} === {json.dumps(words(locale, 'prompt-command'))}")


async def asked(page: DrivenPage, since: str, locale: str = "en") -> None:
    """Wait until a player is asked: on the turn, or about a card laid before it.

    It is told behind the last line that has ``since``.  The prompt alone is there before: who types
    meanwhile is answered at once, and the others go on.
    """
    told = f"told.slice(told.findLastIndex((line) => line.includes({json.dumps(since)})))"
    await page.until(f"{told}.some((line) => /{TURNS[locale]}|\\?$/.test(line))")


def words(locale: str, message: str) -> str:
    """Return a text of the catalogue, without the colon of a prompt."""
    return Catalogue(locale).text(message).rstrip(" :\u00a0\u202f")


def act_script(locale: str) -> str:
    """Return :data:`ACT` with the words of a language."""
    texts, names = Catalogue(locale), lexicon(locale).commands.names
    words = {
        "HAND": texts.text("page-hand"),
        "CHOICES": texts.text("page-choices"),
        "DOES_NOT": texts.text("page-goes-not", card=""),
        "DRAW": names[Command.DRAW],
        "ASIDE": [names[each] for each in (Key.HINT, *ALWAYS)],
    }
    told = (f"const {name} = {json.dumps(word)};" for name, word in words.items())
    return ACT.replace("(() => {", "(() => {" + "".join(told), 1)


async def play_rounds(page: DrivenPage, rounds: int, locale: str = "en") -> list[str]:
    """Play by buttons until a later round begins; return the labels that were pressed."""
    script = act_script(locale)
    last = Catalogue(locale).text("round-began", number=rounds + 1)
    pressed = []
    while last not in await page.told():
        before = await page.evaluate("told.length")
        if label := await page.evaluate(script):
            pressed.append(label)
        async with asyncio.timeout(TURN):
            while await page.evaluate("told.length") == before:
                await asyncio.sleep(0.01)
    return pressed
