"""The whole server in one thread and in virtual time: the same seed gives the same run, to the last step."""
