"""Words that only some rules have: parsed under those rules, answered under all."""

from __future__ import annotations

import pytest
from table_fixtures import NAMES, position, table

from accessible_uno.game.actions import BareAction, DrawCard, Pass, Take
from accessible_uno.interface.parse.intents import Act, LineContext, Said, Unclear
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Change, Command
from accessible_uno.interface.session.event_facts import sort_cards
from accessible_uno.interface.verbs.all_verbs import VERBS, parse_line
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import all_preset_keys
from accessible_uno.rules.shared.uno import SayUno
from accessible_uno.rules.special.wizz import CardToShed, Shouting, Spin
from accessible_uno.rules.special.wizz.spaces import KeepTwo
from accessible_uno.settings.values import Sort, Switch

HAND = "r7 b4 g+2 ysk wi b5"


def context(locale: str, rules: str, **more: object) -> LineContext:
    at = table(position(HAND, "b7", rules=rules, **more))  # type: ignore[arg-type]
    view = at.view(0)
    hand = sort_cards(view.hand, Sort.RECEIVED)
    return LineContext(locale, view, at.legal(0), NAMES, hand)


def notation_of(line: str, within: LineContext) -> str:
    """Return the record's notation of what a line does, or why it is not clear."""
    intent = parse_line(line, within)
    if isinstance(intent, Act):
        return intent.action.notation(NAMES)
    assert isinstance(intent, Unclear), intent
    return intent.message_id


LINES = {
    "wizz": """
        spin: tourne | tourner | roue | spin | wheel | tourn
        shout: crie | crier | shout | uno wizz | UNO WIZZ ! | Uno-Wizz
        rwz: wizz rouge | rouge wizz | red wizz | rwz
        rwz: wizz rouge uno | uno wizz rouge
        unclear-which-colour: wizz | wz
        unclear-not-here: abandonne | recompter | arrête | stop | start | dis bonjour | say hello
        report Victor comment: signale Victor remarque | report vic comment | accuse V pour remarque
    """,
    "olympic": """
        recount: recompter | recompte | recount
        say bonjour: dis bonjour | say bonjour | !dis bonjour | dire bonjour
        say Rouge 5, c’est bien !: dis Rouge 5, c’est bien ! | say   Rouge 5, c’est  bien !
        say a, (b): dis a; {b}
        unclear-say-what: dis | say | dis ;
        report Victor hesitation: signale Victor hésitation | report vic hesitation | signale vic hé
        report Victor hesitation: signale victor pour lenteur | report victor for hesitation
        report Victor fault: signale victor faute | report victor fault
        report Victor word: signale victor mot interdit | signale victor mot | report victor word
        report Victor camouflet: signale victor camouflet | report victor snub
        report Victor look: signale victor regard | report victor look
        report Victor direction: signale victor sens | report victor direction
        report Victor comment: signale victor remarque | report victor comment
        report Victor confusion: signale victor confusion | report victor confusion
        report Victor omission: signale victor oubli | report victor omission
        report Victor misplay: signale victor faute de jeu | report victor mistake
        unclear-ground-missing: signale victor | report victor
        unclear-ground: signale victor bleu | report victor nonsense
        unclear-not-here: tourne | crie | abandon
    """,
    "chat": """
        quit: abandonne | abandon | abandonner | give up | resign | abando
        start: commence | start | commencer
        stop: arrête | stop | ARRETER
        unclear-rest: abandonne tout | stop it
        unclear-not-here: tourne | recompter | dis rien
    """,
}


def lines_of(block: str) -> list[tuple[str, str]]:
    """Return pairs of a line and its expected meaning."""
    pairs = []
    for row in filter(None, map(str.strip, block.splitlines())):
        meaning, _, lines = row.partition(": ")
        pairs += [(line, meaning) for line in lines.split(" | ")]
    return pairs


CASES = [
    (rules, line, meaning) for rules, block in LINES.items() for line, meaning in lines_of(block)
]


OF_ONE = {"unclear-rest", "unclear-ground"}
"""Refusals that quote words: they are those of one language, and the other knows none of them."""


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_words_of_rules_are_parsed(locale: str, subtests: pytest.Subtests) -> None:
    """They work in both languages; other rules answer that they have no such action."""
    for rules, line, meaning in CASES:
        with subtests.test(rules=rules, line=line):
            told = notation_of(line, context(locale, rules))
            assert told == meaning or (meaning in OF_ONE and told == "unclear-unknown")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_leaving_the_game_is_not_abandoning_the_match(locale: str) -> None:
    """The command that closes the program is the same under all rules, and changes nothing else."""
    for rules in ("chat", "leaflet"):
        within = context(locale, rules)
        for line in ("quitter", "quit", "exit", "sortir", "leave"):
            assert parse_line(line, within) == Said(Command.QUIT)


def test_every_act_of_one_word_has_its_command(subtests: pytest.Subtests) -> None:
    """No preset has an action of one word without a command for it."""
    for key in all_preset_keys():
        with subtests.test(key=key):
            kinds = {kind for kind in preset(key).compile().kinds() if issubclass(kind, BareAction)}
            usual = {DrawCard, Pass, Take, SayUno}
            for kind in kinds - usual:
                assert set(kind.verbs) & {row.act for row in VERBS}, kind


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_an_answer_needs_no_command(locale: str) -> None:
    """Where the table asks for cards, their names are enough; the command may be added."""
    keep = context(locale, "wizz", question=KeepTwo(0))
    for line in ("1 3", "rouge 7 +2 vert", "garde 1 3", "keep r7 g+2"):
        assert notation_of(line, keep) == "keep r7 g+2"
    shed = context(locale, "wizz", question=CardToShed(0))
    for line in ("passer jaune", "4", "jette 4", "ysk"):
        assert notation_of(line, shed) == "discard ysk"


def test_what_is_asked_of_another_is_no_answer() -> None:
    """Cards named while another player chooses are a play, and refused as one."""
    assert notation_of("4", context("fr", "wizz", question=CardToShed(1))) == "ysk"


def test_the_wheel_is_spun_and_the_race_is_run() -> None:
    """The actions are legal where they are due."""
    spin = context("fr", "wizz", question=Spin(0))
    race = context("fr", "wizz", offers=(Shouting(),))
    for line, within in (("tourne", spin), ("crie", race), ("uno wizz", race)):
        intent = parse_line(line, within)
        assert isinstance(intent, Act)
        assert within.legal.why_not(intent.action) is None


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_time_can_be_asked_for(locale: str) -> None:
    """More time, no clock, and words that mean neither."""
    within = context(locale, "chat")
    for line in ("temps plus", "time more", "temps +"):
        assert parse_line(line, within) == Said("clock", (Change.MORE,))
    assert parse_line("temps non", within) == Said("clock", (Switch.OFF,))
    assert parse_line("time on", within) == Said("clock", (Switch.ON,))
    line = {"fr": "temps bleu", "en": "time blue"}[locale]
    assert notation_of(line, within) == "unclear-rest"
    assert parse_line("aide temps", within) == Said(Command.HELP, (Command.TIME,))


def test_each_ground_has_words() -> None:
    """Every ground of the rules can be named; no word names two."""
    for locale in ("fr", "en"):
        words = lexicon(locale).grounds
        seen = [phrase for phrase, _ in words.phrases()]
        assert len(seen) == len(set(seen))
        for ground, name in words.names.items():
            assert parse_line(f"signale Luna {name}", context(locale, "olympic")) == parse_line(
                f"report Luna {ground.value.replace('misplay', 'mistake')}",
                context(locale, "olympic"),
            )


def test_no_command_word_means_two_things_in_two_languages() -> None:
    """A word is the same command in every language that has it."""
    french, english = (dict(lexicon(locale).commands.phrases()) for locale in ("fr", "en"))
    both = {phrase for phrase in french if phrase in english}
    assert both
    for phrase in both:
        assert french[phrase] == english[phrase], phrase
