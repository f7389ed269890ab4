from tests.postgres import postgres as postgres
from tests.postgres import postgres_url as postgres_url
