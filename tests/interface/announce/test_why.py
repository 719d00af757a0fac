"""“why” and “hint”: what weighed, in words, and only from what the one who asks has seen."""

from __future__ import annotations

from typing import Any

import pytest
from recording_voice import RecordingVoice
from table_fixtures import NAMES, played, position, table

from accessible_uno.cards import COLOURS, card
from accessible_uno.game.actions import DrawCard, NameColour, Pass, Take, play
from accessible_uno.game.base import Action, Seat, Window
from accessible_uno.game.events import Drew, HandShown
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Threat
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.queries import Explanations, Queries
from accessible_uno.interface.parse.intents import HalfTypedCard, Query
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Vote
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Dealer, Table
from accessible_uno.table.seated_bot import SeatedBot
from accessible_uno.voices.voice import TEXT

PLAIN = {0xA0: " ", 0x202F: " "}


def of_kind(kind: str) -> SeatedBot:
    """Stands for a bot of which only the kind is asked."""
    return SeatedBot(kind, lambda _: RandomBot(float))


class Asking:
    """Somebody who asks why, at a table where the others are bots of one kind.

    Attributes:
        table: the table.
    """

    def __init__(
        self, state: State, kind: str = "normal", locale: str = "en", seat: Seat = 0
    ) -> None:
        self.table = Table(state.game, NAMES[: len(state.hands)], Dealer("1"), state=state)
        bots: dict[Seat, Bot] = {
            each: of_kind(kind) for each in range(len(state.hands)) if each != seat
        }
        self.table._bots = bots
        self._voice = RecordingVoice()
        log = MessageLog({TEXT: self._voice}, lambda *_: None)
        self.session = Session(self.table, seat, Settings(locale), log)
        self.queries = Queries(self.session)
        self.explanations = Explanations(self.session, self.queries)

    def does(self, *acts: Action) -> Asking:
        for act in acts:
            self.table.act(act)
        return self

    def why(self, seat: Seat | None = None) -> str:
        self.explanations.announce(seat)
        return self._voice.utterances[-1].text.translate(PLAIN)

    def hint(self) -> str:
        self.queries.answer(Query.HINT)
        self.explanations.note_hint()
        return self._voice.utterances[-1].text.translate(PLAIN)


def turn_of(
    hand: str, top: str = "r9", *, own: str = "g1 g2", others: str = "y1 y2 y3 y4", **more: Any
) -> State:
    """It is the turn of Luna, who holds ``hand``; Ada, who asks, is next."""
    return position(own, top, others=(others, others, hand), turn=3, **more)


def laid(code: str, colour: str = "") -> Action:
    named = next((each for each in COLOURS if each.value == colour), None)
    return play(3, card(code), named)


MANY = "g1 g2 g3 g4 g5"


@pytest.mark.parametrize(
    ("act", "state", "said"),
    [
        ("r+2", {}, "Luna played red +2: you held 2 cards, and it gives you 2 more."),
        ("r+2", {"own": MANY}, "Luna played red +2: it gives you 2 cards."),
        ("rsk", {}, "Luna played red skip: you held 2 cards, and it takes your turn."),
        ("rsk", {"own": MANY}, "Luna played red skip: it takes your turn."),
        ("rrv", {}, "Luna played red reverse: you held 2 cards, and would have been next."),
        ("r5", {"own": MANY}, "Luna played red 5: it keeps to red."),
        ("b9", {"own": MANY}, "Luna played blue 9: same number, and it gets away from red."),
    ],
)
def test_a_card_is_explained_by_what_lies_open(act: str, state: dict[str, str], said: str) -> None:
    asking = Asking(turn_of(f"{act} y8 y9 b1", **state))
    assert asking.does(laid(act)).why() == said
    assert asking.why(3) == said


@pytest.mark.parametrize(
    ("own", "kind", "said"),
    [
        ("g1 g2", "normal", "Luna played red wild: you held 2 cards, too late to keep a wild."),
        (MANY, "normal", "Luna played red wild: such a card waits until nothing else fits."),
        (MANY, "random", "Luna played red wild: picked at random among what goes."),
        *(
            (
                MANY,
                kind,
                "Luna played red wild: it goes on anything; whether something else went is hidden.",
            )
            for kind in ("strong", "normal:bold", "a package's bot")
        ),
    ],
)
def test_a_wild_is_explained_by_the_level(own: str, kind: str, said: str) -> None:
    """What a level does with wilds is known to all; of other bots only the card is."""
    assert Asking(turn_of("wi y8 y9 b1", own=own), kind).does(laid("wi", "r")).why() == said


def test_a_colour_that_somebody_could_not_follow() -> None:
    """Ada drew on red, and Luna keeps to it."""
    state = position("g1 g2 g3 g4", "r9", others=("r1 y1 y2 y3", "r2 y1 y4 y5", "r5 y6 y7 y8"))
    state.pile.sort(key=lambda each: each.code == "b3")  # what Ada draws does not go
    asking = Asking(state).does(DrawCard(0), play(1, card("r1")), play(2, card("r2")), laid("r5"))
    assert asking.why() == "Luna played red 5: it keeps to red, on which you had drawn."


def test_a_draw_says_no_more_than_can_be_seen() -> None:
    state = turn_of("y8 y9 b1")
    state.pile.sort(key=lambda each: each.code == "b3")
    asking = Asking(state, "normal").does(DrawCard(3))
    assert asking.why() == "Luna drew: at that level, a bot draws only when nothing fits."
    asking.table._bots[3] = of_kind("strong")
    assert asking.why() == (
        "Luna drew: nothing went, or it seemed better to wait; that cannot be seen."
    )


def test_a_draw_for_which_the_pile_was_shuffled_is_the_drawers() -> None:
    state = turn_of("y8 y9 b1")
    state.discard[:0], state.pile = state.pile, []
    asking = Asking(state).does(DrawCard(3))
    assert asking.why().startswith("Luna drew:")


def test_a_threat_that_is_taken_and_one_that_is_answered() -> None:
    """Victor's wild draw four may be doubted, a plus two under « Duo » may be answered."""
    threat = Threat(3, 4, 2, card("wi+4"), doubtful=(2,))
    state = turn_of("y8 y9 b1", "wi+4", colour="r", question=threat)
    assert Asking(state).does(Take(3)).why() == "Luna did not doubt: a wrong doubt costs more."
    threat = Threat(3, 2, 2, card("r+2"))
    state = turn_of("g+2 y8 y9 b1", "r+2", question=threat, rules="duo")
    said = Asking(state).does(laid("g+2")).why()
    assert said == "Luna played green +2: it answers, and Luna takes nothing."


def test_a_colour_that_is_named() -> None:
    state = turn_of("y8 y9", "wi", question=ColourOwed(3))
    asking = Asking(state).does(NameColour(3, COLOURS[1]))
    assert asking.why().startswith("Luna named yellow: at that level, a bot names")


def test_the_end_of_a_round_shows_what_was_kept() -> None:
    """Ada wins at once after Luna; what stayed in Luna's hand is told then, and not before."""
    asking = Asking(turn_of("r5 y8 b2", own="r1"))
    asking.does(laid("r5"))
    before = asking.why(3)
    asking.does(play(0, card("r1")))
    while not asking.table.between_rounds and not asking.table.over:
        asking.table.let_stand()
    shown = [event for told in asking.session.view.acts() for event in told[-1]]
    assert any(isinstance(event, HandShown) and event.seat == 3 for event in shown)
    assert asking.why(3) == f"{before} Left in that hand: yellow 8 and blue 2."


@pytest.mark.parametrize(
    ("hand", "others", "hint", "why"),
    [
        ("r5 g1", "", "Play your red 5: nothing else fits.", "on red 9"),
        ("r5 r3 wi", "", "it is the highest number that you can play", "High numbers cost most"),
        ("r5 wi", "", "it has the right colour, and your wild can wait", "A wild goes on anything"),
        ("r5 r3 b9", "", "you still hold one of that colour", "You keep one of that colour"),
        ("r5 r3", "", "it is the highest number that you can play", "High numbers"),
        ("rrv r8 r7", "b1 b2", "Prudence is next", "now the turn goes the other way"),
        (
            "wi wi+4 y1 g1",
            "",
            "nothing else fits, except what goes on anything, and",
            "are worth as much",
        ),
        ("b9 b8 b7 r5", "", "and you still hold 2 of the new colour", "You keep 2 of that colour"),
        (
            "r+2 r8 r7",
            "b1 b2",
            "Prudence is next, with 2 cards",
            "Prudence may soon be out: having to draw",
        ),
        ("g1 g2", "", "Draw a card", "On red 9, only red goes"),
    ],
)
def test_a_hint_can_be_checked_and_why_says_more(
    hand: str, others: str, hint: str, why: str
) -> None:
    asking = Asking(position(hand, "r9", others=(others or "b1 b2 b3 b4", "y1 y2", "g3 g4")))
    assert hint in asking.hint()
    assert why in asking.why()


def test_a_doubt_is_advised_where_the_bluff_was_seen() -> None:
    """Ada has seen a red card in the hand of whoever laid the wild draw four on red."""
    threat = Threat(0, 4, 3, card("wi+4"), doubtful=(3,))
    state = position("g1 g2", "wi+4", colour="b", question=threat, others=("y1", "y2", "r5 b1"))
    asking = Asking(state)
    assert asking.hint().startswith("Take the cards")
    known = asking.session.view.known()
    known.hands[3].known = [card("r5")]
    known.before_wild[3] = (COLOURS[0], frozenset())
    assert asking.hint().startswith("Doubt: you know that Luna holds red 5")


def test_the_latest_of_refusal_hint_and_act_is_explained() -> None:
    """At the keyboard, in French, with wrong words between."""
    at = table(position("r5 b4 g1", "b9"))
    lines = ["g1", "pourquoi", "conseil", "pourquoi ça ?", "blabla", "explique", "pourquoi Ada"]
    lines += ["pourquoi Nemo", "pourquoi luna", "pourquoi moi", "pourquoi Lna", "aide pourquoi"]
    console = played(lines, at, settings=Settings("fr", pace=Pace.NONE))
    [refused] = console.answer_to("pourquoi")
    assert "1 vert ne va pas sur le 9 bleu" in refused
    assert "Jouez le 4 bleu : rien d’autre ne va." in refused
    [hinted] = console.answer_to("pourquoi ça ?")
    assert hinted == "Rien d’autre dans votre main ne va sur le 9 bleu."
    [unclear] = console.answer_to("explique")
    unclear = unclear.translate(PLAIN)
    assert (
        unclear == "« blabla » n’est ni une carte ni une commande. « commandes » en donne la liste."
    )
    assert console.answer_to("pourquoi Ada") == ["Vous n’avez encore rien fait dans cette manche."]
    assert "Nemo" in console.answer_to("pourquoi Nemo")[0]
    assert console.answer_to("pourquoi luna") == ["Luna n’a encore rien fait dans cette manche."]
    assert console.answer_to("pourquoi moi") == console.answer_to("pourquoi Ada")
    [near] = console.answer_to("pourquoi Lna")
    assert near.translate(PLAIN) == "Personne ne s’appelle « Lna » : Luna ?"
    assert "seul compte ce que vous avez vu" in console.answer_to("aide pourquoi")[0].casefold()


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("pass", "You must play or draw."),
        ("take", "Not now: no cards to take."),
        ("doubt", "No wild +4 to doubt."),
    ],
)
def test_what_is_not_asked_now_is_refused_without_advice_on_cards(line: str, refused: str) -> None:
    at = table(position("r5 b4 g1", "b9"))
    console = played([line, "why"], at, settings=Settings("en", pace=Pace.NONE))
    assert console.answer_to("why") == [refused]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["zork"], "“zork” is neither a card nor a command. “commands” lists them."),
        (
            ["wild", "zork"],
            "“zork” is neither a card nor a command. “commands” lists them. Say “red”",
        ),
        (["verbosity zork"], "“zork” does not fit. Say “verbosity” and one of: brief,"),
        (["cancel"], "Nothing to cancel"),
        (["wild", "cancel"], "There is nothing to explain yet."),
    ],
)
def test_why_is_about_what_was_said_last_and_not_about_an_older_refusal(
    lines: list[str], told: str
) -> None:
    at = table(position("r5 b4 g1 wi", "b9"))
    console = played(["g1", *lines, "why"], at, settings=Settings("en", pace=Pace.NONE))
    assert console.answer_to("why")[0].startswith(told)


def test_what_was_refused_is_over_when_something_else_was_changed() -> None:
    console = played(
        ["g1", "verbosity brief", "why"],
        table(position("r5 b4 g1", "b9")),
        settings=Settings("en", pace=Pace.NONE),
    )
    assert console.answer_to("why") == ["There is nothing to explain yet."]


def test_nothing_to_explain_and_nobody_but_people() -> None:
    asking = Asking(turn_of("r5 y8 b2 b3", own=MANY))
    assert asking.why() == "There is nothing to explain yet."
    asking.table._bots = {}
    assert asking.does(laid("r5")).why() == "Luna is not a bot: ask Luna."
    assert asking.why(0) == "You have done nothing in this round yet."
    assert asking.does(DrawCard(0), Pass(0)).why(0) == "That was your own move."


def test_a_draw_that_waits_for_its_card_is_not_explained_yet() -> None:
    """The draw and the card are told as one, and explained as one."""
    state = turn_of("y8 y9 b1", own=MANY)
    state.pile.sort(key=lambda each: each.code == "r5")
    asking = Asking(state, "strong")
    announcer = Announcer(asking.session, GameOptions(lambda: True), lambda: False)
    asking.table.listen(0, announcer.on_events)
    asking.explanations = announcer.explanations
    asking.does(DrawCard(3))
    assert asking.why() == "There is nothing to explain yet."
    assert asking.why(3) == "Luna has done nothing in this round yet."
    asking.does(laid("r5"))
    assert asking.why() == "Luna played red 5: it had just been drawn, and it went."


def test_to_be_told_to_wait_is_no_hint_to_explain() -> None:
    """“Why” after it explains what was told last, as if no hint had been asked for."""
    asking = Asking(turn_of("r5 y8 y9 b1", own=MANY))
    announcer = Announcer(asking.session, GameOptions(lambda: True), lambda: False)
    asking.explanations = announcer.explanations
    announcer.answer(Query.HINT)
    assert asking.why() == "There is nothing to explain yet."


def test_ones_own_draw_is_answered_with_what_to_do() -> None:
    """What was told last is the question to the player, not an older act of a bot."""
    state = turn_of("r5 y8 y9 b1", own=MANY)
    state.pile.sort(key=lambda each: each.code == "r7")
    asking = Asking(state).does(laid("r5"))
    assert asking.why().startswith("Luna played red 5")
    assert asking.does(DrawCard(0)).why() == "Play your red 7: nothing else fits."


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("wi+4 r8 y8 b1", "the doubt has shown that something else went."),
        ("wi+4 y8 y7 b1", "the doubt has shown that nothing else went."),
    ],
)
def test_a_doubt_shows_what_a_card_was_laid_for(hand: str, said: str) -> None:
    asking = Asking(turn_of(hand, own=MANY)).does(laid("wi+4", "g"))
    assert asking.why() == "Luna played green wild +4: it gives you 4 cards."
    asking.does(Challenge(0))
    assert asking.why() == asking.why(3) == f"Luna played green wild +4: {said}"


class Pondered(Window, frozen=True):
    """A question of a package's rule."""

    seat: Seat


def test_an_act_of_no_known_kind_has_an_honest_answer() -> None:
    """A new deed of a package's rule: nothing is invented for it."""
    state = turn_of("r5 y8 b2 b3")
    state.told.append((Pondered(3), None, frozenset(), []))
    assert Asking(state).why() == "Nothing that you could see tells what decided Luna."


def in_teams(state: State) -> State:
    """Luna plays with Prudence, who sits opposite; Ada with Victor."""
    state.remember(Sides(((0, 2), (1, 3)), as_one=True))
    return state


def test_what_happens_to_a_partner_is_no_reason() -> None:
    """Of exchanged hands the shortest one of an opponent counts, and of votes the side."""
    others = ("y1", "y1 y2 y3 y4", "r7 y8 y9 b1 b2 b3")
    seven = position("g1 g2", "r9", others=others, turn=3, options=(("seven-swap", "on"),))
    received = [Drew(seat, len(held), tuple(held)) for seat, held in enumerate(seven.hands)]
    seven.told.append((None, None, frozenset(), [*received]))
    told = "Luna exchanged hands with you: no opponent had a shorter one, 2 cards."
    assert Asking(in_teams(seven)).does(play(3, card("r7"), choice=0)).why() == told
    wild = position("g1 g2 g3", "r9", others=("y1", MANY, "wi y8 y9 b1"), turn=3)
    told = "Luna played red wild: such a card waits until nothing else fits."
    assert Asking(in_teams(wild)).does(laid("wi", "r")).why() == told
    for culprit, told in (
        (1, "Luna never votes against a partner."),
        (0, "Luna voted by what the table had seen."),
    ):
        asked = position("g1 g2", "r9", question=Vote(3, 2, culprit, (), 0, 0))
        assert Asking(in_teams(asked)).does(CastVote(3, agrees=False)).why() == told


def test_a_hint_names_the_shortest_hand_of_an_opponent() -> None:
    others = ("g3 g4 g6", "y1", "b1 b2")
    state = position("r7 r1 r2 r3", "r9", others=others, options=(("seven-swap", "on"),))
    asking = Asking(in_teams(state))
    asking.session.pending.card = HalfTypedCard(card("r7"), uno=False, chooses=True)
    assert asking.hint() == "Say “Luna”: that hand is the shortest of your opponents’."
    state.remember(Sides())
    assert asking.hint() == "Say “Victor”: that hand is the shortest."
