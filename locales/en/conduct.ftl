## What may be reported, and what is decided about it

report-insult = Insults
report-hate = Hatred against a group of people
report-threat = Threats
report-harassment = Harassment
report-sexual = Sexual content
report-spam = Spam
report-cheating = Cheating
report-private-data = Private data of somebody
report-name = An offensive name
report-danger = Somebody’s life is in danger
report-other = Something else

sanction-none = Nothing was decided against anybody.
sanction-warn = A warning.
sanction-mute-15 = No writing for a quarter of an hour.
sanction-mute = No writing.
sanction-ban-open = No seat at open tables.
sanction-ban = No seat at any table.

sanction-scope-table = It holds at this table.
sanction-scope-server = It holds in the whole house.
sanction-objection = If you do not agree, object: somebody else decides again, and then it is final.

server-banned = You may not sit down here. Among your reports you can read why, and object.
server-kept-from-sitting = The host keeps you from sitting down at this table for now. You can watch.
