"""Set-up: what chance lays out before the first decision."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.piles import shuffle
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, state
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.tiles import draw, from_stack


@rule
def setup(s: State) -> None:
    """Everything that chance lays out; then the first player chooses a car or starts."""
    s.sides = s.seats
    s.map = map_raced(s)
    stack_tiles(s)
    deal_cars_and_cards(s)
    seat_players(s)
    draw_player_order(s)
    build_board(s)
    emit(s, events.LAID_OUT, s.order[0], s.map, s.left)
    if s.cars == state.CHOSEN_CARS:
        s.phase = state.CHOOSING
        s.turn = s.order[0]
    else:
        start_next(s)


@rule
def side_of(s: State, seat: int) -> int:
    """Everybody drives alone."""
    return seat


@rule
def map_raced(s: State) -> int:
    """Two players race to four checkpoints, more to three, unless they agreed otherwise (ruling 1)."""
    if s.checkpoint_map == state.RECOMMENDED:
        return box.FOUR if s.seats == 2 else box.THREE
    return box.FOUR if s.checkpoint_map == state.FOUR_CHECKPOINTS else box.THREE


@rule
def stack_tiles(s: State) -> None:
    """All tiles face down."""
    for tile in range(box.TILES):
        s.stack[tile] = tile
    s.left = box.TILES


@rule
def deal_cars_and_cards(s: State) -> None:
    """A random car sheet, unless players choose theirs, and a secret checkpoint card to each player; none twice."""
    for seat in range(s.seats):
        if s.cars != state.CHOSEN_CARS:
            car = below(s, box.CARS)
            while car_is_taken(s, car):
                car = below(s, box.CARS)
            s.car[seat] = car
        card = below(s, box.CARDS)
        while card_is_taken(s, card):
            card = below(s, box.CARDS)
        s.card[seat] = card


@rule
def car_is_taken(s: State, car: int) -> bool:
    """Whether somebody has that sheet: each is in the box once."""
    for seat in range(s.seats):
        if s.car[seat] == car:
            return True
    return False


@rule
def card_is_taken(s: State, card: int) -> bool:
    """Whether somebody has that checkpoint card."""
    for seat in range(s.seats):
        if s.card[seat] == card:
            return True
    return False


@rule
def seat_players(s: State) -> None:
    """Clockwise from a random corner; two players start from opposite ones (ruling 2)."""
    first = below(s, box.SIDES)
    step = 2 if s.seats == 2 else 1
    for seat in range(s.seats):
        s.corner[seat] = box.CORNERS[(first + step * seat) % box.SIDES]


@rule
def draw_player_order(s: State) -> None:
    """Markers drawn at random onto one stack: the last one drawn is on top and first (ruling 3)."""
    for seat in range(s.seats):
        s.order[seat] = seat
    shuffle(s, s.order, s.seats)
    for place in range(s.seats):
        s.arrival[s.order[place]] = s.seats - place
    s.arrivals = s.seats


@rule
def build_board(s: State) -> None:
    """Borders, the nine opening tiles, the row, then a tile on each unused corner; all turned at random."""
    for side in range(box.SIDES):
        s.rim[side] = box.FACES * side + below(s, box.FACES)
    shuffle(s, s.rim, box.BORDERS)
    for place in range(box.OPENING):
        lay_at_random(s, box.LAYOUTS[s.layout][place])
    for place in range(box.ROW):
        s.row[place] = from_stack(s)
    for corner in range(box.SIDES):
        if not is_starting_corner(s, box.CORNERS[corner]):
            lay_at_random(s, box.CORNERS[corner])


@rule
def is_starting_corner(s: State, cell: int) -> bool:
    """Whether a player starts there."""
    for seat in range(s.seats):
        if s.corner[seat] == cell:
            return True
    return False


@rule
def lay_at_random(s: State, cell: int) -> None:
    """A tile from the stack, any side up north."""
    s.tile[cell] = from_stack(s)
    s.turned[cell] = below(s, box.SIDES)


@rule
def start_next(s: State) -> None:
    """The next in player order draws four tiles, to place one in the own corner."""
    s.phase = state.STARTING
    s.turn = s.order[s.begun]
    for _ in range(box.OPENING_HAND):
        draw(s, s.turn)
