"""The meanings of hundreds of typed lines, in both languages."""

from __future__ import annotations

import time
from collections.abc import Iterable
from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from table_fixtures import NAMES, compiled, position, table

from accessible_uno.cards import CARDS, Colour, card
from accessible_uno.game.actions import Play
from accessible_uno.game.windows import ColourOwed, Drawn, Threat
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    KIND_WORDS,
    LAST_AGAIN,
    Act,
    ChangeSetting,
    HalfTypedCard,
    HistoryPlace,
    Intent,
    LineContext,
    MuteCategories,
    NeedsColour,
    Query,
    RecallMessages,
    RulesOn,
    Said,
    Unclear,
    Value,
)
from accessible_uno.interface.parse.lexicon import Lexicon, lexicon
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import (
    Change,
    Command,
    MatchSetting,
    Topic,
)
from accessible_uno.interface.session.event_facts import sort_cards
from accessible_uno.interface.verbs.all_verbs import VERBS, parse_line
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import OUTPUT_SETTINGS, SettingCommand
from accessible_uno.settings.values import CAN_BE_MUTED, Category, Pace, Punctuation, Sort, Switch

HAND = "r7 b4 g+2 ysk wi wi+4 b5"


def context(
    locale: str = "fr",
    hand: str = HAND,
    top: str = "b7",
    *,
    wish: Colour | None = None,
    half: HalfTypedCard | None = None,
    sort: Sort = Sort.RECEIVED,
    **more: object,
) -> LineContext:
    at = table(position(hand, top, **more))  # type: ignore[arg-type]
    view = at.view(0)
    return LineContext(locale, view, at.legal(0), NAMES, sort_cards(view.hand, sort), wish, half)


def notation_of(line: str, within: LineContext) -> str:
    """Return the record's notation of the action of a line, or the kind of its intent."""
    intent = parse_line(line, within)
    match intent:
        case Act(action):
            return action.notation(NAMES)
        case NeedsColour(laid) if not laid.is_wild:
            return "clear-which-colour"
        case NeedsColour(laid, uno):
            return f"{laid.code}=?" + (" uno" if uno else "")
        case Unclear(message_id):
            return message_id.removeprefix("un")
        case _:
            return repr(intent)


BOTH = """
    r5: r5 | 5r | r 5 | R5 | !r5 | rouge 5 | 5 rouge | rouge-5 | ROUGE 5 | !jeu Rouge-5
    r5: jeu rouge-5 | joue 5 rouge | jouer le 5 rouge | play red 5 | play r5 | red 5
    r5: 5 red | the red five
    r5: cinq rouge | rouge cinq | rouge5 | 5rouge | pose rouge 5 | lay the red 5 | ro 5 | r-5 | r.5
    y5: j5 | y5 | jaune 5 | yellow 5 | 5 jau | 5 yel | jaunes 5
    g5: v5 | g5 | vert 5 | verte 5 | green 5 | 5 ve | 5 gre | cinq vert
    b5: b5 | bleu 5 | bleue 5 | blue 5 | 5 blu | 5 ble | five blue
    b0: b0 | zéro bleu | ZERO BLEU | blue zero
    r1: 1 rouge | red one | rouge un
    grv: inversion verte | vert inversion | inv v | reverse green | green reverse
    grv: grv | vrv | rev g
    grv: change-sens vert | vert-ChangeSens | changement de sens vert | inverse vert
    rsk: passe-tour rouge | passer un tour rouge | interdit de jouer rouge
    rsk: passer rouge | rouge passer | rouge-PasseTonTour | skip red | rsk | r sk | passe rouge
    bsk: passe-tour bleu | passe bleue | ski blue
    y+2: +2 jaune | jaune +2 | j+2 | y+2 | jaune-+2 | plus 2 jaune
    y+2: plus deux jaune | yellow draw two
    y+2: draw 2 yellow | draw two yellow | + 2 jaune | plus two yellow
    wi=g: joker vert | vert joker | wild green | wi=g | wi g | joker verte
    wi=g: jok vert | joue un joker vert
    wi=g: play a wild green | joker, vert ! | JOKER VERT | joker en vert
    wi+4=b: +4 bleu | bleu +4 | wild draw four blue | plus quatre bleu | joker +4 bleu | wi+4=b
    wi+4=b: +4b | draw 4 blue | joker bleu +4 | wild +4 blue | + 4 bleu | plus 4 blue
    wi=?: joker | wild | wi | jok | joue joker | play wild
    wi+4=?: +4 | plus quatre | draw four | joker +4
    g+2: 3 | carte 3 | #3 | # 3 | numéro 3 | number 3 | card 3 | n 3 | joue 3
    g+2: play 3 | joue carte 3
    r7: 1 | carte 1 | card 1 | joue la carte 1 | !1
    clear-digit-or-place: one
    wi=r: carte 5 rouge | card 5 red | #5 rouge | joue carte 5 rouge
    wi=?: 5 | carte 5 | #5
    wi+4=?: 6 | carte 6
    clear-number: 0 | 8 | 12 | 9999 | carte 0 | card 99 | #8 | 99999999999999999999999
    clear-no-card: red 99 | r10 | 10 rouge | rouge 12
    clear-number-colour: carte 1 vert | card 2 red
    r7: carte 1 rouge | #1 red
    clear-which-colour: +2 | inversion | reverse | plus deux | skip | rv | draw two
    clear-colour-alone: un rouge | rouge | r | b | v | g | j | y | vert | red
    clear-colour-alone: joue rouge | play red
    clear-two-colours: rouge bleu 5 | red blue | r5 b | joker vert rouge
    clear-two-cards: rouge 5 6 | +2 inversion vert | 5 joker | joue 5 rouge passer
    clear-card: joue truc | play thing | jeu xyz | pose maison bleue
    clear-play-what: joue | play | jeu | pose
    draw: pioche | !pioche | piocher | draw | tire | pick up | PIOCHE | pio
    pass: passe | pass | keep | garde
    take: prends | accepte | take | accept | prendre
    challenge: doute | doubt | challenge | bluff | dou | douter
    challenge Victor: doute Victor | doubt vic | challenge V | accuse V
    uno: uno | UNO | !uno | Uno !
    clear-nobody-forgot: contre-uno | contre uno | catch | counter-uno | dénonce
    catch Luna: contre-uno Luna | contre luna | catch lu | denonce LUNA | contre-uno l
    clear-nobody-called: contre-uno zoé | catch nobody | signale personne
    report Victor: signale Victor | report vic
    clear-which-player: signale | report
    vote yes: vote | vote bleu | vote peut-être | vote oui | vote yes | vote o | vote y
    vote no: vote non | vote no | vote n
    clear-yes-or-no: oui | yes | non | no
    clear-rest: pioche rouge | draw 3 cards | uno rouge zzz | pass please now
    clear-no-words: !!! | ... | --- | … | « »
    clear-unknown: xyz | hello there | 日本 | 🃏 x
    clear-several: p | s | pas | blu | acc | d
"""


def lines_of(block: str) -> list[tuple[str, str]]:
    """Return pairs of a line and its expected meaning."""
    pairs = []
    for row in filter(str.strip, block.splitlines()):
        meaning, _, lines = row.strip().partition(": ")
        pairs += [(line.strip(), meaning) for line in lines.split(" | ")]
    return pairs


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_line_means_the_same_in_both_languages(locale: str, subtests: pytest.Subtests) -> None:
    """Commands and cards of either language are understood in both."""
    for line, meaning in lines_of(BOTH):
        with subtests.test(line=line):
            told = notation_of(line, context(locale))
            assert told == meaning or (meaning in OF_ONE and told == "clear-unknown")


OF_ONE = {"clear-card", "clear-rest", "clear-nobody-called"}
"""Refusals that quote words: they are those of one language, and the other knows none of them."""


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_card_is_understood_as_it_is_announced(locale: str, subtests: pytest.Subtests) -> None:
    """The game's name of a card can be typed in either language, with and without UNO."""
    for each in CARDS:
        with subtests.test(repr(each)):
            called = DisplayNames(Catalogue(locale), NAMES, 0).card(each)
            within = context(locale, hand="r7 b4")
            colour = "vert" if each.is_wild else ""
            wanted = each.code + ("=g" if colour else "")
            assert notation_of(f"{called} {colour}", within) == wanted
            assert notation_of(f"{called} {colour} uno", within) == wanted + " uno"
            assert notation_of(f"uno {called} {colour}", within) == wanted + " uno"


def again(
    command: Command, where: HistoryPlace, count: int = 1, category: Category | None = None
) -> Said:
    return Said(command, (RecallMessages(where, count, category),))


def mute(command: Command, categories: tuple[Category, ...] = (), *, hear: bool = False) -> Said:
    return Said(command, (MuteCategories(categories, hear),))


def change(command: str, value: Value | None = None, refused: str = "") -> Said:
    return Said(command, (ChangeSetting(SettingCommand(command), value, refused),))


SETTINGS: list[tuple[str, Intent]] = [
    ("débit 250", change("rate", 250)),
    ("rate 250", change("rate", 250)),
    ("débit plus", change("rate", Change.MORE)),
    ("débit +", change("rate", Change.MORE)),
    ("rate slower", change("rate", Change.LESS)),
    ("débit -", change("rate", Change.LESS)),
    ("volume 30", change("volume", 30)),
    ("volume", change("volume")),
    ("hauteur 70", change("pitch", 70)),
    ("pitch higher", change("pitch", Change.MORE)),
    ("ponctuation un peu", change("punctuation", Punctuation.SOME)),
    ("ponctuation toute", change("punctuation", Punctuation.ALL)),
    ("punctuation none", change("punctuation", Punctuation.NONE)),
    ("voix", change("voice")),
    ("voice 3", change("voice", 3)),
    ("voix suivante", change("voice", Change.MORE)),
    ("voice previous", change("voice", Change.LESS)),
    ("voix fr-be", change("voice", "fr-be")),
    ("voix non", change("mute", Switch.ON)),
    ("voice on", change("mute", Switch.OFF)),
    ("voix par joueur oui", change("seats", Switch.ON)),
    ("player voices off", change("seats", Switch.OFF)),
    ("voice per player", change("seats")),
    ("rate fastest", change("rate", refused="fastest")),
    ("muet", change("mute")),
    ("mute on", change("mute", Switch.ON)),
    ("braille on", change("braille", Switch.ON)),
    ("braille non", change("braille", Switch.OFF)),
    ("verbosity full", change("verbosity", Verbosity.FULL)),
    ("détail bref", change("verbosity", Verbosity.BRIEF)),
    ("detail comp", change("verbosity", Verbosity.FULL)),
    ("langue anglais", change("language", "en")),
    ("language french", change("language", "fr")),
    ("rythme court", change("pace", Pace.SHORT)),
    ("pace none", change("pace", Pace.NONE)),
    ("tri couleur", change("sort", Sort.COLOUR)),
    ("sort value", change("sort", Sort.VALUE)),
    ("tri reçu", change("sort", Sort.RECEIVED)),
    ("tri reçue", change("sort", Sort.RECEIVED)),
    ("détail complets", change("verbosity", Verbosity.FULL)),
    ("main", Said(Query.HAND)),
    ("!main", Said(Query.HAND)),
    ("hand", Said(Query.HAND)),
    ("jouables", Said(Query.PLAYABLE)),
    ("talon", Said(Query.TOP)),
    ("top card", Said(Query.TOP)),
    ("à qui le tour ?", Said(Query.WHO)),
    ("who", Said(Query.WHO)),
    ("comptes", Said(Query.COUNTS)),
    ("cartes", Said(Query.HAND)),
    ("counts", Said(Query.COUNTS)),
    ("ordre", Said(Query.ORDER)),
    ("order", Said(Query.ORDER)),
    ("scores", Said(Query.SCORES)),
    ("conseil", Said(Query.HINT)),
    ("hint", Said(Query.HINT)),
    ("répète", again(Command.REPEAT, HistoryPlace.LATEST)),
    ("REPETE", again(Command.REPEAT, HistoryPlace.LATEST)),
    ("repeat", again(Command.REPEAT, HistoryPlace.LATEST)),
    ("historique", again(Command.HISTORY, HistoryPlace.SEVERAL, 5, Category.GAME)),
    ("historique 3", again(Command.HISTORY, HistoryPlace.SEVERAL, 3, Category.GAME)),
    ("historique tout", again(Command.HISTORY, HistoryPlace.SEVERAL, 5)),
    ("history all 9", again(Command.HISTORY, HistoryPlace.SEVERAL, 9)),
    ("historique 9 réponses", again(Command.HISTORY, HistoryPlace.SEVERAL, 9, Category.ANSWER)),
    ("historique aide", again(Command.HISTORY, HistoryPlace.SEVERAL, 5, Category.HELP)),
    ("history trouble", again(Command.HISTORY, HistoryPlace.SEVERAL, 5, Category.TROUBLE)),
    ("historique précédent", again(Command.HISTORY, HistoryPlace.PREVIOUS)),
    ("history first", again(Command.HISTORY, HistoryPlace.FIRST)),
    ("history last 4", again(Command.HISTORY, HistoryPlace.LAST, 4)),
    ("précédent", again(Command.PREVIOUS, HistoryPlace.PREVIOUS)),
    ("next", again(Command.NEXT, HistoryPlace.NEXT)),
    ("dernier 9999999999999", again(Command.LAST, HistoryPlace.LAST, 9999)),
    ("précédent partie", again(Command.PREVIOUS, HistoryPlace.PREVIOUS, 1, Category.GAME)),
    ("next answers", again(Command.NEXT, HistoryPlace.NEXT, 1, Category.ANSWER)),
    ("premier pioches", again(Command.FIRST, HistoryPlace.FIRST, 1, Category.DRAWING)),
    ("dernier 3 questions", again(Command.LAST, HistoryPlace.LAST, 3, Category.QUESTION)),
    ("catégorie", Said(Command.CATEGORY)),
    ("category talk", Said("choose-category", (Category.TALK,))),
    ("catégorie tout", Said("choose-category", (None,))),
    ("épelle", Said(Command.SPELL)),
    ("épelle prud", Said(Command.SPELL, ("Prudence",))),
    ("spell blue 7", Said(Command.SPELL, (card("b7"),))),
    ("tais", mute(Command.HUSH)),
    ("hear", mute(Command.HEAR)),
    (
        "tais pioches et conseils",
        mute(Command.HUSH, (Category.DRAWING, Category.HINT)),
    ),
    ("mute draws", mute(Command.HUSH, (Category.DRAWING,))),
    ("hush all", mute(Command.HUSH, CAN_BE_MUTED)),
    ("écoute tout", mute(Command.HEAR, CAN_BE_MUTED, hear=True)),
    ("unmute comments", mute(Command.HEAR, (Category.TALK,), hear=True)),
    ("aide", Said(Command.HELP)),
    ("?", Said(Command.HELP)),
    ("help draw", Said(Command.HELP, (Command.DRAW,))),
    ("aide pioche", Said(Command.HELP, (Command.DRAW,))),
    ("aide contre-uno", Said(Command.HELP, (Command.CATCH,))),
    ("aide touches", Said(Command.HELP, (Command.KEYS,))),
    ("touches", Said(Command.KEYS)),
    ("touches toutes", Said(Command.KEYS, (True,))),
    ("keys all", Said(Command.KEYS, (True,))),
    ("règles", Said(Command.RULES, (RulesOn(),))),
    ("rules uno", Said(Command.RULES, (RulesOn(Topic.UNO),))),
    ("règles jokers", Said(Command.RULES, (RulesOn(Topic.WILDS),))),
    ("règles tout", Said(Command.RULES, (RulesOn(all=True),))),
    ("couleur vert", Said(Command.COLOUR, (Colour.GREEN,))),
    ("colour green", Said(Command.COLOUR, (Colour.GREEN,))),
    ("couleur v", Said(Command.COLOUR, (Colour.GREEN,))),
    ("couleur", Said(Command.COLOUR)),
    ("quitter", Said(Command.QUIT)),
    ("quit", Said(Command.QUIT)),
    ("", EMPTY_LINE),
    ("   ", EMPTY_LINE),
]


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_questions_settings_and_help(locale: str, subtests: pytest.Subtests) -> None:
    for line, intent in SETTINGS:
        with subtests.test(line=line):
            told = parse_line(line, context(locale))
            of_one = isinstance(intent, Said) and intent.has_no_value and isinstance(told, Unclear)
            assert told == intent or of_one


def test_the_language_of_the_player_comes_first() -> None:
    """An abbreviation gets its meaning in the player's own language, if it has one there."""
    recalled = RecallMessages(HistoryPlace.SEVERAL, 5, Category.GAME)
    assert parse_line("hi", context("fr")) == Said(Command.HISTORY, (recalled,))
    assert parse_line("hi", context("en")) == KIND_WORDS


def test_a_list_of_bots_is_not_cut() -> None:
    """What is echoed of a line is; five bots with their styles are longer than that."""
    bots = ", ".join(["strong scatterbrained"] * 5)
    wanted = Said(Command.TABLE, (MatchSetting.BOTS, bots))
    assert parse_line(f"table bots {bots}", context("en")) == wanted


def test_a_number_follows_the_order_in_which_the_hand_is_told() -> None:
    assert notation_of("1", context(sort=Sort.RECEIVED)) == "r7"
    assert notation_of("2", context(sort=Sort.COLOUR)) == "ysk"
    assert notation_of("1", context(sort=Sort.VALUE)) == "b4"


def test_a_bare_digit_that_might_be_another_card_is_confirmed() -> None:
    """``4`` is the fourth card; a remark names that card, in case the player meant the 4."""
    intent = parse_line("4", context())
    assert isinstance(intent, Act)
    assert intent.action.notation(NAMES) == "ysk"
    assert intent.note is not None
    assert intent.note.fields["card"] is card("ysk")
    marked = parse_line("carte 4", context())
    assert isinstance(marked, Act)
    assert marked.note is None


def test_uno_counts_with_the_second_last_card_alone() -> None:
    """With more cards in hand the play counts, and a remark says that UNO does not."""
    assert notation_of("r7 uno", context(hand="r7 b4")) == "r7 uno"
    assert notation_of("1 uno", context(hand="r7 b4")) == "r7 uno"
    early = parse_line("r7 uno", context())
    assert isinstance(early, Act)
    assert early.action == Play(0, card("r7"), None, False, None)
    assert early.note is not None


def test_a_colour_alone_is_never_a_card() -> None:
    """That is so even when a single red card could be played."""
    assert notation_of("rouge", context(hand="r7 b4", top="y7")) == "clear-colour-alone"


def test_a_colour_alone_answers_where_one_is_owed() -> None:
    owed = context(question=ColourOwed(0))
    assert notation_of("vert", owed) == "name g"
    assert notation_of("couleur v", owed) == "name g"
    half = context(half=HalfTypedCard(card("wi"), False))
    assert notation_of("bleu", half) == "wi=b"
    assert notation_of("colour red", half) == "wi=r"
    last = context(hand="wi b4", half=HalfTypedCard(card("wi"), True))
    assert notation_of("j", last) == "wi=y uno"


def test_the_colour_wished_ahead_goes_with_a_wild() -> None:
    wished = context(wish=Colour.GREEN)
    assert notation_of("joker", wished) == "wi=g"
    assert notation_of("5", wished) == "wi=g"
    assert notation_of("joker rouge", wished) == "wi=r"
    intent = parse_line("+4", wished)
    assert isinstance(intent, Act)
    assert intent.note is not None


def test_a_wild_out_of_place_is_refused_before_its_colour_is_asked() -> None:
    """A player must not name a colour first and learn only then that it is not their turn."""
    assert notation_of("joker", context(turn=1)).startswith("wi=")
    assert notation_of("joker", context(hand="r1 r2")).startswith("wi=")


def test_pass_and_the_skip_card_are_distinguished() -> None:
    """« passer » means both: where it is ambiguous, nothing is done and the game asks."""
    assert notation_of("passer", context(hand="r1 b7")) == "pass"
    assert notation_of("passer", context()) == "clear-pass-or-skip"
    assert notation_of("passer", context(question=Drawn(0), drawn="b4")) == "pass"
    assert notation_of("passer", context(question=Drawn(0), drawn="ysk")) == "clear-pass-or-skip"
    assert notation_of("passe", context(question=Drawn(0), drawn="ysk")) == "pass"


def test_the_drawn_card_is_played_by_a_word() -> None:
    drawn = context(question=Drawn(0), drawn="b4")
    assert notation_of("joue", drawn) == "b4"
    assert notation_of("play", drawn) == "b4"
    wild = context(question=Drawn(0), drawn="wi")
    assert notation_of("joue", wild) == "wi=?"


def test_one_chance_to_denounce_needs_no_name() -> None:
    one = context(others=("g1", "y1 y2", "b1 b2"), offers=(Unannounced(1),))
    assert notation_of("contre-uno", one) == "catch Prudence"
    two = context(others=("g1", "y1", "b1 b2"), offers=(Unannounced(1), Unannounced(2)))
    assert notation_of("contre-uno", two) == "clear-which-player"
    assert notation_of("contre-uno vic", two) == "catch Victor"


def test_a_report_without_a_ground_means_uno_where_it_was_forgotten() -> None:
    at = context(others=("g1", "y1", "b1"), offers=(Unannounced(1),))
    assert notation_of("signale Prudence", at) == "catch Prudence"
    assert notation_of("signale Prudence remarque", at) == "report Prudence comment"
    assert notation_of("signale Victor", at) == "report Victor"


def test_a_penalty_and_a_vote_take_short_words() -> None:
    threat = context(question=Threat(0, 4, 3, card("wi+4")), top="wi+4", colour="b")
    assert (notation_of("prendre", threat), notation_of("douter", threat)) == ("take", "challenge")
    vote = context(question=Vote(0, 1, 2, (), 0, 0))
    assert (notation_of("oui", vote), notation_of("non", vote)) == ("vote yes", "vote no")
    assert notation_of("vote bleu", vote) == "clear-vote"


def test_yes_and_no_are_no_answers_to_another_question() -> None:
    """At a threat the answer lists the words that do; a card just drawn is played or kept."""
    threat = context(question=Threat(0, 4, 3, card("wi+4")), top="wi+4", colour="b")
    assert (notation_of("oui", threat), notation_of("no", threat)) == ("clear-take-or-doubt",) * 2
    unclear = parse_line("oui", threat)
    assert isinstance(unclear, Unclear)
    assert unclear.fields["amount"] == 4
    drawn = context(question=Drawn(0), drawn="b4")
    assert (notation_of("yes", drawn), notation_of("non", drawn)) == ("b4", "pass")


@pytest.mark.parametrize(
    ("line", "echo"),
    [
        ("débit défaut", "défaut"),
        ("Détail Très Fin !", "Très Fin"),
        ("débit -5", "-5"),
        ("sons Cœur", "Cœur"),
        ("débit de\u0301faut", "de\u0301faut"),
    ],
)
def test_refused_words_are_repeated_as_typed(line: str, echo: str) -> None:
    """Accents, capitals and marks are kept."""
    intent = parse_line(line, context())
    assert isinstance(intent, Said)
    assert intent.args[0].refused == echo


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("historique Bidule", "history"),
        ("catégorie bidule", "category"),
        ("précédent bidule", "place"),
        ("tais bidule", "kinds"),
        ("temps bidule", "time"),
        ("uno bidule", "nothing"),
    ],
)
def test_words_that_do_not_fit_are_answered_with_those_that_would(line: str, fits: str) -> None:
    intent = parse_line(line, context())
    assert isinstance(intent, Unclear)
    assert (intent.message_id, intent.fields["fits"]) == ("unclear-rest", fits)
    assert intent.fields["rest"] == line.split()[1]


CHOICES: list[tuple[str, Iterable[str]]] = [
    (row.command, row.type.spoken)
    for row in OUTPUT_SETTINGS
    if row.command and row.type.spoken is not None and row.type.spoken is not Switch
]
"""The words that the commands of settings take."""


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_word_serves_one_purpose(locale: str) -> None:
    """No phrase has two meanings within a group, or hides the initial of a colour."""
    words = Lexicon(locale)
    groups: list[tuple[str, Iterable[str]]] = [
        ("command", VERBS.names()),
        ("topic", Topic),
        ("colour-word", Colour),
        ("kind", Category),
        ("switch", Switch),
        *CHOICES,
    ]
    for kind, meanings in groups:
        seen: dict[tuple[str, ...], str] = {}
        for meaning in meanings:
            named = meaning.name if isinstance(meaning, Enum) else meaning
            key = named.lower().replace("_", "-")
            for phrase in words._catalogue.text(f"{kind}-{key}").split(","):
                assert seen.setdefault(tokens(phrase), key) == key, phrase
    for initial in "rjvbyg":
        assert words.commands.whole((initial,)) is None


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_no_command_hides_a_card(locale: str) -> None:
    """No command word names a card, except « passer », about which the game asks."""
    known = lexicon(locale)
    for phrase, _ in known.commands.phrases():
        if phrase not in {("passer",)}:
            assert known.faces.whole(phrase) is None
            assert known.colours.whole(phrase) is None


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=1_000), st.sampled_from(["fr", "en"]))
def test_any_line_is_understood(line: str, locale: str) -> None:
    """A thousand characters of anything neither raise nor take much time."""
    within = context(locale)
    begun = time.thread_time()
    assert parse_line(line, within) is not None
    assert time.thread_time() - begun < 5


SOME_WORDS = (
    "rouge vert r b 5 3 +2 +4 joker wild uno passe passer pioche carte # couleur main "
    "contre-uno luna oui aide règles tri débit + - joue play draw two the 99"
)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(SOME_WORDS.split()), max_size=14),
    st.sampled_from(["fr", "en"]),
)
def test_any_words_are_understood(words: list[str], locale: str) -> None:
    """Known words in any order never raise, and a play always names a complete card."""
    intent = parse_line(" ".join(words), context(locale))
    if isinstance(intent, Act) and isinstance(intent.action, Play):
        assert intent.action.card.is_wild == (intent.action.colour is not None)


def test_a_colour_with_a_face_that_has_none_is_no_card() -> None:
    """Among several cards that is unclear; only a wild in last place takes a colour."""
    for line in ("yellow blank yellow 3", "yellow blank wild"):
        assert isinstance(parse_line(line, context("en", rules="olympic")), Unclear)


@pytest.mark.parametrize(
    ("locale", "typed", "names"),
    [
        ("fr", "ver", "verbosité, vert"),
        ("fr", "ve", "verbosité, vert"),
        ("fr", "jo", "joue, jouables, journal, joker"),
        ("fr", "ca", "cartes, catégorie"),
        ("en", "do", "doubt, dealer"),  # « donneur » is one more, told in the player's language
        ("en", "ye", "yes, yellow"),
        ("en", "so", "sort, sounds"),
    ],
)
def test_what_may_be_a_card_or_a_command_is_asked_about(
    locale: str, typed: str, names: str
) -> None:
    """A setting is no likelier than a colour; a card that the deck lacks is no meaning at all."""
    faces = frozenset(each.face for each in compiled("leaflet").deck)
    within = replace(context(locale), faces=faces)
    assert parse_line(typed, within) == Unclear("unclear-several", {"word": typed, "names": names})


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        *(("en", "do that"), ("en", "do it"), ("fr", "ca 7")),
        *(("en", "less"), ("en", "gone!"), ("fr", "j’ai uno"), ("fr", "le plus")),
    ],
)
def test_what_people_say_abbreviates_nothing(locale: str, line: str) -> None:
    assert notation_of(line, context(locale)) == "clear-unknown"


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "sorry?"), ("en", "excuse me ?"), ("fr", "désolé ?"), ("fr", "excusez-moi ?")],
)
def test_who_has_not_heard_is_told_again(locale: str, line: str) -> None:
    assert parse_line(line, context(locale)) == LAST_AGAIN
    assert parse_line(line.rstrip(" ?"), context(locale)) == KIND_WORDS


@pytest.mark.parametrize(
    ("locale", "line"), [("en", "4 on the 5"), ("en", "2 on the blue 5"), ("fr", "7 sur le 5")]
)
def test_a_number_laid_on_a_card_may_be_a_card(locale: str, line: str) -> None:
    """Alone it is the place in the hand; nobody lays a place on a card."""
    at = context(locale, hand="r4 b7 b4 y3 b1 g6 wi", top="b5")
    assert notation_of(line, at) == "clear-digit-or-place"


def test_a_beginning_of_one_thing_alone_is_understood() -> None:
    assert notation_of("wi", context("en")) == "wi=?"
    assert notation_of("pass ver", context("fr", hand="gsk")) == "gsk"
    assert parse_line("vol", context("fr")) == change("volume")


def test_the_words_of_faces_are_read_once() -> None:
    """They are looked up at every word of a line."""
    known = lexicon("en")
    assert known.faces is known.faces
