"""What every test may ask for."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes golden files anew."""
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")
