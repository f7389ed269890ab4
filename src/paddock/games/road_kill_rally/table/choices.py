"""Moves in words: the parts that one would touch, a label, and what it costs or promises."""

from typing import Any

from paddock.core.game import Choice
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cars import car_at, trait
from paddock.games.road_kill_rally.rules.combat import (
    ammo_needed,
    attack_dice,
    fact,
    weapon,
)
from paddock.games.road_kill_rally.rules.figures import dice_to_run_over
from paddock.games.road_kill_rally.rules.moves import (
    DRIVING,
    JUMPING,
    PASSING,
    PLAY_SAFE,
    ROLL,
    accessory_of,
    card_of,
    drops_of,
    how_of,
    is_answer,
    is_attack,
    is_discard,
    is_drive,
    is_figure,
    is_fit,
    is_give_up,
    is_lucky,
    is_play,
    is_speed,
    is_swerve,
    kind_of,
    lane_of,
    lane_to,
    place_of,
    rows_to,
    slot_of,
    source_of,
    spaces_of,
    speed_of,
    target_of,
)
from paddock.games.road_kill_rally.rules.odds import at_least
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.foresight import (
    WRECKED,
    Way,
    cards_for_speed,
    chance_to_shoot,
    damage_foreseen,
    dice_on_drive,
    risk_of_check,
    rows_unseen,
    ways_foreseen,
)
from paddock.games.road_kill_rally.table.names import (
    accessory_named,
    figure_named,
    has_source,
    hazard_named,
    mph,
    named,
    skill_named,
    slot_named,
    source_named,
    where_named,
)
from paddock.games.road_kill_rally.table.plans import ahead, space
from paddock.games.road_kill_rally.table.views import THEMES, VETERANS


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name, its consequence, and what can be planned on."""
    return described_alone(s, move)._replace(then=ahead(s, move))


def described_alone(s: State, move: int) -> Choice:
    """A move by itself."""
    if is_attack(move):
        return attack_choice(s, move)
    if is_play(move):
        return play_choice(s, move)
    if is_discard(move):
        return discard_choice(s, move)
    if is_drive(move) or is_swerve(move):
        return drive_choice(s, move)
    if is_speed(move):
        return speed_choice(s, move)
    return answer_choice(s, move) if is_answer(move) else equipment_choice(s, move)


def speed_choice(s: State, move: int) -> Choice:
    """A speed with its price, and what the road will ask for."""
    speed_box = speed_of(move)
    ways, unseen = ways_foreseen(s, s.turn, speed_box), rows_unseen(s, s.turn, speed_box)
    facts = {"cards": cards_for_speed(s, s.turn, speed_box), "ways": ways_told(ways), "unseen": unseen}
    label = Say("move-speed", mph=mph(speed_box))
    return Choice(move, (f"speed:{mph(speed_box)}",), label, Say("note-speed", **facts), warns=all_wreck(ways))


def all_wreck(ways: list[Way]) -> bool:
    """Whether none of them can be survived."""
    return all(way.wrecks for way in ways)


def ways_told(ways: list[Way]) -> tuple[Say, ...]:
    """Each way in words; if none can be survived, that alone."""
    if all_wreck(ways):
        return (Say("every-way-wrecks"),)
    return tuple(
        Say(f"way-{kind_of_way(way)}", way=Say(f"way-{way.name}"), dice=way.dice, loss=way.loss) for way in ways
    )


def kind_of_way(way: Way) -> str:
    """The words for it."""
    if way.wrecks:
        return "blocked-wrecks" if way.blocked else "wrecks"
    return "blocked" if way.blocked else "open"


def drive_choice(s: State, move: int) -> Choice:
    """One space or several, with all that belongs to it."""
    seat = s.turn
    spaces, lane = spaces_of(move), lane_of(move)
    how, bits = (how_of(move), drops_of(move)) if is_swerve(move) else (DRIVING, 0)
    row = s.row[seat] + spaces
    drops = [box.DROPPABLE[drop] for drop in range(box.DROPS) if (bits >> drop) & 1]
    parts = [f"card:{box.CARD_IDS[card_that_drops(hazard)]}" for hazard in drops]
    if how == PASSING:
        parts.append(f"card:{box.CARD_IDS[box.CARD_PASS.index(1)]}")
    if how == JUMPING:
        parts.append(f"slot:{box.SLOT_IDS[slot_with(s, seat, box.JUMPS)]}")
    hit = car_at(s, row, lane)
    facts: dict[str, Any] = {
        "spaces": spaces,
        "lane": Say("lane", lane=lane),
        "other": Seat(hit) if hit != box.NOBODY else "",
        "hazards": tuple(hazard_named(s, hazard) for hazard in drops),
    }
    kind = ("drive", "pass", "jump")[how]
    if how == DRIVING and spaces == 1 and hit != box.NOBODY:
        kind = "collide"
    label = Say(f"move-{kind}{'-dropping' if drops else ''}", **facts)
    note = drive_note(s, spaces, lane, kind)
    return Choice(
        move, (*parts, space(row, lane)), label, note, warns=note is not None and note.id == "note-dice-wrecks"
    )


def card_that_drops(hazard: int) -> int:
    """The card for a hazard."""
    return box.CARD_DROPS.index(box.DROPPABLE.index(hazard))


def slot_with(s: State, seat: int, which: int) -> int:
    """The slot whose accessory has a trait; the last without one."""
    for slot in range(box.SLOTS):
        item = s.slot[seat][slot]
        if item != box.NOTHING and box.TRAIT[box.TRAITS * item + which]:
            return slot
    return box.SLOTS - 1


def drive_note(s: State, spaces: int, lane: int, kind: str) -> Say | None:
    """The dice on the way."""
    if kind == "collide":
        other = car_at(s, s.row[s.turn] + 1, lane)
        return Say("note-collide", dice=max(1, abs(s.box[s.turn] - s.box[other])))
    dice = dice_on_drive(s, s.turn, spaces, lane)
    if dice and spaces == 1 and risk_of_check(s, s.turn, dice) >= WRECKED:
        return Say("note-dice-wrecks", dice=dice)
    return Say("note-dice", dice=dice) if dice else None


def discard_choice(s: State, move: int) -> Choice:
    """A card to pay, to lose, or to buy with."""
    card = card_of(move)
    part = (f"card:{box.CARD_IDS[card]}",)
    if s.question == state.RUN_OVER:
        note = Say("note-buy", dice=box.CARD_RUN_OVER[card])
        return Choice(move, part, Say("move-buy", card=named(card)), note)
    if s.question == state.PAY and s.purpose == state.FOR_SPEED:
        note = Say("note-pay-speed", mph=mph(box.CARD_SPEED[card]), owed=mph(s.owed))
    elif s.question == state.PAY and s.purpose == state.FOR_AMMO:
        note = Say("note-pay-ammo", ammo=box.CARD_AMMO[card], owed=s.owed)
    elif s.question == state.LOSE_CARDS:
        return Choice(move, part, Say("move-lose", card=named(card)), Say("note-lose", owed=s.owed))
    else:
        note = Say("note-lose", owed=s.owed)
    return Choice(move, part, Say("move-discard", card=named(card)), note)


def play_choice(s: State, move: int) -> Choice:
    """A card that is played."""
    card = card_of(move)
    part = f"card:{box.CARD_IDS[card]}"
    if box.CARD_REROLL[card]:
        note = Say("note-lucky-check", cards=min(s.dice, s.held[s.turn]))
        if s.question == state.RUN_OVER:
            note = Say("note-lucky-figure")
        return Choice(move, (part, "roll"), Say("move-roll-lucky", card=named(card)), note)
    return Choice(move, (part,), Say("move-play", card=named(card)), play_note(s, card))


def play_note(s: State, card: int) -> Say | None:
    """What a card does here."""
    if box.CARD_CHECK[card] and s.question == state.CRASH_CHECK:
        return Say("note-dice-left", dice=max(0, s.dice - box.CARD_CHECK[card]))
    if box.CARD_STOP[card]:
        return Say("note-stop", mph=mph(min(s.box[s.turn], box.CARD_STOP[card])))
    if box.CARD_SPACES[card]:
        return Say("note-spaces", spaces=box.CARD_SPACES[card])
    if box.CARD_DRAW[card]:
        return Say("note-draw", cards=box.CARD_DRAW[card])
    if box.CARD_REDUCE[card] and s.question == state.DEFEND:
        return Say("note-hits-left", hits=max(0, s.hits[s.turn] - box.CARD_REDUCE[card]))
    return None


def answer_choice(s: State, move: int) -> Choice:
    """Rolling, playing it safe, letting be."""
    if move == ROLL and s.question == state.RUN_OVER:
        dice = dice_to_run_over(s, s.turn)
        figure = s.figure[s.row[s.turn]][s.lane[s.turn]]
        chance = round(100 * at_least(dice, box.HITS_TO_RUN_OVER))
        facts = {"figure": figure_named(s, figure), "theme": THEMES[s.theme]}
        return Choice(move, ("roll",), Say("move-run-over", **facts), Say("note-chance", dice=dice, chance=chance))
    if move == ROLL:
        risk = risk_of_check(s, s.turn, s.dice)
        wrecks = risk >= WRECKED
        note = Say("note-risk-wrecks" if wrecks else "note-risk", risk=risk)
        return Choice(move, ("roll",), Say("move-roll", dice=s.dice), note, warns=wrecks)
    if move == PLAY_SAFE:
        return Choice(move, ("safe",), Say("move-play-safe", cards=s.dice))
    return Choice(move, (DONE_PARTS.get(s.question, "done"),), done_label(s))


DONE_PARTS = {state.DECLARED: "let-it-stand", state.DEFEND: "let-it-stand", state.RUN_OVER: "leave"}


def done_label(s: State) -> Say:
    """No more, in the words of the moment."""
    if s.question == state.RUN_OVER:
        return Say("move-leave", figure=figure_named(s, s.figure[s.row[s.turn]][s.lane[s.turn]]))
    if s.question == state.DECLARED:
        return Say("move-take-shot")
    if s.question == state.DEFEND:
        return Say("move-take-hits", hits=s.hits[s.turn])
    return Say("move-equipped" if s.question == state.EQUIP else "move-no-action")


def equipment_choice(s: State, move: int) -> Choice:
    """Skills, accessories, slots, figures."""
    if is_figure(move):
        kind = kind_of(move)
        return Choice(move, (f"figure:{box.TARGET_IDS[kind]}",), Say("move-figure", figure=figure_named(s, kind)))
    if is_give_up(move):
        slot = slot_of(move)
        item = s.slot[s.turn][slot]
        label = Say("move-give-up-slot", slot=slot_named(slot))
        if item != box.NOTHING:
            label = Say("move-give-up", accessory=accessory_named(item), slot=slot_named(slot))
        return Choice(move, (f"slot:{box.SLOT_IDS[slot]}",), label)
    if is_fit(move):
        accessory, slot = accessory_of(move), slot_of(move)
        parts = (f"garage:{box.ACCESSORY_IDS[accessory]}", f"slot:{box.SLOT_IDS[slot]}")
        name = accessory_named(accessory)
        effect = Say(f"{name.id}.help", theme=THEMES[s.theme], veteran=VETERANS[s.veteran], **name.args)
        return Choice(move, parts, Say("move-fit", accessory=name, slot=slot_named(slot)), effect)
    place = place_of(move)
    skill = s.offer[s.turn][place]
    if skill == box.NOTHING:
        return Choice(move, (f"skill:{place}",), Say("move-no-skill", number=place))
    return Choice(move, (f"skill:{box.SKILL_IDS[skill]}",), Say("move-skill", skill=skill_named(skill)))


def attack_choice(s: State, move: int) -> Choice:
    """What one attacks with, and whom; luck may stand by."""
    seat = s.turn
    source, target = source_of(move), target_of(move)
    parts = [source_part(s, seat, source)]
    facts: dict[str, Any] = {"source": source_named(s, seat, source), "theme": THEMES[s.theme]}
    usable = has_source(s, seat, source)
    everybody = usable and fact(s, seat, source, box.EVERYBODY)
    if everybody:
        kind = "attack-all"
    elif target != box.NOBODY:
        kind = "attack" if not usable or fact(s, seat, source, box.DICE) else "steal"
        parts.append(f"car:{target}")
        facts["target"] = Seat(target)
    else:
        row, lane = s.row[seat] + rows_to(move), lane_to(move)
        kind = "shoot"
        parts.append(space(row, lane))
        on_table = s.starts[s.gone] <= row < s.end_row and s.figure[row][lane] != box.NOTHING
        facts["figure"] = figure_named(s, s.figure[row][lane]) if on_table else Say("nothing")
        facts |= {"where": where_named(rows_to(move)), "lane": Say("lane", lane=lane)}
    if is_lucky(move):
        parts.insert(0, f"card:{box.CARD_IDS[box.CARD_REROLL.index(1)]}")
        kind += "-lucky"
        facts["lucky"] = named(box.CARD_REROLL.index(1))
    note = attack_note(s, seat, source, target, everybody) if usable else None
    return Choice(move, tuple(parts), Say(f"move-{kind}", **facts), note)


def source_part(s: State, seat: int, source: int) -> str:
    """What one would touch to attack with it."""
    if source == box.WEAPON:
        item = weapon(s, seat)
        return f"slot:{box.SLOT_IDS[s.slot[seat].index(item) if item != box.NOTHING else 0]}"
    if source == box.PISTOL:
        return "own-skill"
    return f"card:{box.CARD_IDS[box.CARD_OF_SOURCE[source]]}"


def attack_note(s: State, seat: int, source: int, target: int, everybody: int) -> Say | None:
    """Ammo, dice and what may be expected of them."""
    dice = attack_dice(s, seat, source) if fact(s, seat, source, box.DICE) else 0
    ammo = ammo_needed(s, seat) if source == box.WEAPON else 0
    if dice == 0:
        return None
    if target == box.NOBODY:
        chance = chance_to_shoot(s, seat, source)
        return Say("note-shoot", ammo=ammo, dice=dice + trait(s, seat, box.SHOOT_MORE), chance=chance)
    if everybody or target >= s.seats:
        return Say("note-attack-all", dice=dice)
    hits = damage_foreseen(s, seat, source, target)
    return Say("note-attack", ammo=ammo, dice=dice, hits=hits, held=s.held[target])
