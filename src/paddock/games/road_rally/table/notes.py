"""What a move would bring: where the car stops, what happens there, which stages it reaches, how many cards follow."""

from paddock.core.words import Say
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.course import heading_after
from paddock.games.road_rally.rules.decks import deck_size
from paddock.games.road_rally.rules.driving import landing
from paddock.games.road_rally.rules.order import TILE, place_of
from paddock.games.road_rally.rules.plays import colour_of, spaces_of
from paddock.games.road_rally.rules.stages import first_at, may_still_score, points_for
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.names import stage_at


def drive_note(s: State, play: int) -> Say:
    """Where a play leads, which stages it reaches, how many cards follow it and which it keeps."""
    space = landing(s, spaces_of(play))
    notes = [*stop_notes(s, space), *reached_notes(s, space)]
    passed = [flag for flag in flags_taken(s, space) if flag < space]
    if passed:
        notes.append(Say("note-passes", count=len(passed), points=box.CHECKPOINT_POINTS * len(passed)))
    if space < s.finish:
        notes.append(Say("note-draws", count=will_draw(s, play, space)))
    ahead = own_stage_ahead(s, space)
    if ahead and not any(box.PLAY_CARDS[play][2 * box.RED :]) and s.diner[ahead - 1] - space <= red_spaces(s):
        notes.append(Say("note-keeps-reds", stage=ahead))
    return note_of(notes)


def note_of(notes: list[Say]) -> Say:
    """Some notes as one line."""
    return Say("note", notes=tuple(notes))


def score_note(s: State) -> Say:
    """What the own place is paid, the stage's tile, and how many stages may be scored after it."""
    place = place_of(s, s.turn)
    notes = [Say("note-score", place=place + 1, points=points_for(s, place, s.turn, s.turn))]
    if s.turn == first_at(s, s.diner[s.stage]):
        notes.append(Say("note-tile", points=box.STAGE_TILE_POINTS))
    notes.append(Say("note-left-to-score", count=may_still_score(s, s.turn) - 1))
    return note_of(notes)


def cards_instead(s: State) -> int:
    """How many cards a low place can draw instead of its points."""
    return min(box.CARDS_INSTEAD, deck_size(s, s.turn))


def build_note(s: State, way: int) -> Say:
    """Where the road leads after a tile."""
    heading = heading_after(s, s.laid - 1) + box.TURN_OF[s.short_tiles * box.WAYS + way]
    return Say("note-leads", side=box.SIDES[heading % 4])


# ---- Where the car stops -----------------------------------------------------------------------------


def stop_notes(s: State, space: int) -> list[Say]:
    """What stands where the car would stop."""
    if space == s.finish:
        done = sum(s.at[seat] == s.finish for seat in range(s.seats))
        return [Say("note-stop-finish", place=done + 1)]
    facts = {
        "space": space,
        "stage": stage_at(s, space),
        "seen": min(box.LOOK, deck_size(s, s.turn) - flag_draw(s, space)),
    }
    notes = [Say(f"note-stop-{box.SQUARES[s.square[space]]}", **facts)]
    if s.jump[space] and s.phase == state.DRIVING:
        notes.append(Say("note-stop-shortcut", space=s.jump[space]))
    return notes


def reached_notes(s: State, space: int) -> list[Say]:
    """The stages that this car would be the first to reach, the own ones told apart."""
    first = s.at[s.order[0]]
    found = [k for k in range(s.stage, box.STAGES) if s.diner[k] and first < s.diner[k] <= space]
    live = may_still_score(s, s.turn) > 0
    own = tuple(k + 1 for k in found if s.holder[k] == s.turn and live)
    others = tuple(k + 1 for k in found if k + 1 not in own)
    notes = []
    if others:
        notes.append(Say("note-reaches", count=len(others), stages=others))
    if own:
        notes.append(Say("note-reaches-own", count=len(own), stages=own))
    return notes


def own_stage_ahead(s: State, space: int) -> int:
    """The next stage beyond a space whose card the driver to act may still score; 0 for none."""
    if may_still_score(s, s.turn) == 0:
        return 0
    return next((k + 1 for k in range(s.stage, box.STAGES) if s.holder[k] == s.turn and s.diner[k] > space), 0)


def red_spaces(s: State) -> int:
    """How far the red cards in hand lead the driver to act."""
    return sum(s.hand[s.turn][kind] * box.VALUE[kind] for kind in range(2 * box.RED, box.KINDS))


# ---- What is drawn there -----------------------------------------------------------------------------


def flags_taken(s: State, space: int) -> list[int]:
    """The checkpoints that the driver to act takes on the way to a space: in the demonstration in passing, too."""
    if s.variant != state.DEMO:
        return [space] if s.square[space] == box.CHECKPOINT else []
    last = s.landed if s.phase == state.AT_SHORTCUT else space  # a shortcut is not driven over (ruling 15)
    return [each for each in range(s.came_from + 1, last + 1) if s.square[each] == box.CHECKPOINT]


def would_be_last(s: State, space: int) -> bool:
    """Whether the driver to act would be in last place on a space: behind those that stand there."""
    if s.last_place == TILE:
        return s.line[s.seats - 1] == s.turn
    return all(s.at[seat] >= space for seat in range(s.seats) if seat != s.turn)


def flag_draw(s: State, space: int) -> int:
    """How many cards the driver to act draws for checkpoints taken in last place; as far as the deck goes."""
    due = box.LAST_PLACE_DRAW * len(flags_taken(s, space)) if would_be_last(s, space) else 0
    return min(due, deck_size(s, s.turn))


def will_draw(s: State, play: int, space: int) -> int:
    """How many cards the driver to act draws after a play, for checkpoints taken in last place, too."""
    drawn = flag_draw(s, space)
    if space == s.finish:
        return drawn
    deck = deck_size(s, s.turn) - drawn
    if s.square[space] == box.GAS:
        deck += sum(s.discarded[s.turn]) + sum(box.PLAY_CARDS[play])
    return drawn + min(box.DRAW[colour_of(play)], deck)
