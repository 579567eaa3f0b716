"""Joining a Ray cluster: for simulations, and for bots at the tables of a server."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from tablee.core.errors import TableeError

LOCAL = "local"  # instead of an address: a cluster of this machine alone, started for us
# On Linux Ray listens on all interfaces and replaces a given 127.0.0.1, unless this is 0 when
# it is imported.
REACH = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"


def join(address: str, jobs: int) -> Any:
    """Start a cluster that only this machine can reach, or join the requested one; return Ray."""
    if address == LOCAL:
        check_reach()
    ray = imported()
    try:
        start(ray, address, jobs)
    except Exception as error:  # Ray raises whatever it likes, plain exceptions too
        raise TableeError(f"no Ray cluster at {address}: {error}") from error
    return ray


def start(ray: Any, address: str, jobs: int) -> None:
    quiet = {"configure_logging": True, "logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        ray.init(
            address=LOCAL,
            num_cpus=jobs,
            include_dashboard=False,
            _node_ip_address="127.0.0.1",
            **quiet,
        )
    else:
        ray.init(address=address, **quiet)


def if_joined() -> Any:
    """Return Ray if this process has joined a cluster, else None."""
    ray = sys.modules.get("ray")
    return ray if ray is not None and ray.is_initialized() else None


def joined(address: str, jobs: int) -> Any:
    """Return Ray, which may have joined a cluster before."""
    ray = imported()
    return ray if ray.is_initialized() else join(address, jobs)


def check_reach() -> None:
    """Refuse a Ray that other code has imported without limiting who may reach it."""
    if "ray" in sys.modules and REACH not in os.environ:
        raise TableeError(
            "Ray is imported already and would listen on all interfaces:"
            f" set {REACH}=0 before it is, or start a cluster of your own and give its address"
        )


def imported() -> Any:
    """Return Ray. By default it listens on this machine only."""
    os.environ.setdefault(REACH, "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise TableeError("Ray is not installed: pip install 'tablee[ray]'") from error
