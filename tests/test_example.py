"""Another package adds a rule, a preset, a bot and their texts: installed for real, and played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from test_wheel import run

pytestmark = pytest.mark.packages

EXAMPLE = Path(__file__).parent.parent / "docs" / "examples" / "lucky_seven"


@pytest.fixture(scope="session")
def with_example(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The environment with the wheel, and the example installed as well."""
    folder = tmp_path_factory.mktemp("example")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=EXAMPLE, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(installed / "python"), "install"]
    options = ["--quiet", "--no-deps", "--no-index", "--no-warn-script-location"]
    subprocess.run([*pip, *options, str(built)], check=True, capture_output=True)
    return installed


@pytest.mark.parametrize(
    ("locale", "told"),
    [("fr", "Le 7 porte chance\u00a0: le suivant pioche une carte"), ("en", "The 7 brings luck")],
)
def test_its_rules_are_told(with_example: Path, tmp_path: Path, locale: str, told: str) -> None:
    """In both languages, with ours; the list and the options name them."""
    game: list[str | Path] = [with_example / "accessible-uno"]
    shown = run([*game, "rules", "show", "lucky", "--lang", locale], tmp_path)
    assert told in shown.stdout
    assert "Lucky seven: " in run([*game, "rules", "list", "--lang", "en"], tmp_path).stdout
    assert "lucky-seven (off, 1 to 3)" in run([*game, "rules", "options"], tmp_path).stdout


def test_its_rule_is_played_by_its_bot(with_example: Path, tmp_path: Path) -> None:
    """A match of its preset, and its rule on top of ours; its event is told."""
    game: list[str | Path] = [with_example / "accessible-uno"]
    watched = [*game, "play", "--watch", "--seed", "7", "--lang", "fr", "--bot", "eager"]
    preset = run([*watched, "--rules", "lucky"], tmp_path)
    assert "Le 7 porte chance à" in preset.stdout, preset.stderr
    assert "gagne la partie" in preset.stdout
    option = run([*watched, "--rule", "lucky-seven=3", "--rule", "scoring=none"], tmp_path)
    assert "Le 7 porte chance à" in option.stdout, option.stderr


def test_a_bot_that_is_not_there(with_example: Path, tmp_path: Path) -> None:
    """The answer names those that are, the example's among them."""
    wrong = run([with_example / "accessible-uno", "simulate", "--bot", "lazy"], tmp_path)
    assert wrong.returncode == 2
    assert "eager" in wrong.stderr


@pytest.mark.parametrize(("locale", "told"), [("fr", "ne va pas avec"), ("en", "does not go with")])
def test_its_rule_cannot_share_the_seven(
    with_example: Path, tmp_path: Path, locale: str, told: str
) -> None:
    """Another rule gives the seven an effect: the answer names both, and nothing is played."""
    both = ["--rule", "lucky-seven=1", "--rule", "seven-swap=on", "--lang", locale]
    refused = run([with_example / "accessible-uno", "simulate", *both], tmp_path)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert "lucky-seven" in refused.stderr
    assert {"fr": "échange au 7", "en": "seven swap"}[locale] in refused.stderr
