"""The speech about a line while it is edited."""

from __future__ import annotations

import asyncio

import pytest
from recording_voice import RecordingVoice
from table_fixtures import SlowVoice, position, table

from accessible_uno.interface.announce.echo import EditEcho
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import LineEdit
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput


def spoken_for(
    edit: LineEdit, *, heard: bool = True, speech: SpeechOutput = SpeechOutput.AUTO
) -> list[str]:
    """Return what is spoken about an edit; nothing may be written about it."""

    async def editing() -> list[str]:
        voice, text = SlowVoice(), RecordingVoice()
        log = MessageLog({"text": text, "speech": voice}, lambda *_: None)
        session = Session(table(position("r7", "b7")), 0, Settings("fr", speech=speech), log)
        EditEcho(session, lambda: heard).on_edit(edit)
        assert text.texts == []
        assert not log.messages()
        return voice.texts

    return asyncio.run(editing())


RECALLED = LineEdit(("", ""), ("rouge 7", ""), recalls=True)


def test_an_editing_key_is_heard(subtests: pytest.Subtests) -> None:
    for edit, words in [
        (RECALLED, "rouge 7"),
        (LineEdit(("rouge 7", ""), ("", ""), recalls=True), "ligne vide"),
        (LineEdit(("", ""), ("", ""), recalls=True), "ligne vide"),
        (LineEdit(("été", ""), ("ét", ""), deletes=True), "E accent aigu"),
        (LineEdit(("a ", "b"), ("a", "b"), deletes=True), "espace"),
        (LineEdit(("a", ""), ("", ""), deletes=True), "A"),
        (LineEdit(("", ""), ("", ""), deletes=True), "ligne vide"),
        (LineEdit(("", "a"), ("", "a"), deletes=True), "début de ligne"),
        (LineEdit(("a", ""), ("a", ""), deletes=True), "fin de ligne"),
        (LineEdit(("rouge 7", ""), ("", ""), deletes=True), "ligne effacée"),
        (LineEdit(("joue rouge", ""), ("joue ", ""), deletes=True), "effacé\u00a0: rouge"),
        (LineEdit(("joue ", "rouge"), ("joue rouge", "")), "fin de ligne"),
        (LineEdit(("joue", " 7"), ("jou", "e 7")), "E"),
        (LineEdit(("joue 7", ""), ("", "joue 7")), "J"),
        (LineEdit(("joue 7 x", ""), ("joue ", "7 x")), "7"),
        (LineEdit(("joue vert", ""), ("joue ", "vert")), "vert"),
        (LineEdit(("", ""), ("", "")), "ligne vide"),
        (LineEdit(("a", "b"), ("arouge", "b")), "rouge"),
    ]:
        with subtests.test(edit=edit):
            assert spoken_for(edit) == [words]


def test_nothing_is_said_where_it_is_not_heard_or_a_screen_reader_speaks() -> None:
    assert spoken_for(RECALLED, heard=False) == []
    assert spoken_for(RECALLED, speech=SpeechOutput.BRIDGE) == []
