"""The bus between gates and keepers."""
