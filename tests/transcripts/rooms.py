"""Tables that several reach: a host program, people with plain chat programs, our own client."""

from __future__ import annotations

from typing import Final

from questions import leavings, lines
from scene import ENGLISH, FRENCH, Scene, Words
from stage import CTRL_C, Stage, line

ROOM: Final = "#uno"
HOST: Final = "hote"

SETTINGS: Final = """\
[[network]]
server = "127.0.0.1"
port = PORT
tls = false
nick = "hote"
channels = {{ "#uno" = "{locale}" }}
interval = 0
burst = 50
"""

BEFORE: Final = {
    "fr": ("!aide", "!aide go", "!commandes", "!règles", "!table", "!niveau", "!bidule", "!cartes"),
    "en": ("!help", "!help go", "!commands", "!rules", "!table", "!level", "!gadget", "!cards"),
}
BEGIN: Final = {"fr": "!commence", "en": "!start"}
TURN: Final = {
    "fr": (
        "!cartes",
        "!conseil",
        "!pourquoi",
        "!jeu rouge 5",
        "!pioche",
        "!garde",
        "!prends",
        "!ordre",
    ),
    "en": ("!cards", "!hint", "!why", "!play red 5", "!draw", "!pass", "!take", "!order"),
}
ALSO: Final = {
    "fr": (
        "!répète",
        "!qui",
        "!scores",
        "!main",
        "!talon",
        "!temps",
        "!quitter",
        "!braille",
        "!pause",
    ),
    "en": ("!repeat", "!who", "!scores", "!hand", "!top", "!time", "!quit", "!braille", "!pause"),
}


def _host(stage: Stage, words: Words) -> None:
    stage.write_file("host.toml", SETTINGS.format(locale=words.locale))
    stage.start(("host", "--config", "../host.toml", "--lang", words.locale), "host")


def _join(stage: Stage, words: Words, nick: str) -> None:
    network = "--server", "127.0.0.1", "--port", "PORT", "--channel", ROOM, "--nick", nick
    told = "--lang", words.locale, "--speech", "off", "--sounds", "off", "--pace", "none"
    stage.start(("join", *network, *told), nick)


def _say(stage: Stage, nick: str, text: str, to: str = "") -> None:
    assert stage.network is not None
    stage.pass_time()
    stage.network.say(nick, text, to)
    stage.happen(f"{nick} writes{f' to {to}' if to else ''}: {text}")


def _come(stage: Stage, *nicks: str) -> None:
    assert stage.network is not None
    for nick in nicks:
        stage.network.come(nick)
        stage.happen(f"{nick} comes")


def room(words: Words) -> Scene:
    """Return a table of people with plain chat programs."""

    def story(stage: Stage) -> None:
        locale = words.locale
        _host(stage, words)
        _come(stage, "Anne", "Paul")
        for text in ("hello", *BEFORE[locale], "!go"):
            _say(stage, "Anne", text)
        _say(stage, "Paul", "go", HOST)
        _say(stage, "Paul", BEGIN[locale])
        for text in (*ALSO[locale], "bidule", "hand"):
            _say(stage, "Anne", text)
        for turn in range(3):
            for nick in ("Anne", "Paul"):
                for text in TURN[locale]:
                    _say(stage, nick, text)
            _say(stage, "Paul", TURN[locale][turn].lstrip("!"), HOST)
        _say(stage, "Paul", "!abandon")
        _say(stage, "Anne", "!revanche" if words is FRENCH else "!rematch")
        for text in BEFORE[locale][-3:]:
            _say(stage, "Anne", text)

    return Scene(f"room-{words.locale}", story, words, room=ROOM, begins="")


def lobby(words: Words) -> Scene:
    """Return what is said in the room before a game, by somebody with our own client."""

    def story(stage: Stage) -> None:
        for keys in leavings(words):
            _join(stage, words, "Anne")
            for key in keys:
                stage.press(key, "Anne")
            stage.leave("Anne")
        _come(stage, "Paul")
        _join(stage, words, "Anne")
        for key in words.few:
            stage.press(key, "Anne")
        _host(stage, words)
        for key in (*words.tries, *lines(words.back, "", "dis bonjour", "say hello", "say")):
            stage.press(key, "Anne")
        _say(stage, "Paul", "salut")
        _say(stage, "Paul", "psst", "Anne")
        for text in (*(each.lstrip("!") for each in BEFORE[words.locale]), "go", words.quit):
            stage.press(line(text), "Anne")

    return Scene(f"lobby-{words.locale}", story, words, room=ROOM, begins="")


def hosted(words: Words) -> Scene:
    """Return a match of our own client and a plain one, by the protocol."""

    def story(stage: Stage) -> None:
        locale = words.locale
        _host(stage, words)
        _come(stage, "Paul")
        _join(stage, words, "Anne")
        stage.press(line("go"), "Anne")
        _say(stage, "Paul", "!go")
        stage.press(line(BEGIN[locale].lstrip("!")), "Anne")
        for key in (*words.tries, *lines(*(each.lstrip("!") for each in ALSO[locale]))):
            stage.press(key, "Anne")
        for key in lines(words.no, "go", "!go", BEGIN[locale], words.quit, words.no):
            stage.press(key, "Anne")
        for turn in TURN[locale] * 2:
            stage.press(line(turn.lstrip("!")), "Anne")
            _say(stage, "Paul", turn)
        _say(stage, "Paul", "!abandon")
        rematch = "revanche" if words is FRENCH else "rematch"
        for key in (*lines(rematch), *words.few, line(words.quit), CTRL_C, line(words.yes)):
            stage.press(key, "Anne")

    return Scene(f"hosted-{words.locale}", story, words, room=ROOM, begins="")


def scenes() -> list[Scene]:
    """Return all of them."""
    return [make(words) for make in (room, lobby, hosted) for words in (FRENCH, ENGLISH)]
