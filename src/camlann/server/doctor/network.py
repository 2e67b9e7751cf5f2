"""The network: the bus, the port, the public address with its certificate and proxy, and push messages."""

import asyncio
import errno
import secrets
import socket
import ssl
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from camlann.runtime import Runtime
from camlann.server.cluster.bus.open_bus import open_bus
from camlann.server.doctor.findings import Finding, Subject, advice, fine, wrong
from camlann.server.doctor.start import CannotStart, not_listening
from camlann.server.lan_url import EVERYWHERE

WAIT_SECONDS = 5.0
MIN_CERTIFICATE_DAYS = 14
DAY_SECONDS = 24 * 60 * 60


async def bus(subject: Subject) -> list[Finding]:
    if not subject.bus:
        return []
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            line = await open_bus(subject.bus)
        await line.close()
    except ValueError:
        return [wrong("doctor-bus-unknown")]
    except (OSError, TimeoutError) as error:
        return [wrong("doctor-bus-unreachable", error=type(error).__name__)]
    return [fine("doctor-bus")]


def push(subject: Subject) -> list[Finding]:
    settings = subject.settings
    if settings.push == "no":
        return []
    return [fine("doctor-push")] if settings.secure else [wrong("doctor-push-without-https")]


async def addresses(subject: Subject) -> list[Finding]:
    """The port of this machine, and the address that people use."""
    near = "127.0.0.1" if subject.host in EVERYWHERE else subject.host
    try:
        listener = _listen(subject.host, subject.port)
    except CannotStart as refused:
        return [refused.finding]
    url = subject.settings.url
    trusted = aiohttp.TCPConnector(ssl=ssl.create_default_context())
    limit = aiohttp.ClientTimeout(total=WAIT_SECONDS)
    async with aiohttp.ClientSession(connector=trusted, timeout=limit) as http:
        if listener is None:
            own = await _is_camlann(http, f"http://{near}:{subject.port}")
            found = [
                fine("doctor-port-is-ours", port=str(subject.port))
                if own
                else wrong("doctor-port-taken", port=str(subject.port), flag="--port")
            ]
            if own and url and not (failed := await _certificate(url)):
                reached = await _is_camlann(http, url)
                found.append(
                    fine("doctor-url", url=url) if reached else wrong("doctor-url-elsewhere", url=url)
                )
            elif own and url:
                found += failed
            return found
        with listener:
            found = [fine("doctor-port", port=str(listener.getsockname()[1]))]
            if url:
                found += await _certificate(url) or await _through_the_proxy(http, subject, listener)
        return found


def _listen(host: str, port: int) -> socket.socket | None:
    """A socket on that port; None: somebody else has it. Raises `CannotStart` if this user cannot have it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # On Windows "reuse" would share a port that somebody else has.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, alone, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise not_listening(error, host, port, "--port") from None
    return listener


async def _is_camlann(http: aiohttp.ClientSession, url: str) -> bool:
    try:
        async with http.get(f"{url}/api/server") as reply:
            about = await reply.json(content_type=None)
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
        return False
    return isinstance(about, dict) and "bot_levels" in about


async def _leads_to_camlann(http: aiohttp.ClientSession, url: str) -> list[Finding]:
    if await _is_camlann(http, url):
        return [fine("doctor-url", url=url)]
    return [wrong("doctor-url-elsewhere", url=url)]


async def _certificate(url: str) -> list[Finding]:
    """What is wrong with the certificate of an https address, if anything."""
    parts = urlsplit(url)
    if parts.scheme != "https":
        return []
    host, port = parts.hostname or "", parts.port or 443
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            _, line = await asyncio.open_connection(host, port, ssl=ssl.create_default_context())
    except ssl.SSLCertVerificationError as error:
        return [wrong("doctor-certificate", name=host, reason=error.verify_message)]
    except (OSError, TimeoutError) as error:
        return [wrong("doctor-url-unreachable", url=url, error=type(error).__name__)]
    until = line.get_extra_info("peercert")["notAfter"]
    line.close()
    days = (ssl.cert_time_to_seconds(until) - Runtime().wall() / 1000) / DAY_SECONDS
    if days < MIN_CERTIFICATE_DAYS:
        return [wrong("doctor-certificate-ends", name=host, days=int(days))]
    return []


async def _through_the_proxy(
    http: aiohttp.ClientSession, subject: Subject, listener: socket.socket
) -> list[Finding]:
    """Answer on the port for a moment, and ask for that answer at the public address."""
    settings, word = subject.settings, secrets.token_hex(8)
    came: list[web.Request] = []

    async def page(request: web.Request) -> web.StreamResponse:
        came.append(request)
        if request.path.endswith("/socket"):
            line = web.WebSocketResponse()
            await line.prepare(request)
            await line.send_str(word)
            await line.close()
            return line
        return web.Response(text=word)

    app = web.Application()
    app.router.add_get(f"/{word}/page", page)
    app.router.add_get(f"/{word}/socket", page)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        try:
            async with http.get(f"{settings.url}/{word}/page") as reply:
                answer = await reply.read()
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            return [wrong("doctor-url-unreachable", url=settings.url, error=type(error).__name__)]
        if answer != word.encode() or not came:
            return [wrong("doctor-url-elsewhere", url=settings.url)]
        found = _headers(subject, came[0])
        try:
            async with http.ws_connect(f"{settings.url}/{word}/socket") as line:
                heard = await line.receive_str()
        except (aiohttp.ClientError, OSError, TimeoutError, TypeError):
            heard = ""
        if heard != word:
            found.append(wrong("doctor-proxy-no-sockets", url=settings.url))
        return found or [fine("doctor-url", url=settings.url)]
    finally:
        await runner.cleanup()


def _headers(subject: Subject, request: web.Request) -> list[Finding]:
    """What a proxy must tell of the person behind it."""
    settings, found = subject.settings, list[Finding]()
    if request.host.lower() != urlsplit(settings.url).netloc:
        found.append(wrong("doctor-proxy-host", host=request.host, wanted=urlsplit(settings.url).netloc))
    forwarded = "X-Forwarded-For" in request.headers
    if settings.proxy and not forwarded:
        found.append(wrong("doctor-proxy-silent"))
    if forwarded and not settings.proxy:
        found.append(wrong("doctor-proxy-unknown"))
    return found


def exposure(subject: Subject) -> list[Finding]:
    """Without HTTPS only people in the same network should play."""
    if subject.settings.url.startswith("http:"):
        return [advice("doctor-no-https", url=subject.settings.url)]
    return []
