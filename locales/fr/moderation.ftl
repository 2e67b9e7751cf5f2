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

sanction-none = Aucune mesure n’a été prise.
sanction-warn = Un avertissement.
sanction-mute-15 = Pas de message pendant 15 minutes.
sanction-mute = Pas de message.
sanction-ban-open = Exclusion des tables ouvertes.
sanction-ban = Exclusion de toutes les tables.

sanction-scope-table = À cette table.
sanction-scope-server = Sur tout le serveur.
sanction-objection = Si tu n’es pas d’accord, fais opposition : quelqu’un d’autre décidera de nouveau, et ce sera définitif.

server-banned = Tu ne peux pas t’asseoir ici. Dans « Signalements et décisions », tu peux lire pourquoi et faire opposition.
server-kept-from-sitting = L’hôte ne te laisse pas t’asseoir à cette table pour l’instant. Tu peux regarder.
