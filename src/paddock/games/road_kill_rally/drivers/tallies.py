"""What a review counts on the way on: attacks on a car, and cards that damage took. And how far a race has come."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.moves import aims_at_car, is_attack, target_of
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import State

TALLIES = ("attacked", "lost-cards")
ATTACKED, LOST_CARDS = range(len(TALLIES))


@rule
def pace(s: State) -> int:
    """A car's move or its action in combat: each comes once in a game turn, in the order of the cars."""
    return (2 * s.round + s.stage) * (box.SEATS + 1) + s.at


@rule
def tally(s: State, move: int, counts: Numbers) -> None:
    """An attack, or a card that is lost."""
    if s.question == state.LOSE_CARDS:
        counts[len(TALLIES) * side_of(s, s.turn) + LOST_CARDS] += 1
    elif is_attack(move) and aims_at_car(move):
        counts[len(TALLIES) * side_of(s, target_of(move)) + ATTACKED] += 1
