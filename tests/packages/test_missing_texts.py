"""A package that lacks texts in both languages: nothing is silent, and it is named once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)

RULE = """
from __future__ import annotations
from typing import ClassVar
from accessible_uno.cards import Face
from accessible_uno.game.actions import Choose, DrawCard
from accessible_uno.game.base import Event, Outcomes, Reason, Seat, Window
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, effect, forbids
from accessible_uno.game.steps import Ask, Draw, Effect, Emit
from accessible_uno.game.windows import Turn


class GiftGiven(Event, frozen=True):
    seat: Seat
    taker: Seat


class NothingToDraw(Reason, frozen=True):
    pass


class GiftOffered(Window, frozen=True):
    seat: Seat

    def outcomes(self, state):
        others = (seat for seat in state.playing if seat != self.seat)
        return {seat: (Emit(GiftGiven(self.seat, seat)), Draw(seat, 1)) for seat in others}

    def default(self, state):
        return Choose(self.seat, state.after[self.seat])


class Gift(Rule, frozen=True):
    key: ClassVar = "gift"
    options: ClassVar = (switch("gift"),)
    opens: ClassVar = ((GiftOffered, Choose),)

    @effect(Face.NINE)
    def give(self, state, laid):
        return (Ask(GiftOffered(laid.seat)),)

    @forbids(Turn, DrawCard)
    def no_drawing(self, state, window, action):
        return NothingToDraw()
"""
START = (
    '[Option "gift on"]\n[Seats "Anna Bob Chloé"]\n[Dealer "Chloé"]\n'
    '[Hands "Anna: r9 y9 r1 r2; Bob: b1 b2 b3; Chloé: g4 g5 g6"]\n[Discard "r3"]\n[Turn "Anna"]\n'
)
PLAY = ("play", "--resume", "s.uno", "--name", "Anna", "--speech", "off", "--seed", "1")


@pytest.fixture
def gift(tmp_path: Path) -> Iterator[Path]:
    """The package, installed without any text."""
    folder = tmp_path / "installed"
    files = {"gift/__init__.py": RULE, "texts/en/g.ftl": "rule-gift = X\n"}
    entries = {"rules": {"gift": "gift:Gift"}, "locales": {"gift": "texts"}}
    (tmp_path / "s.uno").write_text(START, "utf-8")
    with installed(write_package(folder, "gift-rules", files, entries)):
        yield folder


@pytest.mark.parametrize(
    ("locale", "typed", "told"),
    [
        (
            "en",
            "draw\nred 9\nBob\nquit\nyes\n",
            (
                "That is refused; the reason has no text: nothing to draw.",
                "A question without a text: gift offered, Anna. “help” says what you can answer.",
                "The package “gift-rules” lacks the text prompt-gift-offered.",
                "Without a text: gift given, Anna, Bob.",
            ),
        ),
        (
            "fr",
            "pioche\n9 rouge\nBob\nquitter\noui\n",
            (
                "C’est refusé\u202f; la raison n’a pas de texte\u00a0: nothing to draw.",
                "Une question sans texte\u00a0: gift offered, Anna. «\u00a0aide\u00a0» dit ce que",
                "Il manque au paquet «\u00a0gift-rules\u00a0» le texte prompt-gift-offered.",
                "Sans texte\u00a0: gift given, Anna, Bob.",
            ),
        ),
    ],
)
def test_nothing_is_silent(
    gift: Path, heard: Heard, tmp_path: Path, locale: str, typed: str, told: tuple[str, ...]
) -> None:
    """A refusal, a question and an event without a text; each lacking text is named once."""
    status, out, err = heard(*PLAY, "--lang", locale, typed=typed)
    assert (status, err) == (0, "")
    for each in told:
        assert each in out
    assert out.count("prompt-gift-offered") == 1
    assert "asked" not in out, "whoever is asked hears the question"
    assert "Bob" in out
    (log,) = tmp_path.rglob("errors.log")
    assert "no text: prompt-gift-offered" in log.read_text("utf-8")
    assert log.stat().st_mode & 0o077 == 0


def test_fields_that_no_message_can_mention(gift: Path, heard: Heard) -> None:
    """Without ``from __future__ import annotations`` the fields are not known: it is told all the
    same, without them."""
    code = gift / "gift" / "__init__.py"
    code.write_text(code.read_text().replace("from __future__ import annotations", ""))
    text = "gift-given = { $seat } gives { $taker } a card.\n"
    (gift / "texts" / "en" / "g.ftl").write_text(text)
    with installed(gift):
        status, out, err = heard(*PLAY, "--lang", "en", typed="red 9\nBob\nquit\nyes\n")
    assert (status, err) == (0, "")
    assert "A question without a text: gift offered." in out
    assert "Without a text: gift given." in out


def test_the_doctor_names_each_text_and_its_file(gift: Path, heard: Heard) -> None:
    """In each language what it lacks, and the file to write it in."""
    _, out, _ = heard("doctor", "--lang", "en")
    lines = [line for line in out.splitlines() if "lacks texts" in line]
    assert len(lines) == 2
    assert all("gift-given, nothing-to-draw, prompt-gift-offered" in line for line in lines)
    french, english = sorted(lines, key=lambda line: "in English" in line)
    assert "rule-gift" in french
    assert "texts/fr/g.ftl" in french
    assert "rule-gift" not in english
    assert "texts/en/g.ftl" in english
