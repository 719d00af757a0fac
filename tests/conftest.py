"""What every test may ask for."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("busy machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes golden files anew."""
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")
