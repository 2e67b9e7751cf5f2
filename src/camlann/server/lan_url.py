"""The server's URL on the local network, and its QR code for a terminal."""

import io
import socket

import segno

ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody and never will."""
EVERYWHERE = ("", "0.0.0.0", "::")


def in_its_network() -> str:
    """This machine's address on its network, or empty if it is in none. Nothing is sent, and nobody waits."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # It only makes up its mind which way a message would go, and from which address.
            asked.connect(ELSEWHERE)
            return str(asked.getsockname()[0])
        except OSError:
            return ""


def of_this_machine() -> str:
    """This machine's address on its network, or what its name leads to."""
    if address := in_its_network():
        return address
    try:
        return socket.gethostbyname(socket.gethostname())
    except OSError:
        return "127.0.0.1"


def of_the_server(url: str, host: str, port: int) -> str:
    """The address people are told: the one the host has set, or where this machine is found."""
    if url:
        return url
    here = of_this_machine() if host in EVERYWHERE else host
    return f"http://{f'[{here}]' if ':' in here else here}:{port}"


def for_others(host: str, port: int) -> str:
    """What others open while a page of this machine says `localhost`; empty: they cannot come here."""
    here = in_its_network() if host in EVERYWHERE else host
    address = of_the_server("", here, port)
    return "" if not here or is_alone(address) else address


def is_alone(address: str) -> bool:
    """Whether nobody but this machine can come to it."""
    return "//127." in address or "//localhost" in address or "//[::1]" in address


def drawn(address: str) -> str:
    """A square for a terminal, that a phone's camera reads."""
    out = io.StringIO()
    segno.make(address, micro=False, error="m").terminal(out, border=2, compact=True)
    return out.getvalue()
