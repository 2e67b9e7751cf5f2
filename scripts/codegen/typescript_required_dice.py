"""TypeScript constants of the dice throws that every deal must make, for a browser that knows no rules."""

import msgspec

from camlann.games import DEFINITIONS
from scripts.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `throws.ts`."""
    needed = msgspec.json.encode({name: game.needed for name, game in DEFINITIONS.items()}).decode()
    return (
        f"{OPENING}\n"
        "/** A throw that is made whenever these options have one of these values, and so many play. */\n"
        "export interface Needed {\n  readonly label: string;\n  readonly into: readonly string[];\n"
        "  readonly when: Readonly<Record<string, readonly unknown[]>>;\n  readonly players: number;\n}\n\n"
        f"export const NEEDED: Readonly<Record<string, readonly Needed[]>> = {needed};\n"
    )
