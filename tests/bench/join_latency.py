"""How soon our own client tells what another client has done: ``join_latency.py [ACTS]``.

ngIRCd, the host program, ``accessible-uno join`` and two clients that play by themselves run on
loopback.  ``heard_ms`` counts from the act's line leaving its client to the sentence leaving ours;
``network_ms`` is what one line takes from one plain client to another over the same server: an act
takes two.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "live")]

from irc_hosting import ROOM, hosting, wait_for_host  # noqa: E402 - found through the line above
from irc_servers import PlainClient, ngircd  # noqa: E402
from joined_player import JoinedPlayer  # noqa: E402
from test_join import Player  # noqa: E402


class TimedPlayer(Player):
    """A client that plays by itself and remembers when it sent its last act."""

    sent = 0.0

    def _play(self) -> None:
        before = self.client.link._acts
        super()._play()
        if self.client.link._acts > before:
            TimedPlayer.sent = time.monotonic()


async def measure(port: int, listener: JoinedPlayer, acts: int) -> list[float]:
    """Let two clients play; return the seconds from each act to the sentence about it."""
    players = [TimedPlayer(port, nick) for nick in ("Bill", "Carl")]
    running = [asyncio.create_task(each.client.run()) for each in players]
    for each in players:
        await each.linked.wait()
        each.client.order("go")
    await asyncio.sleep(1)
    listener.type("table leaflet target=2000")
    listener.type("commence")
    for pattern, line in (("Bienvenue", ""), ("cartes", "abandonne"), ("Oui ou non", "oui")):
        await asyncio.to_thread(listener.wait_for, pattern)
        listener.type(line)
    await asyncio.sleep(1)
    assert listener._program.stdout is not None
    output = listener._program.stdout.fileno()
    found: list[float] = []
    enough = asyncio.Event()

    def on_output() -> None:
        now = time.monotonic()
        os.read(output, 65_536)
        if TimedPlayer.sent:
            found.append(now - TimedPlayer.sent)
            TimedPlayer.sent = 0.0
        if len(found) >= acts or any(each.table and each.table.over for each in players):
            enough.set()

    asyncio.get_running_loop().add_reader(output, on_output)
    await asyncio.wait_for(enough.wait(), acts * 5 + 30)
    for each in players:
        await each.client.stop()
    await asyncio.gather(*running)
    return found


def network(port: int) -> list[float]:
    """Return the seconds that one line takes from a plain client to another."""
    one, other = PlainClient(port, "One"), PlainClient(port, "Other")
    one.join("#net")
    other.join("#net")
    found = []
    for number in range(50):
        begun = time.monotonic()
        one.write(f"PRIVMSG Other :{number}")
        other.wait_for(f" PRIVMSG Other :{number}$")
        found.append(time.monotonic() - begun)
        time.sleep(0.02)
    one.close()
    other.close()
    return found


def main(acts: int) -> None:
    with tempfile.TemporaryDirectory() as folder, ngircd(home := Path(folder)) as port:
        with hosting(port, home):
            watcher = PlainClient(port, "Watcher")
            watcher.join(ROOM)
            wait_for_host(watcher)
            listener = JoinedPlayer(port, "Anne", ROOM, home / "anne")
            listener.wait_for("La table est là")
            listener.type("go")
            listener.wait_for("Anne joue")
            heard = asyncio.run(measure(port, listener, acts))
            listener.kill()
            watcher.close()
        on_the_way = network(port)
    ms = [1_000 * each for each in heard]
    sys.stdout.write(
        f"acts={len(ms)} heard_ms={median(ms):.1f} p90_ms={quantiles(ms, n=10)[-1]:.1f}"
        f" worst_ms={max(ms):.1f} network_ms={1_000 * median(on_the_way):.1f}\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
