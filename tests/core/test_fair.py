"""Fair chance is the stream that docs/fairness.md describes; a race of it replays, and nothing but its record tells."""

import hashlib
import hmac
import json
import pickle
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.core.chance import below, word
from paddock.core.errors import BadOption, BadRecord
from paddock.core.fair import FairRules, Stream, commitment, drawn, key_of, keyed_rules, keyed_word, new_secret
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.core.rule import Binding
from tests.contract.cases import Case, Picker, every_extreme
from tests.toy.rules import Line

SECRET = bytes(range(32))
keyed_below = Binding(replace={word: keyed_word})(below)
secrets = st.binary(min_size=32, max_size=32)


def by_hand(secret: bytes, position: int) -> int:
    """A word of the stream, cut out of its block byte by byte."""
    number, place = position // 8, position % 8
    digest = hmac.new(secret, bytes([0] * 4) + number.to_bytes(4, "big"), hashlib.sha256).digest()
    return int.from_bytes(digest[4 * place : 4 * place + 4], "big")


def lent(secret: bytes, s: Any = None) -> Any:
    """A state that can draw."""
    s = s or Line()
    s.stream = Stream(secret)
    return s


def fair_race(case: Case, secret: bytes = SECRET, moves: int = 10**6) -> Race:
    race = Race.start(case.game, case.seats, None, case.variant, secret=secret)
    pick = Picker(1)
    while not race.over and len(race.record.moves) < moves:
        race.play(pick(race.moves()))
    return race


# ---- The stream ----------------------------------------------------------------------------------


def test_known_words() -> None:
    """HMAC-SHA256 of the numbers 0 and 1 in eight bytes under the key 00 01 … 1f, as OpenSSL gives it."""
    zero = "9f0cd9b94097fe4929918d2b8942b34439574261a35dc50163f06c67d4e48899"
    one = "c432e059c378eef7fe2f1181a4050836f51e0856fd74937be81784fa0efa7a1c"
    stream = Stream(SECRET)
    assert "".join(f"{stream.word(i):08x}" for i in range(16)) == zero + one
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@given(secret=secrets, positions=st.lists(st.integers(0, 2**32 - 1), max_size=20))
def test_a_word_depends_on_its_position_alone(secret: bytes, positions: list[int]) -> None:
    stream = Stream(secret)
    assert [stream.word(position) for position in positions] == [by_hand(secret, position) for position in positions]


@given(secret=secrets, bounds=st.lists(st.integers(1, 2**31), max_size=30))
def test_numbers_below_n_are_made_of_the_words_in_their_order(secret: bytes, bounds: list[int]) -> None:
    s = lent(secret)
    drawn = [keyed_below(s, n) for n in bounds]
    assert drawn == [by_hand(secret, i) * n >> 32 for i, n in enumerate(bounds)]
    assert s.to_dict()["chance"] == [len(bounds), 0, 0, 0]


def test_numbers_below_n_are_equally_likely() -> None:
    s = lent(SECRET)
    for n in (2, 6, 19, 106):
        counts = Counter(keyed_below(s, n) for _ in range(2000 * n))
        assert set(counts) == set(range(n))
        assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < n + 5 * (2 * n) ** 0.5


def test_the_position_survives_a_copy_and_bytes() -> None:
    s = lent(SECRET)
    for _ in range(13):
        keyed_word(s)
    for twin in (s.copy(), Line.from_bytes(s.to_bytes()), Line.from_dict(s.to_dict())):
        assert not hasattr(twin, "stream")
        assert keyed_word(lent(SECRET, twin)) == by_hand(SECRET, 13)


def test_secrets_are_new_and_long() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 32


# ---- A fair race -----------------------------------------------------------------------------------


@every_extreme
def test_a_fair_race_replays_to_the_same_bytes(case: Case) -> None:
    race = fair_race(case)
    record, seal = Record.from_json(race.record.to_json())
    again = Race.load(case.game, record, seal, check=True)
    assert again.state == race.state
    assert again.events == race.events
    assert again.record.to_json() == race.record.to_json()
    assert (record.seed, record.secret) == (0, SECRET.hex())


@every_extreme
def test_a_saved_fair_race_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    straight = fair_race(case, moves=60)
    stopped = fair_race(case, moves=0)
    for move in straight.record.moves:
        stopped = Race.load(case.game, stopped.record)
        stopped.play(move)
    assert stopped.state == straight.state


@every_extreme
def test_another_secret_gives_another_deal(case: Case) -> None:
    deals = {fair_race(case, bytes([i] * 32), moves=0).state.to_bytes() for i in range(20)}
    assert len(deals) == 20


@every_extreme
def test_a_state_that_was_put_back_draws_the_same_again(case: Case) -> None:
    race = fair_race(case, moves=5)
    before, move = race.state.copy(), race.moves()[0]
    race.play(move)
    after = race.state
    race.state = before
    race.play(move)
    assert race.state == after


@every_extreme
def test_nothing_but_the_record_tells_the_secret(case: Case) -> None:
    """Neither as bytes nor as digits, in whatever anybody is given while the race runs."""
    race = fair_race(case, moves=0)
    pick = Picker(2)
    for step in range(10**6):
        if step % 20 == 0 or race.over:
            seats = (None, *range(case.seats))
            worlds = [race.world(seat, seed=step) for seat in range(case.seats)]
            told = [repr(race), repr(race.record), json.dumps([[race.view(seat), *race.log(seat)] for seat in seats])]
            given = [state.to_bytes() + pickle.dumps(vars(state)) for state in (race.state, *worlds)]
            assert not any(SECRET.hex() in text for text in told)
            assert not any(SECRET in data or SECRET.hex().encode() in data for data in given)
            assert not any(hasattr(state, "stream") for state in (race.state, *worlds))
        if race.over:
            return
        race.play(pick(race.moves()))


@every_extreme
def test_a_world_does_not_depend_on_the_secret(case: Case) -> None:
    """Two secrets, one state: the same worlds, and the same course of a race in them."""
    one, other = fair_race(case, moves=8), fair_race(case, bytes(32), moves=0)
    other.state = one.state.copy()
    for seat in range(case.seats):
        here, there = one.world(seat, seed=3), other.world(seat, seed=3)
        assert here == there
        assert here.chance != one.state.chance
        for world in (here, there):
            while not world.over:
                case.game.play(world, case.game.policy_move(world))
        assert here == there


def test_the_rules_are_bound_once_for_a_game() -> None:
    game = paddock.games()["mille-bornes"]
    assert keyed_rules(game) is keyed_rules(game)


def test_a_rule_that_fails_leaves_no_stream_behind() -> None:
    game = paddock.games()["mille-bornes"]
    s = game.prepare()
    s.seats = 99
    with pytest.raises(IndexError):
        FairRules(game, SECRET).setup(s)
    assert not hasattr(s, "stream")


# ---- Salt ----------------------------------------------------------------------------------------

SALTS = [bytes([7] * 32), b"", bytes([9] * 32)]


def salted_race(salts: list[bytes] = SALTS, secret: bytes = SECRET) -> Race:
    return paddock.start("mille-bornes", 3, secret=secret, salts=salts)


def key_by_hand(secret: bytes, salts: list[bytes]) -> bytes:
    """The key of the stream, as docs/fairness.md has it."""
    every = b"paddock chance"
    for seat, salt in enumerate(salts):
        every += salt or hmac.new(secret, f"paddock salt {seat}".encode(), hashlib.sha256).digest()
    return hmac.new(secret, every, hashlib.sha256).digest()


def test_the_chance_of_a_salted_race_is_that_of_the_secret_and_all_salts() -> None:
    race = salted_race()
    assert key_of(race.record) == key_by_hand(SECRET, SALTS)
    twin = paddock.games()["mille-bornes"].prepare(3)
    FairRules(race.game, key_by_hand(SECRET, SALTS)).setup(twin)
    twin.log.clear()
    assert twin == race.state
    assert drawn(race.state) == 19


def test_every_salt_and_the_house_s_change_the_deal() -> None:
    other = bytes([1] * 32)
    deals = [SALTS, [other, *SALTS[1:]], [SALTS[0], other, SALTS[2]], [b"", b"", b""], [b"", *SALTS[1:]]]
    states = [salted_race(salts).state.to_bytes() for salts in deals]
    states += [salted_race([]).state.to_bytes(), salted_race(SALTS, bytes(32)).state.to_bytes()]
    assert len(set(states)) == len(states)


def test_a_salted_race_replays_from_its_record() -> None:
    race = salted_race()
    pick = Picker(3)
    while not race.over:
        race.play(pick(race.moves()))
    record, seal = Record.from_json(race.record.to_json())
    assert record.salts == [salt.hex() for salt in SALTS]
    assert Race.load(race.game, record, seal).state == race.state


def test_a_record_whose_salts_were_changed_is_refused() -> None:
    facts = json.loads(salted_race().record.to_json())
    record, seal = Record.from_json(json.dumps({**facts, "salts": [facts["salts"][2], "", facts["salts"][0]]}))
    with pytest.raises(BadRecord):
        Race.load(paddock.games()["mille-bornes"], record, seal)


def test_a_record_without_salt_says_nothing_of_it() -> None:
    assert "salts" not in paddock.start("mille-bornes", secret=SECRET).record.to_json()


@pytest.mark.parametrize("salts", [["00" * 32], ["00" * 32] * 4, ["0", "", ""], ["G" * 64, "", ""], "abc", [None] * 3])
def test_salts_that_make_no_sense_are_refused(salts: object) -> None:
    facts = json.loads(salted_race().record.to_json())
    with pytest.raises(BadRecord, match="salts"):
        Record.from_json(json.dumps({**facts, "salts": salts}))


def test_salts_without_a_secret_are_refused() -> None:
    facts = json.loads(paddock.start("mille-bornes", 2, seed=1).record.to_json())
    with pytest.raises(BadRecord, match="salts"):
        Record.from_json(json.dumps({**facts, "salts": ["", "00" * 32]}))
    with pytest.raises(BadOption, match="Salts go with a secret"):
        paddock.start("mille-bornes", 2, salts=[b"", bytes(32)])
    with pytest.raises(BadOption, match="one a seat"):
        paddock.start("mille-bornes", 2, secret=SECRET, salts=[bytes(32)])


# ---- Records -------------------------------------------------------------------------------------


def test_a_record_from_a_seed_says_nothing_of_secrets() -> None:
    assert "secret" not in paddock.start("mille-bornes", seed=1).record.to_json()


@pytest.mark.parametrize("secret", ["0", "0" * 63, "G" * 64, "AB" * 32, " " * 64, 7, None])
def test_a_secret_that_makes_no_sense_is_refused(secret: object) -> None:
    facts = json.loads(paddock.start("mille-bornes", secret=SECRET).record.to_json())
    with pytest.raises(BadRecord, match="secret"):
        Record.from_json(json.dumps({**facts, "secret": secret}))


def test_a_short_secret_or_a_seed_beside_it_is_refused() -> None:
    with pytest.raises(BadOption, match="32 bytes"):
        paddock.start("mille-bornes", secret=b"short")
    with pytest.raises(BadOption, match="no seed"):
        paddock.start("mille-bornes", seed=3, secret=SECRET)
