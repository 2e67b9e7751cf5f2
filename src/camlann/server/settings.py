"""Settings of a server: each is a flag or an environment variable.

Without any setting, everybody who finds the server may open a table. A flag wins over a variable, and a
variable over the default here. `docs/hosting.md` lists them all: `scripts/generate` writes the table.
"""

import argparse
import re
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from camlann.protocol.socket_messages import CELL
from camlann.table import PersonId

PREFIX = "CAMLANN_"
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. The message `cli-settings-NAME` of `cli.ftl` says what each means, with `-` for `_`."""

    name: Annotated[str, Meta(max_length=60)] = "Camlann"
    url: str = ""
    cell: str = ""
    lan_name: tuple[str, ...] = ()
    proxy: bool = False
    opens: Literal["anyone", "club", "hosts"] = "anyone"
    club: str = ""
    hosts: tuple[PersonId, ...] = ()
    owner: PersonId = PersonId("")
    moderators: tuple[PersonId, ...] = ()
    contact: Annotated[str, Meta(max_length=200)] = ""
    erased: str = ""
    open_tables: bool = True
    chat: bool = True
    bots: bool = True
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 2
    spectators: bool = True
    push: Literal["no", "yes", "loopback"] = "no"
    animation_scale: Annotated[float, Meta(ge=0, le=10)] = 1.0
    tables: Annotated[int, Meta(ge=1)] = 10_000
    tables_per_person: Annotated[int, Meta(ge=1)] = 100
    people: Annotated[int, Meta(ge=1)] = 20_000

    @property
    def secure(self) -> bool:
        """Whether people use HTTPS."""
        return self.url.startswith("https:")

    def may_open(self, person_ids: tuple[PersonId, ...], member: bool) -> bool:
        """Whether somebody, under any of their ids, may open a table."""
        if self.opens == "anyone" or {self.owner, *self.hosts} & {*person_ids} - {PersonId("")}:
            return True
        return self.opens == "club" and member

    def is_owner(self, person_ids: tuple[PersonId, ...]) -> bool:
        return bool(self.owner) and self.owner in person_ids

    def may_judge(self, person_ids: tuple[PersonId, ...]) -> bool:
        """Whether somebody, under any of their ids, decides about reports."""
        return bool({self.owner, *self.moderators} & {*person_ids} - {PersonId("")})


class BadSetting(ValueError):
    """An invalid setting, as a sentence for the operator: a message of `cli.ftl` and its arguments."""

    def __init__(self, message: str, **fields: str) -> None:
        super().__init__(message, fields)
        self.message = message
        self.fields = fields


class Setting(Struct, frozen=True):
    """One setting: its flag, variable, type and default."""

    name: str
    kind: Any
    default: Any

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def values(self) -> str:
        """The accepted values, as a placeholder."""
        if get_origin(self.kind) is Literal:
            return " | ".join(get_args(self.kind))
        return {bool: "yes | no", int: "N", float: "N"}.get(
            self.kind, "A,B,…" if isinstance(self.default, tuple) else "TEXT"
        )

    @property
    def shown(self) -> str:
        """The default, as text."""
        if self.kind is bool:
            return "yes" if self.default else "no"
        return str(self.default) if self.default or self.kind is int else ""

    def read(self, text: str) -> Any:
        """Parse a value. Raises `BadSetting`."""
        text = text.strip()
        if self.kind is bool:
            if text.lower() not in (*YES, *NO):
                raise BadSetting("setting-yes-or-no", variable=self.variable, flag=self.flag, text=text)
            return text.lower() in YES
        if self.kind is int:
            if re.fullmatch("[0-9]{1,9}", text) is None:
                raise BadSetting("setting-number", variable=self.variable, flag=self.flag, text=text)
            return int(text)
        if self.kind is float:
            if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", text) is None:
                raise BadSetting("setting-number", variable=self.variable, flag=self.flag, text=text)
            return float(text)
        if get_origin(self.kind) is Literal and text not in get_args(self.kind):
            values = ", ".join(get_args(self.kind))
            raise BadSetting(
                "setting-one-of", variable=self.variable, flag=self.flag, values=values, text=text
            )
        if isinstance(self.default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return text


def settings() -> tuple[Setting, ...]:
    """All settings, in the order of the help text."""
    hints = get_type_hints(Settings)
    return tuple(Setting(field.name, _plain(hints[field.name]), field.default) for field in fields(Settings))


def add_flags(parser: argparse.ArgumentParser, *names: str) -> None:
    """A flag for each of these settings, or for all of them. The parser knows what to say about them."""
    group = parser.add_argument_group("settings")
    for setting in settings():
        if names and setting.name not in names:
            continue
        # A flag with several values may be repeated.
        action = "append" if isinstance(setting.default, tuple) else "store"
        group.add_argument(setting.flag, metavar=setting.values.replace(" ", ""), action=action)


def read(flags: Mapping[str, str | Sequence[str] | None], environment: Mapping[str, str]) -> Settings:
    """The settings from the command line and the environment. Raises `BadSetting`."""
    known = {setting.variable: setting for setting in settings()}
    said: dict[str, Any] = {}
    for variable, setting in known.items():
        given = flags.get(setting.name)
        text = given if isinstance(given, str | None) else ",".join(given)
        if text is None:
            text = environment.get(variable)
        # An empty variable counts as not set.
        if text is not None and text.strip():
            said[setting.name] = setting.read(text)
    try:
        made = msgspec.convert(said, Settings)
    except msgspec.ValidationError as error:
        name = str(error).partition("$.")[2].partition("`")[0].partition("[")[0]
        refused = known[f"{PREFIX}{name.upper()}"]
        raise BadSetting(
            "setting-refused",
            variable=refused.variable,
            flag=refused.flag,
            text=str(said[name]),
            error=str(error).partition(" - ")[0].replace("`", ""),
        ) from None
    return _checked(made)


def _checked(made: Settings) -> Settings:
    if made.url:
        parts = urlsplit(made.url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            raise BadSetting("setting-url", variable="CAMLANN_URL")
        made = msgspec.structs.replace(made, url=f"{parts.scheme}://{parts.netloc.lower()}")
    made = msgspec.structs.replace(made, lan_name=tuple(_host_name(name) for name in made.lan_name))
    if made.cell and re.fullmatch(CELL, made.cell) is None:
        raise BadSetting("setting-cell", variable="CAMLANN_CELL", text=made.cell)
    if made.club and len(made.club) < 16:
        raise BadSetting("setting-club", variable="CAMLANN_CLUB")
    for person_id in (*made.hosts, *made.moderators, *filter(None, (made.owner,))):
        if re.fullmatch("[0-9a-f]{32}", person_id) is None:
            raise BadSetting("setting-people", variables="CAMLANN_HOSTS, CAMLANN_MODERATORS, CAMLANN_OWNER")
    if made.contact and re.fullmatch(r"(mailto:|https://)[!-~]+", made.contact) is None:
        raise BadSetting("setting-contact", variable="CAMLANN_CONTACT")
    return made


def _host_name(name: str) -> str:
    """A name as browsers write it in `Host`, without the port."""
    wrong = BadSetting("setting-lan-name", variable="CAMLANN_LAN_NAME", text=name)
    if re.fullmatch(r"[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*", name.strip("[]")):
        return name.strip("[]").lower()
    try:
        plain = name.encode("idna").decode().lower().removesuffix(".")
    except UnicodeError:
        raise wrong from None
    if re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", plain) is None:
        raise wrong
    return plain


def _plain(kind: Any) -> Any:
    """A type without the name it was given."""
    if isinstance(kind, UnionType):
        return kind
    return getattr(kind, "__supertype__", kind)


def without_settings(variables: Mapping[str, str]) -> dict[str, str]:
    """The environment of a process that needs none of the server's secrets."""
    return {name: value for name, value in variables.items() if not name.startswith(PREFIX)}
