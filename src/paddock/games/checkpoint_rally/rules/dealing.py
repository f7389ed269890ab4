"""Set-up, and where tiles come from: the stack, the row, the discard pile."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, state
from paddock.games.checkpoint_rally.rules.state import State

# ---- Setup -------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Everything that chance lays out; then the first player chooses a car or starts."""
    s.sides = s.seats
    s.over = 0
    s.map = map_raced(s)
    blank(s)
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
def blank(s: State) -> None:
    """An empty table: all tiles in the stack."""
    for cell in range(box.CELLS):
        s.tile[cell] = box.NOTHING
        s.turned[cell] = 0
    for tile in range(box.TILES):
        s.stack[tile] = tile
        s.discards[tile] = box.NOTHING
        s.mark[tile] = state.FROM_STACK
    s.left = box.TILES
    s.discarded = 0
    for place in range(box.ROW):
        s.row[place] = box.NOTHING
    for seat in range(box.SEATS):
        blank_seat(s, seat)
    s.begun = 0
    s.last = box.NOTHING
    s.last_minutes = 0
    s.last_matches = 0
    s.finishers = 0
    s.arrivals = s.seats
    blank_paper(s)


@rule
def blank_seat(s: State, seat: int) -> None:
    """Nothing in hand, the car beside the board, the watch at zero."""
    for place in range(box.MOST_HELD):
        s.hand[seat][place] = box.NOTHING
    s.held[seat] = 0
    s.car[seat] = box.NOTHING
    s.corner[seat] = box.NOTHING
    s.card[seat] = box.NOTHING
    s.at[seat] = box.NOTHING
    s.order[seat] = box.NOTHING
    s.tokens[seat] = 0
    s.driven[seat] = 0
    s.gps[seat] = box.GPS
    s.time[seat] = 0
    s.arrival[seat] = 0
    s.finished[seat] = 0
    s.spent[seat] = 0
    s.draws[seat] = 0
    for cell in range(box.CELLS):
        s.visits[seat][cell] = 0


@rule
def blank_paper(s: State) -> None:
    """The policy's scratch paper."""
    for cell in range(box.CELLS):
        for side in range(box.SIDES):
            s.edge[cell][side] = 0
        for source in range(box.MOST_CHECKPOINTS + 1):
            s.far[source][cell] = 0
    for step in range(state.PATH):
        s.path[step] = 0
    for goal in range(box.MOST_CHECKPOINTS):
        s.goal[goal] = 0


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
    for place in range(s.seats - 1, 0, -1):
        other = below(s, place + 1)
        seat = s.order[place]
        s.order[place] = s.order[other]
        s.order[other] = seat
    for place in range(s.seats):
        s.arrival[s.order[place]] = s.seats - place


@rule
def build_board(s: State) -> None:
    """Borders, the nine opening tiles, the row, then a tile on each unused corner; all turned at random."""
    for side in range(box.SIDES):
        s.rim[side] = box.FACES * side + below(s, box.FACES)
    for side in range(box.BORDERS - 1, 0, -1):
        other = below(s, side + 1)
        face = s.rim[side]
        s.rim[side] = s.rim[other]
        s.rim[other] = face
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


# ---- Stack, row and discard pile ---------------------------------------------------------------


@rule
def from_stack(s: State) -> int:
    """One of the stack's tiles, each as likely; NOTHING when there is none, not even to shuffle in (ruling 25)."""
    if s.left == 0:
        reshuffle(s)
    if s.left == 0:
        return box.NOTHING
    k = below(s, s.left)
    tile = s.stack[k]
    s.left -= 1
    s.stack[k] = s.stack[s.left]
    s.stack[s.left] = box.NOTHING
    return tile


@rule
def reshuffle(s: State) -> None:
    """The discard pile becomes the stack. Whatever else nobody sees is in a hand, and stays known to be so."""
    if s.discarded == 0:
        return
    for place in range(s.discarded):
        s.stack[place] = s.discards[place]
        s.discards[place] = box.NOTHING
    s.left = s.discarded
    s.discarded = 0
    for seat in range(s.seats):
        for place in range(s.held[seat]):
            if s.mark[s.hand[seat][place]] == state.FROM_STACK:
                s.mark[s.hand[seat][place]] = state.HELD_BEFORE
    emit(s, events.RESHUFFLED, s.left, 0, 0)


@rule
def draw(s: State, seat: int) -> None:
    """A tile from the stack into a hand, if there is one."""
    tile = from_stack(s)
    if tile == box.NOTHING:
        emit(s, events.DREW_NOTHING, seat, 0, 0)
        return
    take(s, seat, tile, state.FROM_STACK)
    emit(s, events.DREW, seat, tile, s.left)


@rule
def take(s: State, seat: int, tile: int, mark: int) -> None:
    """A tile into a hand, with what the others know of it."""
    s.hand[seat][s.held[seat]] = tile
    s.held[seat] += 1
    s.mark[tile] = mark


@rule
def take_openly(s: State, seat: int, tile: int) -> None:
    """A tile that everybody has seen goes into a hand."""
    take(s, seat, tile, state.KNOWN)


@rule
def out_of_hand(s: State, seat: int, place: int) -> int:
    """The tile at a place of a hand leaves it; the others move up."""
    tile = s.hand[seat][place]
    s.held[seat] -= 1
    for k in range(place, s.held[seat]):
        s.hand[seat][k] = s.hand[seat][k + 1]
    s.hand[seat][s.held[seat]] = box.NOTHING
    s.mark[tile] = state.FROM_STACK
    return tile


@rule
def put_on_discard_pile(s: State, tile: int) -> None:
    """Face up, open to all (ruling 27)."""
    s.discards[s.discarded] = tile
    s.discarded += 1


@rule
def fill_row(s: State, place: int) -> None:
    """A tile from the stack, face up."""
    s.row[place] = from_stack(s)
    if s.row[place] != box.NOTHING:
        emit(s, events.ROW_TILE, s.row[place], place, s.left)
