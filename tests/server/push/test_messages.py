"""Push messages: a browser can read them, a push service can check who sent them, and all have one length."""

import os
from base64 import urlsafe_b64decode

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from camlann.i18n.catalogue import languages
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.push.encryption import TEXT_BYTES, TooLong, encrypt, is_key, public_point
from camlann.server.push.messages import Kind, PushMessage, notification
from camlann.server.push.vapid import TOKEN_SECONDS, Vapid
from camlann.server.store import TableId, TableName
from tests.server.push.push_service import Browser

HOUR = 3600
KEYS = PeopleKeys({1: b"k" * 32}, os.urandom)
PLACE = TableName(TableId(7), "ab" * 16)


def test_a_browser_reads_what_was_encrypted_for_it_and_no_other_can() -> None:
    browser, other = Browser("one"), Browser("two")
    body = encrypt(b"your turn", public_point(browser.key), browser.auth, os.urandom)
    assert browser.read(body) == b"your turn"
    with pytest.raises(http_ece.ECEException):
        other.read(body)


def test_every_message_has_one_length_in_every_language_and_fits() -> None:
    browser = Browser("one")
    point, lengths = public_point(browser.key), set()
    for language in languages():
        for kind in Kind:
            text = notification(PushMessage(kind, PLACE, 60), language)
            assert len(text) < TEXT_BYTES * 2 / 3
            body = encrypt(text, point, browser.auth, os.urandom)
            assert browser.message(body).language == language
            lengths.add(len(body))
    assert lengths == {16 + 4 + 1 + 65 + TEXT_BYTES + 1 + 16}
    with pytest.raises(TooLong):
        encrypt(b"x" * (TEXT_BYTES + 1), point, browser.auth, os.urandom)


def test_what_is_no_key_is_refused() -> None:
    browser = Browser("one")
    point = public_point(browser.key)
    assert is_key(point, browser.auth)
    for wrong in (b"", point[:-1], b"\x04" + b"\0" * 64, b"\x02" + point[1:33]):
        assert not is_key(wrong, browser.auth)
    assert not is_key(point, browser.auth[:-1])


def claims(header: str) -> dict[str, object]:
    """What a push service reads in the header, if the signature is right."""
    scheme, token, key = header.replace(",", "").split(" ")
    assert scheme == "vapid"
    head, body, signature = token.removeprefix("t=").split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key.removeprefix("k=")))
    raw = _bytes(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(made, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert msgspec.json.decode(_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, object] = msgspec.json.decode(_bytes(body))
    return found


def test_a_push_service_can_check_who_has_signed() -> None:
    now = [1_800_000_000_000]
    vapid = Vapid(KEYS, "mailto:host@example.org", lambda: now[0])
    header = vapid.header("https://push.example.com/one")
    assert claims(header) == {
        "aud": "https://push.example.com",
        "exp": 1_800_000_000 + TOKEN_SECONDS,
        "sub": "mailto:host@example.org",
    }
    changed = header.replace("t=e", "t=f", 1)
    with pytest.raises((InvalidSignature, msgspec.DecodeError, AssertionError, ValueError)):
        claims(changed)
    # Signed once for each push service, and again before it expires.
    assert vapid.header("https://push.example.com/two") == header
    assert claims(vapid.header("https://other.example.com/one"))["aud"] == "https://other.example.com"
    now[0] += 7 * HOUR * 1000
    assert claims(vapid.header("https://push.example.com/one"))["exp"] == 1_800_000_000 + 19 * HOUR


def test_all_processes_have_one_key_and_a_new_master_key_does_not_change_it() -> None:
    rotated = PeopleKeys({1: b"k" * 32, 2: b"n" * 32}, os.urandom)
    keys = {Vapid(each, "", lambda: 0).public_key for each in (KEYS, rotated)}
    assert len(keys) == 1
    assert Vapid(PeopleKeys({1: b"z" * 32}, os.urandom), "", lambda: 0).public_key not in keys


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
