"""Faces: whole pictures that need nothing else, none like another. Names: three never read alike."""

from xml.etree import ElementTree

import pytest

from paddock.bots.cast import DRIVERS, portrait
from paddock.drawing.lettering import short_name, width


def test_every_face_is_a_picture_of_its_own() -> None:
    drawn = [portrait(driver) for driver in (*DRIVERS, None)]
    assert len(set(drawn)) == len(drawn)
    for face in drawn:
        ElementTree.fromstring(face)
        assert "var(" not in face and len(face) < 5_000


@pytest.mark.parametrize("room", range(8, 200, 4))
def test_three_opponents_never_read_alike_however_short_the_space(room: int) -> None:
    for names in (
        ["Conducteur", "Conducteur 2", "Conducteur 3"],
        ["Anne-Marie Duval", "Anne-Marie Dubois", "Anne"],
        ["Maximilian", "Maximiliane", "Max"],
    ):
        shown = [short_name(names, seat, 12, room) for seat in range(3)]
        assert len(set(shown)) == len(shown)
        assert len({name.rstrip("…") for name in shown}) == len(shown)
        assert all(width(name, 12) <= room or len(name) == 1 for name in shown)


def test_a_name_that_is_cut_still_tells_who_it_is() -> None:
    names = ["Maximiliane", "Bob", "Cleopatra"]
    assert short_name(names, 0, 12, 60) == "Maximil…"
    assert short_name(names, 1, 12, 60) == "Bob"
    assert short_name(["Anna Maria", "Anna Marie"], 1, 12, 40) == "AM·B"
