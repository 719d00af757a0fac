"""``accessible-uno page``: the page of the game, shown in a browser of this machine."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import LANG, Call, CommandOption, Values, whole_number
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.program import library_command

FOLDER: Final = Path(__file__).parents[3] / "dist" / "page"
"""Where ``scripts/page`` puts the files in a checkout."""

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8080

OPTIONS: Final = (
    LANG,
    CommandOption("--serve"),
    CommandOption("--port", whole_number(1, 65_535), "1-65535", PORT),
    CommandOption("--folder", str, "FILE"),
)


async def _page(call: Call, values: Values) -> int:
    """Serve the page on loopback until Ctrl-C; without ``--serve``, say where its files are.

    Raises:
        Failure: the page was not built, the library is missing, or the port is taken.
    """
    folder = user_path(values["folder"]) if values["folder"] else FOLDER
    if not (folder / "files.json").is_file():
        raise Failure("app-page-not-built", folder=str(folder))
    if not values["serve"]:
        sys.stdout.write(sentence(call.locale, "app-page-files", folder=str(folder)) + "\n")
        return 0
    try:
        from accessible_uno.web.server import page_app, serve
    except ModuleNotFoundError:
        raise Failure("app-page-no-library", command=library_command("aiohttp")) from None
    try:
        runner = await serve(page_app(folder), LOOPBACK, values["port"])
    except OSError as wrong:
        raise FileFailure("app-page-port", str(values["port"]), wrong) from None
    address = f"http://{LOOPBACK}:{values['port']}/"
    sys.stdout.write(sentence(call.locale, "app-page-served", address=address) + "\n")
    sys.stdout.flush()
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await runner.cleanup()
    return 0


page: Final = CommandRow("page", _page, OPTIONS)
