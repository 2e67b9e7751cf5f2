"""Proxies in front of a server: one as it should be, and those that forget something."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import aiohttp
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@asynccontextmanager
async def proxy(
    to: int,
    *,
    host: bool = True,
    forwarded: bool = True,
    sockets: bool = True,
    certificate: Path | None = None,
) -> AsyncIterator[int]:
    """A proxy that passes everything to a port of this machine; its own port."""

    async def passed(request: web.Request) -> web.StreamResponse:
        headers = {"Host": request.host} if host else {}
        if forwarded:
            headers["X-Forwarded-For"] = "203.0.113.7"
        url = f"http://127.0.0.1:{to}{request.path_qs}"
        async with aiohttp.ClientSession() as http:
            if request.headers.get("Upgrade", "").lower() != "websocket":
                async with http.get(url, headers=headers) as reply:
                    return web.Response(body=await reply.read(), content_type=reply.content_type)
            if not sockets:
                return web.Response(status=400)
            line = web.WebSocketResponse()
            await line.prepare(request)
            async with http.ws_connect(url, headers=headers) as behind:
                await line.send_str(await behind.receive_str())
            await line.close()
            return line

    app = web.Application()
    app.router.add_get("/{path:.*}", passed)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    secure = None
    if certificate is not None:
        secure = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        secure.load_cert_chain(certificate)
    try:
        await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=secure).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
        await asyncio.sleep(0)


def certificate(file: Path, days: int) -> None:
    """A certificate of this machine, its own authority, valid for so many days; its key with it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)  # noqa: TID251 - a certificate's own clock
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=400))
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
