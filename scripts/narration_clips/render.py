"""Render clips of the narration: a text is spoken to a WAV file, trimmed, set to one loudness, packed as MP3.

Needs `sox` and `lame`, and the voices: `espeak-ng` for Persian, and for the other languages the package
`ttspico` (`pip install --target DIR ttspico`, then `PYTHONPATH=DIR scripts/narration-clips`).

Another voice: `--voice fa="my-voice --text {text} --out {file}"` is run for each line and writes a WAV file.
Where no voices are installed, `scripts/narration-clips --later` renders nothing and notes in
`tests/narrator/later.json` which clips are missing. Their lines are read with the device's own voice, and no
version is released until they are there.

A person's recordings can simply replace the files; this program leaves files with the right name alone.
"""

import argparse
import json
import shlex
import subprocess
import sys
import wave
from pathlib import Path
from tempfile import TemporaryDirectory

from camlann.i18n.catalogue import LOCALES
from camlann.i18n.sentences import languages
from camlann.narrator.scripts import clips

LATER = Path(__file__).parents[2] / "tests" / "narrator" / "later.json"
PICO = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
PICO_HERTZ = 16_000
PICO_RATE, PICO_VOLUME = 90, 60
"""A little slower than its usual speed; at full volume some samples are clipped."""
ESPEAK = "espeak-ng -v {language} -s 135 -w {file} {text}"
TRIM = "silence 1 0.02 0.5% reverse silence 1 0.02 0.5% reverse pad 0.05 0.15 rate 16000 gain -n -3"
KILOBITS = 24


def speak(language: str, text: str, file: Path, voices: dict[str, str]) -> None:
    command = voices.get(language, "" if language in PICO else ESPEAK)
    if command:
        parts = [part.format(language=language, text=text, file=file) for part in shlex.split(command)]
        subprocess.run(parts, check=True)
        return
    from ttspico import TtsEngine

    engine = TtsEngine(PICO[language])
    engine.set_property("rate", PICO_RATE)
    engine.set_property("volume", PICO_VOLUME)
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(PICO_HERTZ)
        sound.writeframes(engine.speak(text.replace("’", "'")))


def pack(spoken: Path, clip: Path) -> None:
    trimmed = spoken.with_suffix(".trimmed.wav")
    subprocess.run(["sox", str(spoken), str(trimmed), *TRIM.split()], check=True)
    subprocess.run(
        ["lame", "--quiet", "-t", "-m", "m", "-b", str(KILOBITS), str(trimmed), str(clip)], check=True
    )


def render(language: str, voices: dict[str, str], anew: bool, later: bool) -> list[str]:
    """The names of the clips that are still missing."""
    folder = LOCALES / language / "narration"
    folder.mkdir(exist_ok=True)
    wanted = clips(language)
    for file in folder.glob("*.mp3"):
        if anew or file.name not in wanted:
            file.unlink()
    missing = {name: text for name, text in wanted.items() if not (folder / name).exists()}
    if later:
        return sorted(missing)
    for name, text in missing.items():
        print(language, name, text)
        with TemporaryDirectory() as there:
            spoken = Path(there) / "spoken.wav"
            speak(language, text, spoken, voices)
            pack(spoken, folder / name)
    return []


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--voice", action="append", default=[], metavar="LANGUAGE=COMMAND")
    parser.add_argument("--anew", action="store_true", help="render every clip again")
    parser.add_argument("--later", action="store_true", help="render none, and note which are missing")
    given = parser.parse_args()
    voices = dict(each.split("=", 1) for each in given.voice)
    if given.anew and given.later:
        parser.error("--anew or --later")
    left = {language: render(language, voices, given.anew, given.later) for language in languages()}
    missing = {language: names for language, names in left.items() if names}
    LATER.write_text(json.dumps(missing, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
