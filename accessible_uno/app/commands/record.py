"""``accessible-uno record``: checks the expectations of a record, or replays its game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from accessible_uno.app.arguments import (
    LANG,
    POSITIONAL,
    Call,
    CommandOption,
    Status,
    Values,
    parse,
    word_first,
)
from accessible_uno.app.commands.help import CommandRow, command_help
from accessible_uno.app.errors import UNUSABLE, Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.package_faults import FAULT
from accessible_uno.app.preferences import option_for
from accessible_uno.app.recorder import read_lines, record_failure
from accessible_uno.app.streams import write_error_line
from accessible_uno.cards import Card
from accessible_uno.game.base import Event, Seat, field_types
from accessible_uno.game.events import Asked, Drew
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.record.check import FaultyRules, PunishedMove, Refusal, check
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.table import ONLOOKER, Dealer

HOLDS: Final = 0
FAILS: Final = 1
"""Exit statuses of a check: every expectation holds, or one does not."""

CHECK_OPTIONS: Final = (LANG,)
REPLAY_OPTIONS: Final = (
    *CHECK_OPTIONS,
    CommandOption("--as", str, "NAME"),
    option_for("verbosity", Verbosity.NORMAL),
    CommandOption("--json"),
)


def record(call: Call) -> Status:
    """Carry out ``record check FILE...`` or ``record replay FILE``."""
    match word_first(call.arguments, REPLAY_OPTIONS):
        case ["check", *rest]:
            return CHECK(Call(rest, call.locale))
        case ["replay", *rest]:
            return REPLAY(Call(rest, call.locale))
        case [word, *_] if not word.startswith("-"):
            raise Failure("app-record-unknown", word=word)
        case others:
            parse(CHECK_OPTIONS, others)
            for part in (CHECK, REPLAY):
                command_help(call.locale, part.name, part.options)
            return 0


def _check(call: Call, values: Values) -> int:
    status = max(check_file(name, call.locale) for name in values[POSITIONAL])
    if status == HOLDS:
        count = len(values[POSITIONAL])
        sys.stdout.write(sentence(call.locale, "record-all-hold", count=count) + "\n")
    return status


def check_file(name: str, locale: str) -> int:
    """Write a line for each failure of a file; return the exit status for it.

    Each case is checked on its own: one that cannot be read or played hides no other.  A note
    about a move that is taken for a misplay goes to the error stream: it is no failure.
    """
    status = HOLDS

    def write(stream: TextIO, line: int, message: str, **arguments: str) -> None:
        told = sentence(locale, message, **arguments)
        stream.write(clean_line(f"{name}:{line}: {told}") + "\n")

    def note(punished: PunishedMove) -> None:
        why = _why(punished.refusal, locale)
        write(sys.stderr, punished.line, "record-misplay", text=punished.move, **why)

    def refuse(wrong: RecordError) -> None:
        nonlocal status
        status = max(status, FAULT if isinstance(wrong, FaultyRules) else UNUSABLE)
        write_error_line(record_failure(name, wrong, locale).text(locale))

    try:
        for failure in check(read_lines(name), hear, Dealer, note, refuse):
            status = max(status, FAILS)
            if failure.refusal is None:
                shown = {"expected": failure.expected, "found": failure.found}
                message = "record-expected" if failure.found else "record-found-nothing"
                write(sys.stdout, failure.line, message, **shown)
            else:
                why = _why(failure.refusal, locale)
                write(
                    sys.stdout, failure.line, "record-found-refused", text=failure.expected, **why
                )
    except Failure as unreadable:
        write_error_line(unreadable.text(locale))
        return UNUSABLE
    return status


def _why(refusal: Refusal, locale: str) -> dict[str, str]:
    """Return who is refused, and the sentence that the player would hear."""
    narrator = Narrator(locale, refusal.names, refusal.seat)
    return {"name": refusal.names[refusal.seat], "why": narrator.explain(refusal.reason).text}


def hear(run: RecordRun, events: list[Event], seat: Seat, locale: str, verbosity: str) -> str:
    """Return what ``seat`` hears of ``events``, in one line."""
    narrator = Narrator(locale, run.names, seat, verbosity, pieces=run.state.game.pieces)
    seen = [event.seen_by(seat) for event in events]
    return " ".join(told.text for told in narrator.narrate(seen))


def _replay(call: Call, values: Values) -> int:
    name = values[POSITIONAL][0]
    try:
        moves = play_moves(read_lines(name))
        if values["json"]:
            _write_json(moves, values["as"])
        else:
            _write_told(moves, values["as"], values["verbosity"], call.locale)
    except RecordError as wrong:
        raise record_failure(name, wrong, call.locale) from None
    return 0


def _write_json(moves: Iterator[tuple[RecordRun, list[Event]]], name: str | None) -> None:
    for run, events in moves:
        viewer = _viewer(run.names, name)
        for event in events:
            written = as_json(event.seen_by(viewer), run.names)
            sys.stdout.write(json.dumps(written, ensure_ascii=False) + "\n")


def _write_told(
    moves: Iterator[tuple[RecordRun, list[Event]]], name: str | None, detail: str, locale: str
) -> None:
    """Write what one seat hears, in the sentences of the game as it was played."""
    for run, events, viewer in _told_together(moves, name):
        narrator = Narrator(locale, run.names, viewer, detail, pieces=run.state.game.pieces)
        told = narrator.narrate([event.seen_by(viewer) for event in events])
        asked = narrator.prompt(View(run.state, viewer))
        for each in (*told, *([asked] if asked is not None else [])):
            sys.stdout.write(clean_line(each.text) + "\n")


def _told_together(
    moves: Iterator[tuple[RecordRun, list[Event]]], name: str | None
) -> Iterator[tuple[RecordRun, list[Event], Seat]]:
    """Yield the events of each move, and of another player's draw with those of the move after it:
    the player may lay the card, and both are one sentence then."""
    draw: list[Event] = []
    for run, move in moves:
        viewer = _viewer(run.names, name)
        events, draw = [*draw, *move], []
        match tuple(events):
            case (Drew(seat=seat), Asked(window=Drawn())) if seat != viewer:
                draw = events
            case _:
                yield run, events, viewer
    if draw:
        yield run, draw, viewer


def _viewer(names: Sequence[str], name: str | None) -> Seat:
    if name is None:
        return ONLOOKER
    if name not in names:
        raise Failure("app-nobody-called", name=name, known=", ".join(names))
    return names.index(name)


def play_moves(lines: Sequence[str]) -> Iterator[tuple[RecordRun, list[Event]]]:
    """Play each case of a record, and yield the run and the events of each move.

    Raises:
        RecordError: a line is malformed, or a move is refused.
    """
    for case in list(read_cases(lines)):
        run = RecordRun(case, Dealer)
        yield run, run.last
        for line in case.lines:
            if not line.expects and run.move(line) is not None:
                yield run, run.last


def as_json(event: Event, names: Sequence[str]) -> dict[str, object]:
    """Return an event as plain data: its kind, and its fields with names and card codes."""
    told: dict[str, object] = {"event": type(event).__name__}
    for name, annotation in field_types(type(event)).items():
        told[name] = _plain(getattr(event, name), annotation, names)
    return told


def _plain(item: object, kind: str, names: Sequence[str]) -> object:
    if isinstance(item, tuple):
        return [_plain(part, kind, names) for part in item]
    if isinstance(item, Card):
        return item.code
    if isinstance(item, int) and not isinstance(item, bool) and "Seat" in kind:
        return names[item] if item >= 0 else None
    return item if isinstance(item, str | int | bool) or item is None else repr(item)


CHECK: Final = CommandRow("record-check", _check, CHECK_OPTIONS, ("FILE...",))


REPLAY: Final = CommandRow("record-replay", _replay, REPLAY_OPTIONS, ("FILE",))
