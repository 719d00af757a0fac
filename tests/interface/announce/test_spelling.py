"""Spelling of names and cards, letter by letter."""

from __future__ import annotations

import unicodedata

import pytest
from recording_voice import RecordingVoice
from table_fixtures import played, position, table

from accessible_uno.interface.announce.echo import spell_out
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import BrailleGrade
from accessible_uno.voices.braille.writer import BrailleWriter


def test_letters_and_marks_are_named(subtests: pytest.Subtests) -> None:
    """Composed and decomposed letters are the same; capitals are named where they are unusual."""
    for word, fr, en in [
        ("Zoé", "Z, O, E accent aigu", "Z, O, E acute"),
        ("Chloë", "C, H, L, O, E tréma", "C, H, L, O, E diaeresis"),
        ("François", "F, R, A, N, C cédille, O, I, S", "F, R, A, N, C cedilla, O, I, S"),
        ("Jean-Luc", "J, E, A, N, trait d’union, L, U, C", "J, E, A, N, hyphen, L, U, C"),
        ("McKay", "M majuscule, C, K majuscule, A, Y", "capital M, C, capital K, A, Y"),
        ("ève", "E accent grave, V, E, tout en minuscules", "E grave, V, E, all in small letters"),
        ("BOB2", "B, O, B, 2, tout en majuscules", "B, O, B, 2, all capitals"),
        ("Cœur", "C, E dans l’O, U, R", "C, O E ligature, U, R"),
        ("Ñandú", "N tilde, A, N, D, U accent aigu", "N tilde, A, N, D, U acute"),
        ("a_b’c", "A, tiret bas, B, apostrophe, C, tout en minuscules", ""),
        ("Łukasz", "L barré, U, K, A, S, Z", "L with a stroke, U, K, A, S, Z"),
        ("Женя", "Ж, Е, Н, Я", "Ж, Е, Н, Я"),
    ]:
        with subtests.test(word=word, fr=fr):
            for form in ("NFC", "NFD"):
                written = unicodedata.normalize(form, word)
                assert spell_out(written, Catalogue("fr", strict=True), cased=True) == fr
                if en:
                    assert spell_out(written, Catalogue("en", strict=True), cased=True) == en


def test_a_player_is_spelt_in_speech_and_braille() -> None:
    """The beginning of the name is enough; no letter is contracted in braille."""
    voice = RecordingVoice()
    console = played(["épelle prud"], table(position("r7", "b7")), voices={"speech": voice})
    assert console.answer_to("épelle prud") == ["Prudence : P, R, U, D, E, N, C, E."]
    assert voice.utterances[-2].braille == ("P r u d e n c e",)
    writers = [
        BrailleWriter.of_settings(Settings("fr", braille_grade=grade))
        for grade in (BrailleGrade.NONE, BrailleGrade.BOTH)
    ]
    felt = [writer.line_of(voice.utterances[-2]) for writer in writers]
    assert felt[0] == felt[1]


def test_cards_are_spelt() -> None:
    console = played(["spell +4", "spell blue 7", "spell wild"], table(), settings=Settings("en"))
    assert console.answer_to("spell +4") == ["+4: plus, 4."]
    assert console.answer_to("spell blue 7") == ["blue 7: B, L, U, E, space, 7."]
    assert console.answer_to("spell wild") == ["wild: W, I, L, D."]


def test_without_a_name_it_spells_the_last_names() -> None:
    """They come in the order of the message; after a repeated message, its names are spelt."""
    lines = ["épelle", "talon", "premier", "épelle", "épeler"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    first = ["Prudence", "Victor", "Luna"]
    assert [each.split(" :")[0] for each in console.answer_to("épelle")] == first
    assert [each.split(" :")[0] for each in console.answer_to("épeler")] == ["Luna"]
    nobody = played([*["talon"] * 25, "épelle"], table(position("r7 b4 g2", "r8"))).answer_to(
        "épelle"
    )
    assert nobody[0].startswith("Aucun nom")


def test_after_several_repeated_messages_it_spells_the_names_of_the_last() -> None:
    """The next step back continues from the first of them."""
    console = played(["rouge 7", "historique 3", "épelle"], table(position("r7 b4 g2", "r8")))
    told = console.answer_to("historique 3")
    assert told[0].startswith("Prudence")
    assert told[-2].startswith("Luna")
    assert [each[:4] for each in console.answer_to("épelle")] == ["Luna"]


def test_who_is_not_at_the_table_is_not_spelt() -> None:
    console = played(["épelle Zorro"], table(position("r7", "b7")))
    assert "Prudence, Victor, Luna" in console.answer_to("épelle Zorro")[0]
