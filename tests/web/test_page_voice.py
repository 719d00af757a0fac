"""The browser's voice, by a stand-in that writes down what it is to say."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from browser import browser
from playing import served

STAND_IN: Final = """
globalThis.spoken = [];
globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
globalThis.voices = [
  { name: "Far", lang: "en-US", localService: false },
  { name: "Anna", lang: "en-GB", localService: true },
  { name: "Fleur", lang: "fr-FR", localService: true },
];
let current = null;
globalThis.finish = () => { const ended = current; current = null; ended?.onend({}); };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => globalThis.voices,
  speak(text) {
    spoken.push([text.voice?.name, text.lang, text.text]);
    if (!navigator.userActivation.hasBeenActive) text.onerror({ error: "not-allowed" });
    else current = text;
  },
  cancel() {
    spoken.push(["silence"]);
    const ended = current;
    current = null;
    ended?.onerror({ error: "canceled" });
  },
} });
"""


@pytest.mark.long
def test_the_browsers_voice_speaks_in_order_and_a_key_silences_it(built_page: Path) -> None:
    """It is asked for first; it speaks by a voice on the device, one line after the other."""

    async def play() -> None:
        async with served(built_page) as address, browser() as page:
            await page.open(address, STAND_IN)
            await page.ready()
            await page.enter("english")
            await page.quiet()
            assert await page.evaluate("spoken") == []  # a screen reader may speak
            await page.enter("1")
            await page.until("spoken.length === 1")
            told = await page.told()
            first = told.index("This game.")
            assert await page.evaluate("spoken") == [["Anna", "en", told[first]]]
            await page.evaluate("finish()")
            await page.until("spoken.length === 2")
            assert (await page.evaluate("spoken"))[-1][2] == told[first + 1]
            await page.type("h")
            await page.until("spoken.at(-1)[0] === 'silence'")

            await page.reload()
            await page.ready()
            await page.until("spoken.length > 0")
            (refused, *_) = await page.evaluate("spoken")
            assert refused[2] in await page.told()
            await page.press("ArrowDown")
            await page.until("spoken.length > 1")
            assert refused in (await page.evaluate("spoken"))[1:]

    asyncio.run(play())


@pytest.mark.long
def test_a_voice_that_is_not_on_the_device_says_nothing(built_page: Path) -> None:
    """What it says would be sent to its maker: the player is told, and the text goes on."""

    async def play() -> None:
        async with served(built_page) as address, browser() as page:
            await page.open(address, STAND_IN + "voices.length = 1;")
            await page.ready()
            await page.enter("english")
            await page.enter("1")
            await page.shows("no voice that speaks here")
            assert await page.evaluate("spoken.filter(([voice]) => voice !== 'silence')") == []

    asyncio.run(play())
