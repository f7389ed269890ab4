"""Writes the server's OpenAPI description to a file; no server needs to run."""

import json
import sys
from pathlib import Path

from paddock.server.app import create_app
from paddock.server.settings import Settings

if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(create_app(Settings("")).openapi()), "utf-8")
