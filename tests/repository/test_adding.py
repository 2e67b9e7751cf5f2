"""The words that `docs/adding.md` gives its example role are those every role has."""

from fluent.syntax import ast, parse

from tests.repository.pages import ROOT, blocks


def attributes(source: str, name: str) -> set[str]:
    """The parts of a message."""
    resource = parse(source)
    (message,) = [
        entry for entry in resource.body if isinstance(entry, ast.Message) and entry.id.name == name
    ]
    return {attribute.id.name for attribute in message.attributes}


def test_the_example_role_has_all_the_words_a_role_needs() -> None:
    page = (ROOT / "docs" / "adding.md").read_text()
    (example,) = [block.text for block in blocks(page) if block.info == "fluent"]
    roles = (ROOT / "locales" / "en" / "avalon-roles.ftl").read_text()
    assert attributes(example, "avalon-role-bedivere") == attributes(roles, "avalon-role-percival")
