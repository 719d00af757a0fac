"""The line of a daily deal: read back, compared, refused; and no card can be learnt from it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from random import Random

import pytest

from accessible_uno.rooms.protocol.fields import rules_checksum
from accessible_uno.rules.points.scoring import WORTH
from accessible_uno.rules.preset import compile_preset
from accessible_uno.store import daily
from accessible_uno.store.daily import (
    DAILY_OPTIONS,
    DAILY_PLAYERS,
    DAILY_RULES,
    BadLine,
    DailyScore,
    read_daily_line,
    write_daily_line,
)

DAY = date(2026, 11, 27)
SCORE = DailyScore(DAY, won=True, points=57, cards=0, turns=14)


def random_score(random: Random, day: date) -> DailyScore:
    won = random.random() < 0.4
    cards = 0 if won else random.randint(1, 30)
    return DailyScore(day, won, random.randint(0, 400) if won else 0, cards, random.randint(0, 60))


def told_better(own: DailyScore, theirs: DailyScore) -> str:
    """Say who did better, from the words of the page for players."""
    for which in (own, theirs):
        other = theirs if which is own else own
        if which.won and not other.won:
            return "own" if which is own else "theirs"
    if own.won:
        mine, yours = (own.points, -own.turns), (theirs.points, -theirs.turns)
        return "own" if mine > yours else "theirs" if yours > mine else "same"
    fewer = own.cards - theirs.cards
    return "own" if fewer < 0 else "theirs" if fewer else "same"


def test_a_thousand_lines_are_read_back_and_compared() -> None:
    random = Random("lines")
    kinds = set()
    for place in range(1000):
        day = DAY + timedelta(place * 7)
        own, sent = random_score(random, day), random_score(random, day)
        theirs = read_daily_line(write_daily_line(sent))
        assert theirs == sent
        where, by = own.better_than(theirs)
        better = "own" if by > 0 else "theirs" if by < 0 else "same"
        assert better == told_better(own, sent)
        assert theirs.better_than(own) == (where, -by)
        kinds.add((where, better))
    assert kinds >= {(where, better) for where in ("won", "points") for better in ("own", "theirs")}
    assert kinds >= {("cards", "own"), ("cards", "theirs"), ("none", "same")}


def test_the_line_is_found_in_what_a_friend_writes() -> None:
    line = write_daily_line(SCORE)
    bare = line.replace("-", "")
    for text in (
        f"Look: {line}! Beat that.",
        line.lower(),
        line.replace("-", " "),
        line.replace("-", "\u2011"),
        bare,
        line.replace("0", "O").replace("1", "l"),
        f"« {line} »",
    ):
        assert read_daily_line(text) == SCORE, text


def damaged(line: str) -> Iterator[str]:
    """Yield the line with a wrong letter, two that have changed places, and one that is missing."""
    places = [place for place, letter in enumerate(line) if letter != "-" and place > 3]
    for place in places:
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZU":
            if letter != line[place]:
                yield line[:place] + letter + line[place + 1 :]
        yield line[:place] + line[place + 1 :]
    for one, next_one in pairwise(places):
        if line[one] != line[next_one]:
            letters = [*line]
            letters[one], letters[next_one] = letters[next_one], letters[one]
            yield "".join(letters)


def test_a_damaged_line_is_told_to_be() -> None:
    count = 0
    for text in damaged(write_daily_line(SCORE)):
        count += 1
        with pytest.raises(BadLine) as bad:
            read_daily_line(text)
        assert bad.value.message == "daily-line-damaged", text
    assert count > 390


@pytest.mark.parametrize("text", ["", "UNO", "hello", "uno is fun", "12345", "x" * 5000])
def test_what_is_no_line_is_told_to_be_none(text: str) -> None:
    with pytest.raises(BadLine) as bad:
        read_daily_line(text)
    assert bad.value.message == "daily-line-none"


def test_a_line_of_another_edition_is_told_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    line = write_daily_line(SCORE)
    monkeypatch.setattr(daily, "EDITION", 2)
    with pytest.raises(BadLine) as bad:
        read_daily_line(line)
    assert bad.value.message == "daily-line-edition"


def test_another_daily_table_has_another_edition() -> None:
    """Who changes the rules of the daily deal raises the number: lines of before are of others."""
    game = compile_preset(DAILY_RULES, DAILY_OPTIONS, DAILY_PLAYERS)
    assert (daily.EDITION, DAILY_PLAYERS, rules_checksum(game)) == (1, 4, "646f8452")


def test_a_line_holds_five_numbers_and_nothing_else() -> None:
    """It is made of them alone, all of them come back, and nothing more fits into its letters."""
    assert [*inspect.signature(write_daily_line).parameters] == ["score"]
    assert DailyScore._fields == ("day", "won", "points", "cards", "turns")
    line = write_daily_line(SCORE)
    assert write_daily_line(read_daily_line(line)) == line
    assert len(line.replace("-", "")) == len("UNO") + 12
    bits = sum(field.bits for field in daily._FIELDS) + daily._CHECK
    assert bits == 12 * daily._BITS


def test_no_card_can_be_learnt_from_a_line() -> None:
    """Whatever the points, no card must have been left: without any one kind, there are hands of
    the others that are worth as much, and so for any number of cards that the player still had."""
    game = compile_preset(DAILY_RULES, DAILY_OPTIONS, DAILY_PLAYERS)
    assert sum(map(WORTH.__getitem__, game.deck)) < 2**11
    for avoided in sorted(set(game.deck), key=repr):
        reached = 1  # one bit for each sum
        for card in game.deck:
            if card != avoided:
                reached |= reached << WORTH[card]
        for points in range(1, 900):
            assert reached >> points & 1, (avoided, points)
