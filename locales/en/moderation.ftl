## Reasons of reports, and sanctions

report-insult = Insults
report-hate = Hatred against a group of people
report-threat = Threats
report-harassment = Harassment
report-sexual = Sexual content
report-spam = Spam
report-cheating = Cheating
report-private-data = Somebody’s private data
report-name = An offensive name
report-danger = Somebody’s life is in danger
report-other = Something else

sanction-none = No action was taken.
sanction-warn = A warning.
sanction-mute-15 = Muted for 15 minutes.
sanction-mute = Muted.
sanction-ban-open = Banned from open tables.
sanction-ban = Banned from all tables.

sanction-scope-table = At this table.
sanction-scope-server = On the whole server.
sanction-objection = If you disagree, object: somebody else decides again, and that is final.

server-banned = You are banned from sitting down here. “Reports and decisions” says why, and you can object there.
server-kept-from-sitting = The host does not let you sit down at this table for now. You can watch.
