"""Getting ready: the grid, the cards, the road, skills and the first accessories."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import take_a_card
from paddock.games.road_kill_rally.rules.cars import draw_lots
from paddock.games.road_kill_rally.rules.pits import reconfigure, take_an_accessory
from paddock.games.road_kill_rally.rules.road import lay, place_figures, reveal
from paddock.games.road_kill_rally.rules.state import State


@rule
def setup(s: State) -> None:
    """Everything in its place, up to the first decision."""
    s.sides = (s.seats + 1) // 2 if s.teams and s.seats > 2 else s.seats
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
    else:
        equip_next(s)


@rule
def side_of(s: State, seat: int) -> int:
    """Team mates sit opposite each other; an odd player drives alone."""
    return seat % s.sides


@rule
def fill_decks(s: State) -> None:
    """All Rally and accessory cards in their decks, all figures in the supply."""
    for card in range(box.CARDS):
        s.deck[card] = box.CARD_COUNT[card]
        s.deck_left += box.CARD_COUNT[card]
    for accessory in range(box.ACCESSORIES):
        s.store[accessory] = box.ACCESSORY_COUNT[accessory]
        s.store_left += box.ACCESSORY_COUNT[accessory]
    for kind in range(box.TARGETS):
        s.supply[kind] = box.TARGET_COUNT[kind]


@rule
def draw_the_grid(s: State) -> None:
    """Who starts where is drawn by lot; the front of the grid equips first (ruling 45)."""
    s.racers = s.seats
    draw_lots(s, s.order)
    for place in range(s.seats):
        seat = s.order[place]
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


# ---- Skills ------------------------------------------------------------------------------------


@rule
def offer_skills(s: State) -> None:
    """Two skill cards to each player."""
    dealt = 0
    for seat in range(s.seats):
        dealt = offer_two(s, seat, dealt)


@rule
def offer_two(s: State, seat: int, dealt: int) -> int:
    """Two skills that nobody has; those dealt before and now, as bits."""
    for place in range(box.SKILL_HAND):
        skill = below(s, box.SKILLS)
        while (dealt >> skill) & 1:
            skill = below(s, box.SKILLS)
        dealt |= 1 << skill
        s.offer[seat][place] = skill
    return dealt


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
