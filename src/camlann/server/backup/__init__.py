"""`camlann backup` and `camlann restore`: the store as a folder of files, the same for both engines.

The keys are kept elsewhere. The backup has a fingerprint of them, which tells whether they belong together.
"""
