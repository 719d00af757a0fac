"""The bots: they play lawfully by what they see, each in its manner, and finish their matches."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import accessible_uno.players
from accessible_uno.cards import Colour, card
from accessible_uno.game.actions import DrawCard, Jump, LayTogether, Play, Take, play
from accessible_uno.game.base import ONLOOKER, Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import BOLD, CAUTIOUS, CHARACTERS, SCATTERBRAINED, Character
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote
from accessible_uno.rules.shared.uno import Catch
from accessible_uno.table import Dealer, Table

NEVER = Character("never", *[0.0] * 7)


class Tally:
    """Counts what is done at a table."""

    def __init__(self) -> None:
        self.acts: list[Action] = []

    def write_acts(self, acts: object) -> None:
        assert isinstance(acts, list)
        self.acts += acts


def match(seed: int, characters: list[Character], *options: tuple[str, str]) -> tuple[Table, Tally]:
    """Let bots play a match to its end; the table refuses nothing that they do."""
    dealer = Dealer(seed)
    tally = Tally()
    table = Table(
        preset("leaflet").compile(options),
        [f"{each.key}{seat}" for seat, each in enumerate(characters)],
        dealer,
        bots={
            seat: CharacterBot(each, dealer.bot_rng(seat)) for seat, each in enumerate(characters)
        },
        recorder=tally,
    )
    for _ in range(50_000):
        if table.over:
            return table, tally
        if table.between_rounds:
            table.next_round()
            continue
        act = table.bot_action()
        assert act is not None
        table.act(act)
    raise AssertionError("the match does not end")


@pytest.mark.quick("winner-2", "losers-4")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("school", ["winner", "losers", "none"])
def test_whole_matches_end(seats: int, school: str) -> None:
    """The three characters, at every size of table and in every school, to five hundred."""
    characters = [list(CHARACTERS.values())[seat % 3] for seat in range(seats)]
    table, _ = match(seats, characters, ("scoring", school))
    view = table.view(ONLOOKER)
    assert view.winners
    if school == "winner":
        assert max(view.scores) >= 500
        assert view.scores[view.winners[0]] == max(view.scores)
    elif school == "losers":
        assert max(view.scores) >= 500
        assert {view.scores[seat] for seat in view.winners} == {min(view.scores)}
    else:
        assert set(view.scores) == {0}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_random_bot_ends_its_rounds(seats: int) -> None:
    """It never doubts, always says UNO, and draws only for want of a card."""
    game = preset("leaflet").compile([("target", "200")])
    dealer = Dealer(seats)
    tally = Tally()
    table = Table(
        game,
        [f"R{seat}" for seat in range(seats)],
        dealer,
        bots={seat: RandomBot(dealer.bot_rng(seat)) for seat in range(seats)},
        recorder=tally,
    )
    while not table.over:
        if table.between_rounds:
            table.next_round()
            continue
        act = table.bot_action()
        assert act is not None
        if isinstance(act, DrawCard):
            assert table.legal(act.seat).cards() == []
        if isinstance(act, Play) and len(table.view(act.seat).hand) == 2:
            assert act.uno
        table.act(act)
    assert not any(isinstance(act, Challenge | Catch) for act in tally.acts)


def test_the_same_seed_gives_the_same_match() -> None:
    """The bots' whims come from the seed as well."""
    first, second = (match(5, [CAUTIOUS, BOLD, SCATTERBRAINED])[1].acts for _ in range(2))
    assert first == second
    assert match(6, [CAUTIOUS, BOLD, SCATTERBRAINED])[1].acts != first


def test_the_characters_differ_in_manner() -> None:
    """Over some matches the bold doubt most, the scatterbrained forget UNO most."""
    doubts: Counter[str] = Counter()
    forgotten: Counter[str] = Counter()
    for seed in range(6):
        for character in (CAUTIOUS, BOLD, SCATTERBRAINED):
            _, tally = match(seed, [character] * 3)
            threats = sum(isinstance(act, Take | Challenge) for act in tally.acts)
            doubts[character.key] += (
                sum(isinstance(act, Challenge) for act in tally.acts) * 1000 // max(threats, 1)
            )
            forgotten[character.key] += sum(isinstance(act, Catch) for act in tally.acts)
    assert doubts["bold"] > doubts["scatterbrained"] > 0
    assert doubts["bold"] > doubts["cautious"]
    assert forgotten["scatterbrained"] > forgotten["cautious"]


@pytest.mark.parametrize("style", CHARACTERS)
def test_a_style_can_be_told_by_what_it_does(style: str) -> None:
    """Where half of all whims are followed: one bluffs, one spends its wilds, two doubt."""
    one_less = replace(CHARACTERS[style], slips=0.0)
    bluff = '[Hands "A: wi+4 r1 r3 g2; B: b1 b2 b3 b4; C: y5 y6 y7 y8"]'
    act = chosen(one_less, bluff, '[Discard "r5"]', '[Turn "A"]')
    assert isinstance(act, Play)
    assert (act.card is card("wi+4")) == (style == "sly")
    wild = bluff.replace("wi+4", "wi")
    act = chosen(one_less, wild, '[Discard "r5"]', '[Turn "A"]')
    assert isinstance(act, Play)
    assert (act.card is card("wi")) == (style == "hasty")
    asked = '[Hands "A: r1 g2; B: b1 b2; C: wi+4 y6 y7 y8 y9 y1 y2"]'
    eyes = seen(0, '[Seats "A B C"]', asked, '[Discard "r5"]', '[Turn "C"]', "C wi+4=b")
    for whim, doubting in ((0.7, ("wary",)), (0.4, ("wary", "bold"))):
        bot = CharacterBot(one_less, lambda whim=whim: whim)  # type: ignore[misc]
        assert (bot.choose(*eyes) == Challenge(0)) == (style in doubting)


def test_lapses_can_be_turned_off() -> None:
    """With no lapses UNO is always said; a factor of one changes nothing."""
    for character in CHARACTERS.values():
        sharp = character.with_lapses(0)
        assert (sharp.forgets_uno, sharp.notices, sharp.slips) == (0, 1, 0)
        assert character.with_lapses(1).forgets_uno == character.forgets_uno
    _, tally = match(1, [each.with_lapses(0) for each in CHARACTERS.values()])
    assert not any(isinstance(act, Catch) for act in tally.acts)


def seated(*header: str) -> tuple[View, Legal]:
    """What A sees in a position, and may do."""
    (case,) = read_cases(['[Seats "A B C"]', *header])
    state = RecordRun(case).state
    return View(state, 0), Legal(state, 0)


def chosen(character: Character, *header: str) -> Action:
    """What A does with that character, no whim passing through its head."""
    view, legal = seated(*header)
    return CharacterBot(character, lambda: 0.5).choose(view, legal)


def test_it_keeps_the_wild_while_another_card_goes() -> None:
    """Hoarding: the plain card is laid; with a small hand about, anything may be."""
    hands = '[Hands "A: wi r1 g2 g3; B: b1 b2 b3; C: y5 y6 y7"]'
    keen = replace(NEVER, hoards_wilds=1.0)
    act = chosen(keen, hands, '[Discard "r5"]', '[Turn "A"]')
    assert isinstance(act, Play)
    assert act.card is card("r1")


def test_it_follows_the_colour_that_it_holds_most_of() -> None:
    """Colour and symbol: of two cards that go, the one that leaves more to follow."""
    hands = '[Hands "A: r5 g5 g1 g3 r2; B: b1 b2 b3; C: y5 y6 y7"]'
    act = chosen(NEVER, hands, '[Discard "b5"]', '[Turn "A"]')
    assert isinstance(act, Play)
    assert act.card is card("g5")
    wild = '[Hands "A: wi y1 y2 r9; B: b1 b2 b3; C: y5 y6 y7"]'
    act = chosen(NEVER, wild, '[Discard "b5"]', '[Turn "A"]')
    assert isinstance(act, Play)
    assert (act.card, act.colour) == (card("wi"), card("y1").colour)


def test_it_bluffs_only_when_its_character_does() -> None:
    """The wild draw four stays in hand beside a card that goes, or does not."""
    position = (
        '[Hands "A: wi+4 r1 g2 g3; B: b1 b2 b3; C: y5 y6 y7"]',
        '[Discard "r5"]',
        '[Turn "A"]',
    )
    honest = chosen(NEVER, *position)
    assert isinstance(honest, Play)
    assert honest.card is card("r1")
    daring = chosen(replace(NEVER, bluffs=1.0, attacks=9.0), *position)
    assert isinstance(daring, Play)
    assert daring.card is card("wi+4")


def test_it_says_uno_unless_it_forgets() -> None:
    """With the next-to-last card."""
    position = ('[Hands "A: r1 g2; B: b1 b2; C: y5 y6"]', '[Discard "r5"]', '[Turn "A"]')
    said = chosen(NEVER, *position)
    assert isinstance(said, Play)
    assert said.uno
    forgot = chosen(replace(NEVER, forgets_uno=1.0), *position)
    assert isinstance(forgot, Play)
    assert not forgot.uno


def test_it_denounces_what_it_notices_and_looks_once() -> None:
    """A chance overlooked stays overlooked."""
    (case,) = read_cases(
        [
            '[Seats "A B C"]',
            '[Hands "A: r1 g2; B: b1 b2; C: r3 y6"]',
            '[Discard "r5"]',
            '[Turn "C"]',
            "C r3",
        ]
    )
    run = RecordRun(case)
    run.move(case.lines[0])
    view, legal = View(run.state, 1), Legal(run.state, 1)
    assert CharacterBot(replace(NEVER, notices=1.0), lambda: 0.5).interject(view, legal) == Catch(
        1, 2
    )
    whims = iter([0.9, 0.0])
    blind = CharacterBot(replace(NEVER, notices=0.5), lambda: next(whims))
    assert blind.interject(view, legal) is None
    assert blind.interject(view, legal) is None
    assert next(whims) == 0.0


def test_it_doubts_or_takes() -> None:
    """Facing a wild draw four."""
    (case,) = read_cases(
        [
            '[Seats "A B C"]',
            '[Hands "A: r1 g2; B: b1 b2; C: wi+4 y6 y7 y8 y9 y1 y2"]',
            '[Discard "r5"]',
            '[Turn "C"]',
            "C wi+4=b",
        ]
    )
    run = RecordRun(case)
    run.move(case.lines[0])
    view, legal = View(run.state, 0), Legal(run.state, 0)
    assert CharacterBot(NEVER, lambda: 0.5).choose(view, legal) == Take(0)
    assert CharacterBot(replace(NEVER, doubts=1.0), lambda: 0.5).choose(view, legal) == Challenge(0)


def seen(seat: int, *lines: str) -> tuple[View, Legal]:
    """What a seat sees and may do after the moves of a record."""
    (case,) = read_cases(lines)
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    return View(run.state, seat), Legal(run.state, seat)


WATCHFUL = CharacterBot(replace(NEVER, notices=1.0), lambda: 0.5)


def test_it_lays_out_of_turn_with_the_word_and_uno() -> None:
    """Told of its chance, it intercepts; a wild as a Rapido takes the colour it holds most of."""
    table = ('[Seats "A B C"]', '[Hands "A: r7 g2; B: b1 b2; C: y7 y6"]', '[Discard "r5"]')
    eyes = seen(2, *table, '[Turn "A"]', '[Option "intercept number"]', "A r7 uno")
    assert WATCHFUL.interject(*eyes) == Jump(2, (card("y7"),), None, True, uno=True)
    table = ('[Seats "A B C"]', '[Hands "A: wi g2; B: b1 b2; C: wi y6 y7 b1"]', '[Discard "r5"]')
    eyes = seen(2, '[Rules "rapido"]', *table, '[Turn "A"]', "A wi=r uno")
    assert WATCHFUL.interject(*eyes) == Jump(2, (card("wi"),), Colour.YELLOW)


def test_it_intercepts_with_the_same_card_where_the_rules_let_it() -> None:
    """OLY-14: no word is asked for; it lays the twin of the card on top, once it notices."""
    table = ('[Seats "A B C"]', '[Hands "A: g7 r2 r3; B: b1 b2 b3; C: g7 y6 y7"]')
    eyes = seen(2, '[Rules "olympic"]', *table, '[Discard "g5"]', '[Turn "A"]', "A g7")
    jump = WATCHFUL.interject(*eyes)
    assert isinstance(jump, Jump)
    assert jump.cards == (card("g7"),)
    assert jump in eyes[1]


def test_it_votes_by_what_the_table_has_seen() -> None:
    """With nothing seen it votes no; of a player who said the banned word it believes more."""
    table = ('[Seats "A B C"]', '[Hands "A: g7 r2 r3; B: b1 b2 b3; C: g7 y6 y7"]')
    position = ('[Rules "olympic"]', *table, '[Discard "g5"]', '[Turn "A"]')
    report = "A report B hesitation"
    innocent = seen(2, *position, report)
    assert WATCHFUL.choose(*innocent) == CastVote(2, False)
    talker = seen(2, *position, "B say une carte", report)
    assert WATCHFUL.choose(*talker) == CastVote(2, True)


def test_it_lays_together_and_goes_on() -> None:
    """A whole hand at once, a pair with UNO, one digit after the other."""
    table = ('[Seats "A B"]', '[Hands "A: r7 g7 b7; B: b1 b2"]', '[Discard "r5"]', '[Turn "A"]')
    view, legal = seen(0, *table, '[Option "multi-finish on"]')
    found = WATCHFUL.choose(view, legal)
    assert isinstance(found, LayTogether) and len(found.cards) == 3
    options = ('[Option "intercept number"]', '[Option "pairs on"]')
    found = WATCHFUL.choose(*seen(0, *table, *options))
    assert isinstance(found, LayTogether) and len(found.cards) == 2 and found.uno
    eyes = seen(0, *table, '[Option "runs on"]', "A r7")
    assert WATCHFUL.choose(*eyes) in (play(0, card("g7"), uno=True), play(0, card("b7"), uno=True))


def test_it_defends_itself() -> None:
    """A card of the same kind goes before taking the cards."""
    table = ('[Seats "A B C"]', '[Hands "A: r+2 r1 r2; B: g+2 b2 b3; C: y6 y7"]')
    eyes = seen(1, '[Rules "rapido"]', *table, '[Discard "r5"]', '[Turn "A"]', "A r+2")
    assert WATCHFUL.choose(*eyes) == play(1, card("g+2"))


def test_it_keeps_the_card_that_turns_the_hands_until_it_pays() -> None:
    """It would receive the next player's hand: more cards than its own, or fewer."""
    table = ('[Seats "A B C"]', '[Option "uno-card 1"]', '[Discard "r5"]', '[Turn "A"]')
    eyes = seen(0, *table, '[Hands "A: un y1 y2; B: g1 g2 g3 g4; C: y6 y7"]')
    assert WATCHFUL.choose(*eyes) == DrawCard(0)
    eyes = seen(0, *table, '[Hands "A: un y1 y2 y3; B: g1 g2; C: y6 y7"]')
    assert WATCHFUL.choose(*eyes) == play(0, card("un"))


def test_it_lays_what_it_would_rather_keep_where_it_may_not_draw() -> None:
    """The Uno card, kept for later, is its only card that goes: it may not draw (CHAT-03)."""
    chat = ('[Rules "chat"]', '[Option "uno-card 2"]', '[Discard "r7"]', '[Turn "A"]')
    hands = '[Hands "A: un b+2; B: g1 g2 g3; C: r1 r2"]'
    assert chosen(NEVER, hands, *chat) == play(0, card("un"), uno=True)
    free = ('[Option "draw-by-choice yes"]', *chat)
    assert chosen(NEVER, hands, *free) == DrawCard(0)


def test_it_draws_on_where_it_may_not_pass_yet() -> None:
    """No drawn card goes so far: it draws on (HR-12)."""
    lines = (
        '[Option "draw-until 3"]',
        '[Seats "A B"]',
        '[Hands "A: g1 g2; B: y1 y2"]',
        '[Discard "r7"]',
        '[Draw "b1 b2 r1"]',
        '[Turn "A"]',
        "A draw",
    )
    for bot in (CharacterBot(NEVER, lambda: 0.0), RandomBot(lambda: 0.0)):
        assert bot.choose(*seen(0, *lines)) == DrawCard(0)
        assert bot.choose(*seen(0, *lines, "A draw", "A draw")) == play(0, card("r1"))


def test_a_bot_never_sees_the_state() -> None:
    """No file of theirs imports it."""
    for path in Path(accessible_uno.players.__file__).parent.glob("*.py"):
        assert "game.state" not in path.read_text("utf-8")
