"""Sounds as they are shipped: what can be measured of them. How they are made is `sounds/`."""

from functools import cache
from itertools import combinations

import numpy as np
import pytest
import soundfile

from paddock.drawing.sounds import SOUNDS, Sound
from sounds.loudness import distance, loudness, true_peak
from sounds.make import FOLDER, LEVELS, level, made
from sounds.tools import RATE, Wave, times

SHORTEST, LONGEST = 0.04, 2.5  # seconds
TOGETHER = 250_000  # bytes
NEAR = 1.5  # LU on either side of a level, so that all of a level lie within 3
CLIPPING = -1.0  # dB
UNLIKE = 3.5  # dB: two takes of one recipe differ by less than 3
PROMPT = 0.06  # seconds until something is heard
every_sound = pytest.mark.parametrize("name", SOUNDS)


@cache
def heard(name: Sound) -> Wave:
    wave, rate = soundfile.read(FOLDER / f"{name}.mp3")
    assert rate == RATE and wave.ndim == 1
    return np.asarray(wave)


def test_every_name_has_a_file_and_a_level_and_no_file_is_left_over() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.mp3" for name in SOUNDS)
    assert sorted(name for names in LEVELS.values() for name in names) == sorted(SOUNDS)


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < TOGETHER


@every_sound
def test_a_sound_is_short_and_heard_at_once(name: Sound) -> None:
    wave = heard(name)
    assert SHORTEST < len(wave) / RATE < LONGEST
    assert np.argmax(np.abs(wave) > 0.03 * np.max(np.abs(wave))) / RATE < PROMPT


@every_sound
def test_a_sound_is_as_loud_as_its_purpose_asks_and_does_not_clip(name: Sound) -> None:
    assert abs(loudness(heard(name)) - level(name)) < NEAR
    assert true_peak(heard(name)) < CLIPPING


def test_no_two_sounds_are_alike() -> None:
    unlike = {pair: distance(heard(pair[0]), heard(pair[1])) for pair in combinations(SOUNDS, 2)}
    assert {pair: found for pair, found in unlike.items() if found < UNLIKE} == {}


@pytest.mark.parametrize("name", ["card", "dice", "turn", "shot"])
def test_a_file_is_what_its_recipe_makes(name: Sound) -> None:
    assert distance(made(name), heard(name)) < UNLIKE


def test_loudness_is_measured_as_the_recommendation_says() -> None:
    """ITU-R BS.1770: a sine of 997 Hz at full scale in one channel is -3.01 LUFS."""
    assert loudness(np.sin(2 * np.pi * 997 * times(1.0))) == pytest.approx(-3.01, abs=0.02)


def test_a_true_peak_lies_between_samples() -> None:
    quarter = np.sin(2 * np.pi * (RATE / 4) * times(0.1) + np.pi / 4)
    assert np.max(np.abs(quarter)) < 0.71
    assert true_peak(quarter) == pytest.approx(0.0, abs=0.2)
