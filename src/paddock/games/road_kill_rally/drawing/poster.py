"""The travel poster of Road Kill Rally: an armed car storming out of a canyon, robots scattering."""

from paddock.core.words import Say, Words
from paddock.drawing.palette import AMBER, ASPHALT, ENAMEL, FAR, GLASS, INK, RED, ROCK, ROOF, SAND, SKY, SLATE, SUN
from paddock.drawing.posters import SCENE_WIDTH, framed
from paddock.drawing.svg import circle, group, path, rect, text
from paddock.games.road_kill_rally.drawing.art import drone, line, robot


def poster(speak: Words) -> str:
    """The picture, and the name of the game below it."""
    return framed(speak(Say("game")), speak(Say("drawing-poster")), RED, *scenery())


def scenery() -> tuple[str, ...]:
    """From the sky down to the sparks under the wheels."""
    return (sky(), canyon(), road(), scattered(), car(), dust())


def sky() -> str:
    """A low sun with rays."""
    rays = "".join(path(f"M166 168 L{-40 + 82 * ray} -20 h34 Z", fill=SUN, fill_opacity=0.35) for ray in range(6))
    return rect(0, 0, SCENE_WIDTH, 260, fill=SKY) + rays + circle(166, 168, 62, fill=SUN)


def canyon() -> str:
    """Table mountains, near and far."""
    far = path("M-4 230 V150 H54 L70 230 Z M250 230 L264 140 H340 V230 Z", fill=FAR)
    near = path("M-4 300 V196 H34 L48 236 H84 L104 300 Z M232 300 L250 232 H286 L298 190 H340 V300 Z", fill=ROOF)
    bands = path("M-4 216 H40 M-4 252 H88 M-4 276 H96 M292 210 H340 M246 250 H340 M240 276 H340", **line(SAND, 4))
    return far + near + bands + rect(-4, 268, 344, 140, fill=SAND)


def road() -> str:
    """Straight at the reader."""
    strip = path("M152 232 H180 L300 400 H32 Z", fill=ASPHALT, stroke=ENAMEL, stroke_width=3)
    dashes = path("M166 240 V252 M166 264 V284", **line(AMBER, 4))
    return strip + dashes


def scattered() -> str:
    """What stood on the road a moment ago."""
    return "".join(
        (
            group(robot(AMBER, 2), x=16, y=214, turn=-24, scale=1.1),
            group(drone(), x=252, y=120, turn=16, scale=1.05),
            group(robot(SLATE, 1), x=256, y=258, turn=28),
            path("M84 206 l10 12 M72 232 l14 4 M252 240 l-14 6 M246 262 l-12 10", **line(AMBER, 4)),
        )
    )


def car() -> str:
    """A red racer from the front, with a spiked grille and a turret."""
    body = "M14 104 V78 Q16 62 34 58 L52 26 Q56 18 66 18 H114 Q124 18 128 26 L146 58 Q164 62 166 78 V104 Z"
    spikes = "".join(
        path(f"M{36 + 22 * n} 104 l8 22 8 -22 Z", fill=ENAMEL, stroke=INK, stroke_width=2) for n in range(5)
    )
    return group(
        rect(14, 92, 30, 40, rx=8, fill=INK),
        rect(136, 92, 30, 40, rx=8, fill=INK),
        path(body, fill=RED, stroke=INK, stroke_width=3, stroke_linejoin="round"),
        path("M48 56 L62 30 Q64 26 70 26 H110 Q116 26 118 30 L132 56 Z", fill=GLASS, stroke=INK, stroke_width=2.5),
        rect(66, 2, 48, 18, rx=8, fill=SLATE, stroke=INK, stroke_width=2.5),
        rect(84, -16, 12, 26, rx=4, fill=INK),
        circle(90, -18, 9, fill=AMBER),
        circle(38, 80, 12, fill=AMBER, stroke=INK, stroke_width=2.5),
        circle(142, 80, 12, fill=AMBER, stroke=INK, stroke_width=2.5),
        rect(28, 98, 124, 12, rx=4, fill=SLATE, stroke=INK, stroke_width=2),
        spikes,
        text(90, 90, "A", 22, "heavy on-sign"),
        x=66,
        y=252,
        scale=1.12,
    )


def dust() -> str:
    """Clouds at the wheels."""
    puffs = ((30, 392, 26), (64, 402, 22), (276, 398, 26), (312, 388, 30), (8, 372, 18))
    return "".join(circle(x, y, r, fill=ROCK, fill_opacity=0.75) for x, y, r in puffs)
