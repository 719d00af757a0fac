"""A headless Chromium that the tests drive by its own protocol (CDP).

What the page asks of the network, also from its worker, is kept; so is each change of the live
regions, in their order.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import aiohttp

OPTIONS: Final = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--force-renderer-accessibility"),
    *("--no-first-run", "--remote-debugging-port=0", "--mute-audio", "--disable-extensions"),
    *("--disable-background-networking", "--disable-component-update", "--lang=en"),
)

READY: Final = 60.0
"""Seconds in which a page shows its first question, on a loaded machine."""

WATCH: Final = """
(() => {
  globalThis.announced = [];
  const watch = () => {
    const place = document.getElementById("announcer");
    if (!place) return requestAnimationFrame(watch);
    new MutationObserver((changes) => {
      for (const change of changes) {
        const region = change.target.closest?.("[aria-live]") ?? change.target.parentElement;
        const which = [...place.children].indexOf(region);
        const text = region?.textContent?.replaceAll("\\u00a0", " ").trim();
        if (which >= 0 && text) announced.push([which, performance.now(), text]);
      }
    }).observe(place, { childList: true, characterData: true, subtree: true });
  };
  watch();
})();
"""
"""Keeps what is announced: the number of the region, when, and the text."""


def chromium() -> str:
    """Return the program; ``scripts/setup tests`` installs it."""
    return shutil.which("chromium") or "/usr/bin/chromium"


class Page:
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
        self._session = ""
        self._worker = ""
        self._workers: set[asyncio.Task[None]] = set()
        self._reading = asyncio.create_task(self._read())

    async def open(self, address: str, before: str = "") -> None:
        """Open a page, and keep what it asks for from the first byte on; first run a script."""
        target = await self.call("Target.createTarget", url="about:blank", session="")
        self._session = await self._attach(target["targetId"])
        await self.call("Page.enable")
        await self.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH + before)
        await self.call("Page.navigate", url=address)

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
        number = next(self._numbers)
        future = self._answers[number] = asyncio.get_running_loop().create_future()
        message = {"id": number, "method": method, "params": parameters}
        if chosen := self._session if session is None else session:
            message["sessionId"] = chosen
        await self._socket.send_json(message)
        answer = await asyncio.wait_for(future, READY)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    async def _read(self) -> None:
        async for raw in self._socket:
            message = raw.json()
            if "id" in message:
                self._answers.pop(message["id"]).set_result(message)
            else:
                self._on_event(message["method"], message["params"])

    def _on_event(self, method: str, about: dict[str, Any]) -> None:
        match method:
            case "Network.requestWillBeSent":
                self.requests.append(about["request"]["url"])
            case "Runtime.exceptionThrown":
                self.errors.append(str(about["exceptionDetails"]))
            case "Target.attachedToTarget":
                self._worker = about["sessionId"]
                releasing = asyncio.create_task(self._release(about["sessionId"]))
                self._workers.add(releasing)
                releasing.add_done_callback(self._workers.discard)

    async def _release(self, worker: str) -> None:
        """Watch a worker from its first line on."""
        with suppress(RuntimeError, TimeoutError):  # it may have ended at once
            await self._watch(worker)
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

    async def press(self, key: str, code: int = 0, **more: Any) -> None:
        """Press a key: its name in the browser's words, and its number."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            await self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                windowsVirtualKeyCode=code,
                **(text if kind == "keyDown" else {}),
                **more,
            )

    async def enter(self, line: str) -> list[str]:
        """Type a line, press Enter, and return the lines that come within a second of quiet."""
        before = await self.evaluate(
            "globalThis.shown ?? document.querySelectorAll('#log li').length"
        )
        await self.evaluate("document.getElementById('line').focus()")
        if line:
            await self.call("Input.insertText", text=line)
        await self.press("Enter", 13)
        await self.until(f"document.querySelectorAll('#log li').length > {before}")
        return (await self.log())[before:]

    async def log(self) -> list[str]:
        """Return the lines of the log."""
        found: list[str] = await self.evaluate(
            "[...document.querySelectorAll('#log li')].map((each) => each.textContent)"
        )
        return found

    async def shows(self, text: str) -> str:
        """Wait until the log has a line with a text in it, and return the last such line."""
        find = "[...document.querySelectorAll('#log li')].map((each) => each.textContent)"
        last = f"{find}.filter((each) => each.includes({json.dumps(text)})).at(-1)"
        return str(await self.until(last))

    async def prompt(self) -> str:
        """Return what the field is called."""
        return str(await self.evaluate("document.getElementById('prompt').textContent"))

    async def announced(self) -> list[tuple[int, float, str]]:
        """Return what was announced: by which region, when in milliseconds, and the text."""
        return [tuple(each) for each in await self.evaluate("announced")]

    async def close(self) -> None:
        """Leave the browser."""
        with suppress(RuntimeError, TimeoutError, ConnectionError):
            await self.call("Browser.close", session="")
        self._reading.cancel()


@asynccontextmanager
async def browser(profile: Path | None = None) -> AsyncIterator[Page]:
    """Start a browser with one page, and end it.

    Args:
        profile: the folder in which it keeps what pages store; a new one where none is given.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder = profile or Path(place)
        port = folder / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *(chromium(), f"--user-data-dir={folder}", *OPTIONS), stdout=quiet, stderr=quiet
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
                page = Page(socket)
                yield page
                await page.close()
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
