"""Who may join NATS, and that nobody says a password before it is safe to."""

import asyncio
import datetime
import ipaddress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from camlann.server.cluster.bus.nats import connect
from camlann.server.cluster.bus.nats_credentials import Credentials, read_credentials
from camlann.server.cluster.bus.open_bus import open_bus
from tests.server.bus.bus_connections import server, until
from tests.timeouts import HANG_SECONDS

SECRET = "p@ss/w:rd"
WRITTEN = "p%40ss%2Fw%3Ard"
BY_PASSWORD = ("--user", "keeper", "--pass", SECRET)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for 127.0.0.1 that has signed itself, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "nats")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime.datetime(2020, 1, 1))
        .not_valid_after(datetime.datetime(2120, 1, 1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, secret = folder / "cert.pem", folder / "key.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return public, secret


async def hears(url: str, within: float = HANG_SECONDS) -> bool:
    """Whether it delivers messages."""
    try:
        bus = await connect(url, within=within)
    except ConnectionError:
        return False
    heard: list[bytes] = []
    await bus.listen("a", heard.append)
    bus.send("a", b"letter")
    await until(lambda: heard == [b"letter"])
    await bus.close()
    return True


def test_a_user_and_a_password_are_passed_on_to_every_server_of_the_list() -> None:
    async def test() -> None:
        async with server(*BY_PASSWORD) as own:
            await until_up(own.port)
            assert await hears(f"nats://keeper:{WRITTEN}@127.0.0.1:{own.port}/realm")
            assert await hears(f"nats://keeper:{WRITTEN}@127.0.0.1:1,127.0.0.1:{own.port}")
            assert not await hears(f"nats://keeper:wrong@127.0.0.1:{own.port}", 0.7)
            assert not await hears(own.url, 0.7)

    asyncio.run(test())


def test_with_tls_a_server_shows_a_certificate_that_is_trusted(certificate: tuple[Path, Path]) -> None:
    public, secret = certificate

    async def test() -> None:
        flags = (*BY_PASSWORD, "--tls", "--tlscert", str(public), "--tlskey", str(secret))
        async with server(*flags) as own:
            await until_up(own.port)
            at = f"tls://keeper:{WRITTEN}@127.0.0.1:{own.port}"
            assert await hears(f"{at}/realm?tlsca={public}")
            # Nobody whom this machine trusts has signed it.
            assert not await hears(at, 0.7)

    asyncio.run(test())


def test_where_tls_is_asked_for_a_server_without_it_learns_no_password() -> None:
    said = bytearray()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"server_id":"x","version":"2.10.0","max_payload":1048576}\r\n')
        while data := await reader.read(4096):
            said.extend(data)
            writer.write(b"PONG\r\n")
        writer.close()

    async def test() -> None:
        liar = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = liar.sockets[0].getsockname()[1]
        assert not await hears(f"tls://keeper:{WRITTEN}@127.0.0.1:{port}", 0.7)
        assert b"CONNECT" not in said
        assert await hears_of(f"nats://keeper:{WRITTEN}@127.0.0.1:{port}")
        liar.close()

    async def hears_of(url: str) -> bool:
        bus = await connect(url, within=HANG_SECONDS)
        await bus.close()
        return SECRET.encode() in said

    asyncio.run(test())


NO_ADDRESS = {
    "an unknown word": "tls://127.0.0.1?cafile=x",
    "a certificate without its key": "tls://127.0.0.1?tlscert=x",
    "a certificate without TLS": "nats://127.0.0.1?tlsca=x",
}


@pytest.mark.parametrize("url", NO_ADDRESS.values(), ids=NO_ADDRESS)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(ValueError, match="tlsca"):
        asyncio.run(open_bus(url))


def test_a_token_stands_alone() -> None:
    assert read_credentials(urlsplit("nats://a%3Atoken@127.0.0.1:4222")) == Credentials(token="a:token")


async def until_up(port: int) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
