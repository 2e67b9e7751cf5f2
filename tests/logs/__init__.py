"""Games that were played long ago, one of each revision, as records.

Whoever changes what a game does runs `scripts/new-revision GAME`: the log that lies here stays as the old
revision's, and one of the new revision is written beside it. While nobody has the new revision yet,
`scripts/new-revision GAME --again` writes its log anew. The logs of older revisions are never written again,
and must be read, replayed and verified for ever.
"""
