"""The hash of a token: what a store keeps of a session, a ticket or a link."""

from hashlib import sha256


def hashed(token: str) -> bytes:
    # Whatever a device shows as its token has a hash, text or not.
    return sha256(token.encode(errors="surrogatepass")).digest()
