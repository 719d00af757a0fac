"""Messages about partners, elimination, the cursed card and several draws."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from accessible_uno.cards import card
from accessible_uno.game.base import Event
from accessible_uno.game.events import Played
from accessible_uno.narration.narrator import Narrator
from accessible_uno.rules.points.cursed import CurseEnded, CurseLaid, CurseShown, CurseSuffered
from accessible_uno.rules.points.elimination import DuelBegan, Eliminated
from accessible_uno.rules.shared.sides import SideCredited, SideFormed, SideKept, SideTotal, SideWon
from accessible_uno.rules.shared.uno import SaidUno
from accessible_uno.rules.teams.partners import Reseated

NAMES = ("Anne", "Bob", "Chloé", "David")


def heard(locale: str, events: Sequence[Event], viewer: int = 0) -> str:
    """Return what Anne, or another player, hears, with no-break spaces as plain ones."""
    told = Narrator(locale, NAMES, viewer, strict=True).narrate(events)
    return " ".join(each.text for each in told).replace("\u00a0", " ").replace("\u202f", " ")


def test_what_is_heard(subtests: pytest.Subtests) -> None:
    """Each event is one short sentence."""
    for event, fr, en in [
        (SideFormed((0, 2)), "Équipe : vous et Chloé.", "Team: you and Chloé."),
        (
            Reseated((0, 2, 1, 3)),
            "Autour de la table, à gauche : vous, Chloé, Bob et David.",
            "Round the table, to the left: you, Chloé, Bob and David.",
        ),
        (
            SideKept((1, 3), 29, 79),
            "29 points contre Bob et David, total 79.",
            "29 points against Bob and David, total 79.",
        ),
        (
            SideWon((0, 2), 29, 29),
            "29 points pour vous et Chloé, total 29.",
            "29 points for you and Chloé, total 29.",
        ),
        (SideCredited((1, 3), 1), "1 point contre Bob et David.", "1 point against Bob and David."),
        (SideTotal((0, 2), 38), "Vous et Chloé : 38 au total.", "You and Chloé: 38 in all."),
        (
            Eliminated(0, 512),
            "Vous sortez de la partie, avec 512 points.",
            "You are out of the match, with 512 points.",
        ),
        (DuelBegan((1, 3)), "Duel : Bob et David.", "A duel: Bob and David."),
        (CurseShown(card("g+2")), "Carte maudite : +2 vert.", "Cursed card: green +2."),
        (
            CurseEnded(2),
            "Chloé finit sur la carte maudite : les autres paient.",
            "Chloé goes out on the cursed card: the others pay.",
        ),
        (
            CurseSuffered(0, 50, 56),
            "50 points contre vous, total 56.",
            "50 points against you, total 56.",
        ),
    ]:
        with subtests.test(event=event, fr=fr):
            assert heard("fr", [event]) == fr
            assert heard("en", [event]) == en


def test_a_cursed_card_is_named_before_its_penalty() -> None:
    """The points are counted first; UNO stays in the sentence of its card."""
    laid = (CurseLaid(1, 25, 31), Played(1, card("r8"), None, 2))
    told = "Bob joue le 8 rouge. Carte maudite : 25 points contre Bob, total 31."
    assert heard("fr", laid) == told
    told = heard("fr", (laid[0], Played(1, card("r8"), None, 1), SaidUno(1)))
    assert told == "Bob joue le 8 rouge, Uno ! Carte maudite : 25 points contre Bob, total 31."
