"""How long a test waits for a state before it fails.

A test waits for a state, never for a number of seconds, and no verdict depends on how fast the machine is.
This bound only ends a wait for a state that never comes.
"""

HANG_SECONDS = 180.0
