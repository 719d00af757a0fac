"""Whole games: the same lines each time, wrong ones among them, by seeds that are fixed."""

from __future__ import annotations

from typing import Final

from questions import lines
from scene import ENGLISH, FRENCH, Scene, Words, run, together
from stage import CTRL_C, END, ENTER, F11, HELP, HINT, Key

ASKED: Final = {
    "fr": (
        *("main", "jouables", "talon", "qui", "cartes", "ordre", "scores", "conseil", "pourquoi"),
        *("historique", "précédent", "suivant", "premier", "dernier", "épelle", "rouge 5 vert"),
        *(
            "tri",
            "tri couleur",
            "main",
            "détail complet",
            "réglages",
            "touches",
            "mots",
            "commandes",
        ),
        *("règles", "table", "statistiques", "aide joue", "annule", "rouge 12", "joue", "langue"),
        *(
            "masque",
            "écoute",
            "parole",
            "sons",
            "notation",
            "abrégé",
            "allure",
            "délai",
            "parcours",
        ),
    ),
    "en": (
        *("hand", "playable", "top", "who", "counts", "order", "scores", "hint", "why"),
        *("history", "previous", "next", "first", "last", "spell", "red 5 green"),
        *("sort", "sort colour", "hand", "verbosity full", "settings", "keys", "words", "commands"),
        *("rules", "table", "stats", "help play", "cancel", "red 12", "play", "language"),
        *("hush", "hear", "speech", "sounds", "notation", "grade", "pace", "delay", "walk"),
    ),
}
"""Everything that can be asked in a game."""

TURN: Final = {
    "fr": (
        "conseil",
        "1",
        "2",
        "3",
        "4",
        "5",
        "uno",
        "rouge",
        "prends",
        "pioche",
        "garde",
        "contre-uno",
    ),
    "en": ("hint", "1", "2", "3", "4", "5", "uno", "red", "take", "draw", "pass", "counter-uno"),
}
"""Lines that end any turn: the first that is allowed plays, the others are refused."""

GAMES: Final = (
    ("leaflet", FRENCH, "11", "4"),
    ("olympic", FRENCH, "12", "4"),
    ("extreme", ENGLISH, "13", "3"),
    ("totem", ENGLISH, "14", "4"),
    ("dice", FRENCH, "15", "2"),
    ("rapido", ENGLISH, "16", "3"),
    ("teams", FRENCH, "17", "4"),
    ("wizz", ENGLISH, "18", "3"),
)
"""Preset, language, seed and players of each game."""

TURNS: Final = 4


def options(words: Words) -> tuple[str, ...]:
    """Return the options of a silent game."""
    return ("--lang", words.locale, "--speech", "off", "--sounds", "off", "--pace", "none")


def game(preset: str, words: Words, seed: str, players: str) -> Scene:
    """Return a game by some turns, with all questions in the first."""
    table = "--rules", preset, "--seed", seed, "--players", players
    asked = ASKED[words.locale] if preset in ("leaflet", "extreme") else ()
    keys = [*lines(*asked, *TURN[words.locale] * TURNS), CTRL_C, CTRL_C]
    story = run("play", *options(words), *table, keys=keys)
    return Scene(f"game-{preset}-{words.locale}", story, words)


def by_keys(words: Words) -> Scene:
    """Return a game by single keys, with the keys that work anywhere."""
    table = "--seed", "9", "--players", "3", "--single-keys", "on", "--walk", "playable"
    named = "y", "w", "9", "e", "a", "u", "x"
    keys = [HINT, HELP, F11, *(Key(name, name.encode()) for name in named), ENTER]
    steps = [
        Key("Home", b"\x1b[H"),
        Key("Right", b"\x1b[C"),
        Key("Enter", b"\r"),
        Key("Space", b" "),
    ]
    story = run("play", *options(words), *table, keys=[*keys, *steps * 8, END])
    return Scene(f"game-by-keys-{words.locale}", story, words)


def shared(words: Words) -> Scene:
    """Return a game of two people and a bot at one keyboard."""
    i_am = "je suis" if words is FRENCH else "I am"
    table = "--rules", "leaflet", "--seed", "4", "--with", "Anne,Bob,easy"
    turn = TURN[words.locale]
    keys = lines(*(each for who in ("Anne", "Bob") * 3 for each in (f"{i_am} {who}", *turn, "")))
    story = run("play", *options(words), *table, keys=[*keys, CTRL_C, CTRL_C])
    return Scene(f"game-shared-{words.locale}", story, words)


def lesson(words: Words, number: str) -> Scene:
    """Return a lesson, with wrong lines and steps back."""
    moves = ("étapes", "conseil", "retour") if words is FRENCH else ("steps", "hint", "back")
    keys = lines(words.wrong, words.help, words.repeat, *moves, *ASKED[words.locale][:9], "")
    keys += lines(*TURN[words.locale] * 3, words.quit, words.yes)
    again = run("learn", number, *options(words), keys=lines(words.quit, words.yes))
    story = together(run("learn", number, *options(words), keys=keys), again)
    return Scene(f"lesson-{number}-{words.locale}", story, words)


def watched(words: Words) -> Scene:
    """Return a short match of bots alone."""
    table = "--watch", "--rules", "manual", "--seed", "21", "--players", "3"
    story = run("play", *options(words), *table)
    return Scene(f"game-watched-{words.locale}", story, words, begins="")


def scenes() -> list[Scene]:
    """Return all games."""
    return [
        *(game(*each) for each in GAMES),
        by_keys(FRENCH),
        by_keys(ENGLISH),
        shared(FRENCH),
        shared(ENGLISH),
        lesson(FRENCH, "1"),
        lesson(ENGLISH, "2"),
        lesson(FRENCH, "3"),
        watched(FRENCH),
        watched(ENGLISH),
    ]
