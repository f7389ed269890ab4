"""Makes every sound anew and prints what can be measured of it: `python -m sounds.make [NAME ...]`.

The same numbers come out each time; files differ where another version of the encoder writes them.
"""

import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from paddock.drawing.sounds import SOUNDS, Sound
from sounds import road, table, town
from sounds.loudness import centre, loudness, true_peak
from sounds.tools import RATE, Chance, Wave, band

FOLDER = Path(__file__).parents[1] / "src/paddock/server/static/sounds"
QUALITY = 0.55  # of the encoder: 0 is best, 1 is smallest

# What is heard all the time is quiet, what happens once a race is loud: LUFS by purpose.
LEVELS: dict[float, tuple[Sound, ...]] = {
    -32.0: ("count", "tick"),
    -27.0: ("card", "flip", "tile", "shuffle", "dice", "token", "refused", "curtain", "chat"),
    -23.0: ("engine-slow", "engine", "engine-fast", "tyres", "flag", "turn", "hurry"),
    -20.0: ("horn", "shot", "missile", "hit", "spin", "checkpoint"),
    -17.0: ("crash", "wipe-out", "coup", "crowd", "win", "lose"),
}


def recipe(name: Sound) -> Callable[[Chance], Wave]:
    """The function that makes a sound: it has its name."""
    word = name.replace("-", "_")
    return next(getattr(each, word) for each in (table, road, town) if hasattr(each, word))


def level(name: Sound) -> float:
    """How loud a sound is to be, in LUFS."""
    return next(target for target, names in LEVELS.items() if name in names)


def made(name: Sound) -> Wave:
    """A sound as it is shipped, before it is coded."""
    wave = band(recipe(name)(np.random.default_rng(zlib.crc32(name.encode()))), 35, 15_000, 1)
    wave = trimmed(wave)
    return wave * 10 ** ((level(name) - loudness(wave)) / 20)


def trimmed(wave: Wave) -> Wave:
    """Without what cannot be heard any more; it ends in silence."""
    heard = np.flatnonzero(np.abs(wave) > 0.004 * np.max(np.abs(wave)))
    wave = wave[: heard[-1] + 1]
    out = min(len(wave) // 4, int(0.04 * RATE))
    return np.concatenate([wave[:-out], wave[-out:] * np.linspace(1, 0, out) ** 2])


def main(names: list[str]) -> None:
    """Those that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{'':14}{'s':>7}{'LUFS':>8}{'peak dB':>9}{'centre Hz':>11}{'bytes':>8}")
    for name in SOUNDS:
        path = FOLDER / f"{name}.mp3"
        if not names or name in names:
            soundfile.write(path, made(name), RATE, format="MP3", compression_level=QUALITY, bitrate_mode="VARIABLE")
        heard, _ = soundfile.read(path)
        facts = f"{len(heard) / RATE:7.2f}{loudness(heard):8.1f}{true_peak(heard):9.1f}{centre(heard):11.0f}"
        print(f"{name:14}{facts}{path.stat().st_size:8}")
    print(f"{sum(path.stat().st_size for path in FOLDER.iterdir()):57}")


if __name__ == "__main__":
    main(sys.argv[1:])
