# Why the server itself refuses a command.

server-fault = Le serveur a un problème. Rien n’a été fait ; réessayez dans un instant.
server-malformed = Le serveur ne comprend pas cette commande. Rechargez la page.
server-not-yours = Seules les personnes assises à cette partie peuvent y jouer.
