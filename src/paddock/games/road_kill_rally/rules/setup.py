"""Getting ready: the grid, the cards, the road, skills and the first accessories."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import take_a_card
from paddock.games.road_kill_rally.rules.pits import reconfigure, take_an_accessory
from paddock.games.road_kill_rally.rules.road import lay, place_figures, reveal
from paddock.games.road_kill_rally.rules.state import State


@rule
def setup(s: State) -> None:
    """Everything in its place, up to the first decision."""
    s.sides = (s.seats + 1) // 2 if s.teams and s.seats > 2 else s.seats
    begin_race(s)
    for seat in range(box.SEATS):
        clear_dashboard(s, seat)
    fill_decks(s)
    draw_the_grid(s)
    for seat in range(s.seats):
        for _ in range(box.RALLY_HAND):
            take_a_card(s, seat)
        for _ in range(box.ACCESSORY_HAND):
            take_an_accessory(s, seat)
    build_road_deck(s)
    lay(s, box.START, 0)
    place_figures(s)
    reveal(s)
    place_figures(s)
    if s.skills:
        offer_skills(s)
        s.question = state.CHOOSE_SKILL
        s.turn = 0
    else:
        equip_next(s)


@rule
def side_of(s: State, seat: int) -> int:
    """Team mates sit opposite each other; an odd player drives alone."""
    return seat % s.sides


@rule
def begin_race(s: State) -> None:
    """All that belongs to no car and no deck."""
    s.over = 0
    s.turn = 0
    s.round = 0
    s.last_round = 0
    s.stage = state.MOVING
    s.racers = s.seats
    s.at = 0
    s.question = state.NO_QUESTION
    s.todo = state.NEXT_TO_EQUIP
    s.after = state.NEXT_TO_EQUIP
    s.finishers = 0
    s.barricaded = 0
    s.fitted = 0
    clear_move(s)
    clear_attack(s)
    for at in range(state.MEMORY):
        s.known[at] = 0


@rule
def clear_move(s: State) -> None:
    """Nobody moves."""
    s.left = 0
    s.wish = 0
    s.planned = 0
    s.plan_lane = 0
    s.diagonal = 0
    s.slip = 0
    s.checks = 0
    s.above = 0
    s.back_row = 0
    s.back_lane = 0
    s.dice = 0
    s.bought = 0
    s.new_tile_row = 0
    s.new_tile_lane = 0


@rule
def clear_attack(s: State) -> None:
    """Nobody pays or attacks."""
    s.owed = 0
    s.purpose = 0
    s.source = 0
    s.target = box.NOBODY
    s.aim_row = 0
    s.aim_lane = 0
    s.lucky = box.NOTHING
    s.acted = 0
    s.shot = 0
    s.wiped_before = 0
    s.blow = 0
    s.asked = 0
    s.mean = 0
    s.rammed = box.NOBODY
    s.roller = box.NOBODY
    for face in range(box.AGAIN_ON + 1):
        s.faces[face] = 0


@rule
def clear_dashboard(s: State, seat: int) -> None:
    """A new car, slowly rolling."""
    s.status[seat] = state.RACING
    s.box[seat] = box.START_BOX
    s.row[seat] = 0
    s.lane[seat] = 0
    s.order[seat] = 0
    s.place[seat] = 0
    s.wipe_outs[seat] = 0
    s.wiped[seat] = 0
    s.shots[seat] = 0
    s.pitted[seat] = 0
    s.coin[seat] = 0
    s.hits[seat] = 0
    s.thrown[seat] = 0
    s.landed[seat] = 0
    s.damaged[seat] = 0
    s.shown[seat] = 0
    s.tally[seat] = 0
    s.skill[seat] = box.NOTHING
    s.held[seat] = 0
    for kind in range(box.TARGETS):
        s.kills[seat][kind] = 0
    for slot in range(box.SLOTS):
        s.slot[seat][slot] = box.NOTHING
    for place in range(box.SKILL_HAND):
        s.offer[seat][place] = box.NOTHING
    for card in range(box.CARDS):
        s.hand[seat][card] = 0
    for accessory in range(box.ACCESSORIES):
        s.garage[seat][accessory] = 0


@rule
def fill_decks(s: State) -> None:
    """All Rally and accessory cards in their decks."""
    s.deck_left = 0
    for card in range(box.CARDS):
        s.deck[card] = box.CARD_COUNT[card]
        s.deck_left += box.CARD_COUNT[card]
        s.discarded[card] = 0
    s.store_left = 0
    for accessory in range(box.ACCESSORIES):
        s.store[accessory] = box.ACCESSORY_COUNT[accessory]
        s.store_left += box.ACCESSORY_COUNT[accessory]
        s.scrapped[accessory] = 0


@rule
def draw_the_grid(s: State) -> None:
    """Who starts where is drawn by lot; the front of the grid equips first (ruling 45)."""
    for seat in range(s.seats):
        s.order[seat] = seat
    for place in range(s.seats):
        other = place + below(s, s.seats - place)
        seat = s.order[other]
        s.order[other] = s.order[place]
        s.order[place] = seat
        s.row[seat] = box.GRID_ROW[place]
        s.lane[seat] = box.GRID_LANE[place]
        emit(s, events.GRID, seat, place + 1, 0)


@rule
def build_road_deck(s: State) -> None:
    """Some tiles on top; below them a group among which the finish lies."""
    used = box.SHORT_TILES if s.length else box.USED_TILES
    group = box.SHORT_GROUP if s.length else box.FINISH_GROUP[s.finish_group]
    s.top_left = used - group
    s.group_left = group + 1
    s.finish_hidden = 1
    s.unseen = ((1 << box.TILES) - 1) & ~(1 << box.START) & ~(1 << box.FINISH)
    s.returned_count = 0
    s.laid = 0
    s.gone = 0
    s.end_row = 0
    s.heading = 0
    s.finish_row = 0
    for place in range(box.TILES):
        s.tile[place] = box.NOTHING
        s.starts[place] = 0
        s.east[place] = 0
        s.north[place] = 0
        s.returned[place] = box.NOTHING
    for row in range(box.ROWS):
        s.ground[row] = box.NOTHING
        s.mirrored[row] = 0
        for lane in range(box.LANES):
            s.figure[row][lane] = box.NOTHING
            s.tried[row][lane] = 0
            s.dropped[row][lane] = 0
    for kind in range(box.TARGETS):
        s.supply[kind] = box.TARGET_COUNT[kind]


# ---- Skills ------------------------------------------------------------------------------------


@rule
def offer_skills(s: State) -> None:
    """Two skill cards to each player."""
    dealt = 0  # bits
    for seat in range(s.seats):
        for place in range(box.SKILL_HAND):
            skill = below(s, box.SKILLS)
            while (dealt >> skill) & 1:
                skill = below(s, box.SKILLS)
            dealt |= 1 << skill
            s.offer[seat][place] = skill


@rule
def choose_skill(s: State, place: int) -> None:
    """One is kept, hidden until all have chosen; then all are revealed and the others go back into the box."""
    s.skill[s.turn] = s.offer[s.turn][place]
    if s.turn + 1 < s.seats:
        s.turn += 1
        return
    for seat in range(s.seats):
        emit(s, events.SKILL_REVEALED, seat, s.skill[seat], 0)
        for offered in range(box.SKILL_HAND):
            s.offer[seat][offered] = box.NOTHING
    s.question = state.NO_QUESTION
    equip_next(s)


# ---- The first accessories ---------------------------------------------------------------------


@rule
def equip_next(s: State) -> None:
    """Car after car from the front of the grid fills its slots; then the race begins."""
    if s.at < s.seats:
        s.at += 1
        reconfigure(s, s.order[s.at - 1], state.NEXT_TO_EQUIP)
    else:
        s.todo = state.NEW_TURN
