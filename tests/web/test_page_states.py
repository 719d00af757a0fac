"""Each state of the page: axe-core, targets, zoom, languages; light and dark, both languages."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tarfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from browser import Page, browser
from playing import begin, served

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from link_player import free_port, hosting_page

AXE: Final = "axe-core@4.14.1"

RULES: Final = "axe.run(document, { resultTypes: ['violations'] })"
FOUND: Final = f"{RULES}.then((each) => each.violations.map((one) => [one.id, one.nodes.length]))"

TARGETS: Final = """
[...document.querySelectorAll("button, input")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => [name, box.width, box.height])
"""

OVERFLOWS: Final = "document.documentElement.scrollWidth > innerWidth"

NEWEST: Final = """
(({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 4)(
  document.getElementById("log"))
"""
"""Whether the newest line is seen."""

WRONG_LANGUAGE: Final = """
[...document.querySelectorAll("#log li")].filter((each) => !each.lang).length
"""

STATES: Final[dict[str, tuple[str, ...]]] = {
    "game": (),
    "question": ("quit",),
    "commands": ("yes",),
    "rules": ("rules show duo",),
    "lesson": ("stop", "learn", "1"),
    "settings": ("quit", "yes", "settings"),
}
"""What is entered, one state after the other, once a game has begun."""

REACHED: Final = {"rules": "Duo", "lesson": "1", "settings": "200"}
"""What some states tell that no refusal would."""

PREFERS: Final = "Object.defineProperty(navigator, 'languages', { value: ['%s'] });"

SEEN: Final = (
    {"prefers_color_scheme": "light"},
    {"prefers_color_scheme": "dark"},
    {"forced_colors": "active", "prefers_reduced_motion": "reduce"},
)

LEAVES: Final = {
    "en": ("quit", "yes", "new table", "Anna"),
    "fr": ("quitter", "oui", "nouvelle table", "Anna"),
}
ENROLS: Final = {"en": ("go", "bot", "start"), "fr": ("go", "robot", "commence")}
"""What opens a table by a link, and begins a game there."""

FRENCH: Final = {"quit": "quitter", "yes": "oui"}


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of axe-core."""
    place = tmp_path_factory.mktemp("axe")
    subprocess.run(["npm", "pack", "--silent", AXE], cwd=place, check=True, capture_output=True)
    (archive,) = place.glob("*.tgz")
    with tarfile.open(archive) as packed:
        file = packed.extractfile("package/axe.min.js")
        assert file is not None
        return file.read().decode()


async def emulate(page: Page, **features: str) -> None:
    """Let the page be seen as a player has set the system."""
    named: list[dict[str, Any]] = [
        {"name": name.replace("_", "-"), "value": value} for name, value in features.items()
    ]
    await page.call("Emulation.setEmulatedMedia", features=named)


async def zoom(page: Page, width: int, height: int) -> None:
    """Give the page a window of so many CSS pixels: a quarter of them is 400 % zoom."""
    await page.call(
        "Emulation.setDeviceMetricsOverride",
        width=width,
        height=height,
        deviceScaleFactor=1,
        mobile=False,
    )


async def through_states(page: Page, locale: str, check: Callable[[str], Awaitable[None]]) -> None:
    """Bring the page into each state, and check it there."""
    await page.ready()
    await check("first start")
    await begin(page, locale)
    for state, lines in STATES.items():
        told = 0
        for line in lines:
            told = len(await page.told())
            await page.enter(FRENCH.get(line, line) if locale == "fr" else line)
            await page.quiet()
        assert any(REACHED.get(state, "") in each for each in (await page.told())[told:])
        await check(state)


async def look(page: Page, locale: str, state: str) -> None:
    """Look at the page in light, dark and forced colours, and at 400 % zoom; the newest line of the
    log is in sight."""
    assert await page.evaluate("document.title") == "UNO"
    assert await page.evaluate("document.documentElement.lang") == locale, state
    assert await page.evaluate(WRONG_LANGUAGE) == 0, state
    for features in SEEN:
        await emulate(page, **features)
        assert await page.evaluate(FOUND) == [], (state, features)
    await emulate(page)
    for size in ((1280, 1024), (320, 256)):
        await zoom(page, *size)
        assert await page.evaluate(OVERFLOWS) is False, (state, size)
        assert await page.evaluate(TARGETS) == [], (state, size)
        await page.until(NEWEST, 10)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_state_is_accessible(built_page: Path, axe: str, locale: str) -> None:
    """axe-core finds nothing, in light, dark and forced colours; what is pressed is 44 pixels
    wide and high; at 400 % nothing is beside the window; each line has its language."""

    async def run() -> None:
        async with served(built_page) as address, browser() as page:
            await page.open(address, PREFERS % locale)
            await page.ready()
            await page.call("Runtime.evaluate", expression=axe)
            await through_states(page, locale, partial(look, page, locale))

    asyncio.run(run())


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_table_by_link_is_accessible(
    built_page: Path, axe: str, locale: str, tmp_path: Path
) -> None:
    """Before the game, where people gather, and in it."""

    async def run(address: str) -> None:
        async with browser() as page:
            await page.open(address, PREFERS % locale)
            await page.ready()
            await page.call("Runtime.evaluate", expression=axe)
            await begin(page, locale)
            for line in LEAVES[locale]:
                await page.enter(line)
            await page.shows("#")
            await look(page, locale, "new table")
            for line in ENROLS[locale]:
                await page.enter(line)
                await page.quiet()
            await page.until("document.querySelectorAll('#choices > div').length === 2")
            await look(page, locale, "game by link")

    with hosting_page(tmp_path, "--folder", str(built_page), port=(port := free_port())):
        asyncio.run(run(f"http://127.0.0.1:{port}/"))
