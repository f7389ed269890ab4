"""Where map tiles lie beside the board: in the stack, the row, hands and on the discard pile."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, state
from paddock.games.checkpoint_rally.rules.state import State


@rule
def from_stack(s: State) -> int:
    """One of the stack's tiles, each as likely; NOTHING when there is none, not even to shuffle in (ruling 25)."""
    if s.left == 0:
        reshuffle(s)
    return any_of_stack(s) if s.left else box.NOTHING


@rule
def any_of_stack(s: State) -> int:
    """One of its tiles leaves the stack, each as likely."""
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
