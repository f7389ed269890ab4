"""What seats know: looted cards, accessories that were seen, and nothing else."""

from collections import Counter

from paddock.core.chance import seed_chance
from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.drivers.scratch import Scratch
from paddock.games.road_kill_rally.rules import hidden
from paddock.games.road_kill_rally.rules.box import ACCESSORY_IDS, CARD_IDS
from paddock.games.road_kill_rally.rules.cards import known_cards, remember
from paddock.games.road_kill_rally.rules.state import MEMORY
from tests.road_kill_rally.position import Position, attack_move, fighting, fit_move, position, stock

NEAR = {0: (4, 0, 40), 1: (5, 0, 40), 2: (3, 0, 40)}
OIL, PASS = CARD_IDS.index("oil"), CARD_IDS.index("pass")


def looted() -> Position:
    table = fighting(cars=NEAR, hands={0: ["bump", "spikes", "nitro"], 1: ["oil", "pass", "pass"]})
    return table.attack("bump", 1, 1, 0, 0).done().discard("oil")


def worlds(table: Position, seat: int) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        s = table.state.copy()
        seed_chance(s, seed)
        hidden.redeal(s, seat, Scratch())
        found[tuple(Position(s).hand(0))] += 1
    return found


def test_a_looted_card_is_known_to_the_driver_who_lost_it() -> None:  # RULINGS 46
    table = looted()
    assert known_cards(table.state, 1, 0, OIL) == 1 and known_cards(table.state, 2, 0, OIL) == 0
    assert all("oil" in hand for hand in worlds(table, 1))
    assert not all("oil" in hand for hand in worlds(table, 2))


def test_it_is_forgotten_when_such_a_card_is_played() -> None:  # RULINGS 46
    from paddock.games.road_kill_rally.rules.cards import put_away

    table = looted()
    put_away(table.state, 0, OIL)
    assert known_cards(table.state, 1, 0, OIL) == 0


def test_who_does_not_see_which_card_is_lost_knows_nothing_more_of_that_hand() -> None:  # RULINGS 46
    from paddock.games.road_kill_rally.rules.cards import hand_over

    table = looted()
    hand_over(table.state, 0, CARD_IDS.index("spikes"), 2)
    assert known_cards(table.state, 1, 0, OIL) == 0
    assert known_cards(table.state, 0, 2, CARD_IDS.index("spikes")) == 1


def test_the_log_tells_a_looted_card_to_both_sides_only() -> None:  # RULINGS 46
    from paddock.core.game import Event
    from paddock.games.road_kill_rally.rules import events

    event = Event(0, events.LOST_CARD, 1, OIL, 0)
    table = looted()
    assert [GAME.table.tell(event, table.state, seat) is None for seat in (0, 1, 2, None)] == [False, False, True, True]


def test_memory_keeps_the_newest() -> None:
    table = position()
    for number in range(MEMORY + 5):
        remember(table.state, 1, 0, OIL if number < 5 else PASS)
    assert known_cards(table.state, 1, 0, OIL) == 0 and known_cards(table.state, 1, 0, PASS) == MEMORY


def test_an_accessory_that_was_equipped_is_known_in_the_garage() -> None:  # RULINGS 34
    table = fighting(cars=NEAR, hands={0: ["pitstop"]}, gear={0: ["machine-gun"]})
    stock(table.state, 0, "laser")
    table.play("pitstop").make(fit_move("laser"))
    gun = ACCESSORY_IDS.index("machine-gun")
    for seed in range(20):
        s = table.state.copy()
        seed_chance(s, seed)
        hidden.redeal(s, 1, Scratch())
        assert s.garage[0][gun] >= 1


def test_luck_that_stands_by_is_not_known_to_others() -> None:  # RULINGS 43
    table = fighting(cars=NEAR, hands={0: ["lucky", "sponsor", "oil"], 1: ["oil"]}, gear={0: ["machine-gun"]})
    table.make(attack_move("weapon", 1, lucky=True)).discard("sponsor")
    assert table.question == "declared"
    s = table.state.copy()
    hidden.redeal(s, 1, Scratch())
    assert s.lucky == -1
    own = table.state.copy()
    hidden.redeal(own, 0, Scratch())
    assert own.lucky == CARD_IDS.index("lucky")
