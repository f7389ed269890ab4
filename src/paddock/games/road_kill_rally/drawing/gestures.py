"""What happens in a race, as gestures: which act an event is. Those of the road, of cards and of fights lie beside."""

from paddock.drawing.gestures import Shown, shown
from paddock.games.road_kill_rally.drawing import gestures_of_cards as cards
from paddock.games.road_kill_rally.drawing import gestures_of_fights as fights
from paddock.games.road_kill_rally.drawing import gestures_of_road as road
from paddock.games.road_kill_rally.rules import events

SHOWN: Shown = {
    events.GRID: road.on_the_grid,
    events.SKILL_REVEALED: cards.skill_revealed,
    events.FITTED: cards.fitted,
    events.NEW_ROUND: cards.new_round,
    events.DREW: cards.drew,
    events.DREW_CARD: cards.drew_card,
    events.SHUFFLED: cards.shuffled,
    events.FASTER_FIRST: road.faster_first,
    events.SET_SPEED_TO: road.set_speed,
    events.DISCARDED: cards.discarded,
    events.PLAYED: cards.played,
    events.TILE_LAID: road.tile_laid,
    events.TILE_RETURNED: road.tile_returned,
    events.FIGURE_SWAPPED: road.figure_swapped,
    events.DROPPED_HAZARD: road.dropped_hazard,
    events.PASSED: road.passed,
    events.JUMPED: road.jumped,
    events.CHECK_ROLLED: fights.rolled,
    events.PLAYED_SAFE: road.played_safe,
    events.ROLLED_AGAIN: cards.played,
    events.LOST_CARDS: fights.lost_cards,
    events.LOST_CARD: cards.lost_card,
    events.WIPED_OUT: fights.wiped_out,
    events.ACCESSORY_LOST: cards.accessory_lost,
    events.SLOT_LOST: cards.slot_lost,
    events.DESTROYED: fights.destroyed,
    events.COLLIDED: road.collided,
    events.COLLISION_ROLLED: fights.rolled,
    events.HIT_A_WRECK: road.hit_a_wreck,
    events.SPEED_NOW: road.speed_now,
    events.RAN_OVER: fights.scored,
    events.MISSED: fights.missed,
    events.ATTACKED: fights.attacked,
    events.AIMED_AT_FIGURE: fights.aimed_at_figure,
    events.CANCELLED: fights.cancelled,
    events.ATTACK_ROLLED: fights.rolled,
    events.HITS_LEFT: fights.hits_left,
    events.SHOOT_TOKEN: fights.shoot_token,
    events.SHOT_FIGURE: fights.scored,
    events.STOLE: fights.stole,
    events.PIT_STOP: road.pit_stop,
    events.DREW_ACCESSORY: cards.drew_accessory,
    events.REPAIRED: cards.repaired,
    events.CROSSED_THE_LINE: road.crossed_the_line,
    events.LAST_TURN: road.last_turn,
    events.RACE_ENDED: road.race_ended,
    events.DROVE: road.drove,
    events.SET_BACK: road.set_back,
    events.THREW: fights.threw,
    events.FIRED: fights.fired,
}
QUIET = frozenset({events.TOSSED})

show = shown(SHOWN)
