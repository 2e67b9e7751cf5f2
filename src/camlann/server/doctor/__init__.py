"""`camlann doctor`: looks at a machine before or while it serves. It changes nothing.

It says what is wrong and what to do.
"""
