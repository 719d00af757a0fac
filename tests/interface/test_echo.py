"""What our own voice says while a line is edited."""

from __future__ import annotations

import asyncio

import pytest
from kitchen_table import SlowVoice, position, table

from accessible_uno.interface.announce.echo import Echo
from accessible_uno.interface.announce.messages import Hearing
from accessible_uno.interface.session import Desk
from accessible_uno.interface.settings import Settings, Speech
from accessible_uno.interface.terminal import Edited
from accessible_uno.voices.recording import RecordingVoice


def said(edit: Edited, *, heard: bool = True, speech: Speech = Speech.AUTO) -> list[str]:
    """What is spoken of an edit; nothing may be written of it."""

    async def editing() -> list[str]:
        voice, text = SlowVoice(), RecordingVoice()
        hearing = Hearing({"text": text, "speech": voice}, lambda *_: None)
        desk = Desk(table(position("r7", "b7")), 0, Settings("fr", speech=speech), hearing)
        Echo(desk, lambda: heard).edited(edit)
        assert text.texts == []
        assert not hearing.told()
        return voice.texts

    return asyncio.run(editing())


RECALLED = Edited(("", ""), ("rouge 7", ""), recalls=True)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (RECALLED, "rouge 7"),
        (Edited(("rouge 7", ""), ("", ""), recalls=True), "ligne vide"),
        (Edited(("", ""), ("", ""), recalls=True), "ligne vide"),
        (Edited(("été", ""), ("ét", ""), deletes=True), "E accent aigu"),
        (Edited(("a ", "b"), ("a", "b"), deletes=True), "espace"),
        (Edited(("a", ""), ("", ""), deletes=True), "A"),
        (Edited(("", ""), ("", ""), deletes=True), "ligne vide"),
        (Edited(("", "a"), ("", "a"), deletes=True), "début de ligne"),
        (Edited(("a", ""), ("a", ""), deletes=True), "fin de ligne"),
        (Edited(("rouge 7", ""), ("", ""), deletes=True), "ligne effacée"),
        (Edited(("joue rouge", ""), ("joue ", ""), deletes=True), "effacé\u00a0: rouge"),
        (Edited(("joue ", "rouge"), ("joue rouge", "")), "fin de ligne"),
        (Edited(("joue", " 7"), ("jou", "e 7")), "E"),
        (Edited(("joue 7", ""), ("", "joue 7")), "J"),
        (Edited(("joue 7 x", ""), ("joue ", "7 x")), "7"),
        (Edited(("joue vert", ""), ("joue ", "vert")), "vert"),
        (Edited(("", ""), ("", "")), "ligne vide"),
        (Edited(("a", "b"), ("arouge", "b")), "rouge"),
    ],
)
def test_an_editing_key_is_heard(edit: Edited, words: str) -> None:
    assert said(edit) == [words]


def test_nothing_is_said_where_it_is_not_heard_or_a_screen_reader_speaks() -> None:
    assert said(RECALLED, heard=False) == []
    assert said(RECALLED, speech=Speech.BRIDGE) == []
