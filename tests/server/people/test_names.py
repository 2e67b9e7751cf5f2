"""Names: what looks the same is the same, and nothing is hidden in a name."""

import pytest

from camlann.server.person_names import person_name

KEPT = {
    "a name": ("Ana", "Ana"),
    "spaces around and within": ("  Sir \u00a0 Kay\u3000", "Sir Kay"),
    "an accent in two signs": ("Andre\u0301", "Andr\u00e9"),
    "wide letters": ("\uff21\uff4e\uff41", "Ana"),
    "letters of mathematics": ("\U0001d400\U0001d427\U0001d41a", "Ana"),
    "a ligature": ("Raf\ufb01", "Raffi"),
    "a joiner at the end": ("Ana\u200d", "Ana"),
    "a joiner between Latin letters": ("A\u200dn\u200ca", "Ana"),
    "a grapheme joiner": ("Ana\u034f", "Ana"),
    "a soft hyphen": ("A\u00adna", "Ana"),
    "a space of no width": ("A\u200bna", "Ana"),
    "a mark of byte order": ("\ufeffAna", "Ana"),
    "Hangul fillers": ("\u3164Ana\u115f\uffa0", "Ana"),
    "an empty Braille cell": ("Ana\u2800", "Ana"),
    "tags": ("Ana\U000e0041\U000e007f", "Ana"),
    "a variation of a heart": ("Ana \u2764\ufe0f", "Ana \u2764"),
    "Persian with a non-joiner": ("\u0645\u06cc\u200c\u0646\u0627", "\u0645\u06cc\u200c\u0646\u0627"),
    "a non-joiner behind a vowel sign": ("\u0645\u06cc\u0650\u200c\u0646\u0627",) * 2,
    "Persian with a non-joiner at the end": ("\u0645\u06cc\u200c", "\u0645\u06cc"),
    "two non-joiners": ("\u0645\u06cc\u200c\u200c\u0646\u0627", "\u0645\u06cc\u200c\u0646\u0627"),
    "a Sinhala name with a joiner": ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),
    "a Cyrillic name": ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
    "two words of two alphabets": ("Ana \u0410\u043d\u043d\u0430", "Ana \u0410\u043d\u043d\u0430"),
    "Japanese and Latin": ("\u82b1\u5b50san", "\u82b1\u5b50san"),
    "an emoji": ("\U0001f409", "\U0001f409"),
}
REFUSED = {
    "nothing": "",
    "spaces": " \u2003 ",
    "a Hangul filler": "\u3164",
    "a Hangul choseong filler": "\u115f",
    "an empty Braille cell": "\u2800",
    "joiners": "\u200c\u200d",
    "a mark without a letter": "\u0301",
    "a break": "Sir\nKay",
    "what turns the text around": "\u202eanA",
    "what isolates it": "Ana\u2066",
    "a mark of direction": "Ana\u200f",
    "a private sign": "Ana\ue000",
    "a Cyrillic A in a Latin word": "\u0410na",
    "a Greek omicron in a Latin word": "B\u03bfrs",
    "a Latin a in a Cyrillic word": "\u0410\u043d\u043da",
    "signs piled up on a letter": "a" + "\u0336" * 5,
    "too many signs": "x" * 41,
    "too many signs, of which none is seen": "Ana" + "\u200b" * 500,
    "signs that become too many": "\ufdfa" * 3,
}


@pytest.mark.parametrize("given, kept", KEPT.values(), ids=KEPT)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert person_name(given) == kept
    assert person_name(kept) == kept


@pytest.mark.parametrize("given", REFUSED.values(), ids=REFUSED)
def test_what_nobody_can_be_called(given: str) -> None:
    assert person_name(given) is None
