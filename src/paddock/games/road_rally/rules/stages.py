"""After all have moved: stages are scored or bypassed, and at the end the finish."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events, state
from paddock.games.road_rally.rules.dealing import dealing_row
from paddock.games.road_rally.rules.decks import deck_size, draw
from paddock.games.road_rally.rules.order import begin_round
from paddock.games.road_rally.rules.scoring import FINISH_LINE, OTHERS_LINE, OWN_LINE, TILES_LINE, points_so_far
from paddock.games.road_rally.rules.state import State

ONLY_SCORED, ALL_RESOLVED = range(2)  # the option demo-limit

# ---- Resolving stages --------------------------------------------------------------------------------


@rule
def begin_resolution(s: State) -> None:
    """All have moved; where everybody stands is kept, so that one can see what the stages bring."""
    s.phase = state.NEXT_STAGE
    s.told_from = s.stage
    for seat in range(s.seats):
        s.points_before[seat] = points_so_far(s, seat)


@rule
def next_stage(s: State) -> None:
    """The lowest stage that a car has passed or stopped on is put to the drivers (ruling 31)."""
    if not is_reached(s, s.stage):
        s.phase = state.ROUND_OVER
    elif round_is_full(s):
        s.fate[s.stage] = state.BYPASSED
        emit(s, events.STAGE_CLOSED, s.stage + 1, 0, 0)
        s.stage += 1
    else:
        s.asked = box.NOBODY
        ask_next(s)


@rule
def is_reached(s: State, stage: int) -> bool:
    """Whether the first car is at its diner or beyond (ruling 15)."""
    return stage < box.STAGES and s.diner[stage] <= s.at[s.order[0]]


@rule
def round_is_full(s: State) -> bool:
    """Only two stages a round, but for the base game (ruling 35)."""
    limit = box.A_ROUND[s.variant]
    if limit == 0:
        return False
    if s.variant == state.DEMO and s.demo_limit == ALL_RESOLVED:
        return s.resolved_now >= limit
    return s.scored_now >= limit


@rule
def may_still_score(s: State, seat: int) -> int:
    """How many stages a driver may still score (ruling 34)."""
    return box.MAY_SCORE[dealing_row(s)] - s.scored[seat]


@rule
def ask_next(s: State) -> None:
    """Every driver who may still score is asked, whatever he holds, so that nobody learns who holds what."""
    s.asked += 1
    while s.asked < s.seats and may_still_score(s, s.order[s.asked]) == 0:
        s.asked += 1
    if s.asked < s.seats:
        s.turn = s.order[s.asked]
        s.phase = state.ASKED
    else:
        bypass(s)


@rule
def bypass(s: State) -> None:
    """Nobody played the card: the tile is removed, and the card stays hidden (ruling 42)."""
    s.asked = 0
    s.fate[s.stage] = state.BYPASSED
    s.resolved_now += 1
    emit(s, events.STAGE_BYPASSED, s.stage + 1, 0, 0)
    s.stage += 1
    s.phase = state.NEXT_STAGE


# ---- Scoring a stage ---------------------------------------------------------------------------------


@rule
def score_stage(s: State) -> None:
    """Its card is played; all cars are paid by their place."""
    s.fate[s.stage] = state.SCORED
    s.scorer[s.stage] = s.turn
    s.scored[s.turn] += 1
    s.scored_now += 1
    s.resolved_now += 1
    emit(s, events.STAGE_SCORED, s.turn, s.stage + 1, s.asked + 1)
    s.asked = 0
    s.place = 0
    s.phase = state.PAYING


@rule
def pay_table(s: State) -> int:
    """Points depend on the number of players in the standard game (ruling 38)."""
    if s.variant == state.STANDARD or s.variant == state.SPRINT:
        if s.seats == 4:
            return box.PAY_FOUR
        if s.seats == 3:
            return box.PAY_THREE
    return box.PAY_BASE


@rule
def points_for(s: State, place: int, seat: int, scorer: int) -> int:
    """What a seat gets for a place; doubled for the scorer, who played the card."""
    points = box.PAY[pay_table(s) * box.SEATS + place]
    return points * box.TRIGGER_FACTOR if seat == scorer else points


@rule
def pay_next(s: State) -> None:
    """The next place takes its points, or is asked whether it wants cards (rulings 39 and 40)."""
    if s.place == s.seats:
        end_stage(s)
        return
    seat = s.order[s.place]
    if s.place >= box.CARDS_FROM[pay_table(s)] and deck_size(s, seat) > 0:
        s.turn = seat
        s.phase = state.POINTS_OR_CARDS
    else:
        pay(s, seat)


@rule
def pay(s: State, seat: int) -> None:
    """Points for a place."""
    scorer = s.scorer[s.stage]
    points = points_for(s, s.place, seat, scorer)
    s.won[seat][OWN_LINE if seat == scorer else OTHERS_LINE] += points
    emit(s, events.WON_POINTS, seat, s.place + 1, points)
    s.place += 1
    s.phase = state.PAYING


@rule
def take_cards_instead(s: State) -> None:
    """Two cards, never doubled, drawn before the next stage is resolved."""
    emit(s, events.CHOSE_CARDS, s.turn, s.place + 1, 0)
    draw(s, s.turn, box.CARDS_INSTEAD)
    s.place += 1
    s.phase = state.PAYING


@rule
def end_stage(s: State) -> None:
    """Its tile is taken; at his limit the scorer puts his other cards away."""
    s.place = 0
    seat = first_at(s, s.diner[s.stage])
    if seat != box.NOBODY:
        s.tile_of[s.stage] = seat
        s.won[seat][TILES_LINE] += box.STAGE_TILE_POINTS
        emit(s, events.TOOK_STAGE_TILE, seat, s.stage + 1, 0)
    scorer = s.scorer[s.stage]
    if may_still_score(s, scorer) == 0:
        emit(s, events.LIMIT_REACHED, scorer, s.scored[scorer], 0)
    s.stage += 1
    s.phase = state.NEXT_STAGE


@rule
def first_at(s: State, space: int) -> int:
    """Whose car is the first on a space: at a diner it takes the tile (ruling 41)."""
    for place in range(s.seats):
        if s.at[s.order[place]] == space:
            return s.order[place]
    return box.NOBODY


# ---- The end -----------------------------------------------------------------------------------------


@rule
def end_round(s: State) -> None:
    """When a car has finished, the round was the last one."""
    if s.at[s.order[0]] == s.finish:
        score_finish(s)
    else:
        begin_round(s)


@rule
def score_finish(s: State) -> None:
    """Cars that have finished are paid in their order, nobody doubled, the others nothing (rulings 49 and 50)."""
    for place in range(s.seats):
        seat = s.order[place]
        if s.at[seat] == s.finish:
            points = points_for(s, place, seat, box.NOBODY)
            s.won[seat][FINISH_LINE] += points
            emit(s, events.FINISH_POINTS, seat, place + 1, points)
    for place in range(s.seats):
        seat = s.order[place]
        emit(s, events.TOTAL, seat, points_so_far(s, seat), 0)
    s.over = 1
