"""A page in a browser, as a test plays on it: what Chromium's and Firefox's protocols share."""

from __future__ import annotations

import asyncio
import itertools
import json
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Final

import aiohttp

READY: Final = 240.0
"""Seconds in which a page shows its first question, on a loaded machine."""

WATCH: Final = """
(() => {
  globalThis.announced = [];
  globalThis.told = [];
  const observe = (place, options, callback) =>
    new MutationObserver(callback).observe(place, options);
  const watch = () => {
    const place = document.getElementById("announcer");
    if (!place) return requestAnimationFrame(watch);
    observe(place, { childList: true, characterData: true, subtree: true }, (changes) => {
      for (const change of changes) {
        const region = change.target.closest?.("[aria-live]") ?? change.target.parentElement;
        const which = [...place.children].indexOf(region);
        const text = region?.textContent?.replaceAll("\\u00a0", " ").trim();
        if (which >= 0 && text) announced.push([which, performance.now(), text]);
      }
    });
    observe(document.getElementById("log"), { childList: true }, (changes) => {
      for (const change of changes) {
        for (const line of change.addedNodes) {
          told.push(line.textContent);
          globalThis.heard?.(line.textContent);
        }
      }
    });
  };
  watch();
})();
"""
"""Keeps what is told, and what is announced: the number of the region, when, and the text.

What is told is also handed to ``heard``, where there is such a function.
"""

BUTTONS: Final = """
[...document.querySelectorAll("#choices > div")].map((group) => [
  group.querySelector("h2").textContent,
  [...group.querySelectorAll("button")].map((each) => each.textContent),
])
"""


class DrivenPage(ABC):
    """One page in a browser.

    Attributes:
        requests: the addresses of everything that the page and its worker have asked for.
        errors: what went wrong in it.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    async def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command and return what the browser answers.

        Raises:
            ConnectionError: the browser is gone.
        """
        if self._reading.done():
            raise ConnectionError("the browser is gone")
        number = next(self._numbers)
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        await self._socket.send_json({"id": number, **message})
        async with asyncio.timeout(READY):  # wait_for may lose the timeout of who waits for this
            return await future

    async def _read(self) -> None:
        async for raw in self._socket:
            message = raw.json()
            if message.get("id") is not None:
                future = self._answers.pop(message["id"])
                if not future.done():
                    future.set_result(message)
            elif "method" in message:
                self._on_event(message["method"], message["params"])
        for future in self._answers.values():
            future.set_exception(ConnectionError("the browser is gone"))

    @abstractmethod
    def _on_event(self, method: str, about: dict[str, Any]) -> None: ...

    @abstractmethod
    async def open(self, address: str, before: str = "") -> None:
        """Open a page, and keep what it asks for from the first byte on; first run a script."""

    @abstractmethod
    async def evaluate(self, script: str) -> Any:
        """Return what a script of the page yields, as data.

        Raises:
            RuntimeError: it fails.
        """

    @abstractmethod
    async def type(self, text: str) -> None:
        """Type characters where the focus is."""

    @abstractmethod
    async def press(self, key: str) -> None:
        """Press a key, by its name in the browser's words."""

    @abstractmethod
    async def reload(self) -> None:
        """Load the page again."""

    async def until(self, script: str, seconds: float = READY) -> Any:
        """Wait until a script yields something true, and return it.

        Raises:
            TimeoutError: it does not.
        """
        async with asyncio.timeout(seconds):
            while not (found := await self._now(script)):
                await asyncio.sleep(0.01)
        return found

    async def _now(self, script: str) -> Any:
        """Return what a script yields; nothing while one page makes way for another."""
        try:
            return await self.evaluate(script)
        except RuntimeError as wrong:
            if "Uncaught" in str(wrong):
                raise
            return None

    # What a player does

    async def ready(self) -> None:
        """Wait for the first question."""
        await self.until("document.body?.dataset.ready === 'yes'")

    async def enter(self, line: str) -> list[str]:
        """Type a line, press Enter, and return the lines that have come when there is one."""
        before = await self.evaluate("told.length")
        await self.evaluate("document.getElementById('line').focus()")
        if line:
            await self.type(line)
        await self.press("Enter")
        await self.until(f"told.length > {before}")
        return (await self.told())[before:]

    async def click(self, label: str) -> None:
        """Press the button with a label, and wait until something is told."""
        before = await self.evaluate("told.length")
        find = "[...document.querySelectorAll('#choices button')]"
        await self.until(f"{find}.some((each) => each.textContent === {json.dumps(label)})")
        await self.evaluate(
            f"{find}.find((each) => each.textContent === {json.dumps(label)}).click()"
        )
        await self.until(f"told.length > {before}")

    async def quiet(self, seconds: float = 0.3) -> None:
        """Wait until nothing has been told for so long."""
        count = -1
        while count != (count := await self.evaluate("told.length")):
            await asyncio.sleep(seconds)

    async def buttons(self) -> dict[str, list[str]]:
        """Return the labels of the buttons by their headings."""
        return dict(await self.evaluate(BUTTONS))

    async def told(self) -> list[str]:
        """Return all lines told since the page was loaded."""
        found: list[str] = await self.evaluate("told")
        return found

    async def log(self) -> list[str]:
        """Return the lines of the log."""
        found: list[str] = await self.evaluate(
            "[...document.querySelectorAll('#log li')].map((each) => each.textContent)"
        )
        return found

    async def shows(self, text: str) -> str:
        """Wait until the log has a line with a text in it, and return the last such line.

        Raises:
            TimeoutError: it has none; the error names the last lines that it has.
        """
        find = "[...document.querySelectorAll('#log li')].map((each) => each.textContent)"
        last = f"{find}.filter((each) => each.includes({json.dumps(text)})).at(-1)"
        try:
            return str(await self.until(last))
        except TimeoutError:
            raise TimeoutError(f"{text!r} is not among {(await self.log())[-9:]}") from None

    async def prompt(self) -> str:
        """Return what the field is called."""
        return str(await self.evaluate("document.getElementById('prompt').textContent"))

    async def announced(self) -> list[tuple[int, float, str]]:
        """Return what was announced: by which region, when in milliseconds, and the text."""
        return [tuple(each) for each in await self.evaluate("announced")]

    async def close(self) -> None:
        """Leave the browser."""
        with suppress(RuntimeError, TimeoutError, ConnectionError):
            await self.end()
        self._reading.cancel()

    @abstractmethod
    async def end(self) -> None:
        """Ask the browser to end."""
