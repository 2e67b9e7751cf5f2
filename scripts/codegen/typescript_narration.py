"""TypeScript constants: the clip of each line of the narration in each language, and the pause after it."""

import json

import msgspec

from camlann.avalon.narration import narration_with_phones
from camlann.i18n.sentences import languages
from camlann.narrator.scripts import SECONDS_BEFORE, all_lines, clip_name, pause, texts
from scripts.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `narration.ts`."""
    found = [
        {
            "spoken": msgspec.to_builtins(spoken),
            "pause": pause(spoken),
            "clips": {language: clip_name(language, texts(language)[spoken]) for language in languages()},
        }
        for spoken in all_lines()
    ]
    phones = msgspec.to_builtins(narration_with_phones())
    return (
        f'{OPENING}\nimport type {{ Spoken }} from "./avalon";\n\n'
        "/** A line of the narration, the seconds of silence after it, and its clip in each language. */\n"
        "export interface NarratedLine {\n"
        "  readonly spoken: Spoken;\n"
        "  readonly pause: number;\n"
        "  readonly clips: Readonly<Record<string, string>>;\n"
        "}\n\n"
        f"export const NARRATION: readonly NarratedLine[] = {json.dumps(found)};\n\n"
        "/** What is read where everybody learns their role from a phone. */\n"
        f"export const WITH_PHONES: readonly Spoken[] = {json.dumps(phones)};\n\n"
        "/** How many seconds a screen waits before it reads, by the style of the reveal. */\n"
        f"export const SECONDS_BEFORE: Readonly<Record<string, number>> = {json.dumps(SECONDS_BEFORE)};\n"
    )
