## Partout

ui-skip = Aller à l’essentiel
ui-loading = Un instant …
ui-try-again = Réessayer
ui-no-text = Cette page est plus ancienne que la maison et n’a pas de mots pour cela. Recharge-la.
ui-connection-lost = La connexion est coupée. On essaie de la rétablir ; rien de ce que tu as fait n’est perdu.
ui-language = Langue
ui-dark = Couleurs sombres
ui-settings = Réglages
ui-yours = Tes affaires
ui-my-games = Mes parties
ui-your-name = Ton nom
ui-home = Vers la maison
ui-not-found-title = Il n’y a rien ici
ui-not-found-sentence = Cette adresse ne mène nulle part. Le lien est peut-être coupé.

## À la porte

ui-home-title = À qui se fier ?
ui-home-sentence = Des jeux de loyautés cachées : autour d’une table, un téléphone dans chaque main, ou chacun chez soi.
ui-new-table = Ouvrir une table
ui-which-game = Quel jeu ?
ui-about-avalon = Des quêtes, des votes et quelques-uns qui veulent les voir échouer. De 5 à 10 personnes, une demi-heure.
ui-about-shadows = Ensemble contre la chute de Camelot, et peut-être un Félon parmi vous. De 2 à 8 personnes, une heure et demie.
ui-code = Code
ui-join = Frapper
ui-join-hint = Six chiffres, donnés par quelqu’un à la table. On t’ouvrira.
ui-join-waiting = Tu as frappé. Quelqu’un à la table va t’ouvrir.
ui-join-declined = On ne t’a pas laissé entrer cette fois-ci.
ui-my-tables = Tes tables
ui-table-playing = Une partie est en cours
ui-table-waiting = Entre deux parties
ui-open-tables = Tables ouvertes
ui-open-free =
    { $free ->
        [1] 1 place libre
       *[other] { $free } places libres
    }
ui-invited = Tu as une invitation à une table
ui-come-in = Entrer

## Autour d’une table, avant une partie

ui-table-of =
    { $seats ->
        [0] Personne n’est encore assis
        [1] Une personne à la table
       *[other] { $seats } personnes à la table
    }
ui-sit = S’asseoir
ui-host = Hôte
ui-ready = c’est bon
ui-not-ready = pas encore
ui-be-ready = J’y suis
ui-unready = Attendez, pas encore
ui-bot = robot
ui-you = toi
ui-add-bot = Ajouter un robot
ui-shuffle = Tirer les places au sort
ui-move-up = Avancer { $name } d’une place
ui-move-down = Reculer { $name } d’une place
ui-dismiss = Faire lever { $name }
ui-next-in = Les suivants
ui-nothing-chosen = Aucun jeu n’est encore choisi
ui-presets = Tables toutes prêtes
ui-rules-here = Comment on joue ici
ui-begin = Commencer
ui-waits-for =
    { $count ->
        [1] On attend encore une personne
       *[other] On attend encore { $count } personnes
    }
ui-waits-for-host = Tout le monde y est. L’hôte lance la partie.
ui-invite = Inviter
ui-invite-title = Une place à notre table
ui-invite-how = Fais scanner ceci, envoie le lien, ou dicte le code.
ui-qr = Un code pour l’appareil photo du téléphone : le lien vers cette table
ui-share-link = Envoyer le lien
ui-show-code = Montrer un code
ui-copied = Copié

## Pendant la partie

ui-board = Le plateau
ui-seats = Autour de la table
ui-more = Plus
ui-tab-card = Ma carte
ui-tab-votes = Votes
ui-tab-log = Récit
ui-over = La partie est finie
ui-next-game = À la prochaine partie
ui-wait = Rien à faire pour toi en ce moment.
ui-thinking = réfléchit
ui-spectator = Tu regardes.
ui-ways = Que veux-tu faire ?
ui-choose = Ton choix
ui-back = Retour
ui-why = Pourquoi ?
ui-hold-to-look = Maintiens appuyé pour regarder
ui-tap-to-look = Touche pour regarder

## Avalon

ui-avalon-quest = Quête { $quest }, une équipe de { $size }
ui-avalon-won = réussie
ui-avalon-lost =
    { $fails ->
        [1] échouée, avec un échec
       *[other] échouée, avec { $fails } échecs
    }
ui-avalon-two-fails = il faut deux échecs
ui-avalon-rejections = Équipes rejetées : { $rejections } sur 5
ui-avalon-on-team = dans l’équipe
ui-avalon-lady = la Dame du Lac
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Ce que tu sais
ui-avalon-my-card = Quête { $quest } : tu as joué { $card }
ui-avalon-card-hint = Tout le monde dans la quête voit les deux cartes. Choisis-en une, puis joue-la.
ui-avalon-play-it = Jouer { $card }
ui-avalon-no-votes = Aucune équipe n’a encore été votée.
ui-avalon-col-quest = Quête

## Ses affaires, et celles d’une compagnie

ui-mine-none = Tu n’as encore été à aucune table.
ui-open = Ouvrir
ui-group-history = La compagnie
ui-forget = Oublier cette table
ui-game-of = { $game }, à { $seats }
ui-download = Télécharger l’enregistrement
ui-older = Plus anciennes
ui-to-the-table = À la table
ui-tally = Qui a gagné quoi
ui-tally-none = Aucune partie n’est encore finie ici.
ui-who = Qui
ui-game = Jeu
ui-won = Gagnées
ui-won-of = { $won } sur { $played }
ui-games-played = Parties jouées ici
ui-games-played-won = Victoire : { $names }
ui-games-played-abandoned = Interrompue

## Comme on aime

ui-digits = Chiffres
ui-digits-own = Comme dans la langue
ui-setting-theme = Couleurs
ui-setting-theme-own = Comme sur cet appareil
ui-setting-theme-light = Claires
ui-setting-theme-dark = Sombres
ui-setting-motion = Mouvement
ui-setting-motion-own = Comme sur cet appareil
ui-setting-motion-none = Aucun
ui-setting-look = Pour regarder une carte
ui-setting-look-hold = Maintenir appuyé
ui-setting-look-tap = Toucher
ui-setting-font = Lettres
ui-setting-font-own = Celles de la maison
ui-setting-font-plain = Simples
ui-setting-sound = Sons
    .about = Quand c’est à toi ; pareil pour tous les rôles.
ui-setting-shortcuts = Raccourcis clavier
    .about = Une touche t’amène au bon endroit pendant le jeu.

## Chat, clock, absence

ui-tab-chat = Parole
ui-chat-none = Personne n’a encore rien dit.
ui-chat-say = Dis quelque chose
ui-chat-send = Dire
ui-chat-phrases = Phrases que tout le monde lit
ui-chat-channel-evil = Au Mal seulement
ui-look-at = Regardez { $name } !
ui-clock = Temps restant
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } manque. Que fait-on ?
ui-ballot-rest = Que fait-on ?
ui-ballot-wait = Attendre
ui-ballot-bot = Donner la place à un robot
ui-ballot-spectator = Donner la place à qui regarde
ui-ballot-adjourn = Continuer une autre fois
ui-ballot-end = Finir sans résultat
ui-paused = La partie est suspendue.
ui-go-on = Je suis là : on continue
ui-away = { $name } n’est pas là.
ui-what-now = Que faire ?
ui-join-requests = { $name } frappe à la porte.
ui-let-in = Laisser entrer
ui-turn-away = Refuser

## Options

ui-option-own = Comme le jeu le prévoit
ui-every-option = Toutes les options
ui-clocks = Horloge

## Notes

ui-tab-notes = Notes
ui-notes = Notes
ui-notes-mark = Ce que tu penses de { $name }
ui-notes-unsure = ?
ui-notes-yours = Toi seul les vois, sur tous tes appareils.
ui-share-draft = Montrer aux autres mon choix pendant que je le fais
ui-notes-open = Ouvrir mes notes
ui-notes-close = Fermer mes notes

## Claims

ui-claims = Affirmations
ui-claim-which = Qu’affirmes-tu ?
ui-claim-say = Affirmer

## À l’entrée

ui-load-failed = Une partie de cette page n’est pas arrivée. La maison en a peut-être une plus récente.
ui-reload = Recharger la page
ui-avalon-side-count =
    { $side ->
        [evil] Mal { $count }
       *[other] Bien { $count }
    }
ui-play-bots = Jouer contre des robots
ui-members-open = Ici, seuls les membres du club ouvrent des tables. Tu peux rejoindre toute table où l’on t’invite.
ui-name-first = Dis d’abord ton nom.
ui-where = Où jouez-vous ?
ui-where-online = Chacun chez soi
    .about = Tout se passe à l’écran, la discussion aussi.
ui-where-one-room = Autour d’une table
    .about = Pas encore là. En attendant, « chacun chez soi » marche aussi dans une même pièce.
ui-game-later = Pas encore à l’écran
ui-any-game = Tous les jeux
ui-any-language = Toutes les langues
ui-refresh = Actualiser
ui-open-none = Aucune table n’est ouverte pour l’instant. Ouvres-en une, et on la trouvera.
ui-open-bots =
    { $count ->
        [one] { $count } robot y est assis
       *[other] { $count } robots y sont assis
    }
ui-settings-follow = Ils te suivent sur tous tes appareils.
ui-settings-here = Ils restent sur cet appareil, et te suivent dès que tu as un nom ici.
ui-settings-language = Langue et nombres
ui-calendar = Calendrier
ui-calendar-own = Celui de la langue
ui-calendar-gregory = Grégorien
ui-calendar-persian = Persan (hégire solaire)
ui-settings-example = Cela donne : { $when } ; { $number }
ui-settings-appearance = L’apparence
ui-settings-play = Pendant le jeu
ui-setting-letters = Espace entre les lettres
ui-setting-letters-own = Normal
ui-setting-letters-wide = Large
ui-setting-letters-wider = Très large
ui-setting-lines = Espace entre les lignes
ui-setting-lines-own = Normal
ui-setting-lines-wide = Large
ui-setting-lines-wider = Très large
ui-setting-volume = Volume : { $volume }
ui-setting-cover = Masquer les mots grossiers
    .about = Là où la table les signale ; un appui montre ce qu’il y a dessous.
ui-settings-me = Toi
ui-settings-devices = Tes appareils
ui-settings-passkeys = Clés d’accès
ui-settings-blocked = Personnes bloquées
ui-settings-data = Ce qui t’appartient
ui-settings-about = À propos de cette maison
ui-sign-in = J’ai déjà une clé d’accès
ui-table-alone = Une table rien qu’à toi
ui-table-asks-you = C’est à toi
ui-table-asks-several = Une question est posée, à toi aussi
ui-my-groups = Tes compagnies
ui-games-here =
    { $count ->
        [one] { $count } partie ensemble
       *[other] { $count } parties ensemble
    }
ui-about-server = Cette maison ne garde ni adresse ni mot de passe, et ne dit rien à personne d’autre.
ui-about-games = The Resistance: Avalon et Les Chevaliers de la Table ronde appartiennent à leurs auteurs. Si tu aimes y jouer ici, achète la boîte.
ui-about-thanks = Fait avec le travail d’autres
ui-about-own = Camlann est un logiciel libre (Apache-2.0), et ses images sont dessinées par lui-même.
ui-device-here = Cet appareil
ui-device-other = Un autre appareil
ui-device-seen = Vu pour la dernière fois : { $when }
ui-sign-out = Se déconnecter ici
ui-device-end-of = Terminer la session vue pour la dernière fois : { $when }
ui-device-end = Terminer
ui-devices-end-others = Terminer toutes les autres
ui-device-only = On ne te connaît qu’ici. Si tu perds cet appareil, tu perds ton nom et tes parties, sauf si tu crées une clé d’accès ou ajoutes un appareil.
ui-device-qr = Un code pour l’appareil photo de l’autre appareil : le lien qui le rend tien
ui-device-how = Scanne-le avec l’autre appareil, ou ouvre le lien là-bas. Il sert une fois, et cet appareil devient toi : ne le montre à personne.
ui-code-until = Valable jusqu’à : { $when }
ui-copy-link = Copier le lien
ui-device-another = Utiliser aussi un autre appareil
ui-data-about = Tu peux emporter tout ce qui est gardé sur toi, et le faire effacer quand tu veux.
ui-data-download = Télécharger mes données
ui-delete-account = M’effacer
ui-delete-account-sure = Veux-tu vraiment être effacé de cette maison ?
ui-delete-account-what = Ton nom, tes appareils, ce que tu as écrit et noté disparaissent aussitôt et pour toujours. Les parties jouées restent, sous un nom qui ne dit rien.
ui-delete-account-confirm = Pour confirmer, écris ton nom : { $name }
ui-delete-account-cancel = Non, je reste
ui-delete-account-do = M’effacer pour toujours
ui-renamed = Désormais, tu t’appelles { $name }.
ui-your-crest = Ces armoiries sont les tiennes : on te reconnaît aussi à elles.
ui-rename = Changer mon nom
ui-passkey-added = La clé d’accès est enregistrée.
ui-passkeys-about = Une clé d’accès te ramène, avec ton nom et tes parties, même si tu perds tous tes appareils. Ni mot de passe, ni adresse.
ui-passkey-since = Créée : { $when }
ui-passkey-end-of = Supprimer la clé d’accès créée : { $when }
ui-passkey-end = Supprimer
ui-passkeys-not-here = Les clés d’accès demandent une adresse sécurisée (https) et un navigateur qui les connaisse.
ui-passkey-add = Ajouter une clé d’accès
ui-rules-by-edition = Comme dans ma boîte
ui-own-choice = Choisi par l’hôte, option par option
ui-claims-place = { $by } dit : la place de { $of } est la mienne. Est-ce vrai ?
ui-claims-wait = Rien n’est décidé avant { $wait } secondes d’absence de { $of }. Ensuite, il faut l’accord de plus de la moitié d’entre vous.
ui-claims-count =
    { $count ->
        [one] Une personne sur { $of } est d’accord.
       *[other] { $count } personnes sur { $of } sont d’accord.
    }
ui-it-is-them = Oui, c’est sa place
ui-it-is-not = Non, ce n’est pas vrai
ui-sleep-hours = Quand tu dors
ui-sleep-hours-since = De
ui-sleep-hours-until = À
ui-sleep-hours-kept = Pendant ces heures, le temps ne court pas pour toi.
ui-sleep-hours-none = Change une heure : pendant ton sommeil, le temps ne court pas.
ui-code-admits = Qui tape le code entre aussitôt, pendant dix minutes
ui-table-settings = Comment cette table est tenue
ui-table-setting-open = La montrer parmi les tables ouvertes, pour tout le monde
ui-table-setting-language = La langue qu’on y parle
ui-table-setting-any-language = Celle que l’on veut
ui-table-setting-spectators = D’autres peuvent regarder
ui-table-setting-delay = Le retard de qui regarde
ui-table-setting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-table-setting-no-delay = Aucun retard
ui-table-setting-chat = Ce qu’on peut dire
ui-table-setting-chat-all = Tout
ui-table-setting-chat-phrases = Seulement phrases et déclarations, chacun les lit dans sa langue
ui-table-setting-chat-off = Rien : vous parlez ailleurs
ui-table-setting-quotes = On peut citer des lignes et des événements
ui-table-setting-marks = Les déclarations qui se contredisent sont marquées
ui-table-setting-words = Les mots grossiers sont signalés, et masqués pour qui le veut
ui-table-setting-abandoned = Une partie où personne ne revient finit après
ui-table-setting-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ui-table-setting-for-ever = Jamais
ui-table-setting-host-only = C’est à l’hôte d’en décider.
ui-dealing = La donne est en cours …
ui-all-ready = Tout le monde est prêt. Commence quand tu veux.
ui-hosted-by = { $name } est l’hôte
ui-what-we-play = Ce que nous jouons
ui-to-group-history = Parties et scores de cette table
ui-break-off = Arrêter la donne
ui-option-changed = modifié
ui-what-changes = Qu’est-ce que ça change ?
ui-what-changes-of = Qu’est-ce que ça change ? { $option }
ui-place-now = { $name } occupe la place { $place }.
ui-about-seat = Que faire pour { $name } ?
ui-up = Monter
ui-down = Descendre
ui-swap-with = Échanger avec …
ui-swap-with-of = Échanger la place de { $name } avec celle de
ui-hand-over = Nommer hôte
ui-hand-over-to = Confier la table à { $name }
ui-get-up = Se lever
ui-ask-up = Faire lever
ui-claim-back = Ce n’est pas ma place, finalement
ui-my-place = C’est ma place
ui-offer-seat = Donner ma place à { $name }
ui-offer-made = Tu offres ta place à { $name }.
ui-offer-back = Garder ma place
ui-offer-from = { $name } t’offre sa place. Tu continuerais la partie de là.
ui-offer-accept = Prendre la place
ui-offer-decline = Non merci
ui-keep-out = Écarter pour ce soir
ui-keep-out-of = Faire lever { $name } et ne plus laisser s’asseoir ce soir
ui-allow-to-sit = Laisser { $name } s’asseoir de nouveau
ui-ballot-wait-over = Rien ne se fait avant { $wait } secondes. Si { $name } se connecte, le vote s’arrête.
ui-claim-seat = La place de { $name } est la mienne
ui-my-seat-hint = Si la personne est absente, on demande aux autres.
ui-free-place = Une place libre
ui-for-so-many = De { $least } à { $most } joueurs
ui-fill-bots =
    { $count ->
        [one] Remplir { $count } place avec un robot
       *[other] Remplir { $count } places avec des robots
    }
ui-next-in-are = À la prochaine partie : { $names }
ui-next-in-nobody = Personne n’attend encore la prochaine partie.
ui-invited-how = Dis comment tu veux t’appeler, et tu y es.
ui-clock-own = Secondes pour chaque sorte de question ; 0 pour autant qu’il faut
ui-clock-bank = une réserve pour toute la partie
ui-clock-waking = Seules les heures de veille comptent

## Replay

ui-replay = Une partie terminée
ui-replay-of = { $game }, partie { $number }
ui-replay-look = La revoir
ui-replay-as = Avec quels yeux
ui-replay-as-whole = En sachant tout
ui-replay-as-spectator = Ce que tout le monde a vu
ui-replay-as-seat = Comme { $name } l’a vue
ui-replay-as-own = Comme tu l’as vue ({ $name })
ui-replay-timeline = Déroulement de la partie
ui-replay-chapters = Étapes de la partie
ui-replay-step = Moment
ui-replay-step-of = { $at } sur { $all }
ui-replay-first = Au début
ui-replay-back = Un pas en arrière
ui-replay-on = Un pas en avant
ui-replay-last = À la fin
ui-replay-play = Laisser défiler
ui-replay-pause = Arrêter
ui-replay-happened = Ce qui a mené ici
ui-replay-nothing = Rien n’a été annoncé en chemin.
ui-replay-alone = { $name } seulement :
ui-replay-nobody = Personne ne l’a vu :
ui-replay-known = Qui savait quoi
ui-replay-share = Partager ce moment
ui-replay-copy = Copier le lien vers ce moment
ui-replay-copy-how = Il s’ouvre pour les personnes qui étaient à la table.
ui-replay-open = Créer un lien pour tout le monde
ui-replay-open-how = Il s’ouvre pour quiconque le possède. À la place des noms, les personnes y ont des armoiries, sauf qui a créé le lien et qui souhaite son nom.
ui-replay-link = Lien
ui-replay-links = Liens pour tout le monde
ui-replay-link-by = Créé par { $name }, { $when }
ui-replay-named = M’y appeler par mon nom
ui-replay-unlink = Retirer le lien
ui-replay-text = Garder comme texte
ui-proof = La preuve de la donne
ui-proof-checking = Cet appareil vérifie la donne…
ui-proof-failed = L’enregistrement n’est pas arrivé : rien n’a pu être vérifié.
ui-proof-holds = Vérifiée sur cet appareil : la donne est tombée comme elle le devait.
ui-proof-together =
    { $seats ->
        [one] { $seats } place l’a tirée avec le serveur.
        [many] { $seats } de places l’ont tirée avec le serveur.
       *[other] { $seats } places l’ont tirée avec le serveur.
    }
ui-proof-receipt = Cet appareil a pris part à la donne, et l’enregistrement dit ce qu’il avait vu alors.
ui-proof-no-receipt = Cet appareil n’a rien gardé de cette donne : l’enregistrement ne s’accorde qu’avec lui-même.
ui-proof-broken = Quelque chose ne va pas dans cette donne.
ui-proof-nothing = On ne peut rien prouver de cette donne.
ui-proof-how = Comment on vérifie
ui-proof-explained = Avant la donne, le serveur et l’appareil de chaque personne ont promis un nombre sans le montrer. Puis tous les nombres ont été montrés, et tout ce qui relève du hasard découle de leur ensemble : personne ne pouvait le choisir à part. Cette page a refait chaque tirage à partir de ces nombres et l’a comparé à ce qui a été distribué. Quand une table garde ses secrets après la fin, ou qu’une partie a été interrompue, les nombres ne sont pas tous montrés, et l’on ne peut alors rien prouver.
ui-proof-by-hand = Vérifier par ses propres moyens
ui-proof-by-hand-how = Télécharge l’enregistrement et fais-le examiner par ton propre programme :
ui-tally-bars = Parties gagnées sur toutes celles jouées
ui-tally-table = La même chose en tableau
ui-avalon-knew = { $name } : { $what }
ui-avalon-peeked = Quête { $quest }, la carte de { $name } : { $card }
ui-avalon-cards-played = Cartes de quête jouées
ui-avalon-card-on = Quête { $quest } : { $card }
ui-avalon-chapter-deal = La donne
ui-avalon-chapter-round = Tour { $round }
ui-avalon-chapter-end = La fin

## Chat, blocks and reports

ui-chat-views = Quelle partie de la conversation
ui-chat-view-table = Table
ui-chat-view-spectators = Spectateurs
ui-chat-view-sealed = À part
ui-chat-view-claims = Déclarations
ui-chat-view-people = Personnes
ui-chat-messages = Ce qui a été dit
ui-chat-new =
    { $count ->
        [one] { $count } nouveau message
        [many] { $count } de nouveaux messages
       *[other] { $count } nouveaux messages
    }
ui-chat-said = { $name } : { $words }
ui-chat-about-message = À propos de ce qu’a dit { $name }
ui-chat-about = À propos de { $name }
ui-chat-do = Que puis-je faire ?
ui-chat-jump = Aller à ce qui est cité
ui-chat-covered = mot masqué
ui-chat-left =
    { $count ->
        [one] Il reste { $count } caractère
        [many] Il reste { $count } de caractères
       *[other] Il reste { $count } caractères
    }
ui-chat-unquote = Ne pas citer cela
ui-chat-at-hand = Phrases sous la main
ui-chat-any-table = À toutes les tables
ui-chat-sealed-hint = Ce salon n’est pas pour tout le monde, et il a le même aspect pour chacun : ouvre-le pour voir s’il est pour toi. Il se referme tout seul.
ui-chat-sealed-open = Ouvrir le salon
ui-chat-sealed-close = Fermer le salon
ui-chat-sealed-none = Il n’y a rien ici que tu puisses lire.
ui-chat-quote = Citer
ui-chat-mute = Ne plus me montrer ses messages ici
ui-chat-unmute = Me montrer de nouveau ses messages ici
ui-chat-mute-hint = À cette table, sur tous tes appareils. Personne d’autre ne l’apprend.
ui-chat-block = Bloquer
ui-chat-unblock = Débloquer
ui-chat-block-hint = Aucun de vous deux ne lit plus les mots de l’autre, à aucune table. Les déclarations et les phrases toutes faites restent audibles.
ui-chat-muted = Tu ne vois plus ce que dit { $name } ici.
ui-chat-unmuted = Tu vois de nouveau ce que dit { $name } ici.
ui-chat-blocked = { $name } et toi, vous ne vous lisez plus.
ui-chat-unblocked = { $name } et toi, vous vous lisez de nouveau.
ui-undo = Annuler
ui-close = Fermer
ui-is-muted = masqué pour toi ici
ui-is-blocked = contact bloqué
ui-is-muted-for-all = ne peut pas parler ici
ui-point = Montrer quelqu’un
ui-point-at = Montrer { $name }
ui-point-hint = Cela apparaît un instant sur l’écran de chacun.
ui-quote-fact = Citer ce qui s’est passé
ui-quote-hint = Cela accompagne la prochaine chose que tu dis.
ui-claim-kind = déclare
ui-claim-make = Déclarer quelque chose
ui-claim-hint = Personne n’a rien vérifié : une déclaration peut être un mensonge.
ui-claim-against = Ne s’accorde pas avec ce qui a été déclaré avant
ui-claim-fallen = ne tient plus
ui-claim-clash = incompatible avec une autre
ui-claims-by = Dans quel ordre
ui-claims-by-seat = Par personne
ui-claims-by-time = Par heure
ui-claims-stale = Aussi ce qui ne tient plus
ui-claims-none = Personne n’a rien déclaré dans cette partie.
ui-report-message = Signaler ce message
ui-report-person = Signaler cette personne
ui-report-of = Signaler { $name }
ui-report-why = De quoi s’agit-il ?
ui-report-hint = La maison y joint ce qui a été dit autour. Personne n’apprend qui a signalé.
ui-report-send = Signaler
ui-report-made = Merci. Quelqu’un va regarder ; tu pourras lire la suite parmi tes signalements.
ui-mute-all = Ne plus laisser parler ici
ui-unmute-all = Laisser parler de nouveau ici
ui-mute-all-hint = En tant qu’hôte, pour toute la table. Tout le monde le voit, et pourquoi.
ui-mute-all-of = Pourquoi { $name } ne peut plus parler ?
ui-mute-reason-abuse = Propos abusifs
ui-mute-reason-flood = Trop de messages
ui-mute-reason-telling = Révéler ce qui ne doit pas l’être
ui-mute-reason-other = Autre chose
ui-moderation = Signalements à cette table
ui-moderation-none = Il n’y a rien à décider.
ui-moderation-mute = Plus de messages ici pendant 30 jours
ui-moderation-let-be = Laisser passer
ui-server-moderation = Pour la modération
ui-moderation-reported = message signalé
ui-moderation-action = Ce qui est décidé
ui-moderation-reason = À cause de
ui-moderation-days = Jours (0 : pour toujours)
ui-moderation-decide = Décider
ui-reports = Mes signalements
ui-reports-sentence = Ce que tu as signalé, ce qu’il en est advenu, et ce qui a été décidé à ton sujet.
ui-reports-none = Tu n’as rien signalé, et rien n’a été décidé à ton sujet.
ui-report-made-by-you = Ton signalement
ui-report-about-you = À ton sujet
ui-report-state-open = en attente
ui-report-state-decided = décision prise
ui-report-state-objected = de nouveau à l’étude
ui-report-state-final = décision définitive
ui-report-for-good = C’est pour toujours.
ui-report-until = Jusqu’au { $when }.
ui-report-because = Motif : { $reason } ({ $when })
ui-report-object = Je ne suis pas d’accord
ui-unblock-of = Débloquer { $name }
ui-blocked-none = Tu n’as bloqué personne.
ui-pointed-at = { $name } montre ici

## Le jeu : tours, confirmations, touches, autour de la partie

ui-answered = a répondu
ui-avalon-track-lost =
    { $fails ->
        [1] 1 échec
       *[other] { $fails } échecs
    }
ui-question = À toi
ui-inventory = Ce qu’il y a en jeu
ui-waiting = On attend : { $names }.
ui-considered = envisagé
ui-is-away = absence
ui-stand-in-for = remplace { $name }
ui-why-not = Ce choix n’est pas possible. Appuie pour savoir pourquoi.
ui-pick-more =
    { $count ->
        [1] Encore une personne.
       *[other] Encore { $count }.
    }
ui-picked = Choix : { $names }
ui-pick-someone =
    { $most ->
        [1] Choisis une personne à la table.
       *[other] Choisis { $most } personnes à la table.
    }
ui-confirm = On ne peut pas revenir en arrière.
ui-confirm-yes = Oui, vas-y
ui-confirm-no = Non, attends
ui-title-turn = ● À toi de jouer – Camlann
ui-clock-left = Encore { $seconds } secondes.
ui-keys = Touches
ui-keys-hint = Aucune touche ne décide : elle te mène au bon endroit, où tu appuies. On peut les désactiver dans les réglages.
ui-key-approve = Vers : approuver
ui-key-reject = Vers : rejeter
ui-key-go = Au bouton de la réponse
ui-key-tab-card = Ma carte
ui-key-tab-chat = Parole
ui-key-tab-votes = Votes
ui-key-tab-notes = Notes
ui-key-tab-log = Récit
ui-key-tab-table = Table
ui-key-seat = À une place ; la choisit quand on choisit des gens
ui-key-list = Cette liste
ui-tab-table = Table
ui-call = Consulter la table sur cette partie
ui-call-hint = Tout le monde vote : continuer, reprendre une autre fois, ou finir sans résultat.
ui-stay = Je reste, finalement
ui-give-up = Quitter ma place
ui-give-up-sure = Tu quittes ta place dans cette partie.
ui-give-up-hint = La table décide qui la prend. Tu peux revenir.
ui-take-back = Reprendre ma place
ui-volunteer = Je veux bien remplacer
ui-volunteer-hint = S’il manque quelqu’un, la table peut te donner la place.
ui-unvolunteer = Finalement, je ne remplace pas
ui-queue = Jouer la prochaine partie
ui-unqueue = Pas la prochaine partie
ui-back-already = Te revoilà. La partie reprend quand plus de la moitié est là.
ui-ballot-count =
    { $count ->
        [1] Une personne a voté.
       *[other] { $count } ont voté.
    }
ui-again = Une autre partie, je suis là
ui-skip-turning = Tout montrer
ui-card-hint = Elle se referme quand tu lâches ou regardes ailleurs. Attention à qui se tient derrière toi.
ui-avalon-spotlight = sous les projecteurs
ui-avalon-named = nom donné par l’Assassin
ui-avalon-learned = montré depuis
ui-avalon-others-know = Ce que les autres peuvent savoir de toi
ui-avalon-seen-by-nobody = On n’a montré à personne qui tu es.
ui-avalon-seen-by-merlin = On a montré à Merlin que tu sers le Mal.
ui-avalon-seen-by-evil = Les autres du Mal qui ouvrent les yeux savent que tu en es.
ui-avalon-seen-by-evil-lancelot = Les autres du Mal savent que tu es le Lancelot du Mal.
ui-avalon-seen-by-percival = On a montré à Perceval que tu es Merlin.
ui-avalon-seen-by-percival-two = Perceval a vu deux personnes, dont toi : l’une est Merlin, l’autre Morgane.
ui-avalon-seen-by-lancelot = L’autre Lancelot sait qui tu es.
ui-avalon-you-win = Comment tu gagnes
ui-avalon-play-which = Choisis une carte
ui-avalon-brief-reveal = Ouvre ta carte ci-dessous, lis qui tu es et ce que tu sais, et dis quand tu l’as vue.
ui-avalon-read-aloud = À lire à voix haute, si vous êtes dans la même pièce
    .about = L’un de vous lit lentement pendant que tous ont les yeux fermés. Ta carte montre la même chose.
ui-avalon-brief-veil = Tout le monde voit la même chose ici, pour que nul ne sache qui choisit. Seule compte la parole de l’Assassin.
ui-avalon-brief-quest = La quête { $quest } demande une équipe de { $size }.
ui-avalon-brief-team = Pour la quête { $quest } : { $names }
ui-avalon-brief-bearer = Excalibur est avec { $name }.
ui-avalon-brief-two = Il faut deux échecs pour perdre cette quête.
ui-avalon-brief-last = Cinquième équipe de ce tour : si elle est rejetée aussi, le Mal gagne.
ui-avalon-just-seen = On t’a montré quelque chose. Tout le monde le sait, personne ne sait quoi.
ui-avalon-in-game = En jeu : { $good } du Bien, { $evil } du Mal
ui-avalon-lady-with = La Dame du Lac est avec { $name }.
ui-avalon-lady-before = Avant : { $names }. Elle n’y retourne jamais.
ui-avalon-allegiance = Cartes Allégeance
ui-avalon-allegiance-open = Elles sont visibles dès le début et agissent l’une après l’autre. Au changement, les deux Lancelot passent dans l’autre camp.
ui-avalon-allegiance-by-quest = Elles sont visibles dès le début, une par quête, et chacune agit avec sa quête. Au changement, les deux Lancelot passent dans l’autre camp.
ui-avalon-allegiance-of-quest = Quête { $quest } : { $card }
ui-avalon-allegiance-of-round = Tour { $round } : { $card }
ui-avalon-allegiance-acted = a déjà agi
ui-avalon-allegiance-hidden = On les retourne une à une. Au changement, les deux Lancelot changent de camp, sans qu’on dise qui ils sont.
ui-avalon-plots = Cartes Complot : { $held } sur la table, { $left } dans la pioche
ui-avalon-plot-drawn = à distribuer
ui-avalon-hide-votes = Cacher les votes
ui-avalon-votes-caption = Tous les votes, équipe par équipe
ui-avalon-wins = Victoire du { $side }
ui-avalon-who-was-who = Qui était qui
ui-avalon-what-each-knew = Ce que savait chaque personne
ui-avalon-decisive = Les votes qui ont décidé
ui-avalon-ride = Quête { $quest } : { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] Proposition : { $leader } ; tout le monde pour.
       *[other] Proposition : { $leader } ; pour { $approve }, contre { $reject }.
    }
ui-avalon-rode =
    { $count ->
        [1] dans une quête
       *[other] dans { $count } quêtes
    }
ui-avalon-rode-failed =
    { $count ->
        [0] aucune perdue
        [1] une perdue
       *[other] { $count } perdues
    }

## Chevaliers dont les robots portent le nom

ui-knight-accolon = Accolon
ui-knight-bedivere = Bédivère
ui-knight-caradoc = Caradoc
ui-knight-dinadan = Dinadan
ui-knight-elyan = Élian
ui-knight-feirefiz = Feirefiz
ui-knight-gareth = Gareth
ui-knight-hector = Hector
ui-knight-ironside = Flanc-de-Fer
ui-knight-kahedin = Kaherdin
ui-knight-lamorak = Lamorat
ui-knight-marhaus = Morholt
ui-knight-nentres = Nentrès
ui-knight-owain = Yvain
ui-knight-pelleas = Pelléas
ui-knight-sagramore = Sagremor
