"""The house has rooms in an order, and imports run only upwards.

Every import counts: those inside functions, those for type checkers alone, and those by name
through ``import_module``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

PACKAGE: Final = "accessible_uno"
HOUSE: Final = Path(__file__).parent.parent / PACKAGE

# A module may import from its own room and from those above it, never from one below.
ROOMS: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(floor.split())
    for floor in (
        "cards error_logger likeness misuse names packages",
        "program",
        "game",
        "rules",
        "record",
        "players",
        "narration",
        "table",
        "store",
        "settings",
        "voices",
        "interface",
        "rooms",
        "web",
        "lessons",
        "research",
        "checks",
        "app __main__",
        "__init__",  # the public door: for other programs alone
    )
)

# Parts of a room in their order: one may import from its own and from those before it.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "voices": (
        "notices",
        "voice backoff worker_pipe",
        "worker_process brought",
        "sounds",
        "speech braille",
        "text",
    ),
    "interface": (
        "parse",
        "rules_told",
        "rules_refused",
        "keys",
        "session",
        "terminal",
        "braille",
        "announce",
        "ask",
        "controls",
        "verbs",
        "read_line",
        "keyboard",
        "shared",
    ),
    "rooms": (
        "people budgets",
        "carrier words",
        "lines protocol",
        "enrolment",
        "archive seat_session",
        "rankings pace",
        "game",
        "table",
        "operators",
        "commands",
        "room",
        "rivals",
        "host client irc sockets",
    ),
}

OUTSIDE_WORLD: Final = (
    "argparse asyncio ctypes datetime fcntl gettext getpass importlib io"
    " json locale logging multiprocessing os pathlib queue random readline secrets select selectors"
    " shutil signal socket sqlite3 ssl subprocess sys tempfile termios threading time tomllib tty"
    " urllib uuid brlapi fluent louis miniaudio platformdirs prompt_toolkit"
    " puresasl pyttsx3"
)

# What a room never imports, though some of it lies above.  Ours begin with a dot.
NEVER: Final[dict[str, str]] = {
    "cards": ".",
    "error_logger": ".",
    "names": ".",
    "packages": ".cards .names asyncio",
    "program": ".",
    "game": f".rules .narration {OUTSIDE_WORLD}",
    "rules": "fluent asyncio",
    "record": ".players .narration .voices",
    "players": ".game.state .game.engine",
    "narration": ".game.engine .game.state .rules .voices",
    "voices": ".game .table .store",
    "table": ".interface",
    "store": ".interface",
    "settings": ".interface .voices .game .rules .players",
    "interface": ".game.engine .game.state .game.steps .game.rule",
}

# In rules/, each file or package in a chapter's folder is one rule that knows no other; these alone
# serve them all.
SHARED_BY_RULES: Final = frozenset({"__init__", "preset", "preset_keys", "registry", "shared"})

# Chance has one source and time one reader, but for these.
CHANCE: Final = "random secrets uuid"
WITH_CHANCE: Final[dict[str, str]] = {
    "table.dealer": "the only dealer; a bot has its randomness handed in",
    "checks.play": "rounds at random, and bots that get numbers by a seed",
    "checks.rounds": "rounds at random, drawn from what it is given",
    "players.strong_bot": "many numbers that follow from one that was handed in",
}
TIME: Final = "time datetime sched"
WITH_TIME: Final[dict[str, str]] = {
    "app.commands.simulate": "counts games by processor time",
    "checks.play": "tells how long a bot thinks",
    "packages.contained": "tells how long the code of a package took",
    "table.calendar": "the only calendar: when a game was begun, and how long it was played",
    "voices.brought": "a voice of another package that does not answer is given up",
    "voices.braille.display.voice": "a key pressed just as something is told means what was felt",
    "voices.speech.workers.remote_worker": "ends a text whose end another program never reports",
    "voices.speech.workers.player": "tells a player that could not play from one that did",
    "voices.speech.scheduler": "a worker that gives no sign in time is taken for dead",
    "voices.speech.probe": "waits for a server to open its socket",
    "voices.backoff": "counts the deaths of workers in a minute",
    "voices.sounds.worker": "a device that draws nothing has been taken away",
    "voices.speech.workers.pyttsx3_engine": "waits for the engine to be at nothing",
    "voices.speech.workers.pyttsx3_worker": "waits for a sound to end",
}

# Each library is the concern of one room, or of those named.
LIBRARIES: Final[dict[str, str]] = {
    "brlapi": "voices",
    "fluent": "narration checks",
    "gymnasium": "research",
    "louis": "voices",
    "miniaudio": "voices",
    "numpy": "players research",
    "openskill": "store",
    "pettingzoo": "research",
    "portalocker": "store",
    "prompt_toolkit": "interface",
    "prism": "voices",
    "puresasl": "rooms",
    "pyttsx3": "voices",
    "speechd": "voices",
    "tomlkit": "settings",
}


CARRIERS: Final = "rooms.irc"
"""What knows a chat network: a carrier, which rooms are given from outside."""


class Import(NamedTuple):
    """Who imports what, by dotted names; ours without the package's own."""

    importer: str
    imported: str
    line: int

    @property
    def ours(self) -> bool:
        return self.imported.startswith(".")

    @property
    def source(self) -> str:
        """The room that it comes from; empty for the package itself."""
        return self.imported[1:].partition(".")[0] if self.ours else ""

    @property
    def room(self) -> str:
        return self.importer.partition(".")[0]

    def within(self, names: str) -> bool:
        """Whether one of the ``names``, or something inside it, is imported."""
        return any(
            self.imported == name or self.imported.startswith(name.rstrip(".") + ".")
            for name in names.split()
        )

    def fault(self, why: str) -> str:
        return f"{self.importer}:{self.line} imports {self.imported.lstrip('.')}: {why}"


def module_name(house: Path, path: Path) -> str:
    """``rules/__init__.py`` is ``rules``; the package's own ``__init__.py`` keeps its name."""
    name = ".".join(path.relative_to(house).with_suffix("").parts)
    return name.removesuffix(".__init__")


def modules(house: Path) -> dict[str, Path]:
    return {module_name(house, path): path for path in sorted(house.rglob("*.py"))}


def named(node: ast.AST, package: list[str]) -> Iterator[str]:
    """The absolute dotted names that ``node`` imports, for a module that lies in ``package``."""
    match node:
        case ast.Import(names=aliases):
            yield from (alias.name for alias in aliases)
        case ast.ImportFrom(module=module, names=aliases, level=level):
            above = package[: len(package) - level + 1] if level else []
            start = [*above, *([module] if module else [])]
            yield from (".".join([*start, alias.name]) for alias in aliases)
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__")
            | ast.Attribute(attr="import_module" | "__import__"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            yield name


@cache
def imports(house: Path) -> tuple[Import, ...]:
    """Every import of the house, read once."""
    return tuple(read_imports(house))


def read_imports(house: Path) -> Iterator[Import]:
    for importer, path in modules(house).items():
        package = [PACKAGE, *path.relative_to(house).parts[:-1]]
        for node in ast.walk(ast.parse(path.read_text(), str(path))):
            if not isinstance(node, ast.stmt | ast.expr):
                continue
            for name in named(node, package):
                first, _, rest = name.partition(".")
                yield Import(importer, f".{rest}" if first == PACKAGE else name, node.lineno)


def floor(room: str) -> int:
    return next(number for number, rooms in enumerate(ROOMS) if room in rooms)


def homeless(house: Path) -> Iterator[str]:
    known = frozenset().union(*ROOMS)
    for name in modules(house):
        if name.partition(".")[0] not in known:
            yield f"{name} stands in no room"


def downward(house: Path) -> Iterator[str]:
    known = frozenset().union(*ROOMS)
    for arrow in imports(house):
        if arrow.source in known and floor(arrow.source) > floor(arrow.room):
            yield arrow.fault(f"{arrow.source} lies below {arrow.room}")


def part_of(room: str, name: str) -> str:
    """The part of ``room`` that ``name`` lies in; empty for the room itself."""
    return name.removeprefix(room).removeprefix(".").partition(".")[0]


def parts_out_of_order(house: Path) -> Iterator[str]:
    """Arrows from a part to a later one, and parts that have no place."""
    places = {
        room: {part: place for place, parts in enumerate(order) for part in parts.split()}
        for room, order in PARTS.items()
    }
    for name in modules(house):
        room = name.partition(".")[0]
        part = part_of(room, name)
        if part and part not in places.get(room, {part: 0}):
            yield f"{name} is in no part of {room}"
    for arrow in imports(house):
        of_room = places.get(arrow.room, {})
        part = part_of(arrow.room, arrow.importer)
        other = part_of(arrow.room, arrow.imported[1:])
        if arrow.source == arrow.room and part in of_room and other in of_room:
            place, other_place = of_room[part], of_room[other]
            if other_place > place or (other_place == place and other != part):
                yield arrow.fault(f"{other} does not come before {part}")


def forbidden(house: Path) -> Iterator[str]:
    for arrow in imports(house):
        if arrow.room in NEVER and arrow.within(NEVER[arrow.room]):
            yield arrow.fault(f"{arrow.room} never does")


def between_rules(house: Path) -> Iterator[str]:
    for arrow in imports(house):
        rule = arrow.importer.removeprefix("rules.")
        if arrow.source != "rules" or rule in {"rules", "preset", "registry"}:
            continue
        other = arrow.imported.removeprefix(".rules").lstrip(".").split(".")
        if other[0] in {"", *SHARED_BY_RULES}:
            continue
        if arrow.room != "rules":
            yield arrow.fault("other rooms know what rules share, and no single rule")
        elif other[:2] != rule.split(".")[:2]:
            yield arrow.fault("a rule knows no other rule")


def unlisted(house: Path) -> Iterator[str]:
    for arrow in imports(house):
        for what, allowed in ((CHANCE, WITH_CHANCE), (TIME, WITH_TIME)):
            if arrow.within(what) and arrow.importer not in allowed:
                yield arrow.fault(f"only {', '.join(sorted(allowed))} may")


def strayed_libraries(house: Path) -> Iterator[str]:
    for arrow in imports(house):
        for library, room in LIBRARIES.items():
            if arrow.within(library) and arrow.room not in room.split():
                yield arrow.fault(f"{library} is the concern of {room}")


def carriers_used_inside(house: Path) -> Iterator[str]:
    for arrow in imports(house):
        inside = arrow.importer.startswith(f"{CARRIERS}.") or arrow.importer == CARRIERS
        if arrow.within(f".{CARRIERS}") and not inside and arrow.room != "app":
            yield arrow.fault("a carrier is made by app alone; others know rooms.carrier")


def circles(house: Path) -> list[tuple[str, ...]]:
    """Groups of files that import each other, type-checking imports included."""
    files = modules(house)
    arrows: dict[str, set[str]] = {name: set() for name in files}
    for arrow in imports(house):
        if arrow.ours:
            name = arrow.imported.lstrip(".")
            inner = name if name in files else name.rpartition(".")[0]
            if inner in files and inner != arrow.importer:
                arrows[arrow.importer].add(inner)

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            for name in arrows[waiting.pop()] - found:
                found.add(name)
                waiting.append(name)
        return found

    ways = {name: reached(name) for name in files}
    together = {
        tuple(sorted(other for other in ways[name] if name in ways[other]))
        for name in files
        if name in ways[name]
    }
    return sorted(together)


def in_circles(house: Path) -> Iterator[str]:
    for files in circles(house):
        yield f"{files[0]} imports {', '.join(files[1:])}, and they import it"


CHECKS: Final = (
    homeless,
    downward,
    parts_out_of_order,
    forbidden,
    between_rules,
    unlisted,
    strayed_libraries,
    carriers_used_inside,
    in_circles,
)


def faults(house: Path) -> list[str]:
    """Every fault of the house; where a module has no room, that alone."""
    return list(homeless(house)) or [fault for check in CHECKS for fault in check(house)]


def test_the_rooms_are_in_order() -> None:
    assert not faults(HOUSE)


def test_the_house_is_read_whole() -> None:
    """The walk finds the rooms that exist, and imports in each of them."""
    importing = {arrow.room for arrow in imports(HOUSE)}
    assert importing >= {"cards", "game", "rules", "players", "narration", "voices", "interface"}


@pytest.mark.parametrize(
    ("what", "allowed"), [(CHANCE, WITH_CHANCE), (TIME, WITH_TIME)], ids=["chance", "time"]
)
def test_no_exception_is_kept_that_nobody_needs(what: str, allowed: dict[str, str]) -> None:
    assert {arrow.importer for arrow in imports(HOUSE) if arrow.within(what)} == allowed.keys()


def made_up(folder: Path, **texts: str) -> Path:
    """A house of modules, each named by its path with ``__`` between the parts."""
    house = folder / PACKAGE
    for name, text in {"cards": "", "rules__threats__doubt": "", **texts}.items():
        path = house / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return house


@pytest.mark.parametrize(
    ("module", "text", "why"),
    [
        ("game__state", "from accessible_uno.rules import doubt", "rules lies below game"),
        ("game__state", "def f():\n    import accessible_uno.voices", "voices lies below game"),
        ("game__state", "if TYPE_CHECKING:\n    import accessible_uno.table as t", "below game"),
        ("game__state", "from ..players.bot import Bot", "players lies below game"),
        ("game__state", "from .. import app", "app lies below game"),
        ("game__state", "import_module('accessible_uno.store')", "store lies below game"),
        (
            "game__state",
            "importlib.import_module('random')",
            "only checks.play, checks.rounds, players.strong_bot, table.dealer may",
        ),
        ("game__state", "import os.path", "game never does"),
        ("game__state", "from asyncio import sleep", "game never does"),
        ("game__state", "from fluent.runtime import FluentBundle", "game never does"),
        ("cards", "from accessible_uno.program import locales_folder", "cards never does"),
        ("cards", "import accessible_uno", "cards never does"),
        (
            "rules__core__skip",
            "from accessible_uno.rules.threats.doubt import Doubt",
            "no other rule",
        ),
        ("rules__core__skip", "from ..threats import doubt", "no other rule"),
        ("rules__core__skip", "from ..threats.doubt import Doubt", "no other rule"),
        (
            "rules__core__skip",
            "from accessible_uno.rules.special.wizz import War",
            "no other rule",
        ),
        (
            "rules__shared__uno",
            "from accessible_uno.rules.special.wizz import Wizz",
            "no other rule",
        ),
        ("record__run", "from accessible_uno import players", "players lies below record"),
        ("record__run", "from accessible_uno.rules.core.skip import Skip", "no single rule"),
        ("record__run", "from accessible_uno.voices.voice import Voice", "voices lies below"),
        ("players__bot", "from accessible_uno.game.state import State", "players never does"),
        ("players__bot", "from accessible_uno.game import engine", "players never does"),
        (
            "players__bot",
            "import random",
            "only checks.play, checks.rounds, players.strong_bot, table.dealer may",
        ),
        (
            "narration__narrator",
            "from accessible_uno.rules.threats.doubt import D",
            "narration never does",
        ),
        ("narration__narrator", "from accessible_uno.game.engine import G", "narration never does"),
        ("voices__text", "from accessible_uno.game.base import Event", "voices never does"),
        ("voices__text", "import prompt_toolkit", "the concern of interface"),
        ("table", "import accessible_uno.interface.terminal", "interface lies below table"),
        ("table", "from time import monotonic", "only app.commands.simulate, "),
        ("store__journal", "from accessible_uno.interface import words", "interface lies below"),
        (
            "interface__parse__cards",
            "from accessible_uno.interface.session.session import S",
            "session does not come before parse",
        ),
        ("voices__sounds__player", "from ..speech import backends", "speech does not come before"),
        ("interface__cellar", "", "interface.cellar is in no part of interface"),
        ("interface__line", "from accessible_uno.game.engine import Game", "interface never does"),
        ("settings__schema", "from accessible_uno.interface import x", "interface lies below"),
        ("voices__text", "from accessible_uno.store.files import read_bytes", "voices never does"),
        ("settings__file", "from accessible_uno.voices.voice import Voice", "voices lies below"),
        ("store__journal", "from accessible_uno.settings.file import x", "settings lies below"),
        ("rooms__host", "from accessible_uno.rooms.irc.client import I", "by app alone"),
        ("lessons__menu", "from accessible_uno.rooms import irc", "by app alone"),
        ("cellar__wine", "", "cellar.wine stands in no room"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, module: str, text: str, why: str) -> None:
    """Each cell of the tables above is broken once, and the fault names module and reason."""
    found = faults(made_up(tmp_path, **{module: text}))
    assert any(why in fault and fault.startswith(module.replace("__", ".")) for fault in found)


@pytest.mark.parametrize(
    "arrow",
    ["from accessible_uno.game.base import Step", "if TYPE_CHECKING:\n    from . import base"],
)
def test_a_circle_is_found(tmp_path: Path, arrow: str) -> None:
    """Of two files or of three, type-checking imports included."""
    back = "from accessible_uno.game.state import State"
    two = faults(made_up(tmp_path / "two", game__base=back, game__state=arrow))
    assert two == ["game.base imports game.state, and they import it"]
    texts = {"game__base": back, "game__state": "from . import steps", "game__steps": arrow}
    three = faults(made_up(tmp_path / "three", **texts))
    assert three == ["game.base imports game.state, game.steps, and they import it"]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("game__state", "from accessible_uno.cards import Card\nfrom .base import Event"),
        ("game__state", "from accessible_uno.game import reasons\nimport functools"),
        ("rules__registry", "from accessible_uno.rules.threats.doubt import Doubt"),
        ("rules__core__skip", "from accessible_uno.rules.registry import option"),
        ("rules__special__wizz__rule", "from accessible_uno.rules.special.wizz import War"),
        ("players__bot", "from accessible_uno.game.view import View"),
        ("voices__text", "from accessible_uno.narration.utterance import Utterance"),
        ("table__dealer", "from random import Random"),
        ("app__run", "import accessible_uno.interface\nfrom . import play"),
        ("app__host", "from accessible_uno.rooms.irc.client import IrcClient"),
        ("rooms__irc__client", "from accessible_uno.rooms.irc.roster import Roster"),
        ("__main__", "from accessible_uno.app.main import run"),
        ("voices__worker_pipe", "from accessible_uno import __version__"),
    ],
)
def test_a_right_import_is_let_be(tmp_path: Path, module: str, text: str) -> None:
    assert not faults(made_up(tmp_path, **{module: text}))
