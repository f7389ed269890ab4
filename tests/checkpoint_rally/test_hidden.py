"""What a seat can know, and what dealing again must respect."""

from collections import Counter

from paddock.core.chance import seed_chance
from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.rules import hidden
from paddock.games.checkpoint_rally.rules.box import CARD_IDS, CELL_IDS, MAPS, TILE_IDS
from paddock.games.checkpoint_rally.rules.state import FROM_STACK, HELD_BEFORE, State
from tests.checkpoint_rally.census import census
from tests.checkpoint_rally.position import Position, position


def worlds(there: Position, seat: int, count: int = 200) -> list[State]:
    found = []
    for seed in range(count):
        world = there.state.copy()
        seed_chance(world, seed)
        GAME.redeal(world, seat, GAME.scratch())
        assert census(world) == census(there.state)
        found.append(world)
    return found


def held(s: State, seat: int) -> set[str]:
    return {TILE_IDS[tile] for tile in s.hand[seat][: s.held[seat]]}


def test_the_own_hand_and_card_stay_and_others_change() -> None:
    there = position(3, hand=["H12"], hands={1: ["G01", "G02", "G03"], 2: ["U01"]})
    for world in worlds(there, 0):
        assert held(world, 0) == {"H12"}
        assert world.card[0] == there.state.card[0]
        assert [world.held[seat] for seat in range(3)] == [1, 3, 1]
    assert len({frozenset(held(world, 1)) for world in worlds(there, 0)}) > 150


def test_a_tile_from_the_row_or_kept_is_known_until_it_leaves_the_hand() -> None:
    # ruling 46
    there = position(row=["H12", "H13", "H14"], hand=["U11"], board={"C3": ("U02", 0)}, times=(0, 30))
    there.take(0).place("U11", "C3", keep=True)
    assert all({"H12", "U02"} <= held(world, 0) for world in worlds(there, 1))
    assert there.view(1)["players"][0]["known"] == ["H12", "U02"]
    there.place("H12", "D4")
    assert there.view(1)["players"][0]["known"] == ["U02"]


def test_tiles_held_when_the_pile_was_shuffled_are_not_in_the_stack() -> None:
    # ruling 46
    there = position(stack=[], hand=["H12"], hands={1: ["G01", "G02"]}, row=["U01", "U02", "U03"], times=(0, 30))
    there.draw()
    assert there.state.mark[TILE_IDS.index("G01")] == HELD_BEFORE
    for world in worlds(there, 0):
        assert held(world, 1) == {"G01", "G02"}  # with two players all is known
    drawn = set(there.hand()) - {"H12"}
    assert any(drawn - held(world, 0) for world in worlds(there, 1))
    assert all("H12" in held(world, 0) for world in worlds(there, 1))


def test_with_more_players_such_tiles_change_hands_among_each_other() -> None:
    # ruling 46
    there = position(3, stack=[], hands={1: ["G01", "G02"], 2: ["U01"]}, times=(0, 30, 30)).draw()
    found = Counter(frozenset(held(world, 2)) for world in worlds(there, 0, 600))
    assert set(found) == {frozenset({tile}) for tile in ("G01", "G02", "U01")}
    assert min(found.values()) > 150


def test_a_tile_drawn_later_is_of_the_new_stack() -> None:
    # ruling 46
    there = position(stack=[], hand=["H12"], hands={1: ["G01"]}, times=(0, 1)).draw()
    there.draw()
    marks = [there.state.mark[tile] for tile in there.state.hand[1][: there.state.held[1]]]
    assert marks == [HELD_BEFORE, FROM_STACK, FROM_STACK]


def test_cards_agree_with_what_was_driven_and_marked() -> None:
    # rulings 37 and 46
    there = position(tokens={1: ["B2"]}, cards=("K01", "K02"))
    s = there.state
    s.driven[1] |= 1 << CELL_IDS.index("C2")  # driven over and not marked
    found = {world.card[1] for world in worlds(there, 0)}
    assert s.card[1] in found
    assert s.card[0] not in found
    for card in found:
        assert MAPS[s.map][card] >> CELL_IDS.index("B2") & 1
        assert not MAPS[s.map][card] >> CELL_IDS.index("C2") & 1
    possible = [card for card in range(len(CARD_IDS)) if hidden.agrees(s, 1, card) and card != s.card[0]]
    assert found == set(possible)


def test_every_card_is_as_likely_and_none_is_held_twice() -> None:
    there = position(4)
    found = worlds(there, 0, 1500)
    assert all(len(set(world.card)) == 4 for world in found)
    for seat in (1, 2, 3):
        counts = Counter(world.card[seat] for world in found)
        assert len(counts) == 19
        assert max(counts.values()) < 2 * min(counts.values())


def test_a_finished_player_s_card_is_known() -> None:
    there = position(3, finished={1: 9}, times=(8, 9, 30), options={"checkpoint-map": "four"})
    assert {world.card[1] for world in worlds(there, 0)} == {there.state.card[1]}


def test_others_see_neither_hand_nor_card() -> None:
    there = position(hand=["H12"])
    for seat in (1, None):
        shown = there.view(seat)
        assert "H12" not in str(shown)
        assert ("card" in shown) == (seat is not None)
    assert there.view(0)["card"]["id"] == "K01"


def test_cards_have_one_north_for_everybody() -> None:
    # ruling 47
    there = position(cards=("K01", "K02"))
    assert there.view(0)["card"]["cells"] == ["B1", "C2", "E3", "B4"]
    assert there.view(1)["card"]["cells"] == ["B2", "E2", "D3", "C5"]
