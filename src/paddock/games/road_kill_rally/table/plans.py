"""Plans: what can be chosen ahead of a question, and what is laid out for who has no other wish."""

from collections.abc import Callable, Iterator, Sequence

from paddock.core.game import Step
from paddock.games.road_kill_rally.drivers.cards import worst_card
from paddock.games.road_kill_rally.drivers.driving import after_move, best_run_over, space_worths, survey
from paddock.games.road_kill_rally.drivers.equipment import best_equipment
from paddock.games.road_kill_rally.drivers.scratch import BEYOND, Scratch
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cars import car_at, driver
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.legality import legal
from paddock.games.road_kill_rally.rules.legality_driving import last_to_enter
from paddock.games.road_kill_rally.rules.moves import (
    MOVES,
    ROLL,
    accessory_of,
    card_of,
    is_discard,
    is_drive,
    is_fit,
    is_speed,
    is_swerve,
    lane_of,
    slot_of,
    spaces_of,
    speed_of,
)
from paddock.games.road_kill_rally.rules.play import play
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.views import QUESTIONS

Chooses = Callable[[State, list[int], int], int]

# ---- What can be chosen ahead ------------------------------------------------------------------


def ahead(s: State, move: int) -> tuple[Step, ...]:
    """Cards that can be chosen to pay after a move, and spaces that its driver may plan to cross, row by row."""
    seat = s.turn
    if is_speed(move):
        return *cards_ahead(s, state.PAY, steps_to_pay(s, seat, speed_of(move))), *rows_ahead(s, 0, speed_of(move))
    if is_discard(move) and s.question in (state.PAY, state.LOSE_CARDS):
        rows = rows_ahead(s, 0, s.wish) if s.question == state.PAY and s.purpose == state.FOR_SPEED else ()
        return *cards_ahead(s, s.question, s.owed - 1), *rows
    if not s.left or seat != driver(s):
        return ()
    made = spaces_of(move) if is_drive(move) or is_swerve(move) else 0
    return rows_ahead(s, made, s.left)


def cards_ahead(s: State, question: int, owed: int) -> tuple[Step, ...]:
    """One card of the hand for each that may be asked for."""
    hand = tuple(f"card:{box.CARD_IDS[card]}" for card in range(box.CARDS) if s.hand[s.turn][card])
    return (Step(asked(question), hand),) * min(owed, s.held[s.turn])


def rows_ahead(s: State, made: int, spaces: int) -> tuple[Step, ...]:
    """The rows of a move beyond the spaces that it begins with, as far as the road lies there."""
    row = s.row[s.turn]
    rows = range(row + made + 1, min(row + spaces, last_to_enter(s)) + 1)
    return tuple(Step("step", tuple(space(each, lane) for lane in range(box.LANES))) for each in rows)


def asked(question: int) -> str:
    """A question by its name."""
    return QUESTIONS[question] or ""


def space(row: int, lane: int) -> str:
    """A space of the road as one touches it."""
    return f"space:{row},{lane}"


# ---- What is laid out --------------------------------------------------------------------------


def laid_out(s: State, move: int | None) -> tuple[Step, ...]:
    """What a sensible driver does after a move, or about the question itself, as far as everybody can foresee it."""
    if move is None:
        return answers(s)
    if is_speed(move):
        paying = s.copy()
        play(paying, move)
        pays = tuple(give(paying, worst_card))
        return *pays, *way(s, speed_of(move), s.held[s.turn] - len(pays), 0, s.lane[s.turn], speed_of(move), 0)
    if is_discard(move) and s.question in (state.PAY, state.LOSE_CARDS):
        giving = s.copy()
        play(giving, move)
        goes_on = (giving.question, giving.turn) == (s.question, s.turn) and giving.owed < s.owed
        return tuple(give(giving, worst_card)) if goes_on else ()
    if is_drive(move) or is_swerve(move):
        return way(s, s.box[s.turn], s.held[s.turn], spaces_of(move), lane_of(move), s.left, 1)
    return ()


def answers(s: State) -> tuple[Step, ...]:
    """Cards to give away, dice to buy, the way on, or a set of accessories; any other question is left open."""
    if s.question in (state.PAY, state.LOSE_CARDS):
        return tuple(give(s.copy(), worst_card))
    if s.question == state.RUN_OVER:
        bought = tuple(give(s.copy(), best_run_over))
        return (*bought, Step(asked(s.question), ("roll",))) if bought else ()
    if s.question == state.STEP:
        return way(s, s.box[s.turn], s.held[s.turn], 0, s.lane[s.turn], s.left, s.checks)
    return tuple(fits(s.copy())) if s.question == state.EQUIP else ()


def give(s: State, chooses: Chooses) -> Iterator[Step]:
    """The cards that are given away while the same is asked; nothing of what chance then says."""
    question, owed, seat = s.question, s.owed, s.turn
    while (s.question, s.turn) == (question, seat) and question in (state.PAY, state.LOSE_CARDS, state.RUN_OVER):
        move = chosen(s, chooses)
        if not is_discard(move):
            return
        yield Step(asked(question), (f"card:{box.CARD_IDS[card_of(move)]}",))
        play(s, move)
        if question != state.RUN_OVER and not 0 < s.owed < owed:
            return
        owed = s.owed


def fits(s: State) -> Iterator[Step]:
    """The accessories that are worth most, and that the car is ready then."""
    seat = s.turn
    while (s.question, s.turn) == (state.EQUIP, seat):
        move = chosen(s, best_equipment)
        if not is_fit(move):
            yield Step("equip", ("done",))
            return
        parts = f"garage:{box.ACCESSORY_IDS[accessory_of(move)]}", f"slot:{box.SLOT_IDS[slot_of(move)]}"
        yield Step("equip", parts)
        play(s, move)


def chosen(s: State, chooses: Chooses) -> int:
    """Of the legal moves the one that a driver chooses."""
    moves = [ROLL] * MOVES
    return chooses(s, moves, legal(s, moves))


# ---- The way on --------------------------------------------------------------------------------


def way(s: State, speed_box: int, held: int, made: int, lane: int, spaces: int, checks: int) -> tuple[Step, ...]:
    """The best way over the road that lies there, up to the next car: straight on, then into a lane, and so on."""
    seat, row = s.turn, s.row[s.turn]
    steps = range(made + 1, min(spaces, last_to_enter(s) - row) + 1)
    lanes = best_lanes(s, speed_box, held, steps, lane, spaces, checks)
    found, passed = [], []
    for step, to in zip(steps, lanes, strict=True):
        if car_at(s, row + step, to) != box.NOBODY:
            break
        passed.append(space(row + step, to))
        turns = to != lane
        goes_on = step < steps[-1] and lanes[step - made] == to and car_at(s, row + step + 1, to) == box.NOBODY
        if turns or not goes_on:
            found.append(Step("step", (passed[-1],), tuple(passed)))
            passed = []
        lane = to
    return tuple(found) if seat == driver(s) else ()


def best_lanes(s: State, speed_box: int, held: int, steps: range, lane: int, spaces: int, checks: int) -> Sequence[int]:
    """The lane on each of some steps, found from the far end back."""
    seat = s.turn
    survey(s, scratch := Scratch(), seat, spaces + BEYOND)
    beyond = [after_move(s, scratch, seat, spaces, to, speed_box) for to in range(box.LANES)]
    choices = []
    for step in reversed(steps):
        first = checks if step == steps[0] else 1
        entering = [space_worths(s, scratch, seat, held, step, to, speed_box, spaces, first) for to in range(box.LANES)]
        worth = [[beyond[to] + entering[to][at != to] for to in range(box.LANES)] for at in range(box.LANES)]
        best = [max(range(box.LANES), key=worth[at].__getitem__) for at in range(box.LANES)]
        blocked = [car_at(s, s.row[seat] + step - 1, at) not in (box.NOBODY, seat) for at in range(box.LANES)]
        beyond = [0 if blocked[at] else worth[at][best[at]] for at in range(box.LANES)]
        choices.append(best)
    found = []
    for best in reversed(choices):
        lane = best[lane]
        found.append(lane)
    return found
