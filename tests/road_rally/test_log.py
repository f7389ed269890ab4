"""What the log tells: which tile and which way round, which checkpoint, which code."""

from tests.road_rally.rally import begun, build_move, rally

BUILT = {"course": "built", "first-driver": "first-seat"}


def test_a_laid_tile_is_told_with_its_direction() -> None:  # ruling 6
    table = begun("standard", 3, options=BUILT)
    table.make(build_move("AB")).make(build_move("BC", backwards=True))
    assert table.lines(None) == ["player 1: tile AB.", "player 2: tile BC, driven backwards."]


def test_each_checkpoint_is_told_with_its_space() -> None:  # ruling 27
    table = rally("demo", at=(2, 1, 1), hands={0: ["r3"]}, road={3: "checkpoint", 4: "checkpoint", 5: "plain"})
    taken = [line for line in table.drive("r3").lines(None) if "checkpoint" in line]
    assert taken == [
        "player 1: takes the checkpoint on space 3, 2 points.",
        "player 1: takes the checkpoint on space 4, 2 points.",
    ]


def test_a_closed_stage_is_told_with_the_limit_of_the_round() -> None:  # ruling 35
    diner = begun("demo", 3).state.diner[0]
    for limit in ("scored", "resolved"):
        table = rally("demo", at=(diner - 1, 1, 1), hands={0: ["g1"]}, options={"demo-limit": limit})
        table.state.scored_now = table.state.resolved_now = 2
        lines = table.drive("g1").drive("g1").drive("g1").lines(None)
        assert "Stage 1 is closed: a round has 2 at most." in lines


def test_a_drawn_course_is_told_with_its_code_and_that_of_the_letters_has_none() -> None:  # ruling 62
    drawn = begun("standard")
    assert drawn.lines(None)[0].endswith(f"The code of this course: {drawn.view(None)['course']['code']}.")
    by_the_letters = begun("base")
    assert by_the_letters.view(None)["course"]["code"] is None
    assert by_the_letters.lines(None)[0] == "10 tiles are laid; it is 89 spaces to the finish."
