"""What the page's files are served with, wherever they are served: alone, or with tables."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from accessible_uno.web.server import page_app

SITE = Path(__file__).resolve().parents[2] / "accessible_uno" / "web" / "site"
FILES = sorted(each.name for each in SITE.iterdir() if each.suffix not in {".py", ""})


def answer_to(path: str) -> tuple[int, dict[str, str], str]:
    """Return the status, the headers and the text that a file is answered with."""

    async def ask() -> tuple[int, dict[str, str], str]:
        async with TestClient(TestServer(page_app(SITE))) as client:
            answer = await client.get(path)
            return answer.status, dict(answer.headers), await answer.text()

    return asyncio.run(ask())


@pytest.mark.parametrize("name", ["", *FILES, "nothing-here"])
def test_each_answer_forbids_what_is_elsewhere(name: str) -> None:
    """A worker is bound by the headers of its own file, so that every file has them."""
    status, headers, _ = answer_to(f"/{name}")
    assert status == (404 if name == "nothing-here" else 200)
    allowed = headers["Content-Security-Policy"].split("; ")
    assert "default-src 'none'" in allowed
    assert {each.split(" ", 1)[1] for each in allowed} <= {
        *("'none'", "'self'", "'self' 'wasm-unsafe-eval'")
    }
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_the_page_can_be_installed() -> None:
    """It has a manifest of the right kind that names what is there."""
    _, headers, text = answer_to("/manifest.webmanifest")
    assert headers["Content-Type"].startswith("application/manifest+json")
    manifest = json.loads(text)
    assert (manifest["name"], manifest["display"]) == ("UNO", "standalone")
    assert [each["src"] for each in manifest["icons"] if not (SITE / each["src"]).is_file()] == []
    assert answer_to(f"/{manifest['start_url']}")[0] == 200
    assert '<link rel="manifest" href="manifest.webmanifest">' in answer_to("/")[2]
