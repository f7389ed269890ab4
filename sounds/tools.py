"""What sounds are made with: noise in colours, struck bodies, bent time, rooms. A wave is an array of samples."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100  # samples a second
FRAME, HOP = 512, 128  # samples: how finely a filter moves
MARGIN = 4096  # samples in which a filter rings out

Wave = NDArray[np.float64]
Chance = np.random.Generator


# ---- Time ---------------------------------------------------------------------------------------


def times(length: float) -> Wave:
    """The moment of every sample, in seconds."""
    return np.arange(round(length * RATE)) / RATE


def curve(length: float, *points: tuple[float, float]) -> Wave:
    """Straight lines from one (moment, value) to the next."""
    return np.interp(times(length), [at for at, _ in points], [value for _, value in points])


def fading(length: float, decay: float, attack: float = 0.001) -> Wave:
    """Loud at once, then quieter by a factor of e in every `decay`."""
    t = times(length)
    return np.minimum(t / attack, 1.0) * np.exp(-t / decay)


def swelling(length: float, peak: float, sharpness: float = 2.0) -> Wave:
    """Up to a peak at a share of the length and down again, both rounded."""
    t = np.linspace(0.0, 1.0, round(length * RATE))
    return np.where(t < peak, t / peak, (1 - t) / (1 - peak)) ** sharpness


def mix(length: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Waves on top of each other, each with its moment and its gain."""
    track = np.zeros(round(length * RATE))
    for at, gain, wave in parts:
        start = round(at * RATE)
        heard = wave[: max(0, len(track) - start)]
        track[start : start + len(heard)] += gain * heard
    return track


def bend(wave: Wave, pace: Wave) -> Wave:
    """The wave at a changing pace, as a passing car is heard: 1 leaves the pitch as it is."""
    return np.interp(np.cumsum(pace) - pace[0], np.arange(len(wave)), wave, right=0.0)


def even(wave: Wave) -> Wave:
    """Of power 1."""
    return wave / (np.sqrt(np.mean(wave**2)) + 1e-12)


def full(wave: Wave) -> Wave:
    """With its highest sample at 1."""
    return wave / (np.max(np.abs(wave)) + 1e-12)


# ---- Colour -------------------------------------------------------------------------------------


def through(wave: Wave, answer: NDArray[np.complex128], size: int) -> Wave:
    """The wave after a filter whose answer to every frequency is known."""
    return np.fft.irfft(np.fft.rfft(wave, size) * answer, size)[: len(wave)]


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What lies between two pitches; above and below it fades by 6 dB an octave and order."""
    size = len(wave) + MARGIN
    f = np.fft.rfftfreq(size, 1 / RATE)
    answer = (1 / (1 + 1j * f / high) * (1j * f / low) / (1 + 1j * f / low)) ** order
    return through(wave, answer, size)


def resonant(wave: Wave, peaks: Sequence[tuple[float, float, float]]) -> Wave:
    """The wave in a hollow thing: a (pitch, width, gain) for every pitch at which it answers."""
    size = len(wave) + MARGIN
    f = np.fft.rfftfreq(size, 1 / RATE)
    answer = np.zeros(len(f), np.complex128)
    for pitch, width, gain in peaks:
        answer += gain * 1j * f * width / (pitch**2 - f**2 + 1j * f * width)
    return through(wave, answer, size)


def swept(wave: Wave, pitch: Wave, width: float) -> Wave:
    """What lies around a moving pitch, `width` octaves wide; of power 1."""
    window = np.hanning(FRAME + 1)[:-1]
    padded = np.pad(wave, (FRAME, FRAME))
    starts = np.arange(0, len(wave) + FRAME, HOP)
    frames = np.stack([padded[start : start + FRAME] * window for start in starts])
    octaves = np.log2(np.maximum(np.fft.rfftfreq(FRAME, 1 / RATE), 20.0))
    centres = np.log2(pitch[np.clip(starts - FRAME // 2, 0, len(pitch) - 1)])
    gains = np.exp(-0.5 * ((octaves[None, :] - centres[:, None]) / width) ** 2)
    moved = np.fft.irfft(np.fft.rfft(frames) * gains) * window
    result = np.zeros(len(padded))
    for start, frame in zip(starts, moved, strict=True):
        result[start : start + FRAME] += frame
    return even(result[FRAME : FRAME + len(wave)])


def noise(length: float, chance: Chance, low: float = 40.0, high: float = 16_000.0, order: int = 2) -> Wave:
    """A hiss between two pitches, of power 1."""
    return even(band(chance.standard_normal(round(length * RATE)), low, high, order))


def warm(wave: Wave, drive: float) -> Wave:
    """Rounded where it is loud, as a horn loudspeaker does it."""
    return np.tanh(drive * full(wave)) / np.tanh(drive)


# ---- Bodies -------------------------------------------------------------------------------------

Mode = tuple[float, float, float]  # pitch, decay in seconds, gain


def ringing(length: float, modes: Iterable[Mode]) -> Wave:
    """A body that was struck, by the ways in which it can ring, until a hand lies on it."""
    t = times(length)
    wave = sum((gain * np.exp(-t / decay) * np.sin(2 * np.pi * pitch * t) for pitch, decay, gain in modes), 0 * t)
    return full(wave * np.minimum(1.0, (length - t) / (0.3 * length)))


def softly(wave: Wave, contact: float) -> Wave:
    """As if struck by something that touches for so many seconds: the softer, the duller."""
    pulse = np.hanning(max(3, round(contact * RATE)))
    return full(convolved(wave, pulse))


def convolved(wave: Wave, with_: Wave) -> Wave:
    """Every sample of one starts the other."""
    size = len(wave) + len(with_)
    return np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(with_, size), size)[: len(wave)]


def varied(modes: Iterable[Mode], chance: Chance, by: float) -> list[Mode]:
    """The same body struck elsewhere: pitches a little off, and other ones louder."""
    return [
        (pitch * (1 + by * chance.uniform(-1, 1)), decay, gain * chance.uniform(0.4, 1.0))
        for pitch, decay, gain in modes
    ]


def sheet(chance: Chance, low: float, high: float, count: int, decay: float) -> list[Mode]:
    """The modes of thin metal: many, at no pitches in particular; high ones die first."""
    pitches = np.exp(chance.uniform(np.log(low), np.log(high), count))
    return [(pitch, decay * (low / pitch) ** 0.4, chance.uniform(0.3, 1.0)) for pitch in pitches]


# ---- Rooms --------------------------------------------------------------------------------------

WALLS = ((0.0113, 0.5), (0.0171, -0.42), (0.0237, 0.33), (0.0331, 0.27), (0.0419, -0.2))  # seconds, gain


def room(wave: Wave, chance: Chance, tail: float, wet: float, size: float = 1.0, high: float = 5_000.0) -> Wave:
    """Heard in a place: the first walls, then a tail of so many seconds."""
    long = np.concatenate([wave, np.zeros(round(tail * RATE))])
    echo = np.zeros(round(tail * RATE))
    for at, gain in WALLS:
        if at * size < tail:
            echo[round(at * size * RATE)] += gain
    echo += 0.08 * chance.standard_normal(len(echo)) * fading(tail, tail / 4, attack=0.02 * size)
    return long + wet * band(convolved(long, echo), 150.0, high, 1)
