"""From the first start to the first card, by a script that only answers the questions.

    python tests/bench/first_start.py [RUNS]

The game runs on a pseudo-terminal in a new home, without options, and speaks by its own voice at
the default rate; a recording player notes how long each sound lasts.  The script lets everything
be spoken to its end, takes the usual answers, and plays a card that goes on the top one, or draws.
Each line gives the language, how many prompts were answered, and the seconds of speech up to the
card.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "live"))

from line_terminal import LineTerminal
from player_log import PlayerLog

PROGRAMS: Final = sysconfig.get_path("scripts")
MOST_PROMPTS: Final = 10
MOST_SECONDS: Final = 60.0
SILENT: Final = 1.5
"""Seconds without a new sound after which everything has been spoken."""


class Wording(NamedTuple):
    """What the script looks for and types in one language."""

    locale: str
    command: str
    hand: str
    top: str
    turn: str
    draws: str
    plays: str
    colour_asked: str
    colour: str


ENGLISH: Final = Wording(
    locale="en_GB.UTF-8",
    command="Command:",
    hand=r"Your \d+ cards: (.+)\.",
    top=r"(?:First card:|plays) (.+?)(?:, one left| to the .*| on .*)?\.",
    turn="Your turn",
    draws="draw",
    plays="You play ",
    colour_asked="which colour?",
    colour="red",
)
FRENCH: Final = Wording(
    locale="fr_FR.UTF-8",
    command="Commande\u00a0:",
    hand=r"Vos \d+ cartes\u00a0: (.+)\.",
    top=r"(?:Première carte\u00a0:|joue) (.+?)(?:, plus qu.*|,? à (?:droite|gauche)| contre .*)?\.",
    turn="À vous",
    draws="pioche",
    plays="Vous jouez ",
    colour_asked="quelle couleur",
    colour="rouge",
)


def card(words: Wording, shown: str) -> str:
    """Return a card of the hand with a word in common with the top card, or else the draw."""
    hand = re.split(", | and | et ", re.findall(words.hand, shown)[-1])
    top = set(re.findall(words.top, shown)[-1].split())
    return next((each for each in hand if top & set(each.split())), words.draws)


class Measured(NamedTuple):
    """What one start took."""

    prompts: int
    seconds: float


def spoken(log: PlayerLog) -> float:
    """Wait until all is spoken; return how many seconds the sounds last that began meanwhile."""
    seconds = 0.0
    while True:
        try:
            seconds += log.next("started", SILENT).seconds
        except TimeoutError:
            return seconds


def start(words: Wording, folder: Path) -> Measured:
    """Start for the first time, and play a card."""
    log = PlayerLog(folder, speed=0.02)
    os.environ.update(
        {
            **{f"XDG_{kind}_HOME": str(folder / kind) for kind in ("DATA", "CONFIG", "STATE")},
            "HOME": str(folder),
            "LC_ALL": words.locale,
            "ACCESSIBLE_UNO_PLAYER": log.command,
            "PATH": os.pathsep.join((PROGRAMS, os.environ["PATH"])),
        }
    )
    prompts, seconds, answer, shown = 0, 0.0, "", ""
    with LineTerminal(folder, command=["accessible-uno", "play"], columns=400) as terminal:
        while True:
            new = terminal.until(":").decode()
            if answer and words.plays in new:
                return Measured(prompts, seconds)
            seconds += spoken(log)
            new += terminal.until("").decode()
            shown += new
            answer = ""
            if words.colour_asked in new:
                answer = words.colour
            elif words.command in new.rsplit("\n", 1)[-1]:
                answer = card(words, shown) if words.turn in new else words.draws
            prompts += 1
            terminal.send(f"{answer}\r")


def main(runs: int) -> int:
    """Measure both languages; return 1 where a start takes more than it may."""
    worst = 0
    for words in (ENGLISH, FRENCH):
        for _ in range(runs):
            with tempfile.TemporaryDirectory() as folder:
                found = start(words, Path(folder))
            sys.stdout.write(
                f"{words.locale[:2]} prompts={found.prompts} speech_s={found.seconds:.1f}\n"
            )
            sys.stdout.flush()
            if found.prompts > MOST_PROMPTS or found.seconds > MOST_SECONDS:
                worst = 1
    return worst


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3))
