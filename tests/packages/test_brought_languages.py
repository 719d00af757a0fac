"""A language that another package brings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from made import installed, write_package

from accessible_uno.app.i18n import language
from accessible_uno.narration import languages

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)


def test_a_package_brings_a_language(tmp_path: Path, heard: Heard) -> None:
    """Its facts and its texts, by an entry point; what it lacks is told in English."""
    texts = {
        "parolo/texts/eo/language.txt": "name = Esperanto\nword = esperanto\n",
        "parolo/texts/eo/turns.ftl": "round-began = Rondo { $number }.\n",
    }
    folder = write_package(
        tmp_path / "installed", "parolo", texts, {"locales": {"parolo": "parolo.texts"}}
    )
    status, _, err = heard("rules", "list", "--lang", "eo")
    assert (status, "“eo”" in err) == (2, True)
    with installed(folder):
        languages.all_languages.cache_clear()
        assert language([], {"LC_ALL": "eo.UTF-8"}) == "eo"
        watch = ("play", "--watch", "--lang", "eo", "--seed", "4", "--rule", "target=1")
        status, told, err = heard(*watch, "--rule", "deal=1")
        assert (status, err) == (0, "")
        assert "Rondo 1." in told
        assert "wins the match." in told
        status, told, _ = heard("doctor", "--texts", "eo", "--lang", "en")
        assert (status, told.startswith("Esperanto: ")) == (0, True)
    languages.all_languages.cache_clear()
