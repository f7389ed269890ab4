"""How loud a wave is for an ear (ITU-R BS.1770), how near to clipping, and how unlike another."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from sounds.tools import RATE, Wave, through

MOMENT = 0.4  # seconds: what an ear takes for one moment
STEP = 0.01  # seconds from one moment to the next
OVERSAMPLING = 4  # a true peak lies between samples
BANDS = 40


def weighted(wave: Wave) -> Wave:
    """As the head and the ear weigh pitches: the two filters of the recommendation, for this rate."""
    padded = np.pad(wave, int(MOMENT * RATE))
    size = len(padded) + RATE
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    shelf = biquad(z, *high_shelf(1_681.974450955533, 3.999843853973347, 0.7071752369554196))
    rumble = biquad(z, *high_pass(38.13547087602444, 0.5003270373238773))
    return through(padded, shelf * rumble, size)


Coefficients = tuple[float, float, float]


def biquad(z: NDArray[np.complex128], b: Coefficients, a: Coefficients) -> NDArray[np.complex128]:
    """The answer of a filter of second order."""
    return np.asarray((b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2))


def high_shelf(pitch: float, gain: float, q: float) -> tuple[Coefficients, Coefficients]:
    """The head in the way of the sound."""
    k, high = np.tan(np.pi * pitch / RATE), 10 ** (gain / 20)
    middle = high**0.4996667741545416
    b = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    return b, (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)


def high_pass(pitch: float, q: float) -> tuple[Coefficients, Coefficients]:
    """Deep tones count less."""
    k = np.tan(np.pi * pitch / RATE)
    scale = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale)


def loudness(wave: Wave) -> float:
    """LUFS of the loudest moment: short sounds are as loud as they seem beside long ones."""
    energy = np.concatenate([[0.0], np.cumsum(weighted(wave) ** 2)])
    moment, step = int(MOMENT * RATE), int(STEP * RATE)
    starts = np.arange(0, len(energy) - moment, step)
    return float(-0.691 + 10 * np.log10(np.max(energy[starts + moment] - energy[starts]) / moment + 1e-12))


def true_peak(wave: Wave) -> float:
    """dB below the largest number that there is, between samples, too."""
    size = len(wave)
    spectrum = np.fft.rfft(wave)
    finer = np.fft.irfft(np.pad(spectrum, (0, OVERSAMPLING * size // 2 + 1 - len(spectrum))), OVERSAMPLING * size)
    return float(20 * np.log10(np.max(np.abs(finer)) * OVERSAMPLING + 1e-12))


def centre(wave: Wave) -> float:
    """The pitch around which the power lies, in Hz: how bright it is."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(wave), 1 / RATE)) / np.sum(power))


def shape(wave: Wave) -> NDArray[np.float64]:
    """Decibels in bands as an ear has them, over three thirds of the time; loudness apart."""
    edges = 700 * (10 ** (np.linspace(60, 3_800, BANDS + 1) / 2_595) - 1)  # mel
    rows = []
    for part in np.array_split(wave, 3):
        power = np.abs(np.fft.rfft(part, RATE // 2)) ** 2
        f = np.fft.rfftfreq(RATE // 2, 1 / RATE)
        sums = [power[(f >= low) & (f < high)].sum() for low, high in pairwise(edges)]
        rows.append(np.array(sums))
    bands = np.array(rows)
    return np.asarray(10 * np.log10(np.maximum(bands / bands.sum(), 1e-5))).ravel()


def distance(one: Wave, other: Wave) -> float:
    """Decibels by which two sounds differ, in the mean over bands and thirds."""
    return float(np.mean(np.abs(shape(one) - shape(other))))
