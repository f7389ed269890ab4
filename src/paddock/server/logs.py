"""Structured logs: one JSON object a line."""

import json
import logging
import sys
import traceback


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"facts": {…}}` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {"at": record.created, "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": record.getMessage(), **getattr(record, "facts", {})}
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, default=str)  # an error is put into words here, where a failure to do so stops nobody


def start_logging() -> None:
    """Lines to standard error, from us and from uvicorn."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)  # a player wants to read the address alone
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # a line that broke is mended or told by the store
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)  # metrics count requests
