"""A Firefox that the tests drive by WebDriver BiDi."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
from driven_page import READY, WATCH, DrivenPage

PACKAGE: Final = "firefox-esr"
HEADLESS: Final = ("--headless",)
LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
KEYS: Final = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowUp": "\ue013", "ArrowDown": "\ue015"}
PREFERENCES: Final = 'user_pref("intl.accept_languages", "en");\n'


def firefox() -> str:
    """Return the program; ``scripts/test --all`` installs it."""
    return shutil.which(PACKAGE) or f"/usr/bin/{PACKAGE}"


class FirefoxPage(DrivenPage):
    """One page in Firefox."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__(socket)
        self._context = ""
        self._before = ""

    async def call(self, method: str, **parameters: Any) -> Any:
        """Call a method of the protocol; return its result.

        Raises:
            RuntimeError: the browser refuses.
        """
        answer = await self._ask({"method": method, "params": parameters})
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    async def open(self, address: str, before: str = "") -> None:
        """Open a page, and keep what it tells; first run a script.

        The script is run once the page stands, long before it tells anything: for one that is to
        run earlier, Firefox now and then reports a fault of its own as one of the page.
        """
        if not self._context:
            await self.call("session.new", capabilities={})
            await self.call(
                "session.subscribe", events=["network.beforeRequestSent", "log.entryAdded"]
            )
            tree = await self.call("browsingContext.getTree")
            self._context = tree["contexts"][0]["context"]
        self._before = WATCH + before
        await self._load("navigate", url=address)

    async def reload(self) -> None:
        """Load the page again."""
        await self._load("reload")

    async def _load(self, how: str, **where: str) -> None:
        await self.call(
            f"browsingContext.{how}", context=self._context, wait="interactive", **where
        )
        here = {"context": self._context}
        await self.call("script.evaluate", expression=self._before, target=here, awaitPromise=False)

    def _on_event(self, method: str, about: dict[str, Any]) -> None:
        if method == "network.beforeRequestSent":
            self.requests.append(about["request"]["url"])
        elif method == "log.entryAdded" and about["type"] == "javascript":
            frames = (about.get("stackTrace") or {}).get("callFrames", ())
            self.errors.append(f"{about['text']} {frames}")

    async def evaluate(self, script: str) -> Any:
        """Return what a script of the page yields, as data.

        Raises:
            RuntimeError: it fails.
        """
        found = await self.call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({script})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        if found["type"] != "success":
            raise RuntimeError("Uncaught " + found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    async def type(self, text: str) -> None:
        """Type characters where the focus is."""
        strokes = [
            {"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")
        ]
        keyboard = {"type": "key", "id": "keyboard", "actions": strokes}
        await self.call("input.performActions", context=self._context, actions=[keyboard])

    async def press(self, key: str) -> None:
        """Press a key, by its name in the browser's words."""
        await self.type(KEYS.get(key, key))

    async def end(self) -> None:
        """Ask the browser to end."""
        await self.call("browser.close")


@asynccontextmanager
async def firefox_page(
    *, options: Sequence[str] = HEADLESS, environment: Mapping[str, str] = os.environ
) -> AsyncIterator[FirefoxPage]:
    """Start Firefox with one page, and end it; see ``browser``."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        (Path(place) / "user.js").write_text(PREFERENCES)
        process = await asyncio.create_subprocess_exec(
            *(firefox(), "--profile", place, "--new-instance", "--remote-debugging-port=0"),
            *options,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env=dict(environment),
        )
        assert process.stderr is not None
        draining: asyncio.Task[bytes] | None = None
        try:
            address = None
            async with asyncio.timeout(READY):
                while address is None:
                    address = LISTENS.search((await process.stderr.readline()).decode())
            draining = asyncio.create_task(process.stderr.read())
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{address[1]}/session", max_msg_size=0) as socket,
            ):
                page = FirefoxPage(socket)
                yield page
                await page.close()
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
            if draining is not None:
                draining.cancel()
