"""Settings of a server: each is a flag or an environment variable.

Without any setting, everybody who finds the server may open a table. A flag wins over a variable, and a
variable over the default here. `docs/hosting.md` lists them all; a test compares.
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

from camlann.table import PersonId

PREFIX = "CAMLANN_"
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. Their descriptions are the help texts."""

    name: Annotated[str, Meta(max_length=60, description="the server's name, shown on its pages")] = "Camlann"
    url: Annotated[
        str, Meta(description="the address people use, if it is not this machine's own: `https://…`")
    ] = ""
    lan_name: Annotated[
        tuple[str, ...],
        Meta(description="without `--url`: more names of this machine, besides its host name and addresses"),
    ] = ()
    proxy: Annotated[
        bool,
        Meta(description="whether a proxy in front sends people's addresses in `X-Forwarded-For`"),
    ] = False
    opens: Annotated[
        Literal["anyone", "club", "hosts"],
        Meta(description="who may open a table: `anyone`; the `club`, with its link; or the `hosts` listed"),
    ] = "anyone"
    club: Annotated[
        str,
        Meta(
            description="the secret in the club's link, at least 16 characters; `serve` makes one by itself"
        ),
    ] = ""
    hosts: Annotated[
        tuple[PersonId, ...],
        Meta(description="who may open tables besides the owner: `person_id`s, separated by commas"),
    ] = ()
    owner: Annotated[
        PersonId, Meta(description="the owner's `person_id`; `serve` finds it in its folder")
    ] = PersonId("")
    moderators: Annotated[
        tuple[PersonId, ...],
        Meta(description="who decides about reports besides the owner: `person_id`s, separated by commas"),
    ] = ()
    contact: Annotated[
        str,
        Meta(
            max_length=200,
            description="contact for this server, `mailto:…` or `https://…`: shown in `security.txt`",
        ),
    ] = ""
    erased: Annotated[
        str,
        Meta(description="the file that lists who was erased, for `camlann restore`; `serve` has its own"),
    ] = ""
    open_tables: Annotated[bool, Meta(description="whether tables may be listed publicly")] = True
    chat: Annotated[bool, Meta(description="whether people may write texts in chat")] = True
    bots: Annotated[bool, Meta(description="whether bots may play")] = True
    bot_workers: Annotated[
        int,
        Meta(ge=0, le=256, description="how many processes may think for bots; 0: all bots are easy"),
    ] = 2
    spectators: Annotated[bool, Meta(description="whether spectators are allowed")] = True
    push: Annotated[
        Literal["no", "yes", "loopback"],
        Meta(
            description="whether people may be told by their browsers' push services that a slow game or a "
            "guest waits; `loopback`: for tests, also by a push service on this machine"
        ),
    ] = "no"
    animation_scale: Annotated[
        float,
        Meta(ge=0, le=10, description="how long reveals and bots' pauses last: 1 is normal, 0.5 is half"),
    ] = 1.0
    tables: Annotated[int, Meta(ge=1, description="how many tables may be opened in a day, per gate")] = (
        10_000
    )
    tables_per_person: Annotated[int, Meta(ge=1, description="how many of them by one person")] = 100
    people: Annotated[
        int, Meta(ge=1, description="how many devices may be connected at a time, per gate")
    ] = 20_000

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
    """An invalid setting, as a sentence for the operator."""


class Setting(Struct, frozen=True):
    """One setting: its flag, variable, type and default."""

    name: str
    about: str
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
                raise BadSetting(f"{self.variable}, or {self.flag}, must be yes or no, not {text}.")
            return text.lower() in YES
        if self.kind is int:
            if re.fullmatch("[0-9]{1,9}", text) is None:
                raise BadSetting(f"{self.variable}, or {self.flag}, must be a number, not {text}.")
            return int(text)
        if self.kind is float:
            if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", text) is None:
                raise BadSetting(f"{self.variable}, or {self.flag}, must be a number, not {text}.")
            return float(text)
        if isinstance(self.default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return text


def settings() -> tuple[Setting, ...]:
    """All settings, in the order of the help text."""
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in fields(Settings):
        kind, *metas = get_args(hints[field.name])
        about = next(meta.description for meta in metas if isinstance(meta, Meta))
        found.append(Setting(field.name, about or "", _plain(kind), field.default))
    return tuple(found)


def add_flags(parser: argparse.ArgumentParser, *names: str) -> None:
    """A flag for each of these settings, or for all of them."""
    group = parser.add_argument_group("settings", "each also as a variable: --url as CAMLANN_URL")
    for setting in settings():
        if names and setting.name not in names:
            continue
        about = setting.about.replace("`", "").replace("%", "%%")
        # A flag with several values may be repeated.
        action = "append" if isinstance(setting.default, tuple) else "store"
        group.add_argument(setting.flag, metavar=setting.values.replace(" ", ""), action=action, help=about)


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
        raise BadSetting(f"{PREFIX}{name.upper()}: {str(error).partition(' - ')[0]}.") from None
    return _checked(made)


def _checked(made: Settings) -> Settings:
    if made.url:
        parts = urlsplit(made.url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            raise BadSetting(
                "CAMLANN_URL must be an address without a path, such as https://games.example.org."
            )
        made = msgspec.structs.replace(made, url=f"{parts.scheme}://{parts.netloc.lower()}")
    made = msgspec.structs.replace(made, lan_name=tuple(_host_name(name) for name in made.lan_name))
    if made.club and len(made.club) < 16:
        raise BadSetting("CAMLANN_CLUB is too short and could be guessed: use at least 16 characters.")
    for person_id in (*made.hosts, *made.moderators, *filter(None, (made.owner,))):
        if re.fullmatch("[0-9a-f]{32}", person_id) is None:
            raise BadSetting(
                "CAMLANN_HOSTS, CAMLANN_MODERATORS and CAMLANN_OWNER take person_ids: 32 hexadecimal digits."
            )
    if made.contact and re.fullmatch(r"(mailto:|https://)[!-~]+", made.contact) is None:
        raise BadSetting("CAMLANN_CONTACT must begin with mailto: or https://.")
    return made


def _host_name(name: str) -> str:
    """A name as browsers write it in `Host`, without the port."""
    wrong = BadSetting(
        f"CAMLANN_LAN_NAME must be a name such as games.home.arpa, without a port, not {name}."
    )
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
