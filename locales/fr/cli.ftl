# Ce que la ligne de commande dit d’elle-même (`camlann --help`), et ce qu’un serveur écrit à son démarrage.
# Ce qui se tape reste tel quel : options, noms de fichiers, valeurs comme known_pair.

cli-usage = usage :
cli-about = jeux de loyauté cachée
cli-title-positional-arguments = arguments
cli-title-options = options
cli-title-commands = commandes
cli-title-settings = réglages
    .about = chacun aussi par une variable : --url par CAMLANN_URL
cli-needs = camlann { $command } a besoin de { $package }, qui n’est pas installé. Essayez :

## Commandes

cli-command-play = jouer une partie dans ce terminal
cli-command-replay = parcourir un enregistrement pas à pas
cli-command-verify = vérifier la donne et les dés d’un enregistrement
cli-command-narrator = écrire une page qui lit à voix haute le texte de la révélation, pour jouer avec les cartes
cli-command-serve = lancer un serveur sur cette machine
cli-command-doctor = chercher ce qui arrêterait un serveur sur cette machine, et dire que faire
cli-command-owner = créer un lien de connexion pour le propriétaire du serveur
cli-command-admin = liste ou retire les liens qui nomment un modérateur
cli-command-admin-links = liste les liens encore valables
cli-command-admin-withdraw = retire un lien avant que quelqu’un s’en serve
cli-command-gate = lancer un gate, qui tient les connexions (plusieurs machines)
cli-command-keep = lancer un keeper, qui tient les tables (plusieurs machines)
cli-command-keys = créer le fichier de clés que les keepers partagent
cli-command-tidy = supprimer les données dont la durée de conservation est passée
cli-command-backup = copier le stockage pendant que l’on joue ; les clés vont ailleurs
cli-command-restore = refaire un stockage vide à partir d’une sauvegarde et de ses clés
cli-command-bots = lancer les robots (plusieurs machines)
cli-command-bench = mesurer la vitesse des règles, ou compter les octets des trames
cli-command-arena = faire jouer les robots les uns contre les autres
cli-command-arena-duel = deux robots, chacun dans les deux camps
cli-command-arena-ladder = chaque niveau contre celui d’en dessous
cli-command-arena-strength = tous les duels de docs/bots.md, pendant des heures ; on peut l’interrompre
cli-command-arena-camelot = un même robot à toutes les places, pour le jeu où presque tous jouent ensemble

## Options de plusieurs commandes

cli-flag-help = afficher cette aide et quitter
cli-flag-version = afficher la version et quitter
cli-flag-language = langue de ce qui est affiché (par défaut : celle du système, ou l’anglais)
cli-flag-names = les noms des joueurs, dans le sens horaire
cli-flag-data = dossier de la base de données et de la clé (par défaut : { $default }) ; ou la variable CAMLANN_DATA
cli-flag-store = postgresql://…, si vous utilisez PostgreSQL ; ou la variable CAMLANN_STORE
cli-flag-bus = nats://… ou tls://… ; ou la variable CAMLANN_BUS
cli-flag-host = adresse à écouter (par défaut : toutes les adresses de cette machine) ; ou la variable CAMLANN_HOST
cli-flag-port = port à écouter (par défaut : { $default } ; 0 : n’importe lequel) ; ou la variable CAMLANN_PORT
cli-flag-no-page = démarrer même si la page n’a pas été construite : les programmes jouent, pas les navigateurs
cli-flag-health-port = répondre sur ce port aux contrôles de santé et donner les mesures
cli-flag-health-host = adresse de ce port (par défaut : cette machine seulement)

## Options d’une commande

cli-play-game = à quel jeu (par défaut : { $default })
cli-play-seats = nombre de places (par défaut : le nombre de noms, ou 5)
cli-play-seat = votre place : un numéro à partir de 0, ou un nom (par défaut : { $default })
cli-play-hot = les places de ceux qui partagent cet écran, comme 0,2 ; all : toutes ; none : pour regarder jouer les bots
cli-play-bots = comment jouent les robots des autres places, si le jeu en a de plusieurs forces (par défaut : { $default })
cli-play-preset = une table toute prête : first_game, classic, everything ; it, fr, fa : comme dans la boîte de cette langue
cli-play-narrate = afficher le texte à lire à voix haute avant que chacun regarde son rôle
cli-play-set = régler toute autre option du jeu
cli-play-seed = graine de la donne ; qui la connaît connaît la donne
cli-play-save = garder un enregistrement de la partie
cli-replay-file = un enregistrement gardé avec --save ou téléchargé
cli-replay-viewer = montrer la partie comme cette place l’a vue (par défaut : comme un spectateur)
cli-replay-text = afficher toute la transcription d’un coup
cli-verify-file = { cli-replay-file }
cli-verify-receipt = le reçu de la donne que votre appareil a gardé, en JSON
cli-narrator-file = le fichier (par défaut : { $default })
cli-narrator-language = langue au début ; elle les a toutes (par défaut : celle du système, ou l’anglais)
cli-bench-what = que mesurer
cli-bench-rounds = nombre de tours ; le résultat est leur médiane
cli-bench-games = parties par tour
cli-arena-a = random, rules, logic, bayes ; naive ou observing pour comparer ; le vôtre sous la forme MODULE:CLASS
cli-arena-b = son adversaire
cli-arena-bot = rules ou random, ou le vôtre sous la forme MODULE:CLASS (par défaut : { $default })
cli-arena-games = parties d’un duel, dont la moitié en échangeant les camps
cli-arena-camelot-games = nombre de parties
cli-arena-seats = nombre de places (par défaut : { $default })
cli-arena-modules = rôles et modules en plus de la première partie
cli-arena-traitors = combien de Félons il peut y avoir (par défaut : { $default })
cli-arena-expansion = avec La Compagnie de Merlin
cli-arena-seed = graine des donnes (par défaut : { $default })
cli-arena-keep = garder les résultats là, et reprendre où l’on s’était arrêté
cli-arena-show = ne rien jouer, afficher ce qui a été joué jusqu’ici
cli-arena-jobs = processus qui jouent en même temps (par défaut : { $default })
cli-arena-json = afficher les chiffres en JSON
cli-gate-store = postgresql://… ou sqlite:PATH ; ou la variable CAMLANN_STORE
cli-gate-host = adresse à écouter (par défaut : cette machine seulement) ; ou la variable CAMLANN_HOST
cli-gate-bots-key = fichier du secret partagé avec les robots
cli-gate-people-keys = fait par `camlann keys --of` ; sans lui, ni notes ni signalements
cli-keep-store = { cli-gate-store }
cli-keep-keys = le fichier de clés (camlann keys)
cli-bots-at = les adresses des gates, comme http://host:8080
cli-bots-bots-key = fichier du secret partagé avec les gates
cli-admin-withdraw-id = l’id affiché par `camlann admin links` ; all : tous les liens
cli-keys-file = où écrire la clé
cli-keys-of = pas de nouvelle clé : écrire la partie de ce fichier de clés dont les gates ont besoin pour les notes et les signalements
cli-doctor-bus = nats://…, si vous utilisez NATS ; ou la variable CAMLANN_BUS
cli-doctor-keys = le fichier de clés, s’il n’est pas dans le dossier
cli-backup-folder = où écrire la sauvegarde ; un nouveau dossier
cli-backup-keys-of = le fichier de clés, s’il n’est pas dans le dossier de --data
cli-backup-keys = copier les clés là, loin de la sauvegarde
cli-restore-folder = une sauvegarde faite par camlann backup
cli-restore-keys = ses clés
cli-restore-erased = la liste de qui a été effacé (camlann.erased), plusieurs fois si besoin ; none : personne

## Options des jeux

cli-avalon-roles = rôles en plus de ceux de la table : { $values }
cli-avalon-lady = jouer avec la Dame du Lac
cli-avalon-excalibur = jouer avec Excalibur
cli-avalon-plot = jouer avec les cartes Complot
cli-avalon-lancelot = jouer avec les deux Lancelot : { $values }
cli-avalon-discussion = la discussion avant le vote : { $values }
cli-avalon-quest-order = ordre des quêtes : { $values }
cli-shadows-expansion = jouer avec La Compagnie de Merlin
cli-shadows-squires = commencer en écuyers, et gagner ses armoiries
cli-shadows-traitors = combien de Félons il peut y avoir : { $values }

## Réglages

cli-settings-name = le nom du serveur, affiché sur ses pages
cli-settings-url = l’adresse que l’on utilise, si ce n’est pas celle de cette machine : `https://…`
cli-settings-cell = la cellule que ce serveur est parmi plusieurs installations : les adresses de ses tables commencent par elle, comme `/t/c7-…`
cli-settings-lan-name = sans `--url` : d’autres noms de cette machine, en plus de son nom d’hôte et de ses adresses
cli-settings-proxy = si un proxy placé devant envoie les adresses des gens dans `X-Forwarded-For`
cli-settings-opens = qui peut ouvrir une table : tout le monde (`anyone`) ; le `club`, avec son lien ; ou seulement les `hosts` indiqués
cli-settings-club = le secret du lien du club, au moins 16 caractères ; `camlann serve` en crée un lui-même
cli-settings-hosts = qui peut ouvrir des tables en plus du propriétaire : des `person_id`, séparés par des virgules
cli-settings-owner = le `person_id` du propriétaire ; `camlann serve` le trouve dans son dossier
cli-settings-moderators = qui décide des signalements en plus du propriétaire : des `person_id`, séparés par des virgules
cli-settings-contact = contact de ce serveur, `mailto:…` ou `https://…` : affiché dans `security.txt`
cli-settings-erased = le fichier qui liste qui a été effacé, pour `camlann restore` ; `camlann serve` a le sien ; un gate sur PostgreSQL en a besoin, ou de `none`
cli-settings-open-tables = si des tables peuvent figurer dans une liste publique
cli-settings-chat = si l’on peut écrire des textes dans le chat
cli-settings-bots = si les robots peuvent jouer
cli-settings-bot-workers = combien de processus peuvent réfléchir pour les robots ; 0 : tous les robots sont faciles
cli-settings-spectators = si les spectateurs sont admis
cli-settings-push = si le service push de leur navigateur peut prévenir les gens qu’une partie lente ou un invité attend ; `loopback` : pour les tests, aussi un service push sur cette machine
cli-settings-animation-scale = combien de temps durent les révélations et les pauses des robots : 1 est normal, 0.5 la moitié
cli-settings-tables = combien de tables peuvent être ouvertes en un jour, par gate
cli-settings-tables-per-person = combien parmi elles par une même personne
cli-settings-people = combien d’appareils peuvent être connectés à la fois, par gate

## Ce qui ne va pas dans un réglage

setting-yes-or-no = { $variable }, ou { $flag }, doit être yes ou no, pas { $text }.
setting-number = { $variable }, ou { $flag }, doit être un nombre, pas { $text }.
setting-one-of = { $variable }, ou { $flag }, doit être une de ces valeurs : { $values }, pas { $text }.
setting-refused = { $variable }, ou { $flag }, ne peut pas être { $text } : { $error }.
setting-url = { $variable } doit être une adresse sans chemin, comme https://games.example.org.
setting-cell = { $variable } doit être un nom court comme c7 (une minuscule, puis au plus sept minuscules ou chiffres), pas { $text }.
setting-club = { $variable } est trop court et pourrait être deviné : prenez au moins 16 caractères.
setting-people = { $variables } attendent des person_id : 32 chiffres hexadécimaux.
setting-contact = { $variable } doit commencer par mailto: ou https://.
setting-lan-name = { $variable } doit être un nom comme games.home.arpa, sans port, pas { $text }.

## Ce qu’écrivent les commandes d’un serveur

serve-address = Camlann est à l’adresse { $url }
serve-alone = Seule cette machine peut l’atteindre. Pour les téléphones de votre réseau, retirez --host.
serve-phones = Sur un téléphone du même réseau, ouvrez { $url }
serve-here = Sur cette machine, ouvrez { $url }
serve-url = Tout le monde ouvre { $url }
serve-listens = Il écoute à l’adresse { $url }
serve-stop = Ctrl-C arrête le serveur. Les parties sont conservées dans { $path }.
serve-club = Lien pour les membres du club, qui peuvent ouvrir des tables : { $url }
serve-owner = Votre lien de propriétaire. Ouvrez-le une fois, et ne le donnez à personne : { $url }
owner-id = Le person_id du propriétaire est { $person-id }
owner-set = Mettez { $variable }={ $person-id } pour chaque gate, et redémarrez les gates.
admin-link = { $id } est valable jusqu’au { $until }
admin-no-links = Aucun lien encore valable pour un nouveau modérateur.
admin-withdrawn = Le lien { $id } a été retiré.
admin-no-link = Il n’y a pas de lien { $id } : il a servi, a expiré ou a été retiré.
admin-no-store = Il n’y a pas de base { $path }. Indiquez le dossier du serveur avec --data, ou sa base avec --store.
admin-unreachable = La base est injoignable. Vérifiez son adresse, et qu’elle fonctionne.
keys-exist = { $path } existe déjà et n’a pas été changé.
keys-not-written = { $path } ne peut pas être écrit ({ $error }). Créez son dossier, et donnez à cet utilisateur le droit d’y écrire.
keys-of-people = { $path } contient les clés dont les gates ont besoin pour les notes et les signalements. Aucune partie ne peut être lue avec elles.
keys-made = { $path } contient une nouvelle clé. Sans elle, aucune partie en cours ne peut être lue : gardez-en une copie en lieu sûr.
cli-narrator-written = { $path } : ouvrez-le dans un navigateur. Il n’a pas besoin de réseau.
cli-narrator-not-built = La page n’a pas été construite. Dans les sources, lancez d’abord scripts/web.
