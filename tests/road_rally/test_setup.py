"""Set-up: the box, the grid, hands and stage cards, by variant and number of players."""

from collections import Counter

import pytest

from paddock.core.errors import BadOption
from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules.box import BOX, COUNT, DECK_A, IDS, MAY_SCORE, NOBODY, VALUE
from tests.road_rally.rally import Rally, begun

VARIANTS = GAME.variants
every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_table = pytest.mark.parametrize(("variant", "seats"), [(v, n) for v in VARIANTS for n in (3, 4, 5)])


def stage_cards(table: Rally, seat: int) -> list[int]:
    return [stage + 1 for stage, holder in enumerate(table.state.holder) if holder == seat]


# ---- The box


def test_a_deck_has_nine_greens_seven_yellows_and_five_reds() -> None:
    assert [COUNT[0] + COUNT[1], COUNT[2] + COUNT[3], COUNT[4] + COUNT[5]] == [9, 7, 5]
    assert dict(zip(IDS, VALUE, strict=True)) == {"g1": 1, "g2": 2, "y2": 2, "y3": 3, "r3": 3, "r4": 4}


def test_the_box_has_the_counts_of_the_rulebook() -> None:
    for tiles in BOX["sets"]:
        road = "".join(tile["road"] for tile in tiles["tiles"]) + BOX["finish"]["road"]
        assert len(tiles["tiles"]) == 10
        assert (road.count("D"), road.count("C")) == (21, 6)
        assert all(tile["road"].count("D") == 2 for tile in tiles["tiles"])


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_play(seats: int) -> None:  # ruling 9
    with pytest.raises(BadOption):
        GAME.prepare(seats)


# ---- The grid


@every_table
def test_all_cars_start_on_the_grid_in_a_line(variant: str, seats: int) -> None:
    table = begun(variant, seats)
    assert table.at == [0] * seats
    assert sorted(table.order) == list(range(seats))
    assert (table.turn, table.phase) == (table.order[0], "driving")


@pytest.mark.parametrize("variant", ["base", "standard", "sprint"])
def test_the_first_driver_is_random_and_the_others_follow_clockwise(variant: str) -> None:  # ruling 1
    orders = {tuple(begun(variant, 4, seed).order) for seed in range(60)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_by_the_option_the_first_seat_starts() -> None:  # ruling 1
    orders = {tuple(begun("base", 4, seed, {"first-driver": "first-seat"}).order) for seed in range(10)}
    assert orders == {(0, 1, 2, 3)}


def test_in_the_demonstration_the_line_is_random() -> None:  # ruling 1
    assert len({tuple(begun("demo", 4, seed).order) for seed in range(400)}) == 24


# ---- Hands and stage cards


@every_table
def test_everybody_holds_five_of_21_cards(variant: str, seats: int) -> None:
    table = begun(variant, seats)
    for seat in range(seats):
        assert len(table.hand(seat)) == 5
        assert len(table.deck(seat)) == 16
        assert table.discards(seat) == []


@pytest.mark.parametrize("variant", ["base", "demo"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_base_and_demonstration_deal_four_from_one_deck(variant: str, seats: int) -> None:  # ruling 3
    splits: Counter[int] = Counter()
    for seed in range(80):
        for seat in range(seats):
            cards = stage_cards(begun(variant, seats, seed), seat)
            assert len(cards) == 4
            splits[sum(card <= DECK_A for card in cards)] += 1
    assert set(splits) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("seats", "of_a", "of_b"), [(3, 3, 3), (5, 2, 2)])
def test_the_standard_game_deals_from_both_decks(seats: int, of_a: int, of_b: int) -> None:  # ruling 3
    for seed in range(20):
        for seat in range(seats):
            cards = stage_cards(begun("standard", seats, seed), seat)
            assert sum(card <= DECK_A for card in cards) == of_a
            assert sum(card > DECK_A for card in cards) == of_b


def test_the_standard_game_with_four_deals_a_fifth_card_from_what_is_left() -> None:  # ruling 3
    fifths = set()
    for seed in range(40):
        table = begun("standard", 4, seed)
        splits = [sum(card <= DECK_A for card in stage_cards(table, seat)) for seat in range(4)]
        assert all(len(stage_cards(table, seat)) == 5 for seat in range(4))
        assert set(splits) <= {2, 3}
        fifths.add(sum(splits))
    assert fifths == {9, 10}  # the card left over is of deck A or of deck B


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sprint_deals_two_of_deck_b(seats: int) -> None:  # ruling 3
    for seed in range(20):
        for seat in range(seats):
            cards = stage_cards(begun("sprint", seats, seed), seat)
            assert len(cards) == 2
            assert min(cards) > DECK_A


@every_table
def test_each_stage_card_is_dealt_once(variant: str, seats: int) -> None:  # ruling 33
    table = begun(variant, seats)
    dealt = [card for seat in range(seats) for card in stage_cards(table, seat)]
    assert len(set(dealt)) == len(dealt)
    assert table.state.holder.count(NOBODY) == 21 - len(dealt)


def test_how_many_may_be_scored() -> None:  # ruling 34
    rows = {variant: list(MAY_SCORE[3 * i : 3 * i + 3]) for i, variant in enumerate(VARIANTS)}
    assert rows == {"base": [2, 2, 2], "standard": [3, 3, 2], "sprint": [1, 1, 1], "demo": [3, 3, 3]}


# ---- Stage tiles and checkpoints


def test_stage_1_is_at_the_diner_nearest_the_start() -> None:
    table = begun("base")
    diners = [space for space in range(89) if table.square(space) == "diner"]
    assert diners == list(table.state.diner)


def test_the_sprint_numbers_its_diners_from_11_on() -> None:  # ruling 8
    for seed in range(10):
        table = begun("sprint", seed=seed)
        diners = [space for space in range(table.state.finish) if table.square(space) == "diner"]
        assert diners == list(table.state.diner[10:])
        assert table.stage == 11


def test_the_sprint_has_as_many_checkpoints_as_its_tiles() -> None:  # ruling 7
    for seed in range(20):
        table = begun("sprint", seed=seed)
        flags = sum(table.square(space) == "checkpoint" for space in range(table.state.finish))
        printed = sum(
            tile["road"].count("C")
            for tile in BOX["sets"][0]["tiles"]
            if tile["id"] in {name for name, _ in table.view(None)["course"]["tiles"]}
        )
        assert flags == printed


def test_points_are_never_short() -> None:  # ruling 10
    table = begun("base")
    table.state.won[0][0] = 500
    assert table.scores[0] == 500
