"""The hash of a token: the store keeps only this of a session, a ticket or a link."""

from hashlib import sha256


def hashed(token: str) -> bytes:
    # A device may send anything as its token; invalid text has a hash too.
    return sha256(token.encode(errors="surrogatepass")).digest()
