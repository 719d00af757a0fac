from __future__ import annotations

import pytest
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress

from accessible_uno.interface.terminal.device import BoundedKeyParser, name_keys


def names(sent: str) -> list[str]:
    """Return the decoded keys: their names, and the characters typed."""
    keys: list[KeyPress] = []
    parser = BoundedKeyParser(Vt100Parser(keys.append))
    parser.feed(sent)
    parser.flush()
    return [press.name or press.text for press in name_keys(keys)]


def test_keys_have_the_names_that_players_know(subtests: pytest.Subtests) -> None:
    for sent, expected in [
        ("é3 ", ["é", "3", " "]),
        ("\x1bOP\x1b[15~\x1b[24~", ["f1", "f5", "f12"]),
        ("\x1b[[A", ["f1"]),
        ("\x1b[1;5P", ["ctrl+f1"]),
        ("\x1br\x1bé", ["alt+r", "alt+é"]),
        ("\x1b\x7f", ["alt+backspace"]),
        ("\x1b", ["escape"]),
        ("\x1b\x1b", ["escape", "escape"]),
        ("\x1b[D\x1b[1;5C\x1b[1;3D", ["left", "ctrl+right", "alt+left"]),
        ("\r\n\t\x7f\x00", ["enter", "tab", "backspace", "ctrl+space"]),
        ("\r\r\n\n", ["enter", "enter", "enter"]),
        ("\x1b[Z\x1b[1;6C", ["shift+tab", "ctrl+shift+right"]),
        ("\x1b[5~\x1b[6~", ["pageup", "pagedown"]),
        ("\x1b[200~one\r\ntwo\x1b[201~", [*"one", "enter", *"two"]),
        ("\x1b[200~one\x1b[D", [*"one", "left"]),
        ("\x1b[" + "1;" * 50_000 + "D\x1b[D", ["unnamed", "left"]),
        ("\x1b[27;5;13~\x1b[M\x1b[D", ["enter", "alt+[", "left"]),
    ]:
        with subtests.test(sent=sent):
            assert names(sent) == expected


@pytest.mark.parametrize("sent", ["\x1b[99~", "\x1b[57399u", "\x1b[1;2;3x", "\x1bOy", "\x1b[?1;2c"])
def test_unknown_sequence_is_one_key_and_no_rubbish_on_the_line(sent: str) -> None:
    """An unknown key is reported once, between the characters around it."""
    assert names(f"a{sent}b") == ["a", "unnamed", "b"]


def test_other_sequences_are_ignored() -> None:
    """The terminal may send an answer or a movement of the mouse."""
    assert names("a\x1b[12;1Rb\x1b[<35;1;1Mc") == ["a", "b", "c"]


def test_typed_characters_are_cleaned() -> None:
    """Bytes that are no text become U+FFFD; a direction override is not typed."""
    assert names("a\udcff") == ["a", "\ufffd"]
    assert names("a\u202eb") == ["a", "unnamed", "b"]
