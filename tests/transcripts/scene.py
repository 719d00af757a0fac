"""A scene: which programs are started, and what is typed, in order; and its transcript."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stage import HELP, Key, Stage, line, prepared

Story = Callable[[Stage], None]

KEPT_GAME: Final = ("--seed", "7", "--pace", "none", "--no-setup", "--sounds", "off")

OWN_WORD: Final = "zorp"
"""The player's own word for the command that repeats."""


@dataclass(frozen=True)
class Words:
    """What is typed in one language."""

    locale: str
    yes: str
    no: str
    help: str
    repeat: str
    list: str
    back: str
    quit: str
    wrong: str
    own: str
    cells: str

    @property
    def tries(self) -> tuple[Key, ...]:
        """What is said to every question before it is answered: none of it leaves the program."""
        said = (self.list, self.cells, "⠿⠿")
        keys = UNKNOWN_KEY, line(self.wrong), HELP, line(self.wrong)
        return (*self.few, *map(line, said), line("x" * 3000), *keys)

    @property
    def few(self) -> tuple[Key, ...]:
        """What is said where the same question was asked in another language or channel."""
        return tuple(map(line, (self.wrong, self.help, self.repeat, OWN_WORD)))


UNKNOWN_KEY: Final = Key("Insert", b"\x1b[2~")

FRENCH: Final = Words(
    "fr",
    *("oui", "non", "aide", "répète", "liste", "retour", "quitter", "bidule"),
    f"mots répète {OWN_WORD}",
    "⠁⠊⠙⠑",
)
ENGLISH: Final = Words(
    "en",
    *("yes", "no", "help", "repeat", "list", "back", "quit", "gadget"),
    f"words repeat {OWN_WORD}",
    "⠓⠑⠇⠏",
)
LANGUAGES: Final = (FRENCH, ENGLISH)


@dataclass(frozen=True)
class Scene:
    """What a transcript is made of.

    Attributes:
        name: of its file.
        story: what happens.
        speaks: whether there is a voice.
        room: the chat room; empty for none.
        begins: what the player has kept before: ``""`` nothing, else a word of their own; with
            ``"game"`` in it an unfinished game as well, with ``"silent"`` that no voice speaks.
        words: of the language.
    """

    name: str
    story: Story
    words: Words
    speaks: bool = False
    room: str = ""
    begins: str = "word"


class Homes:
    """What players have kept before a scene: made once, by the program itself.

    Args:
        checkout: the folder of the project.
        folder: where they are made.
    """

    def __init__(self, checkout: Path, folder: Path) -> None:
        self._checkout, self._folder = checkout, folder

    def make(self, scene: Scene, home: Path) -> None:
        """Fill the home of a scene."""
        if not scene.begins:
            return
        kept = self._folder / f"{scene.words.locale}-{scene.begins}"
        if not kept.is_dir():
            kept.mkdir()
            locale = "--lang", scene.words.locale
            prepared(self._checkout, kept, ("play", *locale, *KEPT_GAME), (scene.words.own,))
            if "silent" in scene.begins:
                prepared(self._checkout, kept, ("settings", "speech", "off"))
            if "game" not in scene.begins:
                number = "1"
                prepared(self._checkout, kept, ("history", "delete", number, "--yes"))
        shutil.copytree(kept, home, dirs_exist_ok=True)


def transcript(scene: Scene, checkout: Path, homes: Homes) -> str:
    """Play a scene, and return everything that was typed, written and said."""
    with tempfile.TemporaryDirectory(prefix="transcript-") as name:
        folder = Path(name)
        home = folder / "home"
        home.mkdir()
        homes.make(scene, home)
        locale = scene.words.locale
        stage = Stage(checkout, folder, locale, speaks=scene.speaks, room=scene.room)
        try:
            scene.story(stage)
        finally:
            stage.close()
    return "\n".join(stage.told[1:]) + "\n"


def run(*arguments: str, keys: Iterable[Key] = (), name: str = "") -> Story:
    """Return a story: a program is started, and keys are pressed."""

    def story(stage: Stage) -> None:
        stage.start(arguments, name)
        for key in keys:
            stage.press(key, name)
        stage.leave(name)

    return story


def together(*stories: Story) -> Story:
    """Return a story of several, one after the other."""

    def story(stage: Stage) -> None:
        for each in stories:
            each(stage)

    return story
