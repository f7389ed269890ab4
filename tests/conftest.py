from paddock.games import WORKSHOP
from tests.postgres import postgres as postgres
from tests.postgres import postgres_url as postgres_url

collect_ignore = [*WORKSHOP, "browser/test_turning.py"]  # their tests come with them into the house
