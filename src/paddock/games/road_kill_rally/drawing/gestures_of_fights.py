"""What hurts and what pays: dice, attacks, defence, damage, wipe-outs, and figures that are scored."""

from typing import Any

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.gestures import Act, Gesture, count, dice, fly, harm, mark, shot
from paddock.games.road_kill_rally.drawing.stage import Stage, figure, space
from paddock.games.road_kill_rally.rules import box

EXPLOSIVE = box.KINDS.index("explosive")

# ---- Dice --------------------------------------------------------------------------------------


def threw(event: Event, view: Any, shape: str) -> Act:
    """Dice over the car, the best first."""
    stage = Stage(event, view, shape)
    doubles, singles = divmod(event.c, box.SIDES_TOLD)
    faces = [2] * doubles + [1] * singles + [0] * event.b
    lying = dice(stage.car, [f"art-hazard-die-{hits}" for hits in faces], [hits > 0 for hits in faces])
    caption = Say("show-threw", seat=Seat(event.a), dice=len(faces) - doubles, more=doubles)
    return Act(event.a, stage.at_cars([event.a], [lying]), caption=caption)


def rolled(event: Event, view: Any, shape: str) -> Act:
    """What the dice say; damage follows by itself."""
    return Act(event.a, [[mark(f"car-{event.a}", length=350, sound=None if event.c else "token")]])


def hits_left(event: Event, view: Any, shape: str) -> Act:
    """Armour takes some of it."""
    return Act(event.a, [[mark(f"car-{event.a}", length=350, sound="tick")]])


# ---- Attacks -----------------------------------------------------------------------------------


def attacked(event: Event, view: Any, shape: str) -> Act:
    """With what, and whom; nobody has shot yet."""
    stage = Stage(event, view, shape)
    targets = [event.c] if event.c != box.NOBODY else others(stage)
    caption = None
    if event.c == view["seat"] and event.c != box.NOBODY:
        caption = Say("show-attacked-you", seat=Seat(event.a), source=source_said(event.b))
    aimed: list[Gesture] = [mark(f"car-{seat}", length=400) for seat in targets]
    return Act(event.a, stage.at_cars([event.a, *targets[:1]], [*aimed, drawn(stage, event.b)]), caption=caption)


def aimed_at_figure(event: Event, view: Any, shape: str) -> Act:
    """With what, and which."""
    stage = Stage(event, view, shape)
    _, row, lane = figure(event.c)
    aimed = mark(f"space-{row}-{lane}", length=400)
    return Act(event.a, stage.at([(row, lane), stage.world.place(event.a)], [aimed, drawn(stage, event.b)]))


def drawn(stage: Stage, source: int) -> Gesture:
    """What is attacked with: a card that is spent, a weapon, a skill."""
    if source < box.CARDS:
        return stage.thrown(source, length=500)
    return mark(weapon_of(stage, source), length=400, sound="token")


def weapon_of(stage: Stage, source: int) -> str:
    """The slot of an accessory, or the skill."""
    item = source - box.CARDS
    if item >= box.ACCESSORIES:
        return f"skill-of-{stage.seat}"
    slots = stage.view["cars"][stage.seat]["slots"]
    colour = next((colour for colour, id in slots.items() if id == box.ACCESSORY_IDS[item]), box.SLOT_IDS[0])
    return f"slot-{stage.seat}-{colour}"


def source_said(source: int) -> Say:
    """What an attack is made with, in words."""
    if source < box.CARDS:
        return Say(f"card-{box.CARD_IDS[source]}")
    item = source - box.CARDS
    is_accessory = item < box.ACCESSORIES
    return Say(f"accessory-{box.ITEM_IDS[item]}" if is_accessory else f"skill-{box.ITEM_IDS[item]}")


def others(stage: Stage) -> list[int]:
    """The other cars on the road."""
    cars = stage.view["cars"]
    return [seat for seat, car in enumerate(cars) if seat != stage.seat and car["status"] == "racing"]


def fired(event: Event, view: Any, shape: str) -> Act:
    """A shot or a missile; who bumps needs neither."""
    stage = Stage(event, view, shape)
    facts = box.CARD_ATTACK if event.b < box.CARDS else box.ITEM_ATTACK
    item = event.b if event.b < box.CARDS else event.b - box.CARDS
    kind = facts[box.ATTACK_FACTS * item + box.KIND]
    if event.c >= box.SEATS:
        row, lane = space(event.c - box.SEATS)
        flies = shot(stage.car, f"space-{row}-{lane}", is_missile=kind == EXPLOSIVE)
        return Act(event.a, stage.at([(row, lane), stage.world.place(event.a)], [flies]))
    target = f"car-{event.c}"
    flies_there: Gesture = shot(stage.car, target, is_missile=kind == EXPLOSIVE)
    if kind == box.IMPACT:
        flies_there = harm(f"{target}-body", "crash", length=450)
    return Act(event.a, stage.at_cars([event.a, event.c], [flies_there]))


def cancelled(event: Event, view: Any, shape: str) -> Act:
    """Smoke between the two."""
    stage = Stage(event, view, shape)
    return Act(event.a, [[stage.thrown(event.b, length=500)], [mark(stage.car, length=400, sound="tyres")]])


def stole(event: Event, view: Any, shape: str) -> Act:
    """Out of another hand; which cards follows."""
    stage = Stage(event, view, shape)
    caption = Say("show-robbed-you", seat=Seat(event.a)) if event.b == view["seat"] else None
    marks = [mark(f"car-{event.b}", length=400, sound="horn"), mark(f"seat-{event.b}", length=400)]
    return Act(event.a, stage.at_cars([event.a, event.b], marks), caption=caption)


def shoot_token(event: Event, view: Any, shape: str) -> Act:
    """A token for damage done."""
    won = fly("art-hazard-token", f"car-{event.b}", f"trophies-{event.a}", length=500, sound="token")
    return Act(event.a, [[won, count(f"car-{event.a}", box.SHOOT_POINTS, sound=None)]])


# ---- Damage ------------------------------------------------------------------------------------


def lost_cards(event: Event, view: Any, shape: str) -> Act:
    """The car is hit; which cards go follows."""
    stage = Stage(event, view, shape)
    return Act(event.a, stage.at_cars([event.a], [harm(stage.body, "hit", length=500)]))


def wiped_out(event: Event, view: Any, shape: str) -> Act:
    """It spins, it smokes, it costs points."""
    stage = Stage(event, view, shape)
    smoke: list[Gesture] = [harm(stage.body, "wipe-out", length=1400), count(stage.car, -event.c, length=1200)]
    token = fly("art-hazard-wiped", stage.car, f"wipes-{event.a}", length=500, sound="token")
    return Act(event.a, stage.at_cars([event.a], [harm(stage.body, "spin", length=600)], smoke, [token]), is_big=True)


def destroyed(event: Event, view: Any, shape: str) -> Act:
    """A wreck."""
    stage = Stage(event, view, shape)
    return Act(event.a, stage.at_cars([event.a], [harm(stage.body, "wipe-out", length=1600)]), is_big=True)


# ---- Figures -----------------------------------------------------------------------------------


def scored(event: Event, view: Any, shape: str) -> Act:
    """A figure flies off the road, for points."""
    stage = Stage(event, view, shape)
    id, row, lane = figure(event.b)
    there = f"figure-{row}-{lane}"
    art = f"art-{view['theme']}-{id}"
    flies = fly(art, there, f"trophies-{event.a}", turn=360, takes=there, length=750, sound="hit")
    points = count(stage.car, box.TARGET_POINTS[box.TARGET_IDS.index(id)], length=900)
    return Act(event.a, stage.at([(row, lane), stage.world.place(event.a)], [flies, points]))


def missed(event: Event, view: Any, shape: str) -> Act:
    """It stands as it stood."""
    stage = Stage(event, view, shape)
    _, row, lane = figure(event.b)
    return Act(event.a, stage.at([(row, lane), stage.world.place(event.a)], [mark(f"figure-{row}-{lane}")]))
