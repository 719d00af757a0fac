"""What a connection demands of the other side, and shows of ours."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Final

CERTIFICATES: Final = Path("/etc/ssl/certs")
"""Where Linux keeps the certificates of authorities, wherever Python looks for them."""


def client_tls(certificate: str) -> ssl.SSLContext:
    """Return what demands a certificate that is verified, and shows ours where we have one."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if certificate:
        context.load_cert_chain(certificate)
    context.load_default_certs()
    if CERTIFICATES.is_dir():
        context.load_verify_locations(capath=CERTIFICATES)
    return context
