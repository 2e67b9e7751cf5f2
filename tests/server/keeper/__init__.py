"""The keeper: tables come and go, their logs, commits and observers."""
