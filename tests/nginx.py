"""A real nginx for tests, with TLS, as the documentation says; `python -m tests.nginx` installs it where it may."""

import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trustme

from tests.debian import do_without, install

MISSING = (
    "nginx is missing, and the test of the documented proxy needs it, in the PATH; "
    "on Debian: apt-get install nginx; elsewhere: https://nginx.org/en/download.html"
)
RECIPE = re.compile(r"^and with nginx:\n\n```text\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAME = "paddock.example"  # in the recipe
AROUND = """
daemon off; master_process off; pid nginx.pid;
events {{ }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/certificate.pem;
    {recipe}
}}
"""


def program() -> str | None:
    """Where nginx is; Debian puts it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def recipe(port: int, upstream: str) -> str:
    """What docs/serving.md says, at these ports."""
    found = RECIPE.search((Path(__file__).parents[1] / "docs" / "serving.md").read_text("utf-8"))
    assert found
    text = found[1]
    for documented, here in (("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), ("127.0.0.1:8000", upstream)):
        assert documented in text
        text = text.replace(documented, here)
    return text


class Nginx:
    """A proxy before a server, reached by a name, as visitors do from several addresses."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.address = f"{NAME}:{port}"
        self.port = port
        self.trust = trust

    def dial(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)


@contextmanager
def proxy(folder: Path, upstream: str) -> Iterator[Nginx]:
    """The documented proxy before a server."""
    found = program() or do_without(MISSING)
    authority = trustme.CA()
    authority.issue_cert(NAME, "127.0.0.1").private_key_and_cert_chain_pem.write_to_path(folder / "certificate.pem")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, recipe=recipe(port, upstream)))
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    nginx = Nginx(port, trust)
    command = [str(found), "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"]
    running = subprocess.Popen(command)
    try:
        wait_for(nginx, running, folder)
        yield nginx
    finally:
        running.terminate()
        running.wait()


def wait_for(nginx: Nginx, running: "subprocess.Popen[bytes]", folder: Path) -> None:
    while True:
        assert running.poll() is None, (folder / "error.log").read_text()
        try:
            nginx.dial().close()
            return
        except ConnectionRefusedError:
            pass


if __name__ == "__main__":
    sys.exit(install("nginx", program, MISSING))
