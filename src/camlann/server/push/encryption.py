"""Encryption of a push message for one browser (RFC 8291, with the `aes128gcm` coding of RFC 8188).

A message is one record. All of them are padded to one length, so a push service learns nothing from it.
"""

from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve."""
TEXT_BYTES = 1024
"""The length of every message, before it is encrypted."""
RECORD_BYTES = 4096
SALT_BYTES, AUTH_BYTES, POINT_BYTES = 16, 16, 65
LAST_RECORD = b"\x02"
"""The end of the text in the last record; what follows is padding."""


class TooLong(ValueError):
    """The text does not fit into a message."""


def private_key(random: bytes) -> ec.EllipticCurvePrivateKey:
    """A private key from at least 48 random bytes."""
    return ec.derive_private_key(int.from_bytes(random, "big") % (ORDER - 1) + 1, CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key as browsers take it: an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(p256dh: bytes, auth: bytes) -> bool:
    """Are these the keys of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    except ValueError:
        return False
    return len(p256dh) == POINT_BYTES and len(auth) == AUTH_BYTES


def encrypt(text: bytes, p256dh: bytes, auth: bytes, random: Callable[[int], bytes]) -> bytes:
    """The body of the request to a push service. Raises `TooLong`."""
    if len(text) > TEXT_BYTES:
        raise TooLong
    own, salt = private_key(random(48)), random(SALT_BYTES)
    point = public_point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = _hkdf(auth, shared, b"WebPush: info\0" + p256dh + point, 32)
    cipher = AESGCM(_hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = (text + LAST_RECORD).ljust(TEXT_BYTES + 1, b"\0")
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + cipher.encrypt(nonce, padded, None)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt=salt, info=info).derive(secret)
