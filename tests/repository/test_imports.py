"""No module imports itself by way of others, not even for its types. `pyproject.toml` holds the layers."""

from collections.abc import Iterable, Mapping

import grimp


def cycles(imports: Mapping[str, Iterable[str]]) -> list[set[str]]:
    """The groups of modules that import each other, directly or by way of others (Tarjan's algorithm)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in imports[module]:
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            at = stack.index(module)
            group = {*stack[at:]}
            del stack[at:]
            if len(group) > 1:
                found.append(group)

    for module in imports:
        if module not in index:
            visit(module)
    return found


def test_a_cycle_is_found() -> None:
    imports = {"a": ["b"], "b": ["c", "d"], "c": ["b"], "d": []}
    assert cycles(imports) == [{"b", "c"}]
    assert cycles({**imports, "c": []}) == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = grimp.build_graph("camlann", cache_dir=None)
    imports = {
        module: sorted(graph.find_modules_directly_imported_by(module)) for module in sorted(graph.modules)
    }
    assert len(imports) > 300
    assert cycles(imports) == []
