"""Addresses, and sentences for what goes wrong."""

import pytest

from paddock.core.words import LANGUAGES
from paddock.server.store import BadStoreUrl, Conflict, StoreAway, StoreBusy, StoreError, StoreFull, open_store

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("url", ["mysql://secret@host/name", "paddock.db", ""])
async def test_an_address_of_no_database(url: str) -> None:
    with pytest.raises(BadStoreUrl) as refused:
        await open_store(url)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", [Conflict(), StoreBusy(), StoreAway(detail="no route"), StoreFull()])
async def test_every_error_is_a_sentence(error: StoreError, language: str) -> None:
    assert " " in error.in_words(language)
