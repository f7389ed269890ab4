"""Things on the table: paper, cardboard, wood, bone and tin."""

import numpy as np

from sounds.tools import (
    RATE,
    Chance,
    Mode,
    Wave,
    band,
    curve,
    fading,
    full,
    mix,
    noise,
    ringing,
    room,
    softly,
    swelling,
    swept,
    times,
    varied,
)

WOOD: list[Mode] = [(142, 0.03, 0.8), (231, 0.028, 0.8), (398, 0.02, 0.8), (660, 0.014, 0.6), (1130, 0.008, 0.4)]
BOARD: list[Mode] = [(370, 0.026, 0.9), (620, 0.02, 1.0), (985, 0.013, 0.8), (1520, 0.01, 0.6), (2350, 0.006, 0.4)]
BONE: list[Mode] = [(1850, 0.011, 0.7), (2980, 0.009, 1.0), (4150, 0.007, 0.8), (6200, 0.004, 0.5)]
BRONZE: list[Mode] = [(2210, 0.07, 0.6), (3470, 0.08, 1.0), (5380, 0.06, 0.8), (7130, 0.04, 0.5), (9050, 0.02, 0.3)]
STEEL: list[Mode] = [(2650, 0.012, 0.7), (4120, 0.01, 1.0), (6350, 0.006, 0.6)]


def snap(chance: Chance, pitch: float = 3_200.0) -> Wave:
    """The edge of a card that springs back."""
    paper = noise(0.03, chance, pitch * 0.5, pitch * 1.8) * fading(0.03, 0.004, attack=0.0004)
    return full(paper) + 0.5 * ringing(0.03, [(pitch * 0.31, 0.006, 0.5), (pitch * 0.62, 0.004, 0.4)])


def knock(chance: Chance, contact: float, body: list[Mode] = WOOD, length: float = 0.25) -> Wave:
    """A table of wood under something that comes to lie on it."""
    touch = noise(length, chance, 300, 2_500) * fading(length, 0.004)
    return softly(ringing(length, varied(body, chance, 0.04)), contact) + 0.3 * full(touch)


def card(chance: Chance) -> Wave:
    """Slides over the cloth and snaps down."""
    slide = swept(noise(0.17, chance), curve(0.17, (0, 1_900), (0.12, 4_200), (0.17, 3_000)), 0.55)
    grain = 1 + 0.35 * noise(0.17, chance, 30, 120)
    slide *= 0.3 * swelling(0.17, 0.6, 1.7) * np.clip(grain, 0.2, 2.0)
    laid = mix(0.12, (0, 0.9, snap(chance, 2_700)), (0.002, 0.28, knock(chance, 0.003)))
    return room(mix(0.24, (0, 0.9, slide), (0.135, 0.8, laid)), chance, 0.05, 0.35)


def flip(chance: Chance) -> Wave:
    """Lifted at a corner, bent over, dropped on its back."""
    lift = swept(noise(0.09, chance), curve(0.09, (0, 1_600), (0.09, 6_200)), 0.45) * swelling(0.09, 0.75)
    air = swept(noise(0.1, chance), curve(0.1, (0, 3_800), (0.1, 900)), 0.6) * swelling(0.1, 0.4)
    slap = noise(0.06, chance, 500, 3_000) * fading(0.06, 0.009, attack=0.0005)
    return room(
        mix(0.26, (0, 0.16, lift), (0.078, 0.8, snap(chance, 4_600)), (0.08, 0.12, air), (0.16, 0.6, full(slap))),
        chance,
        0.05,
        0.3,
    )


def tile(chance: Chance) -> Wave:
    """Thick cardboard: one edge first, then flat on the table."""
    scrape = noise(0.06, chance, 700, 2_600) * swelling(0.06, 0.5)
    edge = knock(chance, 0.0008, BOARD, 0.12)
    flat = knock(chance, 0.0014, BOARD, 0.2) + 0.7 * knock(chance, 0.003, WOOD, 0.2)
    return room(mix(0.3, (0, 0.05, scrape), (0.055, 0.45, edge), (0.092, 1.0, flat)), chance, 0.06, 0.4)


def shuffle(chance: Chance) -> Wave:
    """A riffle: cards fall from two thumbs, ever faster, are bridged, and knocked together."""
    moments = 0.02 + 0.42 * np.linspace(0, 1, 34) ** 0.8 + chance.normal(0, 0.004, 34)
    snaps = [(max(0.0, at), chance.uniform(0.4, 0.9), snap(chance, chance.uniform(2_300, 3_900))) for at in moments]
    bridge = swept(noise(0.26, chance), curve(0.26, (0, 1_300), (0.2, 3_600), (0.26, 2_600)), 0.7)
    purr = 1 + 0.8 * np.sin(2 * np.pi * np.cumsum(curve(0.26, (0, 55), (0.26, 110))) / RATE)
    return room(
        mix(
            0.95,
            *snaps,
            (0.47, 0.16, bridge * purr * swelling(0.26, 0.6)),
            (0.78, 0.55, knock(chance, 0.002, BOARD, 0.12)),
            (0.86, 0.4, knock(chance, 0.003, WOOD, 0.09)),
        ),
        chance,
        0.05,
        0.35,
    )


def dice(chance: Chance) -> Wave:
    """Two dice leave the hand, bounce lower and lower, knock against each other, and settle."""
    parts: list[tuple[float, float, Wave]] = []
    for start, first in ((0.0, 0.15), (0.045, 0.12)):
        at, gap, strength = start, first, 1.0
        while gap > 0.018:
            bone = softly(ringing(0.05, varied(BONE, chance, 0.12)), 0.00035)
            parts.append((at, strength * chance.uniform(0.7, 1.0), bone))
            parts.append((at, 0.45 * strength, knock(chance, 0.0014, WOOD, 0.09)))
            at += gap * chance.uniform(0.85, 1.15)
            gap *= 0.76
            strength *= 0.8
    for at in (0.09, 0.21):
        parts.append((at, 0.4, softly(ringing(0.04, varied(BONE, chance, 0.2)), 0.0003)))
    return room(mix(0.78, *parts), chance, 0.07, 0.45)


def token(chance: Chance) -> Wave:
    """A bronze piece falls on another one and lies."""
    strikes = ((0.0, 1.0, 0.0002), (0.062, 0.6, 0.0003), (0.098, 0.35, 0.0004), (0.12, 0.2, 0.0005))
    parts = [(at, gain, softly(ringing(0.36, varied(BRONZE, chance, 0.012)), touch)) for at, gain, touch in strikes]
    wood = knock(chance, 0.004, WOOD, 0.1)
    return room(mix(0.4, *parts, (0.002, 0.5, wood), (0.063, 0.25, wood)), chance, 0.06, 0.3)


def count(chance: Chance) -> Wave:
    """One more on an old counter: the pawl falls, the drum of figures turns on."""
    pawl = softly(ringing(0.06, varied(STEEL, chance, 0.05)), 0.0003)
    drum = softly(ringing(0.09, [(740, 0.012, 1.0), (1210, 0.01, 0.7), (1980, 0.007, 0.4)]), 0.0007)
    whirr = noise(0.03, chance, 1_500, 5_000) * swelling(0.03, 0.3)
    return room(mix(0.11, (0, 0.35, pawl), (0.004, 0.05, whirr), (0.024, 1.0, drum)), chance, 0.03, 0.25, size=0.4)


def tick(chance: Chance) -> Wave:
    """A stopwatch: the lever falls on a tooth, and the tooth on the lever."""
    fall = softly(ringing(0.05, STEEL), 0.00025)
    case = softly(ringing(0.05, [(1_050, 0.009, 1.0), (1_720, 0.007, 0.6)]), 0.0006)
    return room(mix(0.08, (0, 0.6, fall), (0.0005, 0.5, case), (0.011, 0.3, fall)), chance, 0.03, 0.2, size=0.3)


def refused(chance: Chance) -> Wave:
    """A soft thump, twice: the thing falls back to where it was."""
    felt = band(ringing(0.16, [(148, 0.035, 0.5), (238, 0.03, 0.7), (388, 0.025, 1.0), (570, 0.02, 1.0)]), 60, 1_800)
    pad = noise(0.05, chance, 200, 900) * fading(0.05, 0.012, attack=0.003)
    thump = softly(mix(0.16, (0, 1.0, felt), (0, 0.3, full(pad))), 0.0022)
    return room(mix(0.24, (0, 1.0, thump), (0.075, 0.5, thump)), chance, 0.04, 0.3, high=2_000)


def curtain(chance: Chance) -> Wave:
    """Heavy cloth is drawn aside; its rings run along the rod."""
    cloth = swept(noise(0.85, chance), curve(0.85, (0, 320), (0.4, 950), (0.85, 400)), 0.8)
    folds = 1 + 0.6 * np.sin(2 * np.pi * 7.5 * times(0.85) + 2 * np.sin(9 * times(0.85)))
    cloth *= swelling(0.85, 0.42, 1.3) * folds
    rings: list[tuple[float, float, Wave]] = []
    for at in 0.08 + 0.62 * np.sort(chance.uniform(0, 1, 26)):
        brass = ringing(0.05, varied([(3_300, 0.02, 1.0), (5_200, 0.014, 0.8), (7_900, 0.01, 0.5)], chance, 0.1))
        rings.append((at, 0.35 * chance.uniform(0.3, 1.0), softly(brass, 0.0003)))
    return room(mix(0.9, (0, 0.3, cloth), *rings), chance, 0.12, 0.4)
