"""The hosts of several networks, which run and stop together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessible_uno.rooms.host import NetworkHost


class HostGroup:
    """Runs several hosts; the first one has the room of whoever plays in this process.

    Args:
        hosts: one for each connection.
    """

    def __init__(self, hosts: Sequence[NetworkHost]) -> None:
        self._hosts = hosts

    async def run(self) -> None:
        """Host until :meth:`stop` is called, or until a connection ends for good.

        Raises:
            ConnectionLost: a connection is gone, and that is to be the end.
        """
        running = [asyncio.create_task(each.run()) for each in self._hosts]
        try:
            done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await self.stop()
            results = await asyncio.gather(*running, return_exceptions=True)
        for wrong in results:
            if isinstance(wrong, BaseException):
                raise wrong

    async def stop(self) -> None:
        """Tell every channel, and leave."""
        await asyncio.gather(*(each.stop() for each in self._hosts))

    def on_local_line(self, line: str) -> None:
        """Take a line of the player in this process."""
        self._hosts[0].on_local_line(line)
