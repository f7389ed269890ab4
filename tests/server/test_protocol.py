"""What is written to a WebSocket at once goes out at once."""

import asyncio
from typing import Any

import pytest

from paddock.server.protocol import Gathering

pytestmark = pytest.mark.anyio


class Line:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.packets.append(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


def gathering(line: Any) -> Gathering:
    return Gathering(line, asyncio.get_running_loop())


async def test_what_is_written_in_one_round_goes_out_in_one_packet_and_in_its_order() -> None:
    line = Line()
    gathered = gathering(line)
    gathered.write(b"news ")
    gathered.write(b"answer")
    assert line.packets == []
    await asyncio.sleep(0)
    gathered.write(b"more")
    await asyncio.sleep(0)
    assert line.packets == [b"news answer", b"more"]


async def test_all_of_it_goes_out_before_the_line_closes() -> None:
    line = Line()
    gathered = gathering(line)
    gathered.write(b"farewell")
    gathered.close()
    await asyncio.sleep(0)
    assert line.packets == [b"farewell"] and line.is_closed


async def test_nothing_is_written_to_a_line_that_has_broken() -> None:
    line = Line()
    gathered = gathering(line)
    gathered.write(b"lost")
    line.close()
    await asyncio.sleep(0)
    assert line.packets == [] and gathered.is_closing()
