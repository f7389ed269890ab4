"""What a game tells learners is what it says that it tells."""

from paddock.promises.cases import Case, require, require_same

NUMBER = range(-(2**15), 2**15)  # what an observation can hold


def every_number_of_an_observation_lies_where_it_is_described(case: Case) -> None:
    """Between its bounds, whoever looks; and each has a name of its own."""
    features = case.game.features
    require_same(len({feature.name for feature in features}), len(features))
    require(all(feature.low in NUMBER and feature.high in NUMBER for feature in features))
    for race in case.reached(seed=6):
        for seat in range(case.seats):
            out = [0] * len(features)
            case.game.observe(race.state, seat, out)
            for feature, number in zip(features, out, strict=True):
                require(feature.low <= number <= feature.high, "broken-feature", race, name=str(feature), found=number)


OF_EVERY_CASE = (every_number_of_an_observation_lies_where_it_is_described,)
