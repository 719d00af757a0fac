"""``accessible-uno packages``: lists what other packages add, and checks one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint
from typing import Final

from accessible_uno.app.arguments import (
    LANG,
    POSITIONAL,
    TAKEN,
    Call,
    Status,
    Values,
    word_first,
)
from accessible_uno.app.commands.doctor import USED, parts_told, with_paths
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.commands.record import HOLDS, check_file
from accessible_uno.app.commands.text_checks import LACKING, told_lacking, wrong_texts
from accessible_uno.app.errors import Failure, UnknownWord
from accessible_uno.app.i18n import sentence
from accessible_uno.app.streams import write_line
from accessible_uno.checks.doors import check_lessons, check_voices
from accessible_uno.checks.package import (
    CheckResult,
    all_loads,
    all_packages,
    check_loading,
    folders_of,
)
from accessible_uno.checks.play import check_bots, check_rules, check_secrecy
from accessible_uno.checks.texts import (
    broken_texts,
    brought_languages,
    check_facts,
    check_texts,
)
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.packages.faults import Group

WELL: Final = 0
WRONG: Final = 1
"""Exit statuses: whether something has to be mended."""

CASES: Final = "*.uno"


def packages(call: Call) -> Status:
    """Carry out ``packages`` or ``packages check NAME``."""
    match word_first(call.arguments, (LANG,)):
        case ["check", *rest]:
            return CHECK(Call(rest, call.locale))
        case [word, *_] if not word.startswith("-"):
            raise Failure("app-packages-unknown", word=word)
        case others:
            return LIST(Call(others, call.locale))


def _list(call: Call, values: Values) -> int:  # noqa: ARG001  # it has none
    found = all_packages()
    for package, entries in found.items():
        _write(call.locale, CheckResult(USED, {**parts_told(package, entries, call.locale)}))
    if not found:
        _write(call.locale, CheckResult("check-no-packages", {}))
    return WELL


def _check(call: Call, values: Values) -> int:
    """Say what is wrong with a package as it is found; return 1 where something is."""
    (name,) = values[POSITIONAL]
    found = all_packages()
    if not found:
        raise Failure("check-no-packages")
    if name not in found:
        raise UnknownWord("app-package-unknown", name, [*found])
    entries = found[name]
    _write(call.locale, CheckResult(USED, {**parts_told(name, entries, call.locale)}))
    wrong = 0
    for finding in _each_once(_findings(name, entries, call.locale)):
        wrong += finding.wrong
        _write(call.locale, finding)
    if all_loads(entries):
        wrong += _check_cases(entries, call.locale)
    _write(call.locale, CheckResult("check-done", {"package": name, "count": wrong}))
    return WRONG if wrong else WELL


def _findings(package: str, entries: list[EntryPoint], locale: str) -> Iterator[CheckResult]:
    yield from check_loading(package, entries, TAKEN, broken_texts(entries))
    yield from check_facts(entries)
    yield from check_texts(entries)
    yield from _check_languages(entries, locale)
    if not all_loads(entries):
        yield CheckResult("check-not-played", {}, wrong=False)
        return
    yield from check_rules(entries)
    yield from check_secrecy(entries)
    yield from check_bots(entries)
    yield from check_lessons(entries)
    yield from check_voices(entries)


def _each_once(findings: Iterable[CheckResult]) -> Iterator[CheckResult]:
    """Leave out what is found again: what a bot does wrong when it is made, and when it plays."""
    told: set[str] = set()
    for finding in findings:
        what = {name: each for name, each in finding.arguments.items() if name != "log"}
        if not (finding.wrong and f"{finding.message} {what}" in told):
            told.add(f"{finding.message} {what}")
            yield finding


def _check_languages(entries: list[EntryPoint], locale: str) -> Iterator[CheckResult]:
    """Yield what ``doctor --texts`` says of the languages that a package brings."""
    for language in brought_languages(entries):
        yield CheckResult(LACKING, told_lacking(language, locale), wrong=False)
        for message, fields in wrong_texts(language.locale):
            yield CheckResult(message, {**fields})


def _check_cases(entries: list[EntryPoint], locale: str) -> int:
    """Check the records that a package of rules has; return how many files have one that fails."""
    if not any(entry.group == Group.RULES for entry in entries):
        return 0
    files = [file for folder in folders_of(entries) for file in sorted(folder.rglob(CASES))]
    failing = sum(check_file(str(file), locale) != HOLDS for file in files)
    _write(locale, CheckResult("check-cases", {"count": len(files), "failing": failing}))
    return failing


def _write(locale: str, finding: CheckResult) -> None:
    told = clean_line(sentence(locale, finding.message, **with_paths(finding.arguments)))
    write_line(told.rstrip())


CHECK: Final = CommandRow("packages-check", _check, (LANG,), ("PACKAGE",))
LIST: Final = CommandRow("packages", _list, (LANG,), parts=(CHECK,))
