"""The repository itself: its pages, recipes, versions, locks and names."""
