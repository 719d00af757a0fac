"""Serves the files of the page, with headers that let it load nothing from elsewhere."""

from __future__ import annotations

import mimetypes
import ssl
from pathlib import Path
from typing import Final

from aiohttp import web

HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "worker-src 'self'",
            "connect-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""What each answer says besides its content.  A worker is bound by the headers of its own file."""

TYPES: Final = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
}

INDEX: Final = "index.html"

SHUTDOWN: Final = 3.0
"""Seconds that are left to what is still sent when the program stops."""


def page_app(folder: Path) -> web.Application:
    """Return what serves the page.

    Args:
        folder: what ``scripts/page`` has built.
    """
    for suffix, kind in TYPES.items():
        mimetypes.add_type(kind, suffix)
    app = web.Application()
    app.on_response_prepare.append(_add_headers)

    async def index(_request: web.Request) -> web.StreamResponse:
        return web.FileResponse(folder / INDEX)

    app.router.add_get("/", index)
    app.router.add_static("/", folder)
    return app


async def _add_headers(_request: web.Request, answer: web.StreamResponse) -> None:
    """Add the headers, to refusals too; files may be kept, but are asked about each time."""
    answer.headers.update(HEADERS)
    answer.headers.setdefault("Cache-Control", "no-cache")


async def serve(
    app: web.Application, host: str, port: int, tls: ssl.SSLContext | None = None
) -> web.AppRunner:
    """Serve at an address from now on; ``cleanup`` of what is returned ends it.

    Args:
        app: what is served.
        host: the address.
        port: the port.
        tls: what encrypts.

    Raises:
        OSError: the address cannot be used.
    """
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port, ssl_context=tls).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner
