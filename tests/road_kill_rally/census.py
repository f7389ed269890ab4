"""Everything in the box, counted wherever it lies."""

from typing import Any

from paddock.games.road_kill_rally.rules.box import (
    ACCESSORIES,
    CARDS,
    LANES,
    NOTHING,
    ROWS,
    SLOTS,
    TARGETS,
    TILES,
)


def census(s: Any) -> list[list[int]]:
    """Rally cards, accessories and figures by kind, and each tile once."""
    seats = range(s.seats)
    rally = [s.deck[card] + s.discarded[card] + sum(s.hand[seat][card] for seat in seats) for card in range(CARDS)]
    accessories = [
        s.store[kind]
        + s.scrapped[kind]
        + sum(s.garage[seat][kind] + sum(s.slot[seat][slot] == kind for slot in range(SLOTS)) for seat in seats)
        for kind in range(ACCESSORIES)
    ]
    figures = [
        s.supply[kind]
        + sum(s.kills[seat][kind] for seat in seats)
        + sum(s.figure[row][lane] == kind for row in range(ROWS) for lane in range(LANES))
        for kind in range(TARGETS)
    ]
    laid = [s.tile[place] for place in range(s.laid)] + [s.returned[place] for place in range(s.returned_count)]
    tiles = [laid.count(tile) + ((s.unseen >> tile) & 1) for tile in range(TILES)]
    tiles[1] += s.finish_hidden
    counts_agree(s)
    return [rally, accessories, figures, tiles]


def counts_agree(s: Any) -> None:
    """What is counted twice in a state is counted alike, and whatever cannot be is not."""
    for seat in range(s.seats):
        assert s.held[seat] == sum(s.hand[seat])
        assert 1 <= s.box[seat] <= 10
        for slot in range(SLOTS):
            assert not ((s.damaged[seat] >> slot) & 1 and s.slot[seat][slot] != NOTHING)
        for kind in range(ACCESSORIES):
            assert not ((s.shown[seat] >> kind) & 1) or s.garage[seat][kind]
    assert s.deck_left == sum(s.deck)
    assert s.store_left == sum(s.store)
    places = [(s.row[seat], s.lane[seat]) for seat in range(s.seats) if s.status[seat] == 0]
    assert len(set(places)) >= len(places) - bool(s.above), "two cars on one space"


def lying(s: Any) -> set[tuple[str, int]]:
    """Each kind of card, accessory and skill with each place where one lies."""
    places = {"deck": s.deck, "discarded": s.discarded, "store": s.store, "scrapped": s.scrapped}
    places |= {f"{pile} {seat}": getattr(s, pile)[seat] for pile in ("hand", "garage") for seat in range(s.seats)}
    counted = {(place, kind) for place, kinds in places.items() for kind, count in enumerate(kinds) if count}
    slots = {(f"slot {slot} of {seat}", s.slot[seat][slot]) for seat in range(s.seats) for slot in range(SLOTS)}
    skills = {(f"skill of {seat}", skill) for seat in range(s.seats) for skill in (s.skill[seat], *s.offer[seat])}
    return counted | slots | skills
