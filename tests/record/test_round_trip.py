"""A match written down while it is played reads back to the same last position."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest

from accessible_uno.game.base import Refused
from accessible_uno.game.state import State
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CHARACTERS
from accessible_uno.record.check import check
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.reports import CastVote, Report
from accessible_uno.table import Dealer, Table

NAMES = ("Anne", "Bruno", "Chloé", "Driss", "Eve", "Farid", "Guy", "Hana", "Ines", "Jo")
COMPARED = (
    *("hands", "pile", "discard", "colour", "direction", "playing", "turn", "drawn", "said_uno"),
    *("scores", "dealer", "round", "round_over", "round_winner", "winners", "empty_draws"),
    *("question", "offers", "match", "after"),
)


def position(state: State) -> dict[str, object]:
    """What two positions are compared by."""
    return {name: getattr(state, name) for name in COMPARED}


def recorded(
    seed: int,
    seats: int,
    options: tuple[tuple[str, str], ...],
    most: int = 100_000,
    rules: str = "leaflet",
) -> tuple[str, State]:
    """Let bots play a match, with a report now and then; return its record and last position."""
    sink = StringIO()
    names = NAMES[:seats]
    dealer = Dealer(seed)
    chance = Random(seed)
    forgetful = [CHARACTERS["scatterbrained"]]
    characters = list(CHARACTERS.values()) if rules == "leaflet" else forgetful
    bots = {
        seat: CharacterBot(characters[seat % len(characters)], dealer.bot_rng(seat))
        for seat in range(seats)
    }
    game = preset(rules).compile(options, seats)
    writer = RecordWriter(sink, rules, names, options)
    table = Table(game, names, dealer, bots=bots, recorder=writer)
    acts = 0
    while not table.over and acts < most:
        acts += 1
        if table.between_rounds:
            table.next_round()
            continue
        act = table.bot_action()
        if table.contested and act is None:
            table.let_stand()
            continue
        assert act is not None
        if chance.random() < 0.02 and table.asked is not None:
            act = Report(chance.randrange(seats), chance.randrange(seats))
        elif isinstance(act, CastVote):
            act = CastVote(act.seat, chance.random() < 0.7)
        try:
            table.act(act)
        except Refused:
            assert isinstance(act, Report)
    return sink.getvalue(), table.snapshot()


MATCHES = [
    (2, 4, ()),
    (2, 2, (("target", "200"),)),
    (3, 6, (("scoring", "losers"), ("target", "150"))),
    (4, 3, (("scoring", "none"),)),
    (5, 5, (("deal", "15"), ("target", "100"))),
    (6, 2, (("deal", "1"), ("scoring", "L"), ("target", "60"))),
]


@pytest.mark.parametrize(("seed", "seats", "options"), MATCHES)
def test_a_match_reads_back(seed: int, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """Several rounds, reshuffles, doubts, reports and votes: the same last position."""
    text, last = recorded(seed, seats, options)
    (case,) = read_cases(text.splitlines())
    run = RecordRun(case, Dealer)
    for line in case.lines:
        run.move(line)
    assert position(run.state) == position(last)
    assert list(check(text.splitlines())) == []


def test_the_matches_hold_what_they_should() -> None:
    """Between them: further rounds, reshuffles within one, ties for the deal, doubts, votes."""
    whole = "".join(recorded(*match)[0] for match in MATCHES)
    for mark in ("\nround\n", "chance shuffle:", "chance dealer:", " challenge\n", " vote yes\n"):
        assert mark in whole, mark
    for mark in (" uno\n", " catch ", " draw\n", " take\n", "=g", " report "):
        assert mark in whole, mark
    tied = [text for seed in range(12) if "DealerDraw" in (text := recorded(seed, 6, (), 1)[0])]
    assert any(len(text.partition('DealerDraw "')[2].split('"')[0].split()) > 6 for text in tied)


OTHERS = [
    (1, 4, "classic", (("target", "300"),)),
    (2, 10, "classic", (("scoring", "rounds"),)),
    (8, 2, "classic", (("deal", "2"), ("target", "150"))),
    (4, 3, "manual", (("scoring", "losers"), ("target", "200"))),
    (5, 5, "challenge", (("target", "150"), ("deal", "4"), ("cursed", "on"))),
    (6, 6, "teams", (("target", "150"), ("draw-until", "3"))),
    (7, 4, "partners", (("credit", "pair"),)),
    (9, 4, "robot", (("deal", "4"), ("target", "150"))),
]


@pytest.mark.parametrize(("seed", "seats", "rules", "options"), OTHERS)
def test_matches_of_other_presets_read_back(
    seed: int, seats: int, rules: str, options: tuple[tuple[str, str], ...]
) -> None:
    """Contested victories, ten seats and rounds won: the same last position."""
    text, last = recorded(seed, seats, options, rules=rules)
    (case,) = read_cases(text.splitlines())
    run = RecordRun(case, Dealer)
    for line in case.lines:
        run.move(line)
    assert position(run.state) == position(last)


def test_those_matches_hold_what_they_should() -> None:
    """A victory let stand ends a round, and another word begins the next (WP-20)."""
    whole = "".join(
        recorded(seed, seats, options, rules=rules)[0] for seed, seats, rules, options in OTHERS
    )
    assert "\nround\nround\n" in whole or "\nround\nchance dealer:" in whole


def test_a_first_place_reads_back_from_the_header() -> None:
    """WP-09: in the first deal the card goes back where it went, not to the bottom."""
    found = 0
    for seed in range(60):
        text, last = recorded(seed, 4, (), 1, "classic")
        if '[Place "' not in text:
            continue
        found += 1
        (case,) = read_cases(text.splitlines())
        assert position(RecordRun(case).state) == position(last)
    assert found


@pytest.mark.parametrize("seed", range(12))
def test_any_first_deal_reads_back(seed: int) -> None:
    """The header alone, ties in the draw for dealer included, gives the same deal."""
    text, last = recorded(seed, 6, (), 1)
    (case,) = read_cases(text.splitlines())
    assert position(RecordRun(case).state) == position(last)


def test_the_file_can_be_read_at_any_moment() -> None:
    """Cut after any whole line, the record still reads, up to where it was cut."""
    text, _ = recorded(2, 3, (("target", "60"),))
    lines = text.splitlines()
    first = lines.index("") + 1
    (case,) = read_cases(lines)
    whole = RecordRun(case)
    positions = [position(whole.state.copy())]
    for line in case.lines:
        whole.move(line)
        positions.append(position(whole.state.copy()))
    for end in range(first, len(lines) + 1):
        (cut,) = read_cases(lines[:end])
        run = RecordRun(cut)
        for line in cut.lines:
            run.move(line)
        assert position(run.state) == positions[end - first]


class LineBySink:
    """Keeps what was written at each flush."""

    def __init__(self) -> None:
        self.text = ""
        self.flushed: list[str] = []

    def write(self, text: str, /) -> object:
        self.text += text
        return None

    def flush(self) -> object:
        self.flushed.append(self.text)
        return None


def test_each_act_is_flushed_whole() -> None:
    """After every act the sink holds whole lines, and the act is among them."""
    sink = LineBySink()
    dealer = Dealer(8)
    game = preset("leaflet").compile()
    table = Table(game, NAMES[:2], dealer, recorder=RecordWriter(sink, "leaflet", NAMES[:2]))
    table.next_round()
    for _ in range(10):
        act = table.legal(table.asked or 0).default()
        assert act is not None
        table.act(act)
        assert sink.flushed[-1].endswith(f"{NAMES[act.seat]} {act.notation(NAMES)}\n")
    assert len(sink.flushed) == 11
    assert sink.flushed[0].startswith('[Format "1"]\n[Rules "leaflet"]\n[Seats "Anne Bruno"]\n')


def test_a_round_may_name_its_dealer() -> None:
    """The dealer of a later round may be named in its line."""
    text = '[Format "1"]\n[Seats "A B C"]\n[Dealer "B"]\n[Hands "A: r1; B: r2; C: r3 r4"]\n'
    text += '[Discard "r5"]\n[Turn "A"]\nA r1\nround dealer: C\n? dealer C\n? turn A\n'
    assert list(check(text.splitlines())) == []
