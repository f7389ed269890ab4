"""What speaks for a move, as a newcomer is told it: of all that it brings, what counts most."""

from paddock.core.words import Say
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.decks import hand_size
from paddock.games.road_rally.rules.driving import landing
from paddock.games.road_rally.rules.moves import (
    DRAW_FIRST,
    KEEP_DECK,
    LEAVE_ORDER,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
    is_drive,
    is_put_next,
    play_of,
)
from paddock.games.road_rally.rules.order import place_of
from paddock.games.road_rally.rules.plays import spaces_of
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.notes import flags_taken, own_stage_ahead, will_draw

PLAIN = {
    LEAVE_ORDER: "leave-order",
    SHUFFLE_FIRST: "discards",
    RESHUFFLE: "discards",
    DRAW_FIRST: "deck",
    KEEP_DECK: "deck",
    STAY_ON_ROAD: "stay-on-road",
    TAKE_POINTS: "points",
}
FEW_CARDS = 4  # in hand, from which on a drive that draws is worth saying so


def merit(s: State, move: int) -> Say | None:
    """By the kind of the move; to lay one tile of a course or another is a matter of taste."""
    if is_drive(move):
        return merit_of_drive(s, play_of(move))
    if is_put_next(move):
        return Say("merit-put-next")
    if move == SCORE_STAGE:
        place = place_of(s, s.turn)
        return Say("merit-score", place=place + 1, points=points_for(s, place, s.turn, s.turn))
    if move == STAY_SILENT:
        return Say("merit-silent", place=place_of(s, s.turn) + 1, count=may_still_score(s, s.turn))
    if move == TAKE_SHORTCUT:
        return Say("merit-shortcut", spaces=s.jump[s.landed] - s.landed)
    if move == TAKE_CARDS:
        return Say("merit-cards", points=points_for(s, s.place, s.turn, s.scorer[s.stage]))
    return Say(f"merit-{PLAIN[move]}") if move in PLAIN else None


def merit_of_drive(s: State, play: int) -> Say:
    """The finish, an own stage, the front, a checkpoint, cards, what stands there; else simply the way."""
    space = landing(s, spaces_of(play))
    ahead = sum(s.at[seat] >= space for seat in range(s.seats) if seat != s.turn)
    stage = own_stage_ahead(s, s.at[s.turn])
    if space == s.finish:
        return Say("merit-finish", place=ahead + 1)
    if stage and s.diner[stage - 1] <= space and ahead == 0:
        return Say("merit-own-stage", stage=stage)
    if flags_taken(s, space):
        return Say("merit-checkpoint", points=box.CHECKPOINT_POINTS)
    if s.square[space] == box.GAS and sum(s.discarded[s.turn]):
        return Say("merit-gas")
    drawn = will_draw(s, play, space)
    if drawn > 1 and hand_size(s, s.turn) <= FEW_CARDS:
        return Say("merit-draws", count=drawn)
    if s.square[space] == box.GENERAL_STORE:
        return Say("merit-store")
    if ahead == 0:
        return Say("merit-front")
    return Say("merit-drive", spaces=space - s.at[s.turn], place=ahead + 1, count=drawn)
