"""The road: engines, rubber, brass horns, guns and sheet metal."""

import numpy as np

from sounds.tools import (
    RATE,
    Chance,
    Mode,
    Wave,
    band,
    bend,
    curve,
    even,
    fading,
    full,
    mix,
    noise,
    resonant,
    ringing,
    room,
    sheet,
    softly,
    swept,
    varied,
    warm,
)

EXHAUST = [(82.0, 40.0, 0.6), (165.0, 70.0, 0.8), (330.0, 120.0, 0.9), (560.0, 220.0, 0.8), (1_150.0, 500.0, 0.55)]
RUBBER = [(640.0, 26.0, 1.0), (905.0, 34.0, 0.8), (1_310.0, 60.0, 0.55), (1_890.0, 120.0, 0.4), (2_700.0, 260.0, 0.25)]
HORN = [(430.0, 130.0, 0.6), (980.0, 220.0, 1.0), (1_560.0, 330.0, 0.8), (2_500.0, 700.0, 0.4)]
HUBCAP: list[Mode] = [(742, 0.1, 0.8), (1_610, 0.12, 1.0), (2_390, 0.09, 0.7), (3_820, 0.06, 0.5), (5_300, 0.04, 0.3)]
GLASS: list[Mode] = [(3_400, 0.03, 0.8), (4_900, 0.035, 1.0), (6_700, 0.025, 0.7), (8_800, 0.015, 0.4)]
CANYON = ((0.061, 0.4), (0.113, 0.28), (0.187, 0.2), (0.29, 0.12))  # seconds, gain


# ---- Engines ------------------------------------------------------------------------------------


def running(length: float, turns: Wave, chance: Chance, breath: float) -> Wave:
    """Four cylinders, none like the other: every firing is a blow into the exhaust, every stroke a breath."""
    firings = np.cumsum(turns / 60 * 2) / RATE
    blows = np.zeros(len(firings))
    strength = (1.0, 0.72, 0.9, 0.64)
    for number in range(1, int(firings[-1])):
        at = np.searchsorted(firings, number + chance.normal(0, 0.025))
        if at < len(blows):
            blows[at] = strength[number % 4] * chance.uniform(0.85, 1.1)
    pulse = fading(0.02, 0.0035, attack=0.0008) - 0.35 * fading(0.02, 0.007, attack=0.003)
    blown = np.convolve(blows, pulse)[: len(blows)]
    stroke = np.convolve(blows, fading(0.02, 0.006, attack=0.002))[: len(blows)]
    air = noise(length, chance, 500, 3_200) * (0.25 + stroke)
    body = even(resonant(blown, EXHAUST)) + 0.6 * even(band(blown, 300, 3_000, 1))
    return warm(body + breath * even(air), 1.7)


def engine_slow(chance: Chance) -> Wave:
    """An old car potters off in first gear."""
    turns = curve(0.85, (0, 820), (0.15, 900), (0.6, 1_750), (0.85, 1_500))
    loud = curve(0.85, (0, 0), (0.05, 0.7), (0.5, 1), (0.7, 0.7), (0.85, 0))
    return room(band(running(0.85, turns, chance, 0.2), 70, 2_600, 1) * loud, chance, 0.1, 0.3)


def engine(chance: Chance) -> Wave:
    """Through the gears: up, a lift of the foot, and on."""
    turns = curve(0.85, (0, 1_700), (0.38, 3_300), (0.43, 2_300), (0.85, 3_000))
    loud = curve(0.85, (0, 0), (0.06, 0.8), (0.37, 1), (0.41, 0.45), (0.48, 0.95), (0.6, 0.8), (0.85, 0))
    return room(band(running(0.85, turns, chance, 0.35), 80, 4_500, 1) * loud, chance, 0.12, 0.3)


def engine_fast(chance: Chance) -> Wave:
    """Flat out, past the ear: the pitch falls as it goes by."""
    turns = curve(1.3, (0, 4_700), (1.3, 5_300))
    source = running(1.3, turns, chance, 0.6)
    where = np.linspace(-1.0, 1.0, round(0.95 * RATE))
    passing = bend(source, 1.0 - 0.2 * np.tanh(5 * where))
    near = 1 / (0.16 + where**2) * np.interp(where, [-1, -0.8, 0.75, 1], [0, 1, 1, 0])
    air = swept(noise(0.95, chance), 700 + 2_600 * np.exp(-((4 * where) ** 2)), 0.8)
    wave = band(passing, 110, 7_000, 1) * near + 0.3 * air * near * np.exp(-((3 * where) ** 2))
    return room(wave, chance, 0.12, 0.25)


# ---- Rubber -------------------------------------------------------------------------------------


def scream(length: float, pitch: Wave, chance: Chance) -> Wave:
    """Rubber sticks and slips some hundred times a second, never quite in time, and the tyre rings with it."""
    wander = np.cumsum(noise(length, chance, 4, 60, 1)) / RATE * 55
    phase = np.cumsum(pitch) / RATE + 0.35 * wander
    slips = 2 * (phase % 1.0) - 1 + 0.8 * noise(length, chance, 300, 4_000)
    steady = even(resonant(slips, RUBBER))
    ratio = np.log2(pitch / pitch.mean())
    hiss = swept(noise(length, chance), 1_500 * 2**ratio, 0.6)
    rough = 1 + 0.35 * noise(length, chance, 12, 70, 1)
    return warm((steady + 0.35 * hiss) * np.clip(rough, 0.3, 2), 1.5)


def tyres(chance: Chance) -> Wave:
    """Brakes before a bend: a bite, a wail, and it grips."""
    pitch = curve(0.62, (0, 720), (0.08, 900), (0.45, 820), (0.62, 640))
    loud = curve(0.62, (0, 0), (0.03, 1), (0.12, 0.75), (0.42, 0.9), (0.62, 0))
    return room(band(scream(0.62, pitch, chance), 350, 6_000, 1) * loud, chance, 0.15, 0.35)


def spin(chance: Chance) -> Wave:
    """Round and round: the wail comes and goes with every turn, and the turns get slower."""
    turns = np.cumsum(curve(1.0, (0, 4.6), (1.0, 2.2))) / RATE
    facing = 0.5 + 0.5 * np.cos(2 * np.pi * turns)
    pitch = curve(1.0, (0, 980), (1.0, 560)) * (1 + 0.09 * np.sin(2 * np.pi * turns))
    gravel = noise(1.0, chance, 900, 6_500) * (noise(1.0, chance, 20, 220, 1) > 0.9)
    loud = curve(1.0, (0, 0), (0.04, 1), (0.7, 0.75), (1.0, 0))
    wail = band(scream(1.0, pitch, chance), 350, 5_000, 1) * (0.06 + 0.94 * facing**2)
    return room((wail + 0.1 * gravel * (1 - 0.6 * facing)) * loud, chance, 0.2, 0.4)


# ---- Brass horn ---------------------------------------------------------------------------------


def honk(length: float, pitch: float, chance: Chance) -> Wave:
    """A rubber ball is pressed, a reed beats, a brass horn answers; the tone sags as the ball empties."""
    sag = curve(length, (0, 0.93), (0.03, 1.0), (length * 0.7, 1.0), (length, 0.9))
    flutter = 1 + 0.004 * noise(length, chance, 5, 40, 1)
    phase = np.cumsum(pitch * sag * flutter) / RATE
    reed = np.maximum(0, np.sin(2 * np.pi * phase)) ** 3 - 0.2 + 0.12 * noise(length, chance, 800, 5_000)
    pressed = curve(length, (0, 0), (0.012, 1), (length * 0.75, 0.85), (length, 0))
    return warm(resonant(reed, HORN), 1.2) * pressed


def horn(chance: Chance) -> Wave:
    """Honk, honk: the second one longer."""
    return room(mix(0.58, (0, 0.9, honk(0.16, 311, chance)), (0.24, 1.0, honk(0.32, 311, chance))), chance, 0.16, 0.35)


# ---- Arms ---------------------------------------------------------------------------------------


def echoing(wave: Wave, length: float) -> Wave:
    """Among rocks: it comes back duller each time."""
    parts = [(at, gain, band(wave, 120, 2_600 / (1 + 4 * at), 1)) for at, gain in CANYON]
    return mix(length, (0, 1.0, wave), *parts)


def shot(chance: Chance) -> Wave:
    """A gun on a roof: crack, boom, and the rocks answer."""
    crack = full(noise(0.05, chance, 1_200, 9_000) * fading(0.05, 0.005, attack=0.0002))
    blast = full(noise(0.25, chance, 150, 1_600) * fading(0.25, 0.035, attack=0.001))
    boom = ringing(0.25, [(74, 0.07, 1.0), (121, 0.05, 0.7), (196, 0.03, 0.4)])
    bolt = softly(ringing(0.06, sheet(chance, 1_800, 6_000, 8, 0.015)), 0.0003)
    fired = mix(0.4, (0, 0.7, crack), (0.001, 1.0, blast), (0.002, 0.7, boom), (0.09, 0.12, bolt))
    return room(echoing(warm(fired, 2.2), 0.62), chance, 0.1, 0.3)


def missile(chance: Chance) -> Wave:
    """Lit with a thump, off with a roar that tears away."""
    thump = ringing(0.15, [(88, 0.05, 1.0), (140, 0.035, 0.6)])
    pitch = curve(0.95, (0, 600), (0.12, 2_400), (0.3, 3_000), (0.95, 650))
    roar = swept(noise(0.95, chance), pitch, 0.75)
    tearing = 1 + 0.55 * noise(0.95, chance, 25, 180, 1)
    low = noise(0.95, chance, 70, 420)
    loud = curve(0.95, (0, 0), (0.02, 0.5), (0.2, 1.0), (0.5, 0.5), (0.95, 0))
    flame = (roar * np.clip(tearing, 0.1, 2.5) + 0.6 * low) * loud
    return room(mix(0.95, (0, 0.9, thump), (0, 0.33, flame)), chance, 0.15, 0.3)


# ---- Metal --------------------------------------------------------------------------------------


def bang(chance: Chance, low: float, decay: float, length: float = 0.4) -> Wave:
    """Sheet metal is struck and stays bent."""
    panel = softly(ringing(length, sheet(chance, low, low * 22, 26, decay)), 0.0012)
    thud = ringing(length, [(low * 0.55, 0.07, 1.0), (low * 0.9, 0.05, 0.8), (low * 1.5, 0.03, 0.5)])
    dent = full(noise(length, chance, 250, 3_500) * fading(length, 0.014, attack=0.0005))
    return warm(1.1 * panel + 0.6 * thud + 0.6 * dent, 1.8)


def crumpling(length: float, chance: Chance, count: int, spread: float) -> Wave:
    """A great many small dents, ever fewer."""
    parts = []
    for at in np.sort(np.minimum(chance.exponential(spread, count), length - 0.05)):
        grain = softly(ringing(0.05, sheet(chance, 400, 5_500, 7, 0.014)), 0.0006)
        parts.append((at, chance.uniform(0.15, 1.0) * np.exp(-at / (2 * spread)), grain))
    return full(mix(length, *parts))


def shards(length: float, chance: Chance, count: int, spread: float) -> Wave:
    """Glass on the road."""
    parts = []
    for at in np.minimum(0.02 + chance.exponential(spread, count), length - 0.06):
        piece = softly(ringing(0.12, varied(GLASS, chance, 0.25)), 0.0002)
        parts.append((at, chance.uniform(0.1, 1.0) * np.exp(-at / (3 * spread)), piece))
    return full(mix(length, *parts))


def hit(chance: Chance) -> Wave:
    """One blow into the bodywork."""
    scrap = crumpling(0.3, chance, 14, 0.06)
    return room(mix(0.42, (0, 1.0, bang(chance, 230, 0.1)), (0.012, 0.5, scrap)), chance, 0.1, 0.35)


def crash(chance: Chance) -> Wave:
    """Bodywork folds, is struck again, and its glass comes down."""
    return room(
        mix(
            1.05,
            (0, 1.0, bang(chance, 95, 0.14, 0.6)),
            (0.01, 0.7, crumpling(0.6, chance, 90, 0.11)),
            (0.13, 0.55, bang(chance, 170, 0.1)),
            (0.04, 0.4, shards(0.95, chance, 40, 0.2)),
            (0.29, 0.3, bang(chance, 240, 0.07)),
        ),
        chance,
        0.2,
        0.4,
    )


def rolling(length: float, chance: Chance) -> Wave:
    """A hubcap tips from edge to edge, ever faster and flatter, until it lies."""
    parts, at, gap = [], 0.0, 0.17
    while gap > 0.011 and at < length - 0.1:
        cap = softly(ringing(0.25, varied(HUBCAP, chance, 0.015)), 0.0005)
        parts.append((at, min(1.0, gap / 0.09) ** 0.6, cap))
        at += gap * chance.uniform(0.95, 1.05)
        gap *= 0.9
    return full(mix(length, *parts))


def wipe_out(chance: Chance) -> Wave:
    """Off the road: a wail that breaks off, metal over stones, and one hubcap that takes its time."""
    pitch = curve(0.4, (0, 820), (0.4, 700))
    wail = band(scream(0.4, pitch, chance), 350, 5_000, 1) * curve(0.4, (0, 0), (0.03, 0.8), (0.36, 1), (0.4, 0))
    stones = noise(0.7, chance, 150, 1_400) * fading(0.7, 0.2, 0.02)
    return room(
        mix(
            2.0,
            (0, 0.4, wail),
            (0.36, 1.0, bang(chance, 85, 0.16, 0.6)),
            (0.37, 0.7, crumpling(0.8, chance, 110, 0.16)),
            (0.4, 0.12, stones),
            (0.62, 0.6, bang(chance, 130, 0.1)),
            (0.45, 0.22, shards(0.9, chance, 26, 0.2)),
            (0.74, 0.32, rolling(1.25, chance)),
        ),
        chance,
        0.2,
        0.4,
    )
