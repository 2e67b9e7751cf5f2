"""Moderators: the owner appoints them by a link, and sees what they decide and not about whom."""

from typing import Any

from msgspec.structs import replace

from camlann.table import PersonId
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, MOD
from tests.server.privacy.reported_table import Court

DAY_MS = 24 * 60 * 60 * 1000


class Office(Court):
    """A court whose owner is May."""

    def link(self) -> str:
        link: str = self.has(MAY, "POST", "/api/moderators/links")["link"]
        path, _, secret = link.partition("#")
        assert path == "/reports"
        return secret

    def accept(self, person_id: PersonId, secret: str) -> int:
        return self.asks(person_id, "POST", "/api/moderators", {"secret": secret}).status

    def links(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.has(MAY, "GET", "/api/moderators")["links"]
        return found

    def withdraw(self, by: PersonId, id: str) -> int:
        return self.asks(by, "DELETE", f"/api/moderators/links/{id}").status

    def dismiss(self, by: PersonId, person_id: PersonId) -> int:
        return self.asks(by, "DELETE", f"/api/moderators/{person_id}").status


def test_a_link_makes_one_person_a_moderator_and_the_owner_takes_it_back() -> None:
    server = Office()
    secret = server.link()
    assert not server.has(CAL, "GET", "/api/me")["is_moderator"]
    assert server.accept(CAL, secret) == 204
    assert server.accept(ANN, secret) == 404, "it works once"
    assert server.has(CAL, "GET", "/api/me")["is_moderator"]
    assert server.has(CAL, "GET", "/api/reports") == []
    names = [each["name"] for each in server.has(MAY, "GET", "/api/moderators")["moderators"]]
    assert names == ["Mod", "Cal"]
    assert server.dismiss(MAY, CAL) == 204
    assert not server.has(CAL, "GET", "/api/me")["is_moderator"]
    assert server.asks(CAL, "GET", "/api/reports").status == 404
    server.end()


def test_a_link_ends_after_a_week() -> None:
    server = Office()
    made, secret = server.wall(), server.link()
    [(key, token)] = server.disk.once.items()
    assert 0 <= token.expires_at - made - 7 * DAY_MS < 1000
    server.disk.once[key] = replace(token, expires_at=server.wall())
    assert server.accept(CAL, secret) == 404
    server.end()


def test_the_owner_withdraws_a_link_before_anybody_uses_it() -> None:
    server = Office()
    first, made = server.link(), server.wall()
    server.pass_time(1)
    second = server.link()
    one, two = server.links()
    assert 0 <= made - one["made_at"] < 1000
    assert one["expires_at"] == one["made_at"] + 7 * DAY_MS < two["expires_at"]
    # What the list says of a link does not open it.
    assert first not in str(one)
    assert server.accept(CAL, one["id"]) == 404
    for person_id in (ANN, CAL, MOD):
        assert server.withdraw(person_id, one["id"]) == 404, "only the owner"
    assert server.links() == [one, two]
    assert server.withdraw(MAY, one["id"]) == 204
    assert server.withdraw(MAY, one["id"]) == 404, "it is gone"
    assert server.links() == [two]
    assert server.accept(CAL, first) == 404
    assert not server.has(CAL, "GET", "/api/me")["is_moderator"]
    # A link that was used can be withdrawn no more: the owner is told, and finds a moderator.
    assert server.accept(CAL, second) == 204
    assert server.withdraw(MAY, two["id"]) == 404
    assert server.links() == []
    server.end()


def test_a_link_that_signs_in_is_neither_listed_nor_withdrawn() -> None:
    server = Office()
    server.has(MAY, "POST", "/api/me/links")
    [token] = server.disk.once
    assert server.links() == []
    assert server.withdraw(MAY, token[:8].hex()) == 404
    assert [*server.disk.once] == [token]
    server.end()


def test_a_link_that_has_expired_is_not_listed() -> None:
    server = Office()
    server.link()
    [(key, token)] = server.disk.once.items()
    server.disk.once[key] = replace(token, expires_at=server.wall())
    assert server.links() == []
    server.end()


def test_whoever_moderates_already_does_not_use_a_link_up() -> None:
    server = Office()
    secret = server.link()
    for person_id in (MAY, MOD):
        assert server.accept(person_id, secret) == 409
        assert server.accept(person_id, "x" * 43) == 409, "the answer says nothing about the link"
    assert server.accept(CAL, secret) == 204
    assert server.accept(CAL, server.link()) == 409
    assert len(server.links()) == 1
    assert [each["name"] for each in server.has(MAY, "GET", "/api/moderators")["moderators"]] == [
        "Mod",
        "Cal",
    ]
    server.end()


def test_a_link_of_a_former_owner_appoints_nobody() -> None:
    server = Office()
    secret = server.link()
    [(key, token)] = server.disk.once.items()
    server.disk.once[key] = replace(token, payload=BEN.encode())
    assert server.accept(CAL, secret) == 404
    server.end()


def test_a_link_that_signs_in_appoints_nobody() -> None:
    server = Office()
    signs_in = server.has(MAY, "POST", "/api/me/links")["link"].removeprefix("/d/")
    assert server.accept(CAL, signs_in) == 404
    assert server.asks(CAL, "POST", f"/api/links/{server.link()}").status == 404
    server.end()


def test_only_the_owner_appoints_dismisses_and_reads_the_log() -> None:
    server = Office()
    assert server.accept(CAL, server.link()) == 204
    for person_id in (ANN, CAL, MOD):
        assert not server.has(person_id, "GET", "/api/me")["is_owner"]
        assert server.asks(person_id, "GET", "/api/moderators").status == 404
        assert server.asks(person_id, "POST", "/api/moderators/links").status == 404
    assert server.dismiss(ANN, CAL) == 404
    assert server.has(CAL, "GET", "/api/me")["is_moderator"]
    assert server.dismiss(CAL, CAL) == 204, "whoever wants to, resigns"
    assert not server.has(CAL, "GET", "/api/me")["is_moderator"]
    assert server.has(MAY, "GET", "/api/me")["is_owner"]
    server.end()


def test_the_log_says_who_decided_what_and_not_about_whom() -> None:
    server = Office()
    id = server.report()["id"]
    assert server.decide(MOD, id, {"action": "warn", "reason": "insult"}) == 204
    # What a host decides at their own table is not the owner's affair.
    second = server.report(by=CAL)["id"]
    decided = server.asks(ANN, "POST", f"{server.path}/{second}", {"action": "none", "reason": "insult"})
    assert decided.status == 204
    # Nor is it, if that host is a moderator.
    assert server.accept(ANN, server.link()) == 204
    log = server.has(MAY, "GET", "/api/moderators")["decisions"]
    [entry] = log
    assert (entry["moderator"], entry["action"], entry["reason"]) == ("Mod", "warn", "insult")
    for secret in (ANN, BEN, CAL, "Ann", "Ben", "Cal", server.name, id):
        assert secret not in str(log)
    server.end()
