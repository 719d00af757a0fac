"""What is told of connections: why one cannot be made, in words of the catalogue."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Mapping
from typing import Final

from accessible_uno.app.i18n import sentence
from accessible_uno.app.streams import write_error_line
from accessible_uno.interface.terminal.output import clean_line

EXPIRED: Final = 10
NOT_ITS_OWN: Final = (62, 64)
"""What OpenSSL calls a certificate that is too old, or is that of another name or address."""

NAMED: Final = {
    errno.ECONNREFUSED: "refused",
    errno.ETIMEDOUT: "silent",
    errno.EHOSTUNREACH: "far",
    errno.ENETUNREACH: "far",
}


def unreachable_reason(wrong: OSError) -> str:
    """Return why a server cannot be reached, as the catalogue selects it."""
    if isinstance(wrong, socket.gaierror):
        return "unknown"
    if isinstance(wrong, TimeoutError):
        return "silent"
    return NAMED.get(wrong.errno or 0, "other")


def certificate_reason(code: int) -> str:
    """Return why a certificate is refused, by OpenSSL's code, as the catalogue selects it."""
    if code == EXPIRED:
        return "expired"
    return "other-name" if code in NOT_ITS_OWN else "unknown"


def host_reporter(locale: str) -> Callable[..., None]:
    """Return what writes a sentence to standard error, in the language of whoever runs it."""

    def report(message_id: str, **fields: object) -> None:
        told = clean_line(sentence(locale, message_id, **plain_fields(fields)))
        write_error_line(told.rstrip())

    return report


def plain_fields(fields: Mapping[str, object]) -> dict[str, str | int]:
    """Return the fields of a report as the catalogue takes them."""
    return {name: _plain(each) for name, each in fields.items()}


def _plain(value: object) -> str | int:
    match value:
        case OSError():  # in a browser there is no module ssl
            code = getattr(value, "verify_code", None)
            return unreachable_reason(value) if code is None else certificate_reason(code)
        case int():
            return value
        case _:
            return str(value)
