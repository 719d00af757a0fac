"""How soon Speech Dispatcher speaks and is silent: ``python tests/bench/dispatcher_latency.py``.

Its real client in the real worker, first before a server that notes when each command came, then
before the real daemon with a module that writes.  Each line gives a median in milliseconds; the
last line repeats them as key=value pairs.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from latencies import SENTENCE, write_medians  # noqa: E402 - found through the line above
from speech_daemon import SpeechDaemon  # noqa: E402
from ssip_server import SsipServer  # noqa: E402
from utterances import await_worker  # noqa: E402

from accessible_uno.voices.speech.backends import SPEECH_DISPATCHER  # noqa: E402
from accessible_uno.voices.speech.voice import SpeechVoice  # noqa: E402

ROUNDS = 50
RETURNS = 3
LONG = 60.0


@contextlib.contextmanager
def speaking(address: str) -> Iterator[SpeechVoice]:
    """A voice that is ready to speak through the server at ``address``."""
    os.environ["SPEECHD_ADDRESS"] = address
    os.environ["SPEECHD_CMD"] = os.devnull
    voice = SpeechVoice(backend=SPEECH_DISPATCHER)
    with contextlib.closing(voice):
        assert await_worker(voice, 10)
        yield voice


def main() -> None:
    """Measure and write the figures."""
    figures: dict[str, tuple[str, list[float]]] = {
        "say_call_ms": ("say() returns", []),
        "say_to_message_ms": ("say() to the server's message", []),
        "hush_to_cancel_ms": ("hush() to the server's cancel", []),
        "killed_to_spoken_ms": ("server back to the next message", []),
        "say_to_module_ms": ("say() to the real daemon's module", []),
        "hush_to_silence_ms": ("hush() to its module's silence", []),
    }
    calls, messages, cancels, returns, modules, silences = (
        seconds for _, seconds in figures.values()
    )
    with tempfile.TemporaryDirectory() as folder:
        server = SsipServer(Path(folder))
        server.manners.seconds = LONG
        server.start()
        with speaking(server.address) as voice:
            for _ in range(ROUNDS):
                asked = time.monotonic()
                voice.output(SENTENCE)
                calls.append(time.monotonic() - asked)
                messages.append(server.next().at - asked)
                hushed = time.monotonic()
                voice.cancel()
                cancels.append(server.cancelled() - hushed)
            for _ in range(RETURNS):
                voice.output(SENTENCE)
                server.next()
                server.stop()
                server.start()
                back = time.monotonic()
                returns.append(server.next().at - back)
                voice.cancel()
                server.cancelled()
        server.stop()
    with tempfile.TemporaryDirectory() as folder:
        daemon = SpeechDaemon(Path(folder), seconds=LONG)
        daemon.start()
        try:
            with speaking(daemon.address) as voice:
                for _ in range(ROUNDS):
                    asked = time.monotonic()
                    voice.output(SENTENCE)
                    speaks = os.pidfd_open(daemon.next().process)
                    modules.append(time.monotonic() - asked)
                    hushed = time.monotonic()
                    voice.cancel()
                    select.select([speaks], [], [])
                    silences.append(time.monotonic() - hushed)
                    os.close(speaks)
        finally:
            daemon.kill()
    write_medians(figures)


if __name__ == "__main__":
    main()
