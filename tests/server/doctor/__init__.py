"""`camlann doctor`: each thing it looks at, whole and broken."""
