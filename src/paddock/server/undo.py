"""Taking a move back: never across chance, revealed information or another's move."""

from dataclasses import replace

from paddock.core.race import Race

WORLDS = 8  # in which the move is tried again


def may_take_back(race: Race, seat: int) -> bool:
    """Whether the seat to act may have its own last move undone."""
    if race.over or race.turn != seat or not race.record.moves:
        return False
    moves = race.record.moves
    before = Race.load(race.game, replace(race.record, moves=moves[:-1]))
    return before.turn == seat and before.state.chance == race.state.chance and told_nothing(before, race, seat)


def told_nothing(before: Race, after: Race, seat: int) -> bool:
    """Whether the seat could foresee all it saw: in other worlds that it held possible, the move shows the same."""
    move = after.record.moves[-1]
    for number in range(WORLDS):
        world = before.world(seat, number)
        before.game.play(world, move)
        if before.game.table.view(world, seat) != after.view(seat):
            return False
    return True
