"""Is Road Kill Rally fair? Who wins by seat, by place on the grid and by skill, the skills being dealt by lot.

python benchmarks/road_kill_fairness.py --seats 4 --races 40000                  # everybody plays by policy
python benchmarks/road_kill_fairness.py --seats 4 --races 500 --simulations 200  # everybody thinks
"""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.bots.thinking import think
from paddock.core.batch import Batch
from paddock.core.contract import Numbers, Scratch
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers.policy import policy
from paddock.games.road_kill_rally.rules.box import GRID_LANE, GRID_ROW, SKILL_IDS
from paddock.games.road_kill_rally.rules.moves import choose_skill
from paddock.games.road_kill_rally.rules.state import CHOOSE_SKILL, State


@rule
def any_skill(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The first of the two skills offered, which is any, and else what the policy says."""
    return choose_skill(0) if s.question == CHOOSE_SKILL else policy(s, moves, n, scratch)


@dataclass
class Races:
    """What is known of some races: a row for each, a column for each seat."""

    grid: npt.NDArray[Any]
    skill: npt.NDArray[Any]
    won: npt.NDArray[Any]
    points: npt.NDArray[Any]


def by_policy(game: Game, seats: int, races: int, seed: int) -> Races:
    """All at once, compiled."""
    batch = Batch(replace(game, name="road-kill-by-lot", policy=any_skill), seats, races, seed, skills="with")
    begun = batch.states.copy()
    batch.playout("policy")
    return looked_at(begun, batch.states["skill"], batch.places(), batch.scores(), seats)


def by_thinking(game: Game, seats: int, races: int, seed: int, simulations: int) -> Races:
    """One after the other."""
    begun, ended, places, scores = [], [], [], []
    for number in range(races):
        race = Race.start(game, seats, seed + number, options={"skills": "with"})
        begun.append(race.state.copy())
        step = 0
        while not race.over:
            moves, step = race.moves(), step + 1
            if len(moves) > 1 and race.state.question != CHOOSE_SKILL:
                world = race.world(race.turn, seed=step)
                race.play(think(game, world, simulations=simulations, until_decided=True).move)
            else:
                race.play(moves[0])
        ended.append(list(race.state.skill))
        places.append(race.places())
        scores.append(race.scores())
    rows = {name: np.array([list(getattr(state, name)) for state in begun]) for name in ("row", "lane")}
    return looked_at(rows, np.array(ended), np.array(places), np.array(scores), seats)


def looked_at(begun: Any, skill: Any, places: Any, points: Any, seats: int) -> Races:
    """Shared wins are shared out."""
    first = places == 1
    won = first / first.sum(axis=1, keepdims=True)
    spots = np.array(GRID_ROW) * 2 + np.array(GRID_LANE)
    at = begun["row"][:, :seats] * 2 + begun["lane"][:, :seats]
    return Races(np.argmax(at[:, :, None] == spots, axis=2), skill[:, :seats], won, points)


def show(title: str, groups: Iterable[tuple[str, npt.NDArray[np.bool_]]], races: Races) -> None:
    """A line for each group: its share of wins, twice the standard error, and its points over the mean."""
    print(title)
    lines = [
        (races.won[group].mean(), 1.96 * races.won[group].std() / group.sum() ** 0.5, races.points[group].mean(), name)
        for name, group in groups
    ]
    for won, error, points, name in lines:
        print(f"  {name:12} {100 * won:5.1f} % ± {100 * error:.1f}   {points - races.points.mean():+6.1f} points")


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--races", type=int, default=40_000)
    asked.add_argument("--simulations", type=int, help="everybody thinks for so many about every move")
    asked.add_argument("--seed", type=int, default=7)
    args = asked.parse_args()
    game = REGISTRY.find("road-kill-rally")
    if args.simulations:
        races = by_thinking(game, args.seats, args.races, args.seed, args.simulations)
    else:
        races = by_policy(game, args.seats, args.races, args.seed)
    print(f"{args.seats} players, {args.races:,} races; even is {100 / args.seats:.1f} %")
    seats = np.arange(args.seats) == np.arange(args.seats)[:, None, None]
    everywhere = np.broadcast_to(seats, (args.seats, *races.won.shape))
    show("seat", ((str(seat + 1), everywhere[seat]) for seat in range(args.seats)), races)
    show("place on the grid", ((str(spot + 1), races.grid == spot) for spot in range(args.seats)), races)
    order = sorted(range(len(SKILL_IDS)), key=lambda skill: -races.won[races.skill == skill].mean())
    show("skill", ((SKILL_IDS[skill], races.skill == skill) for skill in order), races)


if __name__ == "__main__":
    main()
