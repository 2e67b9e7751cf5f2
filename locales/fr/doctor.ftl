# Ce que dit `camlann doctor` : ce qu’il a trouvé sur une machine, et que faire.

doctor-sign-fine = ok
doctor-sign-advice = conseil
doctor-sign-wrong = ERREUR
doctor-end = { $wrong ->
    [0] Rien n’arrête ce serveur.
    [one] Une chose ne va pas. Corrigez-la et relancez camlann doctor.
   *[other] { $wrong } choses ne vont pas. Corrigez-les et relancez camlann doctor.
}

## La machine

doctor-python = Python { $version }.
doctor-no-page = La page des navigateurs n’a pas été construite. Installez une version publiée, ou lancez scripts/web build dans les sources. Pour les programmes seuls, démarrez avec { $flag }.
doctor-no-uvloop = uvloop n’est pas installé, donc le serveur est plus lent. Installez-le : python3 -m pip install uvloop
doctor-capacity = { $cores } cœurs et { $memory } Mo de mémoire : assez pour environ { $players } joueurs à la fois.
doctor-few-files = Un processus ne peut ouvrir que { $limit } fichiers, assez pour { $people } personnes. Portez la limite à { $wanted } : ulimit -n { $wanted }
doctor-bots = Les bots réfléchissent dans { $workers } processus.
doctor-easy-bots = Tous les bots sont faciles. Pour en avoir de forts, réglez --bot-workers à 1 ou plus.
doctor-folder = On peut écrire dans le dossier { $path }.
doctor-folder-will-be-made = Le dossier { $path } sera créé.
doctor-folder-cannot-be-made = Le dossier { $path } ne peut pas être créé : on ne peut pas écrire dans { $parent }. Choisissez-en un autre avec --data.
doctor-folder-is-a-file = { $path } est un fichier. Choisissez un dossier avec --data.
doctor-folder-not-writable = On ne peut pas écrire dans le dossier { $path }. Donnez-en le droit à cet utilisateur, ou choisissez-en un autre avec --data.
doctor-folder-in-use = Un autre camlann serve tourne dans le dossier { $path }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
doctor-no-server-here = Il n’y a pas de serveur dans le dossier { $path }. Indiquez le dossier de camlann serve avec --data. Pour créer un nouveau serveur, lancez camlann serve.
doctor-disk = { $free } Mo sont libres sur le disque.
doctor-disk-full = Seuls { $free } Mo sont libres là où se trouve { $path }. Faites de la place : il en faut au moins { $wanted }.

## Le stockage et sa clé

doctor-store = Le stockage { $store } peut être lu.
doctor-store-will-be-made = Le stockage { $path } sera créé.
doctor-store-unknown = Un tel stockage n’existe pas. Utilisez sqlite:PATH ou postgresql://…
doctor-store-not-shared = Un fichier SQLite sert un seul processus. Pour des gates et des keepers en plusieurs processus, utilisez PostgreSQL : --store postgresql://…
doctor-store-unreachable = PostgreSQL est injoignable ({ $error }). Démarrez-le, et vérifiez l’adresse, l’utilisateur et le mot de passe.
doctor-store-read-only = PostgreSQL n’autorise que la lecture (default_transaction_read_only). Aucun coup ne pourrait être gardé ; désactivez cela.
doctor-store-forgets = PostgreSQL tourne avec fsync désactivé : une coupure de courant perdrait des coups. Activez-le.
doctor-connections = PostgreSQL autorise { $limit } connexions : assez pour { $processes } gates et keepers en tout.
doctor-few-connections = PostgreSQL autorise { $limit } connexions, et { $used } sont déjà prises. Chaque gate et chaque keeper en ouvre jusqu’à { $each }. Portez max_connections à { $wanted } : assez pour { $more } de plus.
doctor-store-broken = { $path } est abîmé, ou n’est pas une base de données. Restaurez-le depuis une sauvegarde.
doctor-schema-will-be-made = La base de données est vide. Ses tables seront créées au premier démarrage.
doctor-schema-newer = Un Camlann plus récent a fait ce stockage (son schéma est { $theirs }, le nôtre { $ours }). Installez cette version.
doctor-schema-older = Le stockage est plus ancien que ce Camlann. Au prochain démarrage, { $missing ->
    [one] une migration est exécutée
   *[other] { $missing } migrations sont exécutées
} ; les parties continuent. Faites d’abord une sauvegarde.
doctor-clock = Les horloges de cette machine et de PostgreSQL diffèrent de { $seconds } secondes. Réglez-les par NTP.
doctor-key = La clé { $path } peut être lue.
doctor-key-will-be-made = La clé { $path } sera créée. Gardez-en une copie en lieu sûr.
doctor-key-missing = La clé { $path } manque, et sans elle aucune partie en cours ne peut être lue. Recopiez-la de là où vous la gardez, ou créez la première avec camlann keys.
doctor-key-unreadable = La clé { $path } ne peut pas être lue. Donnez à cet utilisateur le droit de la lire.
doctor-key-broken = { $path } ne contient pas de clé. Recopiez-la de là où vous la gardez.
doctor-key-open-to-others = D’autres sur cette machine peuvent lire la clé { $path }. Fermez-la : chmod 600 { $path }
doctor-key-of-another-store = La clé { $path } n’est pas celle de ce stockage : elle n’ouvre aucune de ses parties. Cherchez la bonne.
doctor-key-of-gates = { $path } ne contient que la partie des clés qu’ont les gates. Il faut à un keeper le fichier de clés entier, créé par camlann keys.
doctor-key-of-keepers = { $path } contient les clés entières, avec lesquelles les parties peuvent être lues. Ne donnez aux gates que leur partie : camlann keys --of { $path } FILE
doctor-file-unreadable = { $path } ne peut pas être lu ({ $error }). Indiquez le bon fichier avec { $flag }, et donnez à cet utilisateur le droit de le lire.
doctor-erased-not-writable = La liste des personnes effacées { $path } ne peut pas être écrite, et personne ne pourrait effacer son compte. Créez son dossier, et donnez à cet utilisateur le droit d’y écrire.
doctor-no-erased-list = Aucune liste des personnes effacées n’est indiquée, et une restauration les ferait revenir. Donnez à --erased, sur chaque gate, un fichier sur un autre disque que le stockage. Si c’est voulu, écrivez --erased none.
doctor-no-owner = Aucun propriétaire n’est indiqué, et personne ne peut nommer de modérateurs. camlann owner en crée un ; mettez dans CAMLANN_OWNER le person_id qu’il affiche.

## Le réseau

doctor-bus = NATS répond.
doctor-bus-unknown = Un tel bus n’existe pas. Utilisez nats://host:port ou tls://host:port
doctor-bus-unreachable = NATS est injoignable ({ $error }). Démarrez-le, et vérifiez l’adresse.
doctor-port = Le port { $port } est libre.
doctor-port-is-ours = Un Camlann tourne sur le port { $port }. Pour essayer son proxy, arrêtez-le d’abord.
doctor-port-taken = Un autre programme utilise le port { $port }. Arrêtez-le, ou choisissez un autre port avec { $flag }.
doctor-port-not-allowed = Cet utilisateur n’a pas le droit d’ouvrir le port { $port }. Choisissez-en un au-dessus de 1023 avec { $flag }, derrière un serveur web.
doctor-no-such-host = Cette machine n’a pas l’adresse { $host }. Choisissez-en une autre avec { $flag } ; 0.0.0.0 les désigne toutes.
doctor-url = { $url } mène ici.
doctor-url-unreachable = { $url } est injoignable ({ $error }). Vérifiez le proxy, le nom dans le DNS et le pare-feu.
doctor-url-elsewhere = { $url } répond, mais mène ailleurs. Faites tout passer du proxy à ce port.
doctor-certificate = Les navigateurs n’accepteront pas le certificat de { $name } : { $reason }. Renouvelez-le.
doctor-certificate-ends = Le certificat de { $name } n’est plus valable que { $days } jours. Renouvelez-le.
doctor-proxy-host = Le proxy change le nom du serveur : { $host } est arrivé au lieu de { $wanted }. Faites-lui passer l’en-tête Host.
doctor-proxy-silent = Le proxy n’envoie pas les adresses des personnes. Faites-lui poser X-Forwarded-For, ou retirez --proxy.
doctor-proxy-unknown = Un proxy envoie les adresses des personnes, et le serveur ne les regarde pas : tous semblent n’être qu’une personne. Utilisez --proxy yes.
doctor-proxy-no-sockets = Le proxy ne laisse pas passer les WebSockets, et personne ne pourrait jouer. Faites-lui passer Upgrade et Connection.
doctor-no-https = Ceux qui viennent par { $url } jouent sans chiffrement. Utilisez HTTPS s’ils ne sont pas dans votre réseau.
doctor-push = Les messages push peuvent être envoyés.
doctor-push-without-https = Les messages push ont besoin de HTTPS. Réglez --url sur une adresse https, ou --push no.
