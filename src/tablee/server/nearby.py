"""The addresses by which other devices of the same network reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")  # listening on these: on every address of the machine
ELSEWHERE = ("192.0.2.1", 9)  # an address for documents: nothing is sent to it


def is_loopback(name: str) -> bool:
    """Say whether a name means the machine it is used on: friends cannot use it."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def network_addresses() -> list[str]:
    """Return this machine's addresses in its network, the one that leads outside first."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            found.append(str(probe.getsockname()[0]))
    except OSError:
        pass  # no network: there may be other addresses
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in known]
    except OSError:
        pass  # the machine does not know its own name
    return [one for one in dict.fromkeys(found) if not ip_address(one).is_loopback]


def bases_of(bound: tuple[str, int] | None) -> list[str]:
    """Return the addresses to give to friends, for a server bound so; none if they cannot come."""
    if bound is None or bound[0] not in EVERYWHERE:
        return []
    return [f"http://{one}:{bound[1]}" for one in network_addresses()]
