"""An authenticator in a few lines: it makes keys and signs with them, rightly or wrongly."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = generate_private_key(SECP256R1())
        self.id = sha256(str(self.key.public_key().public_numbers().x).encode()).digest()
        self.count = 0

    def make(self, options: dict[str, object], name: str = "localhost") -> dict[str, object]:
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(name, ATTESTED) + attested})
        client = self._client("webauthn.create", str(options["challenge"]))
        return self._credential(clientDataJSON=text(client), attestationObject=text(made))

    def sign(self, options: dict[str, object], name: str = "localhost") -> dict[str, object]:
        self.count += 1
        client, shown = self._client("webauthn.get", str(options["challenge"])), self._data(name)
        signature = self.key.sign(shown + sha256(client).digest(), ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=text(client), authenticatorData=text(shown), signature=text(signature)
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, name: str, flags: int = 0) -> bytes:
        flags |= PRESENT | VERIFIED
        return sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, **response: str) -> dict[str, object]:
        extra = {"clientExtensionResults": {}, "authenticatorAttachment": "platform"}
        written = text(self.id)
        return {"id": written, "rawId": written, "type": "public-key", "response": response, **extra}
