# Why the server itself refuses a command.

server-fault = Le serveur a un problème. Rien n’a été fait ; réessaie dans un instant.
server-malformed = Le serveur ne comprend pas cette commande. Recharge la page.
server-not-yours = Seules les personnes assises à cette partie peuvent y jouer.

## Ce qui n’a pas marché entre un appareil et le serveur, et que faire

server-trouble-bad-name = Cela ne peut pas être un nom. Choisis-en un de 1 à 20 lettres visibles, chaque mot dans un seul alphabet.
server-trouble-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessaie, ou prends-en une autre.
server-trouble-compressed = Le serveur n’accepte rien de compressé. Recharge la page.
server-trouble-decided-for-good = La décision est prise, et elle est définitive.
server-trouble-decided-meanwhile = Quelqu’un d’autre a décidé entre-temps. Regarde à nouveau.
server-trouble-failed = Quelque chose n’a pas marché chez nous. Réessaie dans un instant.
server-trouble-foreign-origin = La demande vient d’une page qui n’est pas la nôtre. Ouvre la maison à sa propre adresse.
server-trouble-id-in-use = Deux choses différentes ont été envoyées comme une seule. Recharge la page.
server-trouble-malformed = Le serveur ne comprend pas la demande. Recharge la page.
server-trouble-no-hello = La connexion a mal commencé. Recharge la page.
server-trouble-no-length = Le serveur ne sait pas combien il y a à lire. Recharge la page.
server-trouble-no-line = Le serveur est injoignable. Vérifie ta connexion et réessaie.
server-trouble-no-passkeys-here = Les clés d’accès ne marchent pas à cette adresse. Il en faut une sécurisée (https).
server-trouble-no-such-method = Le serveur ne fait pas cela. Recharge la page.
server-trouble-not-a-host = Ici, seuls les membres du club ouvrent des tables. Demande une invitation à qui tient la maison.
server-trouble-not-confirmed = Pour confirmer, écris ton nom exactement comme ici.
server-trouble-not-found = Il n’y a rien ici, ou pas pour toi. Demande un nouveau lien.
server-trouble-oneself = Cela concerne les autres, pas toi.
server-trouble-signed-out = Cet appareil ne te connaît plus. Entre à nouveau pour continuer à jouer.
server-trouble-slow-down = C’était un peu trop rapide. Attends un instant, puis continue.
server-trouble-too-large = C’est trop à la fois. Raccourcis.
server-trouble-too-many = Il y en a déjà trop. Enlèves-en un, ou attends un peu.
server-trouble-too-many-devices = Tu es à cette table avec trop d’appareils ou de fenêtres. Fermes-en quelques-uns.
server-trouble-too-many-sockets = Il y a trop de connexions de là où tu es. Ferme d’autres fenêtres, ou attends un peu.
server-trouble-too-often = Trop de fois de suite. Attends un peu et réessaie.
server-trouble-too-slow = Cela a pris trop de temps. Vérifie ta connexion et réessaie.
server-trouble-try-again = Le serveur est occupé. Rien n’est perdu ; réessaie dans un instant.
server-trouble-undisclosed = Les autres n’ont pas ouvert cette partie à tout le monde. Tu peux la revoir comme tu l’as vue.
server-trouble-unreadable = Ce serveur ne peut pas lire cet enregistrement.
server-trouble-who-are-you = La maison ne te connaît pas encore sur cet appareil. Choisis un nom et entre.
server-trouble-wire-version = La maison a été renouvelée. Recharge la page.
server-trouble-written-since = Un autre de tes appareils a écrit ici entre-temps. Regarde avant d’écrire.
server-trouble-wrong-host = Ce serveur ne répond pas à ce nom. Ouvre-le à l’adresse que son hôte t’a donnée.
