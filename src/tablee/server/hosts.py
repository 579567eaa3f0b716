"""The host names that a server answers to.

A stranger's page can make its own name point to this machine (DNS rebinding). The browser then
treats the server as part of that page. It sends the stranger's name in `Host`, so names that nobody
allowed are refused. A stranger cannot own a private name.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablee.server.settings import Settings

PRIVATE = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet")
ANY = "*"


def name_of(host: str) -> str:
    """Return the name in a `Host` header or an address, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host.rstrip(".")


def is_private(name: str) -> bool:
    """Say whether a name or address has a meaning only on this machine or network."""
    try:
        address = ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(PRIVATE))
    return address.is_loopback or address.is_private or address.is_link_local


def configured(settings: Settings) -> frozenset[str]:
    """Return the names that the settings allow."""
    told = [urlsplit(address).netloc for address in (*settings.origins, settings.address)]
    return frozenset(name_of(host) for host in (*settings.host_names, *told, socket.gethostname()))


def is_known(host: str | None, names: frozenset[str]) -> bool:
    """Say whether a request may be answered. Browsers always send the name they mean."""
    if not host or ANY in names:
        return True
    name = name_of(host)
    return name in names or is_private(name)
