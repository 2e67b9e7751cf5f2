"""Privacy: export of a person's data, and retention. Erasure itself is in `store/erasure.py`."""
