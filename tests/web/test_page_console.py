"""The page's console and voices, with the page's side written down."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from accessible_uno.app.page import COMMAND, parse_command
from accessible_uno.interface.braille import TactileVoice
from accessible_uno.interface.terminal.console import LONGEST_LINE, KeyBindings, SingleKey
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.moments import BrailleItem, LineSection
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.web.console import LogStream, PageConsole, PageFiles
from accessible_uno.web.link import PageLink
from accessible_uno.web.site import SITE
from accessible_uno.web.voices import PageButtons, PageSounds, PageSpeech

BUILDER = Path(__file__).parents[2] / "scripts" / "packaging" / "page.py"


class Page:
    """What a page is sent, and a way to answer."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.link = PageLink(lambda text: self.got.append(json.loads(text)))
        self.console = PageConsole(self.link)

    def send(self, kind: str, **fields: object) -> None:
        self.link.receive(json.dumps({"kind": kind, **fields}))

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.got]


@pytest.fixture
def page() -> Page:
    return Page()


def test_a_line_is_awaited_under_its_label(page: Page) -> None:
    async def read() -> str:
        reading = asyncio.create_task(page.console.read_line("Command: "))
        await asyncio.sleep(0)
        page.send("line", text="red 5")
        return await reading

    assert asyncio.run(read()) == "red 5"
    assert page.got == [{"kind": "prompt", "label": "Command", "typed": "", "keys": []}]


def test_lines_that_come_early_wait_in_their_order(page: Page) -> None:
    page.send("line", text="one")
    page.send("line", text="two")
    console = page.console

    async def read() -> list[str]:
        return [await console.read_line(""), await console.read_line("")]

    assert asyncio.run(read()) == ["one", "two"]


def test_a_line_that_is_too_long_is_cut_and_told(page: Page) -> None:
    told: list[str] = []
    page.console.key_bindings = KeyBindings(too_long=lambda: told.append("cut"))
    page.send("line", text="x" * (LONGEST_LINE + 9))
    assert asyncio.run(page.console.read_line("")) == "x" * LONGEST_LINE
    assert told == ["cut"]


def test_each_key_does_what_it_is_bound_to_or_is_typed(page: Page) -> None:
    done: list[str] = []
    single = {"d": SingleKey("draw"), "left": SingleKey(steps=True)}
    page.console.key_bindings = KeyBindings(
        on_key=lambda: done.append("key"),
        keys={"f1": lambda: done.append("help")},
        unknown_key=done.append,
        single_key=single.get,
        suggestion=lambda: "red 5",
    )
    page.send("key", name="f1")
    page.send("key", name="f9")
    page.send("key", name="d", empty=True)
    page.send("key", name="x", empty=True)
    page.send("key", name="left", empty=True)
    assert done == ["key", "help", "key", "f9", "key", "key", "key"]
    assert [message.get("types", message.get("line")) for message in page.got] == [
        *(False, True, False, "red 5"),
    ]
    page.send("line", text="")
    read = page.console.read_line
    assert [asyncio.run(read("")), asyncio.run(read(""))] == ["draw", "red 5"]


def test_what_a_command_writes_goes_into_the_log(page: Page) -> None:
    stream = LogStream(page.console)
    stream.write("one\ntw")
    stream.write("o\n\x1b[31m\n")
    assert [message["text"] for message in page.got] == ["one", "two", "[31m"]


def test_the_browser_speaks_one_text_after_the_other(page: Page) -> None:
    async def speak() -> None:
        voice = PageSpeech(ignore_problem, page.link, SpeechParams(rate=200))
        voice.output(Utterance("First.", "en"))
        voice.output(Utterance("Second.", "en"))
        assert [each["text"] for each in page.got] == ["First."]
        page.send("spoken", number=1)
        assert page.got[-1]["text"] == "Second."
        assert page.got[-1]["rate"] == 200
        page.send("spoken", number=2)
        await voice.wait_until_done()
        voice.output(Utterance("Third.", "en"))
        voice.cancel()
        assert page.kinds()[-1] == "silence"
        voice.close_soon()

    asyncio.run(asyncio.wait_for(speak(), 5))


def test_a_browser_without_a_voice_is_told_once(page: Page) -> None:
    told: list[str] = []
    voice = PageSpeech(lambda message, _: told.append(message), page.link, SpeechParams())
    for number in (1, 2):
        voice.output(Utterance("Words.", "en"))
        page.send("spoken", number=number, failed=True)
    assert told == ["voice-no-browser-voice"]


def test_a_sound_comes_from_its_side(page: Page) -> None:
    sounds = PageSounds(ignore_problem, page.link)
    sounds.configure(on=True, volume=100)
    sounds.play(Cue(Sound.CARD, -1.0, 1.0))
    (sent,) = page.got
    assert sent["name"] == "card"
    assert -1 < sent["start"] < 0 < sent["end"] < 1
    sounds.close()


def test_what_is_no_message_is_refused(page: Page) -> None:
    with pytest.raises(ValueError, match=r"kind|tag|Invalid|truncated"):
        page.send("nonsense")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", ["play"]),
        ("jouer duo", ["play", "duo"]),
        ("Play olympic", ["play", "olympic"]),
        ("accessible-uno resume 3", ["resume", "3"]),
        ("rules of duo", ["rules", "show", "duo"]),
        ("règles", ["rules", "list"]),
        ("rules list", ["rules", "list"]),
        ("rules show duo", ["rules", "show", "duo"]),
        ("rules new", ["rules", "new"]),
        ("regles de duo", ["rules", "show", "duo"]),
        ("play --players 5", ["play", "--players", "5"]),
        ("record check x", ["record", "check", "x"]),
        ("effacer la partie 4", ["history", "delete", "4"]),
        ("red 5", None),
        ("play 'x", None),
    ],
)
def test_a_command_has_words_of_each_language(line: str, command: list[str] | None) -> None:
    assert parse_command(line) == command


TELLS_COMMANDS = """
import os
from accessible_uno.program import IN_WORDS, VARIABLE, resume_command
os.environ[VARIABLE] = IN_WORDS
from accessible_uno.narration.catalogue import Catalogue
for locale in ("en", "fr"):
    texts = Catalogue(locale)
    print(texts.text("first-lessons").rpartition(": ")[2])
    print(texts.text("first-kept", command=f"{IN_WORDS} setup", braille="no").rpartition(": ")[2])
    print(texts.text("app-rules-unknown", value="x", near="duo", known="").partition("duo")[2])
    print(texts.text("app-settings-more"))
    print(texts.text("resume-waits", command=resume_command()))
"""


def test_texts_tell_the_words_of_commands() -> None:
    """A page has no command line, and whoever plays in French types French there."""
    program = [sys.executable, "-c", TELLS_COMMANDS]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stdout.replace("\u00a0", " ").splitlines() == [
        *("learn", "setup", "”? “rules” lists them all."),
        "A name explains a setting, a name and a value change it: settings rate 200; "
        "“settings all” explains them all.",
        "The game is still waiting. To go on with it: resume",
        *("leçons", "premières questions", " »\u202f? « règles » les donne tous."),
        "Un nom explique un réglage, un nom et une valeur le changent : réglages débit 200\u202f; "
        "« réglages tout » les explique tous.",
        "La partie attend toujours. Pour la reprendre : reprendre",
    ]


class Table:
    """What a display would show: a hand of two cards, and a word."""

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        return [BrailleItem((utterance.text,), utterance.locale)]

    def current_items(self) -> list[BrailleItem]:
        hand = LineSection.HAND
        return [
            BrailleItem(("draw",), "en", "draw", part=LineSection.CHOICES),
            BrailleItem(("r5",), "en", "red 5", part=hand),
            BrailleItem(("g2",), "en", "green 2", part=hand, goes=False),
            BrailleItem(("r5",), "en", "top", part=LineSection.STATUS),
        ]

    def help_items(self) -> list[BrailleItem]:
        return []

    def still_asks(self, question: object) -> bool:
        return False

    def nothing_there(self) -> BrailleItem:
        return BrailleItem(("-",), "en")


def test_the_hand_and_what_may_be_said_are_buttons(page: Page) -> None:
    """They are sent when they change, and not again."""
    buttons = PageButtons(page.link)
    assert isinstance(buttons, TactileVoice)
    buttons.content = Table()
    buttons.output(Utterance("Your turn.", "en"))
    (sent,) = page.got
    choices, hand = sent["groups"]
    assert [each["line"] for each in choices["buttons"]] == ["draw", "hint", "repeat", "help"]
    assert hand["title"] == "Your hand"
    assert [each["label"] for each in hand["buttons"]] == ["red 5", "green 2, does not go"]
    buttons.output(Utterance("Deux.", "fr"))
    assert page.got[-1] == {"kind": "linelanguage", "lang": "fr"}


def test_files_come_as_downloads_and_go_by_a_name_that_can_be_typed(
    page: Page, tmp_path: Path
) -> None:
    given: list[str] = []
    files = PageFiles(page.link, tmp_path, given.append)
    page.send("file", name="../my game (1).uno", content="YWJj")
    assert given == ["my-game-1-.uno"]
    assert (tmp_path / given[0]).read_bytes() == b"abc"
    (tmp_path / "out.uno").write_text("abc")
    (tmp_path / ".config").mkdir()
    files.send_new()
    assert page.got == [{"kind": "download", "name": "out.uno", "content": "YWJj"}]
    assert {each.name for each in tmp_path.iterdir()} == {"my-game-1-.uno", ".config"}


def test_what_is_asked_between_two_games_names_what_can_be_answered() -> None:
    for locale in LOCALES:
        asked = Catalogue(locale).text("page-command-ask")
        *words, leave = COMMAND.answers.offered(locale)
        assert all(word in asked for word in words)
        assert all(parse_command(word) for word in words)
        assert parse_command(leave) is None
        assert COMMAND.answers.usual(locale) == words[0]


def test_a_voice_is_closed_twice_without_harm(page: Page) -> None:
    voice = PageSpeech(ignore_problem, page.link, SpeechParams())
    voice.close()
    voice.close()
    page.send("draft", text="x")


def test_escape_counts_as_a_key_and_does_nothing(page: Page) -> None:
    keys: list[str] = []
    page.console.key_bindings = KeyBindings(
        on_key=lambda: keys.append("key"), unknown_key=keys.append
    )
    page.send("key", name="escape")
    assert keys == ["key"]


def test_all_texts_of_the_page_come_from_the_catalogues() -> None:
    """No sentence stands in a script, and each text that one names is built in."""
    texts = set(runpy.run_path(str(BUILDER))["TEXTS"])
    scripts = "".join(each.read_text("utf-8") for each in sorted(SITE.glob("*js")))
    named = set(re.findall(r'(?:fail\(|text: |return )"([a-z]+)"', scripts))
    index = (SITE / "index.html").read_text("utf-8")
    named |= set(re.findall(r'data-text="([a-z]+)"', index)) | set(re.findall(r"<!-- (\w+)", index))
    assert named == texts | {"module"}
