"""The order in which utterances are spoken, without a sound."""

from __future__ import annotations

import pytest

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.speech.scheduler import QueuedUtterance, SpeechQueue, speakable


def queue_of(*priorities: Priority, chance: object = None) -> SpeechQueue:
    """Return a queue in which utterances of these priorities arrived, numbered from 1."""
    line = SpeechQueue()
    for number, priority in enumerate(priorities, 1):
        line.add(queued(number, priority, chance))
    return line


def queued(number: int, priority: Priority, chance: object = None) -> QueuedUtterance:
    text = f"{number}"
    return QueuedUtterance(
        number, Utterance(text, "en", priority=priority, valid_while=chance), text
    )


def emptied(line: SpeechQueue) -> list[int]:
    return [line.next().number for _ in range(len(line))]


def test_spoken_text_holds_no_command_of_an_engine() -> None:
    """No phonemes for eSpeak NG, no direction marks and no surrogates remain."""
    assert speakable("Anne: [[h@'loU]] [[[x]]]") == "Anne: [ [h@'loU] ] [ [ [x] ] ]"
    assert speakable("a\u202eb\u061cc\x1bd\ud800e") == "abcde"


def test_urgent_ones_pass_and_equals_keep_their_order() -> None:
    """NOW comes first; all others keep the order in which they came, questions too."""
    line = queue_of(
        Priority.NORMAL, Priority.NOW, Priority.NORMAL, Priority.NEXT, Priority.NORMAL, Priority.NOW
    )
    assert emptied(line) == [2, 6, 1, 3, 4, 5]


def test_a_question_replaces_the_one_that_waits() -> None:
    """Only the newest question is asked, after what was told since the older one."""
    line = queue_of(Priority.NEXT, Priority.NORMAL, Priority.NEXT)
    assert emptied(line) == [2, 3]


def test_a_question_outlives_the_rest() -> None:
    """What a key silences goes; the question that waits stays."""
    line = queue_of(Priority.NORMAL, Priority.NEXT, Priority.NOW)
    line.keep_question()
    assert emptied(line) == [2]


def test_the_sentences_before_an_offer_are_as_urgent_as_the_offer() -> None:
    """Those of its moment pass what is older; a moment of 0 is none."""
    line = SpeechQueue()
    for number, moment in enumerate((0, 1, 2, 2), 1):
        utterance = Utterance(f"{number}", "en", moment=moment)
        line.add(QueuedUtterance(number, utterance, f"{number}"))
    line.make_urgent(0)
    line.make_urgent(2)
    assert emptied(line) == [3, 4, 1, 2]


def test_one_put_back_is_first_again() -> None:
    """An utterance that is put back comes before its equals again."""
    line = queue_of(Priority.NORMAL, Priority.NORMAL, Priority.NORMAL)
    line.add(line.next())
    assert emptied(line) == [1, 2, 3]


def test_a_closed_offer_drops_its_utterances() -> None:
    """Offers are compared by equality, not identity; the other utterances keep their order."""
    line = queue_of(Priority.NORMAL, Priority.NOW, chance=("uno", 3))
    line.add(queued(3, Priority.NORMAL, ("uno", 4)))
    line.add(queued(4, Priority.NORMAL))
    line.withdraw(("uno", 3))
    assert emptied(line) == [3, 4]


def test_an_utterance_without_an_offer_never_lapses() -> None:
    """``None`` is no offer: withdrawing it drops nothing."""
    line = queue_of(Priority.NORMAL, Priority.NEXT)
    line.withdraw(None)
    assert len(line) == 2


def test_an_empty_queue_raises() -> None:
    """Taking from an empty queue raises IndexError."""
    line = queue_of(Priority.NORMAL)
    line.clear()
    with pytest.raises(IndexError):
        line.next()


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("\u2068Zoé\u2069\u00a0: «\u00a04 vert\u00a0»", "Zoé : « 4 vert »"),
        ("one\ntwo\tthree", "one two three"),
        ("a\0b\ud800c\u200bd", "abcd"),
        (" \u2068\u2069 ", ""),
    ],
)
def test_only_audible_characters_are_spoken(text: str, spoken: str) -> None:
    """Isolation marks, NULs and lone surrogates never reach the engine."""
    assert speakable(text).strip() == spoken
