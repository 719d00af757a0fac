"""The synthesised sounds: short, without clicks, different from each other, and placed."""

from __future__ import annotations

import math
from array import array
from itertools import combinations, pairwise

import pytest
from spectra import correlation, exposure, fast_level, log_mel, weighted

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.synthesis import RATE, SPACING, mono, rendered, seconds_of
from accessible_uno.voices.sounds.worker import IDLE, WAITING, Mixer

FULL = 32_767
BLOCK = 441
LEVELLED = 2.0
"""Decibels between the softest and the loudest sound, to the ear."""

ALIKE = 0.65
"""The correlation below which two sounds are told apart."""

Frames = tuple[list[int], list[int]]


def sides(samples: array[int]) -> Frames:
    return list(samples[0::2]), list(samples[1::2])


def power(samples: list[int]) -> float:
    return math.sqrt(sum(each * each for each in samples) / len(samples))


def test_each_is_short_and_begins_and_ends_in_silence(subtests: pytest.Subtests) -> None:
    """Each lasts 50 to 300 ms, and no step between samples is heard as a click."""
    for sound in Sound:
        with subtests.test(sound=sound):
            samples = mono(sound)
            assert 0.05 <= len(samples) / RATE <= 0.3
            assert max(map(abs, samples)) <= 1
            assert abs(samples[0]) < 0.001 > abs(samples[-1])
            assert max(map(abs, (*samples[:44], *samples[-44:]))) < 0.15


def test_all_are_equally_loud() -> None:
    """So a sound level meter shows, and so is the energy that the ear takes in."""
    heard = [weighted(mono(sound)) for sound in Sound]
    for measure in (fast_level, exposure):
        levels = [measure(each) for each in heard]
        assert max(levels) - min(levels) < LEVELLED, (measure, levels)


def test_the_measure_hears_as_the_ear_does() -> None:
    """A low tone is softer than a high one; half the strength is six decibels less."""
    low, high = (
        [math.sin(math.tau * pitch * at / RATE) for at in range(RATE // 4)] for pitch in (100, 1000)
    )
    assert exposure(weighted(high)) - exposure(weighted(low)) == pytest.approx(19.1, abs=0.3)
    softer = [each / 2 for each in high]
    assert fast_level(weighted(high)) - fast_level(weighted(softer)) == pytest.approx(
        6.02, abs=0.01
    )


def test_no_two_sound_alike() -> None:
    """Their spectra, in the bands of the ear and moment by moment, are far from equal."""
    pictures = {sound: log_mel(mono(sound)) for sound in Sound}
    for one, other in combinations(Sound, 2):
        likeness = correlation(pictures[one], pictures[other])
        assert likeness < ALIKE, (one, other, likeness)
    assert correlation(pictures[Sound.UNO], pictures[Sound.UNO]) == pytest.approx(1)


def test_each_is_heard_from_its_place() -> None:
    """Neighbours are well to their sides, but never in one ear alone; a moving sound moves."""
    left, right = sides(rendered(Cue(Sound.CARD, -1, -1), 100))
    assert power(left) > 5 * power(right) > 0
    assert sides(rendered(Cue(Sound.CARD, 1, 1), 100)) == (right, left)
    left, right = sides(rendered(Cue(Sound.CARD), 100))
    assert left == right
    left, right = sides(rendered(Cue(Sound.REVERSE, -1, 1), 100))
    half = len(left) // 2
    assert power(left[:half]) > 1.5 * power(right[:half])
    assert power(right[half:]) > 1.5 * power(left[half:])


def test_what_others_do_is_further_off() -> None:
    near, far = (sides(rendered(Cue(Sound.DRAW, near=near), 100))[0] for near in (True, False))
    assert power(near) > 1.2 * power(far)


def test_the_volume_is_heard_and_nothing_overflows() -> None:
    """At full volume no sound takes more than its share of the range; at 0 none is heard."""
    loudness = [power(sides(rendered(Cue(Sound.TURN), volume))[0]) for volume in range(0, 101, 10)]
    assert loudness[0] == 0
    assert all(less < more for less, more in pairwise(loudness))
    for sound in Sound:
        assert max(map(abs, rendered(Cue(sound, -1, -1), 100))) <= FULL


def drawn(mixer: Mixer, frames: int) -> Frames:
    stream = mixer.stream()
    both = array("h")
    for _ in range(math.ceil(frames / BLOCK)):
        both.frombytes(stream.send(BLOCK))
    return sides(both)


def steady(value: int, frames: int) -> array[int]:
    return array("h", [value, -value] * frames)


def test_sounds_of_a_burst_are_spaced_and_the_oldest_dropped() -> None:
    """Of six at once the last four are heard, evenly spaced."""
    mixer = Mixer(lambda: None)
    for value in range(1, 7):
        mixer.add(steady(value, 100))
    left, right = drawn(mixer, WAITING * SPACING)
    heard = [left[at * SPACING : at * SPACING + 100] for at in range(WAITING)]
    assert heard == [[value] * 100 for value in (3, 4, 5, 6)]
    assert sum(map(bool, left)) == 400
    assert right == [-each for each in left]


def test_overlapping_sounds_add_up() -> None:
    mixer = Mixer(lambda: None)
    mixer.add(steady(10, 2 * SPACING))
    mixer.add(steady(5, SPACING))
    left, _ = drawn(mixer, 2 * SPACING)
    assert left[: 2 * SPACING] == [10] * SPACING + [15] * SPACING


def test_every_sound_at_full_volume_in_a_row_does_not_overflow() -> None:
    """So it is with cancels in between: a sound fades before the next is loud."""
    mixer = Mixer(lambda: None)
    stream = mixer.stream()
    loudest = array("h")
    for sound in (*Sound, *Sound):
        mixer.add(rendered(Cue(sound, -1, -1), 100))
        loudest.frombytes(stream.send(RATE // 25))
        if sound is Sound.UNO:
            mixer.fade_out()
    assert 0 < max(map(abs, loudest)) < FULL


def test_the_sum_of_loud_sounds_is_rounded_off() -> None:
    """Six at once are spaced, so that three sound together; nothing wraps round."""
    mixer = Mixer(lambda: None)
    for _ in range(3):
        mixer.add(steady(FULL, 3 * SPACING))
    left, right = drawn(mixer, 3 * SPACING)
    assert min(left[: 3 * SPACING]) > 0 > max(right[: 3 * SPACING])
    assert left[0] <= max(left) <= FULL


def test_sounds_in_a_row_last_until_the_last_has_ended() -> None:
    assert seconds_of([]) == 0
    assert seconds_of([Cue(Sound.CARD)]) == pytest.approx(len(mono(Sound.CARD)) / RATE)
    assert seconds_of([Cue(Sound.CARD), Cue(Sound.CARD)]) == pytest.approx(0.12 + 0.07)


def test_cancel_fades_out() -> None:
    """A sound fades within 15 ms without a click; waiting sounds are dropped."""
    mixer = Mixer(lambda: None)
    mixer.add(steady(10_000, RATE))
    mixer.add(steady(1, RATE))
    before, _ = drawn(mixer, 10 * BLOCK)
    mixer.fade_out()
    after, _ = drawn(mixer, 2 * SPACING)
    assert before[-1] == 10_000
    assert max(one - other for one, other in pairwise([before[-1], *after])) < 20
    assert not any(after[RATE * 15 // 1000 + 1 :])


def test_idleness_is_reported_once() -> None:
    """That is ten seconds after the last sound, and again only after another."""
    told: list[str] = []
    mixer = Mixer(lambda: told.append("rest"))
    for expected in (["rest"], ["rest", "rest"]):
        mixer.add(steady(1, 100))
        drawn(mixer, IDLE - BLOCK)
        assert len(told) == len(expected) - 1
        assert not mixer.is_idle
        drawn(mixer, BLOCK)
        assert told == expected
        assert mixer.is_idle
