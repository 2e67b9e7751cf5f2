"""Games that were played long ago, one of each revision, as records.

`python -m tests.logs.write` writes the log of each game's present revision. Do that while the revision is
not released: whoever changes what a game of that revision does, writes its log anew. The logs of older
revisions are never written again, and must be read, replayed and verified for ever.
"""
