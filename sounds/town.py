"""What is told and what is celebrated: bells, blocks, a small brass band, a flag, people along the road."""

import numpy as np

from sounds.tools import (
    RATE,
    Chance,
    Mode,
    Wave,
    band,
    curve,
    even,
    fading,
    full,
    mix,
    noise,
    resonant,
    ringing,
    room,
    softly,
    swelling,
    swept,
    times,
    varied,
    warm,
)

A = 440.0
C4, E4, F4, G4, A4, C5, E5, G5 = (A * 2 ** (step / 12) for step in (-9, -5, -4, -2, 0, 3, 7, 10))
CAST: list[Mode] = [  # a small bell: pitches and decays as shares of its own
    (0.5, 0.5, 0.25),
    (1.0, 1.0, 0.8),
    (1.004, 1.0, 0.2),
    (2.02, 0.6, 0.9),
    (2.98, 0.45, 0.6),
    (4.21, 0.3, 0.6),
    (5.63, 0.2, 0.4),
]
HIGHEST = 11_000.0  # Hz: no overtone lies above
VOWELS = (
    ((730.0, 110.0, 1.0), (1_120.0, 140.0, 0.7), (2_500.0, 240.0, 0.3)),  # ah
    ((560.0, 100.0, 1.0), (1_780.0, 160.0, 0.5), (2_480.0, 240.0, 0.3)),  # eh
    ((460.0, 90.0, 1.0), (860.0, 120.0, 0.6), (2_500.0, 260.0, 0.2)),  # oh
)


# ---- Bells and blocks ---------------------------------------------------------------------------


def bell(pitch: float, length: float, decay: float, contact: float = 0.0003) -> Wave:
    """A small cast bell."""
    return softly(ringing(length, [(pitch * ratio, decay * lives, gain) for ratio, lives, gain in CAST]), contact)


def marimba(pitch: float, length: float, chance: Chance) -> Wave:
    """A bar of rosewood over a tube."""
    bar = ringing(length, [(pitch, 0.12, 1.0), (pitch * 3.93, 0.05, 0.6), (pitch * 9.4, 0.015, 0.3)])
    mallet = full(noise(length, chance, 200, 1_800) * fading(length, 0.006, attack=0.001))
    return softly(bar, 0.0005) + 0.3 * mallet


def turn(chance: Chance) -> Wave:
    """The bell of an old filling station: a car has rolled over the hose, ding-ding."""
    hose = full(noise(0.08, chance, 90, 600) * fading(0.08, 0.018, attack=0.003))
    first = bell(1_480, 0.55, 0.2) * curve(0.55, (0, 1), (0.168, 1), (0.182, 0.1), (0.55, 0))  # the hammer stops it
    second = bell(1_484, 0.55, 0.2)
    bells = mix(0.72, (0, 0.35, hose), (0.01, 0.85, first), (0.17, 0.3, hose), (0.18, 1.0, second))
    return room(bells, chance, 0.12, 0.3)


def chat(chance: Chance) -> Wave:
    """Two bars of wood: somebody has said something."""
    bars = mix(0.42, (0, 0.7, marimba(G5, 0.3, chance)), (0.095, 1.0, marimba(C5, 0.3, chance)))
    return room(bars, chance, 0.08, 0.3)


def hurry(chance: Chance) -> Wave:
    """An alarm clock, muffled: its hammer between two cups, three times."""
    tin = softly(ringing(0.05, [(620, 0.012, 1.0), (990, 0.01, 0.8)]), 0.001)
    parts = []
    for burst in (0.0, 0.22, 0.44):
        parts.append((burst, 0.3, tin))
        for stroke in range(5):
            cup = bell(1_180 if stroke % 2 else 1_320, 0.2, 0.05, 0.0006)
            parts.append((burst + 0.028 * stroke, 0.7 + 0.06 * stroke, cup))
    return room(band(mix(0.68, *parts), 250, 6_000, 1), chance, 0.08, 0.3)


# ---- Brass and drums ----------------------------------------------------------------------------


def blown(pitch: Wave, loud: Wave, chance: Chance, players: int = 2) -> Wave:
    """Brass: the louder, the brighter; the players are never quite together."""
    total = np.zeros(len(loud))
    t = np.arange(len(loud)) / RATE
    for _ in range(players):
        waves = np.sin(2 * np.pi * chance.uniform(4.8, 5.8) * t + chance.uniform(0, 6))
        vibrato = 1 + 0.004 * waves * np.minimum(t / 0.3, 1)
        lips = 1 + 0.0025 * noise(len(loud) / RATE, chance, 8, 60, 1)
        scoop = 1 - 0.03 * np.exp(-t / 0.018)
        phase = 2 * np.pi * np.cumsum(pitch * vibrato * lips * scoop * chance.uniform(0.9985, 1.0015)) / RATE
        for overtone in range(1, int(HIGHEST / pitch.max())):
            total += np.clip(loud, 1e-4, 1) ** (0.7 + 0.22 * overtone) / overtone**0.75 * np.sin(overtone * phase)
    breath = noise(len(loud) / RATE, chance, 900, 4_500) * loud * np.exp(-t / 0.03)
    bell_of_it = total + 0.9 * resonant(total, [(1_200, 700, 1.0), (2_100, 900, 0.4)])
    return full(band(bell_of_it, 120, 7_000, 1)) + 0.04 * breath


def note(pitch: float, length: float, chance: Chance, players: int = 2) -> Wave:
    """One note of a fanfare, tongued."""
    short = min(0.22, length / 3)
    loud = curve(length, (0, 0), (0.022, 1.0), (0.08, 0.72), (length - short, 0.78), (length, 0))
    return blown(np.full(len(loud), pitch), loud, chance, players)


def chord(pitches: tuple[float, ...], length: float, chance: Chance) -> Wave:
    """Some notes, not quite at once."""
    late = 0.012  # seconds at most
    notes = [(chance.uniform(0, late), 1.0, note(pitch, length - late, chance)) for pitch in pitches]
    return full(mix(length, *notes))


def drum(chance: Chance, pitch: float = 82.0, length: float = 0.7) -> Wave:
    """A kettledrum under a felt mallet."""
    t = times(length)
    phase = np.cumsum(pitch * (1 + 0.06 * np.exp(-t / 0.03))) / RATE
    skin = [(1.0, 0.26, 1.0), (1.5, 0.2, 0.8), (1.98, 0.14, 0.6), (2.44, 0.1, 0.4), (3.55, 0.05, 0.3)]
    wave = sum((gain * np.exp(-t / lives) * np.sin(2 * np.pi * ratio * phase) for ratio, lives, gain in skin), 0 * t)
    felt = full(noise(length, chance, 150, 1_200) * fading(length, 0.012, attack=0.002))
    return full(wave) + 0.4 * felt


def cymbal(chance: Chance, length: float, decay: float) -> Wave:
    """Two plates: they clash, shimmer, and the highest pitches are gone first."""
    pitches = np.exp(chance.uniform(np.log(420), np.log(11_500), 110))
    plates = ringing(length, [(pitch, decay * (900 / pitch) ** 0.35, chance.uniform(0.3, 1)) for pitch in pitches])
    wash = full(noise(length, chance, 3_000, 11_000) * fading(length, decay * 0.6, attack=0.004))
    return band(plates + 0.9 * wash, 350, 9_000, 1)


# ---- People -------------------------------------------------------------------------------------


def voice(length: float, chance: Chance) -> Wave:
    """Somebody along the road calls out, once or twice."""
    heard = np.zeros(round(length * RATE))
    at = chance.uniform(0, 0.35)
    while at < length - 0.3:
        lasts = min(chance.uniform(0.3, 0.9), length - at)
        t = times(lasts)
        start = chance.choice([135.0, 170.0, 230.0, 290.0]) * chance.uniform(0.9, 1.15)
        rise = curve(lasts, (0, 0.85), (lasts * 0.35, chance.uniform(1.05, 1.3)), (lasts, 0.8))
        phase = np.cumsum(start * rise * (1 + 0.012 * np.sin(2 * np.pi * 5.5 * t + at))) / RATE
        throat = (phase % 1.0) ** 2 - 1 / 3 + 0.06 * noise(lasts, chance, 500, 5_000)
        call = even(resonant(throat, VOWELS[chance.integers(len(VOWELS))])) * swelling(lasts, 0.3, 0.8)
        heard = heard + mix(length, (at, chance.uniform(0.2, 1.0) ** 2, call))
        at += lasts + chance.uniform(0.05, 0.5)
    return heard


def clapping(length: float, chance: Chance, count: int) -> Wave:
    """Hands, near and far."""
    parts = []
    for at in np.sort(chance.uniform(0, length - 0.03, count)):
        palm = noise(0.03, chance, chance.uniform(600, 1_000), chance.uniform(1_600, 3_200))
        parts.append((at, chance.uniform(0.1, 1.0) ** 2, full(palm * fading(0.03, 0.005, attack=0.0006))))
    return even(mix(length, *parts))


def cheering(length: float, chance: Chance, people: int, claps: int) -> Wave:
    """All of them, with a bed of those who cannot be told apart."""
    voices = even(sum((voice(length, chance) for _ in range(people)), np.zeros(round(length * RATE))))
    murmur = resonant(noise(length, chance, 200, 4_000), VOWELS[0])
    return even(band(voices + 0.3 * even(murmur) + 0.6 * clapping(length, chance, claps), 180, 6_500, 1))


def whistle(chance: Chance) -> Wave:
    """Two fingers in the mouth."""
    pitch = curve(0.34, (0, 1_500), (0.1, 2_350), (0.18, 2_150), (0.34, 2_700))
    tone = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) + 0.35 * swept(noise(0.34, chance), pitch, 0.12)
    return full(tone * swelling(0.34, 0.4, 0.8))


def crowd(chance: Chance) -> Wave:
    """They have waited at the finish for hours."""
    loud = curve(2.3, (0, 0), (0.12, 0.6), (0.5, 1), (1.4, 0.8), (2.3, 0))
    far = cheering(2.3, chance, 46, 260) * loud
    return room(mix(2.3, (0, 0.4, far), (0.75, 0.12, whistle(chance))), chance, 0.2, 0.5)


# ---- Moments ------------------------------------------------------------------------------------


def flag(chance: Chance) -> Wave:
    """Heavy cloth is swung, once down and once up, and cracks in the wind."""
    parts = []
    for at, high, gain in ((0.0, 1_500, 0.8), (0.24, 2_000, 1.0)):
        sweep = swept(noise(0.26, chance), curve(0.26, (0, 280), (0.16, high), (0.26, 500)), 0.7)
        flutter = 1 + 0.7 * np.sin(2 * np.pi * np.cumsum(curve(0.26, (0, 16), (0.26, 34))) / RATE)
        crack = full(noise(0.05, chance, 500, 4_200) * fading(0.05, 0.008, attack=0.0006))
        parts += [(at, 0.25 * gain, sweep * swelling(0.26, 0.6) * flutter), (at + 0.165, 0.55 * gain, crack)]
    return room(mix(0.55, *parts), chance, 0.1, 0.3)


def checkpoint(chance: Chance) -> Wave:
    """Two short calls and a long one, as when a stage is done."""
    calls = ((0.0, G4, 0.13), (0.14, C5, 0.13), (0.28, E5, 0.46))
    parts = [(at, 0.8, note(pitch, length, chance)) for at, pitch, length in calls]
    below = [(0.28, 0.5, note(C5, 0.46, chance, 1)), (0.28, 0.45, note(G4, 0.46, chance, 1))]
    return room(mix(0.8, *parts, *below, (0.28, 0.2, bell(2_093, 0.5, 0.18))), chance, 0.18, 0.35)


def coup(chance: Chance) -> Wave:
    """A parry: steel is drawn, and the whole band strikes at once."""
    steel = swept(noise(0.16, chance), curve(0.16, (0, 2_200), (0.16, 7_500)), 0.25) * swelling(0.16, 0.85, 2.5)
    ring = ringing(0.5, varied([(2_870, 0.2, 1.0), (4_310, 0.16, 0.8), (6_650, 0.1, 0.5)], chance, 0.02))
    strike = chord((C4, G4, C5, E5, G5), 0.85, chance)
    return room(
        mix(
            1.25,
            (0, 0.2, steel),
            (0.15, 0.25, ring),
            (0.16, 1.0, warm(strike, 1.5)),
            (0.155, 0.9, drum(chance, 65.4)),
            (0.16, 0.4, cymbal(chance, 1.05, 0.5)),
        ),
        chance,
        0.25,
        0.35,
    )


def win(chance: Chance) -> Wave:
    """The band plays its four bars in two seconds; the road cheers."""
    tune = ((0.0, (G4, C5), 0.15), (0.17, (G4, C5), 0.1), (0.29, (G4, C5), 0.1), (0.41, (A4, C5, F4 * 2), 0.3))
    parts = [(at, 0.75, chord(pitches, length, chance)) for at, pitches, length in tune]
    parts.append((0.75, 1.0, chord((C4, G4, C5, E5, G5), 1.1, chance)))
    beats = [(at, 0.6, drum(chance, 65.4 if at else 98.0)) for at in (0.0, 0.41, 0.75)]
    cheer = cheering(2.1, chance, 26, 160) * curve(2.1, (0, 0), (0.7, 0.3), (1.1, 1), (2.1, 0))
    return room(mix(2.3, *parts, *beats, (0.75, 0.4, cymbal(chance, 1.4, 0.55)), (0.1, 0.16, cheer)), chance, 0.2, 0.4)


def lose(chance: Chance) -> Wave:
    """A trombone under its hat: three steps down, and the last one sags. No hard feelings."""
    parts = []
    for step, at, length, sag in ((-11, 0.0, 0.3, 1.0), (-12, 0.33, 0.3, 1.0), (-13, 0.66, 0.85, 0.9)):
        t = times(length)
        is_last = sag < 1
        loud = curve(length, (0, 0), (0.05, 0.8), (length * 0.6, 0.7), (length, 0))
        wobble = 1 + 0.012 * np.sin(2 * np.pi * 5.6 * t) * is_last
        slide = curve(length, (0, 1.0), (length * 0.5, 1.0), (length, sag))
        hat = 420 + 750 * np.abs(np.sin(np.pi * t / length * (2 if is_last else 1)))
        bright = blown(A * 2 ** (step / 12) * slide * wobble, loud, chance, players=1)
        parts.append((at, 1.0, even(swept(bright, hat, 0.7)) * loud))
    return room(mix(1.55, *parts), chance, 0.15, 0.35, high=3_000)
