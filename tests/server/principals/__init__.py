"""Who may see and do what: to everybody else it is as if it were not there."""
