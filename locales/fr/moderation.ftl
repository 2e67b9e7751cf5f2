## Reasons of reports, and sanctions

report-insult = Insultes
report-hate = Haine contre un groupe de personnes
report-threat = Menaces
report-harassment = Harcèlement
report-sexual = Contenu sexuel
report-spam = Messages indésirables
report-cheating = Triche
report-private-data = Données privées de quelqu’un
report-name = Un nom offensant
report-danger = La vie de quelqu’un est en danger
report-other = Autre chose

sanction-none = Rien n’a été décidé contre personne.
sanction-warn = Un avertissement.
sanction-mute-15 = Pas de message pendant un quart d’heure.
sanction-mute = Pas de message.
sanction-ban-open = Pas de place aux tables ouvertes.
sanction-ban = Pas de place à aucune table.

sanction-scope-table = Cela vaut à cette table.
sanction-scope-server = Cela vaut dans toute la maison.
sanction-objection = Si vous n’êtes pas d’accord, faites opposition : quelqu’un d’autre décidera de nouveau, et ce sera définitif.

server-banned = Vous ne pouvez pas vous asseoir ici. Parmi vos signalements, vous pouvez lire pourquoi et faire opposition.
server-kept-from-sitting = L’hôte ne vous laisse pas vous asseoir à cette table pour l’instant. Vous pouvez regarder.
