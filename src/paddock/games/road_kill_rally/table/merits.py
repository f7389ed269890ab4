"""What speaks for a move, as a newcomer is told it: what it brings, and the risk as a player could reckon it."""

from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cars import car_at
from paddock.games.road_kill_rally.rules.combat import attack_dice, fact
from paddock.games.road_kill_rally.rules.figures import dice_to_run_over
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    DRIVING,
    PLAY_SAFE,
    ROLL,
    accessory_of,
    card_of,
    how_of,
    is_attack,
    is_discard,
    is_drive,
    is_fit,
    is_lucky,
    is_play,
    is_skill,
    is_speed,
    is_swerve,
    lane_of,
    place_of,
    source_of,
    spaces_of,
    speed_of,
    target_of,
)
from paddock.games.road_kill_rally.rules.odds import at_least
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.foresight import (
    cards_for_speed,
    chance_to_shoot,
    damage_foreseen,
    dice_on_drive,
    loss_of_check,
    risk_of_check,
    ways_foreseen,
)
from paddock.games.road_kill_rally.table.names import accessory_named, figure_named, has_source, named, skill_named
from paddock.games.road_kill_rally.table.views import THEMES, VETERANS


def merit(s: State, move: int) -> Say | None:
    """By the kind of the move; giving up a slot or choosing a figure explains itself."""
    if is_speed(move):
        return merit_of_speed(s, speed_of(move))
    if is_drive(move) or is_swerve(move):
        return merit_of_driving(s, move)
    if is_discard(move):
        return Say("merit-buy" if s.question == state.RUN_OVER else "merit-discard")
    if is_attack(move):
        return merit_of_attack(s, move)
    if is_play(move):
        card = card_of(move)
        return Say("merit-lucky") if box.CARD_REROLL[card] else help_of(s, named(card))
    if is_fit(move):
        return help_of(s, accessory_named(accessory_of(move)))
    if is_skill(move):
        skill = s.offer[s.turn][place_of(move)]
        return None if skill == box.NOTHING else help_of(s, skill_named(skill))
    return merit_of_answer(s, move)


def help_of(s: State, name: Say) -> Say:
    """What a thing does: that speaks for it."""
    return Say(f"{name.id}.help", theme=THEMES[s.theme], veteran=VETERANS[s.veteran], **name.args)


def merit_of_speed(s: State, speed_box: int) -> Say:
    """What the calmest way over the road that lies there is likely to cost."""
    cards, slower = cards_for_speed(s, s.turn, speed_box), speed_box < s.box[s.turn]
    best = min(ways_foreseen(s, s.turn, speed_box), key=lambda way: (way.wrecks, way.blocked, way.loss, way.dice))
    facts = {"cards": cards, "loss": best.loss, "dice": best.dice, "how": "slower" if slower else "faster"}
    return Say("merit-speed-calm" if best.dice == 0 else "merit-speed", **facts)


def merit_of_driving(s: State, move: int) -> Say | None:
    """The dice, and a figure to be had there; past or over a car rather than into it."""
    spaces, lane = spaces_of(move), lane_of(move)
    row = s.row[s.turn] + spaces
    if is_swerve(move):
        return Say("merit-pass" if how_of(move) != DRIVING else "merit-drop")
    if car_at(s, row, lane) != box.NOBODY:
        return None
    dice = dice_on_drive(s, s.turn, spaces, lane)
    figure = s.figure[row][lane] if row < s.end_row else box.NOTHING
    if figure != box.NOTHING:
        facts = {"figure": figure_named(s, figure), "points": box.TARGET_POINTS[figure]}
        return Say("merit-drive-figure", dice=dice, **facts)
    return Say("merit-drive", dice=dice)


def merit_of_attack(s: State, move: int) -> Say | None:
    """What may be expected of it, and where it hurts."""
    seat, source, target = s.turn, source_of(move), target_of(move)
    if is_lucky(move):
        return Say("merit-lucky")
    if not has_source(s, seat, source):
        return None
    if fact(s, seat, source, box.EVERYBODY):
        return Say("merit-attack-all")
    if target == box.NOBODY:
        return Say("merit-shoot", chance=chance_to_shoot(s, seat, source))
    if not attack_dice(s, seat, source):
        return Say("merit-steal", target=Seat(target))
    hits = damage_foreseen(s, seat, source, target)
    return Say("merit-attack", target=Seat(target), hits=hits, held=s.held[target])


def merit_of_answer(s: State, move: int) -> Say | None:
    """Rolling, playing it safe, or leaving it be."""
    if move == ROLL and s.question == state.RUN_OVER:
        figure = s.figure[s.row[s.turn]][s.lane[s.turn]]
        chance = round(100 * at_least(dice_to_run_over(s, s.turn), box.HITS_TO_RUN_OVER))
        return Say("merit-run-over", chance=chance, points=box.TARGET_POINTS[figure])
    if move == ROLL:
        loss, risk = loss_of_check(s, s.turn, s.dice), risk_of_check(s, s.turn, s.dice)
        return Say("merit-roll", loss=round(loss, 1), risk=risk, cards=s.dice)
    if move == PLAY_SAFE:
        return Say("merit-safe", left=s.held[s.turn] - s.dice)
    return Say("merit-done") if move == DONE and s.question != state.EQUIP else None
