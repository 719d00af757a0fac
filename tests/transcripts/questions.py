"""Every question that the program asks, and everything that is said to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from scene import FRENCH, LANGUAGES, OWN_WORD, Scene, Story, Words, run, together
from stage import CTRL_C, CTRL_Z, END, ENTER, Key, Stage, line

TEXT: Final = "text"
VOICE: Final = "voice"
BRAILLE: Final = "braille"
CHANNELS: Final = (TEXT, VOICE, BRAILLE)

SPEECH: Final = {TEXT: "off", VOICE: "dispatcher", BRAILLE: "off"}


def options(words: Words, channel: str) -> tuple[str, ...]:
    """Return the options of a program that asks or plays."""
    told = "--speech", SPEECH[channel], "--sounds", "off", "--pace", "none"
    lines = ("--braille", "unicode") if channel == BRAILLE else ()
    return ("--lang", words.locale, *told, *lines)


def lines(*texts: str) -> tuple[Key, ...]:
    """Return lines, each with Enter behind it."""
    return tuple(map(line, texts))


def leavings(words: Words) -> tuple[tuple[Key, ...], ...]:
    """Return the ways out of a question, each for a program of its own."""
    if words is not FRENCH:
        return (line(words.quit),), (CTRL_C, CTRL_C)
    return (line(words.quit),), (CTRL_C, CTRL_C), (END,), (line(words.back),), (ENTER,)


def tries_of(words: Words, channel: str) -> tuple[Key, ...]:
    """Return what is said to a question: all of it once, in French and in text."""
    return words.tries if words is FRENCH and channel == TEXT else words.few


def asked_anew(asking: Iterable[Key], tries: Iterable[Key], answers: Iterable[Key]) -> list[Key]:
    """Return the keys that ask a question in the game, and each way out of it, asked each time."""
    asking = tuple(asking)
    keys = [*asking, *tries]
    for answer in answers:
        keys += [answer, *asking]
    return keys


def while_speaking(*arguments: str, keys: Iterable[Key]) -> Story:
    """Return a story of a voice that goes on until it is silenced."""

    def story(stage: Stage) -> None:
        assert stage.speech is not None
        stage.speech.lingers = True
        run(*arguments, keys=keys)(stage)
        stage.speech.lingers = False

    return story


def first_start(words: Words, channel: str) -> Story:
    """The questions of the first start; then those of ``setup``, with ways back."""
    tries = tries_of(words, channel)
    given = () if channel == TEXT else options(words, channel)[2:4]
    start = "play", "--pace", "none", "--sounds", "off", *given
    asked = [*tries, ENTER, *tries, line("3"), *tries, line("2"), *tries, line("2"), *tries]
    asked += [line(words.back), ENTER, ENTER, line(words.quit)]
    ways = leavings(words) if channel == TEXT else ()
    stories = [run(*start, keys=keys) for keys in ways]
    if channel == VOICE:
        stories += [while_speaking(*start, keys=(CTRL_C, CTRL_C, CTRL_C))]
    stories += [run(*start, keys=asked)]
    if channel == TEXT:
        stories += [run("setup", keys=(*[ENTER] * 3, line(words.back), *[ENTER] * 4))]
    return together(*stories)


def resume(words: Words, channel: str) -> Story:
    """The question whether an unfinished game goes on."""
    tries = tries_of(words, channel)
    start = "play", *options(words, channel)
    stories = [run(*start, keys=(*tries, line(words.back), CTRL_C))]
    if channel == TEXT:
        stories += [run(*start, keys=keys) for keys in leavings(words)]
        stories += [run(*start, keys=(line(words.no),))]
        stories += [run(*start, "--single-keys", "on", keys=(Key("h", b"h"), Key("o", b"o")))]
    if channel == VOICE:
        stories += [while_speaking(*start, keys=(CTRL_C, CTRL_C, CTRL_C))]
    return together(*stories)


def lesson_menu(words: Words, channel: str) -> Story:
    """The question which lesson is wanted."""
    tries = tries_of(words, channel)
    start = "learn", *options(words, channel)
    told = (*tries, *lines(words.back, "99", "2", words.quit, words.yes))
    stories = [run(*start, keys=told)]
    if channel == TEXT:
        stories += [run(*start, keys=keys) for keys in leavings(words)]
    if channel == VOICE:
        stories += [while_speaking(*start, keys=(CTRL_C, CTRL_C, CTRL_C))]
    return together(*stories)


def house_rules(words: Words, channel: str) -> Story:
    """The questions of ``rules new``, ``rules edit`` and ``rules delete``."""
    tries = tries_of(words, channel)
    lang = "--lang", words.locale
    new, edit = ("rules", "new", *lang), ("rules", "edit", "maison", *lang)
    delete = "rules", "delete", "maison", *lang
    end = "fin" if words is FRENCH else "end"
    name = lines("a/b", words.help, words.list, words.back, "", "maison")
    base = (*tries, *lines("leaflet", words.back, "leaflet"))
    option = (*tries, *lines("", "", words.back, "99999", "?", "", end))
    stories = [run(*new, keys=keys) for keys in leavings(words)]
    stories += [run(*new, keys=(*name, *base, *option, *tries, line(words.yes)))]
    stories += [run(*new, keys=(line(each), END)) for each in (words.repeat, OWN_WORD)]
    stories += [run(*new, keys=(*lines("maison", words.no, "maison", words.yes), END))]
    stories += [run(*edit, keys=(*tries, *lines("", "", "", end, words.no)))]
    stories += [run(*edit, keys=keys) for keys in leavings(words)[:2]]
    stories += [run(*delete, keys=(*tries, *keys)) for keys in leavings(words)[1:]]
    stories += [run(*delete, keys=(line(words.yes),)), run(*delete)]
    return together(*stories)


def history_delete(words: Words, channel: str) -> Story:
    """The question whether games are deleted for ever."""
    tries = tries_of(words, channel)
    delete = "history", "delete", "1", "--lang", words.locale
    stories = [run(*delete, keys=(*tries, ENTER))]
    stories += [run(*delete, keys=keys) for keys in leavings(words)[1:]]
    stories += [run(*delete, keys=(line(words.yes),)), run(*delete)]
    return together(*stories)


def confirmations(words: Words, channel: str) -> Story:
    """The questions before the game is left, given up, or left for another."""
    tries = tries_of(words, channel)
    start = "play", *options(words, channel), "--seed", "7", "--rules", "chat"
    rematch, abandon = ("revanche", "abandon") if words is FRENCH else ("rematch", "abandon")
    answers = (ENTER, line(words.no))
    tries = (*tries, line(words.back))
    keys = asked_anew(lines(words.quit), tries, answers)
    keys += [line(words.no), *asked_anew(lines(rematch), tries, (ENTER, line(words.no)))]
    keys += [line(words.no), *asked_anew(lines(abandon), tries, (ENTER, line(words.no)))]
    stories = [run(*start, keys=(*keys, line(words.yes), ENTER))]
    if channel == VOICE:
        stories += [while_speaking(*start, keys=(CTRL_C, CTRL_C, CTRL_C, CTRL_C))]
        return together(*stories)
    if channel == TEXT:
        ways = (CTRL_C, CTRL_C), lines(words.quit, words.quit), (line(words.quit), END), (END,)
        stories += [run(*start, keys=keys) for keys in (*ways, lines(rematch, words.yes))]
    return together(*stories)


def in_the_game(words: Words, channel: str) -> Story:
    """The turn, a colour, the pause, the levels, and words that have no place in a game."""
    tries = tries_of(words, channel)
    start = "play", *options(words, channel), "--seed", "5"
    wild, level, other = (
        ("joker", "niveau", "rouge") if words is FRENCH else ("wild", "level", "red")
    )
    keys = [*tries, ENTER, line(words.back), line(words.yes), *lines(wild), *tries]
    keys += [line(words.back), line(wild), CTRL_C, line(words.no), ENTER, line(other)]
    keys += [*lines("pause"), *tries, ENTER, *lines("pause", words.quit, words.no, "pause")]
    keys += [*lines(words.yes), ENTER, *lines(level, f"{level} {words.wrong}", f"{level} 3")]
    misplaced = ("apprendre", "jour", "installation", "enregistre", "défaire", "reprendre")
    if words is not FRENCH:
        misplaced = ("learn", "daily", "setup", "save", "undo", "resume")
    return run(*start, keys=(*keys, *lines(*misplaced)))


def round_and_match(words: Words, channel: str) -> Story:
    """Between two rounds, and after the match: a player who only draws, and bots who win."""
    tries = tries_of(words, channel)
    few = "--rule", "deal=2", "--players", "3"
    start = "play", *options(words, channel), "--seed", "5", *few
    one_round = "--rules", "manual"
    stories = [run(*start, keys=(*tries, *lines(words.back), ENTER, ENTER))]
    stories += [run(*start, *one_round, keys=(*tries, line(words.no), CTRL_C))]
    return together(*stories)


def handover(words: Words, channel: str) -> Story:
    """Who gets the keyboard where several play."""
    tries = tries_of(words, channel)
    start = "play", *options(words, channel), "--seed", "4", "--with", "Anne,Bob,easy"
    i_am = "je suis" if words is FRENCH else "I am"
    draw = lines(*(("pioche", "garde") if words is FRENCH else ("draw", "pass")))
    keys = [*tries, ENTER, line(words.back), *lines(f"{i_am} Zoé", "main", "uno")]
    keys += [*lines(f"{i_am} Anne"), *tries, *draw, *tries, *lines(f"{i_am} Bob")]
    keys += [*draw, ENTER, line(words.quit), line(words.no), CTRL_C, line(words.yes)]
    return run(*start, keys=keys)


def stopped(words: Words, channel: str) -> Story:
    """Control Z at each question: what it says, and how the question comes again."""
    told = options(words, channel)
    z = (CTRL_Z, line(words.help), END)
    return together(
        run("setup", keys=z),
        run("play", *told, keys=z),
        run("play", *told, "--seed", "7", keys=(line(words.quit), *z)),
        run("learn", *told, keys=z),
        run("rules", "new", "--lang", words.locale, keys=z),
        run("history", "delete", "1", "--lang", words.locale, keys=z),
    )


ALL: Final = {
    "first-start": (first_start, CHANNELS, ""),
    "resume": (resume, CHANNELS, "game"),
    "lesson-menu": (lesson_menu, CHANNELS, "word"),
    "house-rules": (house_rules, (TEXT,), "silent"),
    "history-delete": (history_delete, (TEXT,), "silent game"),
    "confirmations": (confirmations, CHANNELS, "word"),
    "in-the-game": (in_the_game, CHANNELS, "word"),
    "round-and-match": (round_and_match, (TEXT, VOICE), "word"),
    "handover": (handover, (TEXT, VOICE), "word"),
    "stopped": (stopped, (TEXT,), "silent game"),
}


def scenes() -> list[Scene]:
    """Return a scene for each question, language and channel."""
    return [
        Scene(
            f"question-{name}-{channel}-{words.locale}",
            partial(_played, make, words, channel),
            words,
            speaks=channel == VOICE,
            begins=begins,
        )
        for name, (make, channels, begins) in ALL.items()
        for channel in channels
        for words in LANGUAGES
    ]


def _played(make: object, words: Words, channel: str, stage: Stage) -> None:
    assert callable(make)
    make(words, channel)(stage)
