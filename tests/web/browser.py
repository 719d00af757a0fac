"""A headless Chromium that the tests drive by its own protocol (CDP).

What the page asks of the network, also from its worker, is kept.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import aiohttp
from driven_page import READY, WATCH, DrivenPage

HEADLESS: Final = ("--headless=new",)
OPTIONS: Final = (
    *("--no-sandbox", "--disable-gpu", "--force-renderer-accessibility", "--lang=en"),
    *("--no-first-run", "--remote-debugging-port=0", "--mute-audio", "--disable-extensions"),
    *("--disable-background-networking", "--disable-component-update"),
)

NUMBERS: Final = {"Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9}
"""The numbers of keys that have no character."""


def chromium() -> str:
    """Return the program; ``scripts/setup tests`` installs it."""
    return shutil.which("chromium") or "/usr/bin/chromium"


class Page(DrivenPage):
    """One page in Chromium.

    Attributes:
        lines: what pages have told, also those that are closed.
        target: what the browser calls the tab.
    """

    def __init__(
        self, socket: aiohttp.ClientWebSocketResponse, process: asyncio.subprocess.Process
    ) -> None:
        super().__init__(socket)
        self.lines: list[str] = []
        self._process = process
        self.target = ""
        self._session = ""
        self._worker = ""
        self._worker_before = ""
        self._workers: set[asyncio.Task[None]] = set()

    async def open(self, address: str, before: str = "", *, worker_before: str = "") -> None:
        """Open a page, and keep what it asks for from the first byte on; first run a script.

        ``worker_before`` is run in the worker before its own.
        """
        self._worker_before = worker_before
        target = await self.call("Target.createTarget", url="about:blank", session="")
        self.target = target["targetId"]
        self._session = await self._attach(self.target)
        await self.call("Page.enable")
        await self.call("Runtime.addBinding", name="heard")
        await self.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH + before)
        await self.call("Page.navigate", url=address)

    async def close_tab(self) -> None:
        """Close the page at once, as a player closes a tab."""
        await self.call("Target.closeTarget", targetId=self.target, session="")

    def kill(self) -> None:
        """End the browser at once, as a system does that is switched off."""
        self._process.kill()

    async def reload(self) -> None:
        """Load the page again."""
        await self.evaluate("delete document.body.dataset.ready")
        await self.call("Page.reload")

    async def _attach(self, target: str) -> str:
        attached = await self.call(
            "Target.attachToTarget", targetId=target, flatten=True, session=""
        )
        await self._watch(attached["sessionId"])
        return str(attached["sessionId"])

    async def _watch(self, session: str) -> None:
        # A service worker that waits for a debugger is never resumed.
        kinds = [{"type": "service_worker", "exclude": True}, {}]
        options: dict[str, Any] = {
            "autoAttach": True,
            "waitForDebuggerOnStart": True,
            "flatten": True,
        }
        options["filter"] = kinds
        await self.call("Network.enable", session=session)
        await self.call("Runtime.enable", session=session)
        await self.call("Target.setAutoAttach", session=session, **options)

    async def call(self, method: str, session: str | None = None, **parameters: Any) -> Any:
        """Call a method of the protocol; return its result.

        Raises:
            RuntimeError: the browser refuses.
        """
        message: dict[str, Any] = {"method": method, "params": parameters}
        if chosen := self._session if session is None else session:
            message["sessionId"] = chosen
        answer = await self._ask(message)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def _on_event(self, method: str, about: dict[str, Any]) -> None:
        match method:
            case "Network.requestWillBeSent":
                self.requests.append(about["request"]["url"])
            case "Runtime.exceptionThrown":
                self.errors.append(str(about["exceptionDetails"]))
            case "Runtime.bindingCalled":
                self.lines.append(about["payload"])
            case "Target.attachedToTarget":
                self._worker = about["sessionId"]
                releasing = asyncio.create_task(self._release(about["sessionId"]))
                self._workers.add(releasing)
                releasing.add_done_callback(self._workers.discard)

    async def _release(self, worker: str) -> None:
        """Watch a worker from its first line on."""
        with suppress(RuntimeError, TimeoutError):  # it may have ended at once
            await self._watch(worker)
            await self.call("Runtime.evaluate", session=worker, expression=self._worker_before)
            await self.call("Runtime.runIfWaitingForDebugger", session=worker)

    async def in_worker(self, script: str) -> None:
        """Run a script in the worker that was started last."""
        found = await self.call("Runtime.evaluate", session=self._worker, expression=script)
        assert "exceptionDetails" not in found

    async def evaluate(self, script: str) -> Any:
        """Return what a script of the page yields, as data.

        Raises:
            RuntimeError: it fails.
        """
        found = await self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in found:
            raise RuntimeError(str(found["exceptionDetails"]))
        return found["result"].get("value")

    async def type(self, text: str) -> None:
        """Type characters where the focus is."""
        await self.call("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        """Press a key, by its name in the browser's words."""
        about: dict[str, Any] = {"key": key, "windowsVirtualKeyCode": NUMBERS.get(key, 0)}
        if text := {"Enter": "\r"}.get(key, key if len(key) == 1 else ""):
            about["text"] = text
        for kind in ("keyDown", "keyUp"):
            await self.call("Input.dispatchKeyEvent", type=kind, **about)
            about.pop("text", None)

    async def end(self) -> None:
        """Ask the browser to end."""
        await self.call("Browser.close", session="")


@asynccontextmanager
async def browser(
    profile: Path | None = None,
    *,
    options: Sequence[str] = HEADLESS,
    environment: Mapping[str, str] = os.environ,
) -> AsyncIterator[Page]:
    """Start a browser with one page, and end it.

    Args:
        profile: the folder in which it keeps what pages store; a new one where none is given.
        options: what it is told besides the usual; without ``--headless`` it has a window.
        environment: its environment variables.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder = profile or Path(place)
        port = folder / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *(chromium(), f"--user-data-dir={folder}", *OPTIONS, *options),
            stdout=quiet,
            stderr=quiet,
            env=dict(environment),
        )
        try:
            async with asyncio.timeout(READY):
                while not (port.exists() and len(port.read_text().split()) == 2):
                    await asyncio.sleep(0.02)
            number, path = port.read_text().split()
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"ws://127.0.0.1:{number}{path}", max_msg_size=0) as socket,
            ):
                page = Page(socket, process)
                yield page
                await page.close()
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
