# Why the server itself refuses a command.

server-fault = Le serveur a un problème. Rien n’a été fait ; réessaie dans un instant.
server-log-full = Cette table sert depuis si longtemps qu’elle n’accepte plus rien. Ouvre une nouvelle table : toutes les parties jouées ici restent où elles sont.
server-malformed = Le serveur ne comprend pas cette commande. Recharge la page.
server-not-yours = Seuls les joueurs de cette partie peuvent faire cela.

## Ce qui n’a pas marché entre un appareil et le serveur, et que faire

server-trouble-bad-name = Cela ne peut pas être un nom. Prends de 1 à 20 lettres visibles, chaque mot dans un seul alphabet.
server-trouble-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessaie, ou prends-en une autre.
server-trouble-compressed = Le serveur n’accepte pas de demande compressée. Recharge la page.
server-trouble-decided-for-good = Cette décision est définitive.
server-trouble-decided-meanwhile = Quelqu’un d’autre vient de décider. Actualise la page.
server-trouble-failed = Quelque chose n’a pas marché chez nous. Réessaie dans un instant.
server-trouble-foreign-origin = La demande vient de la page d’un autre site. Ouvre ce serveur à sa propre adresse.
server-trouble-game-running = Une partie est en cours à cette table. Attends qu’elle soit finie.
server-trouble-id-in-use = Deux demandes différentes avaient le même numéro. Recharge la page.
server-trouble-malformed = Le serveur ne comprend pas la demande. Recharge la page.
server-trouble-moderates-already = Tu es déjà modérateur.
server-trouble-no-hello = La connexion a mal commencé. Recharge la page.
server-trouble-no-length = La demande n’indique pas sa longueur. Recharge la page.
server-trouble-no-connection = Le serveur est injoignable. Vérifie ta connexion et réessaie.
server-trouble-no-passkeys-here = Les clés d’accès ne marchent pas à cette adresse. Il en faut une sécurisée (https).
server-trouble-no-such-method = Le serveur ne peut pas faire cela. Recharge la page.
server-trouble-not-a-host = Ici, seuls les membres du club ouvrent des tables. Demande une invitation à la personne qui gère le serveur.
server-trouble-not-confirmed = Pour confirmer, écris ton nom exactement comme ici.
server-trouble-no-push = Ce serveur n’envoie pas d’avis.
server-trouble-not-found = Il n’y a rien ici, ou rien que tu puisses voir. Demande un nouveau lien.
server-trouble-oneself = Tu ne peux pas te faire cela.
server-trouble-practice-table = Quelqu’un s’entraîne à cette table, seul avec des robots. Demande une autre table.
server-trouble-signed-out = Tu t’es déconnecté de cet appareil. Reconnecte-toi pour continuer.
server-trouble-slow-down = C’était un peu trop rapide. Attends un instant, puis continue.
server-trouble-too-large = C’est trop long. Raccourcis.
server-trouble-too-many = Il y en a déjà trop. Enlèves-en un, ou attends un peu.
server-trouble-too-many-devices = Cette table est ouverte sur trop d’appareils ou de fenêtres. Fermes-en quelques-uns.
server-trouble-too-many-sockets = Trop de connexions depuis ton réseau. Ferme d’autres fenêtres, ou attends un peu.
server-trouble-too-often = Trop d’essais. Attends un peu et réessaie.
server-trouble-too-slow = Cela a pris trop de temps. Vérifie ta connexion et réessaie.
server-trouble-try-again = Le serveur est occupé. Rien n’est perdu ; réessaie dans un instant.
server-trouble-undisclosed = Cette partie n’est pas ouverte à tous. Tu peux la revoir comme tu l’as vue.
server-trouble-unreadable = Ce serveur ne peut pas lire cet enregistrement.
server-trouble-who-are-you = Cet appareil n’est pas encore connecté. Choisis un nom pour entrer.
server-trouble-wire-version = Le serveur a été mis à jour. Recharge la page.
server-trouble-written-since = Un autre de tes appareils vient d’écrire ici. Vérifie avant d’écrire.
server-trouble-wrong-host = Ce serveur ne répond pas à ce nom. Ouvre-le à l’adresse que son hôte t’a donnée.
