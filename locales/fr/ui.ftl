## Partout

ui-skip = Aller au contenu principal
ui-loading = Un instant …
ui-try-again = Réessayer
ui-labelled = { $label } : { $text }
ui-no-text = Cette page n’est plus à jour. Recharge-la.
ui-connection-lost = Connexion perdue. Reconnexion en cours … Rien n’est perdu.
ui-restored = Cette table a été restaurée au { $when }. Ce qui a été joué ici après est perdu.
ui-language = Langue
ui-dark = Thème sombre
ui-settings = Réglages
ui-yours = Ton compte
ui-my-games = Mes parties
ui-your-name = Ton nom
ui-home = Accueil
ui-not-found-title = Il n’y a rien ici
ui-not-found-sentence = Cette page n’existe pas. Le lien est peut-être coupé.

## À la porte

ui-home-title = À qui se fier ?
ui-home-sentence = Des jeux de loyautés cachées comme Avalon : de chez soi, ou ensemble dans la même pièce, chacun avec son téléphone.
ui-home-new = Première fois ici ? Joue une partie guidée : sept minutes
ui-how = Comment on joue
ui-how-1 = Asseyez-vous ensemble
    .text = Partagez un lien ou un code. Pas besoin de compte, et des robots peuvent prendre les places libres.
ui-how-2 = Recevez un rôle secret
    .text = Quelques-uns servent le Mal et se connaissent. Merlin les connaît aussi, mais ne doit pas le montrer.
ui-how-3 = Trouvez à qui faire confiance
    .text = Discutez, choisissez les équipes, votez. Le Bien doit réussir trois quêtes, et un seul traître dans l’équipe peut en faire échouer une.
ui-footer = Logiciel libre. Ni publicité, ni pistage.
ui-new-table = Nouvelle table
ui-which-game = Quel jeu ?
ui-about-avalon = Des quêtes, des votes, et quelques joueurs qui veulent les faire échouer. De 5 à 10 joueurs, une demi-heure.
ui-about-shadows = Sauvez Camelot ensemble, avec peut-être un Félon parmi vous. De 2 à 8 joueurs, une heure et demie.
ui-code = Code
ui-code-first = Écris les six chiffres du code.
ui-code-wrong = Aucune table n’a ce code en ce moment. Demande le code actuel.
ui-join = Rejoindre
ui-join-hint = Les six chiffres donnés par quelqu’un à la table.
ui-join-waiting = Tu as demandé à entrer. Quelqu’un à la table va te laisser entrer.
ui-join-declined = On ne t’a pas laissé entrer cette fois-ci.
ui-my-running = Continuer à jouer
ui-my-tables = Tes tables
ui-table-playing = Partie en cours
ui-table-waiting = Entre deux parties
ui-open-tables = Tables ouvertes
ui-open-free =
    { $free ->
        [1] 1 place libre
       *[other] { $free } places libres
    }
ui-invited = Tu as une invitation à une table
ui-come-in = Rejoindre

## Autour d’une table, avant une partie

ui-table-of =
    { $seats ->
        [0] Pas encore de joueur
        [1] 1 joueur
       *[other] { $seats } joueurs
    }
ui-sit = S’asseoir
ui-host = Hôte
ui-ready = c’est bon
ui-not-ready = pas encore
ui-be-ready = C’est bon
ui-unready = Pas encore
ui-bot =
    { $level ->
        [easy] robot facile
        [fair] robot moyen
        [strong] robot fort
       *[none] robot
    }
ui-bot-for =
    { $level ->
        [easy] robot facile pour { $name }
        [fair] robot moyen pour { $name }
        [strong] robot fort pour { $name }
       *[none] robot pour { $name }
    }
ui-bot-level = Niveau des nouveaux robots
ui-bot-level-short =
    { $level ->
        [fair] moyen
        [strong] fort
       *[easy] facile
    }
ui-bot-plays-random = Choisit au hasard.
ui-bot-plays-avalon-rules = Suit ce qu’il a vu et soupçonne ceux dont les quêtes ont échoué.
ui-bot-plays-avalon-logic = Écarte ce qui est impossible et s’attend aux habitudes des gens.
ui-bot-plays-avalon-bayes = Pèse chaque vote, chaque équipe et chaque quête, et cache ce qu’il sait.
ui-bot-plays-shadows-rules = Aide là où cela vaut le plus. Félon, il fait ce qu’un Chevalier pourrait faire et qui nuit le plus.
ui-bot-speaks-calm = Parle peu.
ui-bot-speaks-blunt = Dit ce qu’il pense.
ui-bot-speaks-warm = Voit le bon côté des gens.
ui-you = toi
ui-add-bot = Ajouter un robot
ui-shuffle = Mélanger les places
ui-move-up = Avancer { $name } d’une place
ui-move-down = Reculer { $name } d’une place
ui-dismiss = Libérer la place de { $name }
ui-next-in = Liste d’attente
ui-nothing-chosen = Pas encore de jeu choisi
ui-presets = Préréglages
ui-rules-here = Règles de cette table
ui-begin = Lancer
ui-waits-for =
    { $count ->
        [1] Une personne n’est pas encore prête
       *[other] { $count } personnes ne sont pas encore prêtes
    }
ui-waits-for-host = Tout le monde est prêt. L’hôte lance la partie.
ui-invite-title = Rejoins notre table
ui-qr = QR code avec le lien vers cette table
ui-share-link = Partager
ui-code-left = Code valable { $minutes } min
ui-code-ask = Me demander avant que quelqu’un entre avec le code
ui-copied = Copié

## Pendant la partie

ui-board = Le plateau
ui-seats = Joueurs
ui-more = Plus
ui-tab-card = Ma carte
ui-tab-votes = Votes
ui-tab-log = Historique
ui-over = La partie est finie
ui-next-game = Salon
ui-wait = Rien à faire pour l’instant.
ui-thinking = réfléchit …
ui-spectator = Tu regardes.
ui-ways = Que veux-tu faire ?
ui-choose = Ton choix
ui-back = Retour
ui-why = Qu’est-ce que ça veut dire ?
ui-hold-to-look = Maintiens pour voir
ui-tap-to-look = Touche pour voir

## Avalon

ui-avalon-quest = Quête { $quest }, équipe de { $size }
ui-avalon-won = réussie
ui-avalon-lost =
    { $fails ->
        [1] échouée, avec un échec
       *[other] échouée, avec { $fails } échecs
    }
ui-avalon-two-fails = il faut deux échecs
ui-avalon-rejections = Équipes rejetées : { $rejections } sur 5 (5 : le Mal gagne)
ui-avalon-on-team = dans l’équipe
ui-avalon-lady = la Dame du Lac
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Ce que tu sais
ui-avalon-my-card = Quête { $quest } : tu as joué { $card }
ui-avalon-no-votes = Pas encore de vote.
ui-avalon-col-quest = Quête

## Mes tables et groupes

ui-mine-none = Pas encore de table.
ui-open = Ouvrir
ui-group-history = Parties et victoires
ui-group-invite = Inviter tout le monde à jouer
    .about = Sur les appareils où les autres veulent être prévenus. Chacun l’est une seule fois pour la prochaine partie, jamais pendant ses heures de sommeil.
ui-group-invited = C’est fait : tout le monde est prévenu.
ui-forget = Retirer de ma liste
ui-game-of = { $game }, { $seats } joueurs
ui-download = Télécharger l’enregistrement
ui-older = Voir les précédentes
ui-to-the-table = Retour à la table
ui-tally = Victoires
ui-tally-none = Pas encore de partie terminée.
ui-who = Joueur
ui-game = Jeu
ui-won = Gagnées
ui-won-of = { $won } sur { $played }
ui-games-played = Parties jouées
ui-games-played-won = Victoire : { $names }
ui-games-played-abandoned = Finie sans résultat

## Comme on aime

ui-digits = Chiffres
ui-digits-own = Selon la langue
ui-setting-theme = Thème
ui-setting-theme-own = Selon l’appareil
ui-setting-theme-light = Clair
ui-setting-theme-dark = Sombre
ui-setting-motion = Animations
ui-setting-motion-own = Selon l’appareil
ui-setting-motion-none = Aucune
ui-setting-look = Voir une carte, confirmer un acte
ui-setting-look-hold = Maintenir appuyé
ui-setting-look-tap = Toucher
ui-setting-push = Me prévenir quand c’est mon tour
    .about = Dans les parties sur plusieurs jours, quand ton groupe t’invite ou que quelqu’un demande à entrer : sur cet appareil, même la page fermée, jamais pendant tes heures de sommeil.
ui-setting-push-denied = Ton navigateur n’autorise pas les notifications pour cette page. Tu peux le changer dans ses réglages.
ui-setting-keep-open = Garder mon rôle visible
    .about = Quand personne d’autre ne peut voir ton écran. Sur cet appareil seulement.
ui-setting-font = Police
ui-setting-font-own = Par défaut
ui-setting-font-plain = Simple
ui-setting-sound = Sons et vibrations
    .about = Votes, cartes, messages, ton tour. Les mêmes pour chaque rôle.
ui-setting-vibration = Vibrations
    .about = Brèves, avec les sons.
ui-setting-awake = Garder l’écran allumé
    .about = Pendant une partie.
ui-setting-shortcuts = Raccourcis clavier
    .about = Une touche t’amène au bon bouton pendant le jeu.

## Chat, clock, absence

ui-tab-chat = Chat
ui-chat-none = Pas encore de message.
ui-chat-say = Écris un message
ui-chat-send = Envoyer
ui-chat-channel-evil = Le Mal seulement
ui-look-at = Regardez { $name } !
ui-clock = Temps restant
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } n’est pas là. Que fait-on ?
ui-ballot-rest = Que fait-on ?
ui-ballot-wait = Attendre
ui-ballot-bot = Un robot à sa place
ui-ballot-spectator = Un spectateur à sa place
ui-ballot-adjourn = Continuer une autre fois
ui-ballot-end = Finir sans résultat
ui-paused = La partie est en pause.
ui-go-on = Je suis là, on continue
ui-away = { $name } n’est pas là.
ui-what-now = Que faire ?
ui-join-requests = { $name } veut entrer.
ui-join-requests-list = Demandes d’entrée
ui-let-in = Laisser entrer
ui-turn-away = Refuser
ui-ballot-play-on = Continuer

## Options

ui-option-own = Par défaut
ui-every-option = Toutes les options
ui-clocks = Horloge

## Notes

ui-tab-notes = Notes
ui-notes = Notes
ui-notes-mark = Ce que tu penses de { $name }
ui-notes-unsure = ?
ui-notes-yours = Tu es seul à les voir, sur tous tes appareils.
ui-share-draft = Montrer mes choix en direct
ui-notes-open = Ouvrir mes notes
ui-notes-close = Fermer mes notes

## Claims

ui-claims = Déclarations
ui-claim-say = Déclarer

## À l’entrée

ui-load-failed = Une partie de la page ne s’est pas chargée. Le serveur a peut-être été mis à jour.
ui-reload = Recharger la page
ui-avalon-side-count =
    { $side ->
        [evil] Mal { $count }
       *[other] Bien { $count }
    }
ui-play-bots = Jouer avec des robots
ui-practice-wish = Entraînement : après chaque quête, montre-moi ce que je pouvais savoir
ui-members-open = Sur ce serveur, seuls les membres du club ouvrent des tables. Tu peux rejoindre toute table où l’on t’invite.
ui-name-first = Écris d’abord un nom.
ui-who-joins = Qui peut entrer ?
ui-new-link = Les gens que tu invites
    .about = Par lien, QR code ou code.
ui-new-public = Tout le monde
    .about = La table figure dans la liste des tables ouvertes.
ui-create-table = Créer la table
ui-any-game = Tous les jeux
ui-any-language = Toutes les langues
ui-refresh = Actualiser
ui-open-none = Aucune table ouverte pour l’instant. Crées-en une où tout le monde peut entrer : les autres la trouveront ici.
ui-open-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
ui-open-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
ui-open-own-rules = Règles maison
ui-open-clock = Horloge : { $clock }
ui-settings-follow = Enregistrés dans ton compte.
ui-settings-here = Enregistrés sur cet appareil. Choisis un nom, et ils te suivront sur les autres.
ui-settings-language = Langue et nombres
ui-calendar = Calendrier
ui-calendar-own = Selon la langue
ui-calendar-gregory = Grégorien
ui-calendar-persian = Persan (hégire solaire)
ui-settings-example = Exemple : { $when } ; { $number }
ui-settings-appearance = Apparence
ui-settings-play = Pendant le jeu
ui-setting-letters = Espace entre les lettres
ui-setting-letters-own = Normal
ui-setting-letters-wide = Large
ui-setting-letters-wider = Très large
ui-setting-lines = Espace entre les lignes
ui-setting-lines-own = Normal
ui-setting-lines-wide = Large
ui-setting-lines-wider = Très large
ui-setting-volume = Volume : { $volume }
ui-setting-cover = Masquer les gros mots
    .about = Aux tables qui les signalent. Appuie sur un mot masqué pour le voir.
ui-settings-me = Toi
ui-settings-devices = Tes appareils
ui-settings-passkeys = Clés d’accès
ui-settings-blocked = Personnes bloquées
ui-settings-data = Tes données
ui-settings-about = À propos de ce serveur
ui-sign-in = Se connecter avec une clé d’accès
ui-table-alone = Toi seul
ui-table-others =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
ui-mine-won = Gagnée
ui-mine-lost = Perdue
ui-table-asks-you = C’est à toi
ui-table-asks-several = À toi de jouer
ui-my-groups = Tes groupes
ui-games-here =
    { $count ->
        [one] { $count } partie ensemble
       *[other] { $count } parties ensemble
    }
ui-about-server = Ce serveur ne garde ni adresse e-mail ni mot de passe, et ne partage rien avec personne.
ui-about-server-push = Ce serveur ne garde ni adresse e-mail ni mot de passe. Si tu actives « { ui-setting-push } », l’éditeur de ton navigateur sait quand un message part, pas ce qu’il dit. Rien d’autre n’est partagé.
ui-about-games = The Resistance: Avalon et Les Chevaliers de la Table ronde appartiennent à leurs auteurs. Si tu aimes y jouer ici, achète la boîte.
ui-about-version = La version de Camlann ici : { $version }
ui-about-thanks = Réalisé avec
ui-about-own = Camlann est un logiciel libre (Apache-2.0) et dessine lui-même ses images.
ui-device-here = Cet appareil
ui-device-other = Un autre appareil
ui-device-seen = Dernière visite : { $when }
ui-sign-out = Se déconnecter
ui-device-end-of = Déconnecter l’appareil vu pour la dernière fois : { $when }
ui-device-end = Déconnecter
ui-devices-end-others = Déconnecter tous les autres
ui-device-only = Tu n’as accès que depuis cet appareil. Si tu le perds, tu perds ton nom et tes parties, sauf si tu ajoutes une clé d’accès ou un autre appareil.
ui-device-qr = QR code avec le lien qui connecte ton autre appareil
ui-device-how = Scanne-le avec l’autre appareil, ou ouvre le lien là-bas. Il sert une fois et donne accès à ton compte : ne le montre à personne.
ui-code-until = Valable jusqu’à : { $when }
ui-copy-link = Copier le lien
ui-device-another = Ajouter un appareil
ui-data-about = Tu peux télécharger tout ce qui est gardé sur toi, et le supprimer quand tu veux.
ui-data-download = Télécharger mes données
ui-delete-account = Supprimer mon compte
ui-delete-account-sure = Supprimer ton compte ?
ui-delete-account-what = Ton nom, tes appareils, tes messages et tes notes sont supprimés aussitôt et pour toujours. Les parties jouées restent, sous un nom qui ne dit rien de toi.
ui-delete-account-confirm = Pour confirmer, écris ton nom : { $name }
ui-delete-account-cancel = Non, le garder
ui-delete-account-do = Supprimer pour toujours
ui-renamed = Désormais, tu t’appelles { $name }.
ui-your-crest = Voici ton blason : on te reconnaît aussi à lui.
ui-rename = Changer de nom
ui-passkey-added = Clé d’accès enregistrée.
ui-passkeys-about = Une clé d’accès te rend ton nom et tes parties, même si tu perds tous tes appareils. Ni mot de passe, ni e-mail.
ui-passkey-since = Créée : { $when }
ui-passkey-end-of = Supprimer la clé d’accès créée : { $when }
ui-passkey-end = Supprimer
ui-passkeys-not-here = Les clés d’accès demandent une adresse sécurisée (https) et un navigateur compatible.
ui-passkey-add = Ajouter une clé d’accès
ui-rules-by-edition = Règles par édition
ui-own-choice = Personnalisé
ui-claims-place = { $by } dit : la place de { $of } est la mienne. Est-ce vrai ?
ui-claims-wait = D’abord, { $of } doit être absent pendant { $wait } secondes. Ensuite, il faut l’accord de plus de la moitié d’entre vous.
ui-claims-count =
    { $count ->
        [one] Une personne sur { $of } est d’accord.
       *[other] { $count } personnes sur { $of } sont d’accord.
    }
ui-it-is-them = Oui, c’est sa place
ui-it-is-not = Non, ce n’est pas vrai
ui-sleep-hours = Heures de sommeil
ui-sleep-hours-since = De
ui-sleep-hours-until = À
ui-sleep-hours-kept = Pendant ces heures, ton horloge ne tourne pas.
ui-sleep-hours-none = Indique quand tu dors : ton horloge ne tournera pas.
ui-table-settings = Réglages de la table
ui-table-setting-open = L’afficher parmi les tables ouvertes, où chacun peut entrer
ui-table-setting-language = Langue
ui-table-setting-any-language = Toutes les langues
ui-table-setting-spectators = Autoriser les spectateurs
ui-table-setting-delay = Retard des spectateurs
ui-table-setting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-table-setting-no-delay = Aucun
ui-table-setting-chat = Chat
ui-table-setting-chat-all = Tout
ui-table-setting-chat-phrases = Seulement phrases et déclarations, traduites pour tout le monde
ui-table-setting-chat-off = Désactivé : vous parlez ailleurs
ui-table-setting-bot-chat = Les bots peuvent écrire dans le chat
ui-table-setting-stand-ins = Bots qui remplacent les absents
ui-table-setting-quotes = Autoriser à citer messages et événements
ui-table-setting-marks = Marquer les déclarations qui se contredisent
ui-table-setting-words = Signaler les gros mots, pour que chacun puisse les masquer
ui-table-setting-abandoned = Les parties abandonnées finissent après
ui-table-setting-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ui-table-setting-for-ever = Jamais
ui-table-setting-host-only = Seul l’hôte peut changer cela.
ui-dealing = La donne est en cours …
ui-all-ready = Tout le monde est prêt. Commence quand tu veux.
ui-hosted-by = Hôte : { $name }
ui-what-we-play = Jeu
ui-to-group-history = Parties et victoires de cette table
ui-break-off = Annuler la donne
ui-option-changed = modifié
ui-what-changes = Qu’est-ce que ça change ?
ui-what-changes-of = Qu’est-ce que ça change ? { $option }
ui-place-now = { $name } est maintenant à la place { $place }.
ui-about-seat = Options pour { $name }
ui-up = Monter
ui-down = Descendre
ui-swap-with = Échanger avec …
ui-swap-with-of = Échanger la place de { $name } avec celle de
ui-hand-over = Nommer hôte
ui-hand-over-to = Nommer { $name } hôte
ui-get-up = Quitter la place
ui-ask-up = Libérer la place
ui-claim-back = Ce n’était pas ma place
ui-my-place = C’est ma place
ui-offer-seat = Donner ma place à { $name }
ui-offer-made = Tu as offert ta place à { $name }.
ui-offer-back = Garder ma place
ui-offer-from = { $name } t’offre sa place. Tu continuerais sa partie.
ui-offer-accept = Prendre la place
ui-offer-decline = Non merci
ui-keep-out = Écarter pour ce soir
ui-keep-out-of = Libérer la place de { $name } et ne plus laisser s’asseoir ce soir
ui-allow-to-sit = Laisser { $name } s’asseoir de nouveau
ui-ballot-wait-over = Rien ne se passe pendant { $wait } secondes. Si { $name } se reconnecte, le vote s’arrête.
ui-claim-seat = La place de { $name } est la mienne
ui-my-seat-hint = Si la personne est absente, les autres décident.
ui-free-place = Libre
ui-for-so-many = De { $least } à { $most } joueurs
ui-fill-bots =
    { $count ->
        [one] Ajouter { $count } robot
       *[other] Ajouter { $count } robots
    }
ui-next-in-are = À la prochaine partie : { $names }
ui-next-in-nobody = Personne n’attend la prochaine partie.
ui-invited-how = Choisis un nom pour entrer.
ui-clock-own = Secondes pour chaque sorte de question ; 0 : sans limite
ui-clock-bank = une réserve de temps pour toute la partie
ui-clock-waking = Seules les heures de veille comptent

## Replay

ui-replay = Revoir la partie
ui-replay-of = { $game }, partie { $number }
ui-replay-look = Revoir la partie
ui-replay-as = Vue
ui-replay-as-whole = Tous les secrets
ui-replay-as-spectator = Ce que tout le monde a vu
ui-replay-as-seat = Comme { $name } l’a vue
ui-replay-as-own = Comme tu l’as vue ({ $name })
ui-replay-timeline = Chronologie
ui-replay-chapters = Chapitres
ui-replay-step = Étape
ui-replay-step-of = { $at } sur { $all }
ui-replay-first = Au début
ui-replay-back = Étape précédente
ui-replay-on = Étape suivante
ui-replay-last = À la fin
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-happened = Ce qui s’est passé
ui-replay-nothing = Rien n’a été annoncé ici.
ui-replay-alone = { $name } seulement :
ui-replay-same = En secret, la même chose pour { $names } :
ui-replay-nobody = Personne ne l’a vu :
ui-replay-known = Qui savait quoi
ui-replay-share = Partager cette étape
ui-replay-copy = Copier le lien vers cette étape
ui-replay-copy-how = Il s’ouvre pour les personnes qui étaient à la table.
ui-replay-open = Créer un lien public
ui-replay-open-how = Il s’ouvre pour toute personne qui l’a. Des blasons remplacent les noms, sauf pour la personne qui a créé le lien et celles qui veulent montrer leur nom.
ui-replay-link = Lien
ui-replay-links = Liens publics
ui-replay-link-by = Créé par { $name }, { $when }
ui-replay-named = Y montrer mon nom
ui-replay-unlink = Supprimer le lien
ui-replay-text = Enregistrer comme texte
ui-analysis = Ce qu’on pouvait savoir
ui-analysis-seat = D’après ce que { $name } savait jusqu’à cette étape
ui-analysis-everyone = D’après ce que tout le monde avait vu jusqu’à cette étape
ui-analysis-seat-end = D’après ce que { $name } savait avant que toutes les cartes soient montrées
ui-analysis-everyone-end = D’après ce que tout le monde avait vu avant que toutes les cartes soient montrées
ui-analysis-show = Montrer ce qu’on pouvait savoir
ui-analysis-thinking = Calcul en cours … La première fois, cela prend quelques secondes.
ui-analysis-certain = C’était certain à partir de l’étape { $step }.
ui-analysis-never = Avant la fin, ce n’était jamais certain.
ui-analysis-player = Joueur
ui-analysis-turns = Ce qui a le plus changé
ui-analysis-turn = Étape { $step } : { $name }, { $what } : de { $before } à { $after }
ui-analysis-judged = Les choix de { $name }, d’après ce qui était connu alors
ui-analysis-team = Étape { $step } : a proposé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-analysis-approve = Étape { $step } : a approuvé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-analysis-reject = Étape { $step } : a refusé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-analysis-accuse = Étape { $step } : a accusé quelqu’un qui était Félon avec une probabilité de { $chance }. Le plus suspect : { $best }.
ui-analysis-how = Les chiffres viennent des règles et de la façon dont on joue d’habitude. Seuls { $none } et { $all } sont certains.
ui-percent = { NUMBER($number) } %
ui-avalon-analysis-possible =
    { $count ->
        [one] Un seul groupe de joueurs pouvait être le Mal.
       *[other] { NUMBER($count) } groupes de joueurs pouvaient être le Mal.
    }
ui-proof = Preuve de la donne
ui-proof-checking = Vérification de la donne sur cet appareil …
ui-proof-failed = L’enregistrement ne s’est pas chargé : rien n’a pu être vérifié.
ui-proof-holds = Vérifiée sur cet appareil : la donne était équitable.
ui-proof-together =
    { $seats ->
        [one] L’appareil de { $seats } joueur et le serveur l’ont faite ensemble.
       *[other] Les appareils de { $seats } joueurs et le serveur l’ont faite ensemble.
    }
ui-proof-receipt = Cet appareil a participé à la donne, et l’enregistrement correspond à ce qu’il a vu.
ui-proof-no-receipt = Cet appareil n’a pas de reçu de cette donne : l’enregistrement n’a été comparé qu’à lui-même.
ui-proof-broken = Il y a un problème avec cette donne.
ui-proof-nothing = On ne peut rien prouver de cette donne.
ui-proof-how = Comment on vérifie
ui-proof-explained = Avant la donne, le serveur et l’appareil de chaque joueur ont choisi un nombre secret et se sont engagés à ne plus en changer. Puis tous les nombres ont été révélés, et chaque tirage dépend d’eux tous : personne ne pouvait le choisir seul. Cette page a refait chaque tirage à partir de ces nombres et l’a comparé à ce qui a été distribué. Si une table garde ses secrets après la fin, ou si une partie a été interrompue, les nombres ne sont pas tous révélés, et l’on ne peut alors rien prouver.
ui-proof-by-hand = Vérifier soi-même
ui-proof-by-hand-how = Télécharge l’enregistrement et vérifie-le avec ton propre programme :
ui-tally-bars = Parties gagnées sur toutes celles jouées
ui-tally-table = La même chose en tableau
ui-avalon-knew = { $name } : { $what }
ui-avalon-peeked = Quête { $quest }, la carte de { $name } : { $card }
ui-avalon-cards-played = Cartes de quête jouées
ui-avalon-card-on = Quête { $quest } : { $card }
ui-avalon-chapter-deal = La donne
ui-avalon-chapter-round = Tour { $round }
ui-avalon-chapter-end = La fin

## Chat, blocks and reports

ui-chat-views = Canaux du chat
ui-chat-view-table = Tous
ui-chat-view-spectators = Spectateurs
ui-chat-view-sealed = Privé
ui-chat-view-claims = Déclarations
ui-chat-view-people = Personnes
ui-chat-messages = Messages
ui-chat-new =
    { $count ->
        [one] { $count } nouveau message
        [many] { $count } de nouveaux messages
       *[other] { $count } nouveaux messages
    }
ui-chat-said = { $name } : { $words }
ui-chat-named = { $name } parle de toi : { $words }
ui-chat-names-you = parle de toi
ui-chat-react = Réactions
ui-chat-more = Autre chose à dire
ui-chat-you-named = On parle de toi.
ui-ticker-none = Dis bonjour à la table
ui-ticker-open = Ouvrir le chat
ui-chat-about-message = Options pour le message de { $name }
ui-chat-about = Options pour { $name }
ui-chat-jump = Aller au message cité
ui-chat-covered = mot masqué
ui-chat-left =
    { $count ->
        [one] Il reste { $count } caractère
        [many] Il reste { $count } de caractères
       *[other] Il reste { $count } caractères
    }
ui-chat-unquote = Ne pas citer cela
ui-chat-at-hand = Phrases rapides
ui-chat-any-table = Pour toutes les tables
ui-chat-sealed-hint = Ce canal n’est pas pour tout le monde, mais il a le même aspect pour chacun. Ouvre-le pour voir s’il est pour toi. Il se referme tout seul.
ui-chat-sealed-open = Ouvrir le canal
ui-chat-sealed-close = Fermer le canal
ui-chat-sealed-none = Il n’y a rien ici que tu puisses lire.
ui-chat-quote = Citer
ui-chat-mute = Masquer ses messages ici
ui-chat-unmute = Afficher de nouveau ses messages ici
ui-chat-mute-hint = À cette table, sur tous tes appareils. Personne d’autre ne l’apprend.
ui-chat-block = Bloquer
ui-chat-unblock = Débloquer
ui-chat-block-hint = Vous ne voyez plus les messages l’un de l’autre, à aucune table. Les déclarations et les phrases toutes faites restent visibles.
ui-chat-muted = Tu ne vois plus ce qu’écrit { $name } ici.
ui-chat-unmuted = Tu vois de nouveau ce qu’écrit { $name } ici.
ui-chat-blocked = { $name } et toi, vous ne voyez plus vos messages.
ui-chat-unblocked = { $name } et toi, vous voyez de nouveau vos messages.
ui-undo = Annuler
ui-close = Fermer
ui-is-muted = masqué pour toi ici
ui-is-blocked = contact bloqué
ui-is-muted-for-all = parole coupée
ui-point = Montrer quelqu’un
ui-point-at = Montrer { $name }
ui-point-hint = Cela apparaît un instant sur l’écran de chacun.
ui-quote-fact = Citer un événement
ui-quote-hint = Cela accompagne ton prochain message.
ui-claim-kind = déclare
ui-claim-make = Faire une déclaration
ui-claim-hint = Personne ne vérifie les déclarations : chacune peut être un mensonge.
ui-claim-against = Contredit une déclaration précédente
ui-claim-fallen = ne tient plus
ui-claim-clash = se contredisent
ui-claims-by = Ordre
ui-claims-by-seat = Par joueur
ui-claims-by-time = Par heure
ui-claims-stale = Afficher aussi celles qui ne tiennent plus
ui-claims-none = Pas encore de déclaration dans cette partie.
ui-report-message = Signaler ce message
ui-report-person = Signaler cette personne
ui-report-of = Signaler { $name }
ui-report-why = De quoi s’agit-il ?
ui-report-hint = Les messages autour y sont joints. Personne n’apprend qui a signalé.
ui-report-send = Signaler
ui-report-made = Merci. Quelqu’un va regarder. Tu trouveras la suite dans « Signalements et décisions ».
ui-mute-all = Couper la parole pour tous
ui-unmute-all = Rendre la parole
ui-mute-all-hint = En tant qu’hôte, à cette table. Tout le monde le voit, et pourquoi.
ui-mute-all-of = Pourquoi couper la parole à { $name } ?
ui-mute-reason-abuse = Propos abusifs
ui-mute-reason-flood = Trop de messages
ui-mute-reason-telling = Révéler des secrets
ui-mute-reason-other = Autre chose
ui-moderation = Signalements à cette table
ui-moderation-none = Il n’y a rien à décider.
ui-moderation-mute = Plus de messages ici pendant 30 jours
ui-moderation-let-be = Aucune mesure
ui-server-moderation = Modération
ui-moderation-reported = message signalé
ui-moderation-action = Décision
ui-moderation-reason = Motif
ui-moderation-days = Jours (0 : pour toujours)
ui-moderation-decide = Décider
ui-moderation-before = Décidé avant : { $decision }
ui-moderation-sentence = Tu vois les messages, mais ni qui les a signalés ni à quelle table. Ta décision vaut tout de suite, et tu ne peux pas la changer. La personne qui a signalé ou celle qui est signalée peut s’y opposer, une seule des deux et une seule fois ; alors un autre modérateur décide.
ui-moderation-choose = Choisis une décision
ui-moderation-choose-first = Choisis d’abord une décision.
ui-moderation-days-wrong = Écris un nombre entier de jours, de 0 à 3650.
ui-moderation-do-none = Aucune mesure
ui-moderation-do-warn = Avertir
ui-moderation-do-mute-15 = Pas de message pendant 15 minutes
ui-moderation-do-mute = Pas de message pendant quelques jours
ui-moderation-do-ban-open = Exclure des tables ouvertes
ui-moderation-do-ban = Exclure de toutes les tables
ui-moderation-person = Le signalement concerne cette personne, pas un message.
ui-moderation-decided = Ta décision vaut dès maintenant.
ui-moderation-gone = Tu ne peux plus décider de ce signalement.
ui-moderators = Modérateurs
ui-moderators-sentence = Les modérateurs décident des signalements. Ils voient les messages signalés, mais ni qui les a signalés ni à quelle table. Personne ne décide d’une table où il est ou a été.
ui-moderators-none = Pour l’instant tu décides seul. Nomme au moins une autre personne : si quelqu’un n’est pas d’accord avec toi, un autre doit décider.
ui-moderator-since = depuis le { $when }
ui-moderator-by-settings = dans les réglages du serveur
ui-moderator-dismiss = Révoquer { $name }
ui-moderator-link = Créer un lien pour un nouveau modérateur
ui-moderator-link-made = Envoie ce lien à une personne de confiance. Il marche une seule fois, pendant une semaine.
ui-moderator-copy = Copier le lien
ui-moderator-links = Liens encore valables
ui-moderator-links-sentence = Chacun fait d’une personne un modérateur, jusqu’à ce qu’il serve, expire ou que tu le retires. Le lien lui-même n’est montré que lorsque tu le crées.
ui-moderator-links-none = Il n’y en a pas.
ui-moderator-link-open = créé le { $made }, valable jusqu’au { $until }
ui-moderator-link-withdraw = Retirer le lien du { $made }
ui-moderator-link-withdrawn = Le lien a été retiré. Plus personne ne peut s’en servir.
ui-moderator-link-gone = Ce lien ne marche plus. Quelqu’un vient peut-être de s’en servir : regarde les modérateurs plus haut.
ui-moderator-log = Décisions
ui-moderator-log-sentence = Qui a décidé quoi, et pourquoi. Pas au sujet de qui.
ui-moderator-log-none = Aucune décision pour l’instant.
ui-moderator-offer = Devenir modérateur de ce serveur ?
ui-moderator-what = Tu déciderais des signalements d’insultes, de spam et autres : rien, un avertissement, le silence ou l’exclusion. Tu ne vois jamais les secrets d’une partie en cours, ni de signalement d’une table où tu es ou as été.
ui-moderator-accept = Devenir modérateur
ui-moderator-accepted = Tu es modérateur maintenant. Les signalements sont plus bas, sous « Modération ».
ui-moderator-link-used = Ce lien ne vaut plus : il a servi, a été retiré ou a expiré. Demandes-en un nouveau au propriétaire.
ui-moderator-ended = Tu n’es plus modérateur.
ui-moderator-resign = Ne plus être modérateur
ui-moderator-resign-sentence = Tes décisions restent. Pour redevenir modérateur, il te faut un nouveau lien du propriétaire.
ui-moderator-resign-do = Démissionner
ui-moderator-resign-settings = Les réglages du serveur te nomment modérateur. Demande au propriétaire de les changer.
ui-somebody-gone = Quelqu’un qui est parti
ui-reports = Signalements et décisions
ui-reports-decided = Ton signalement a été traité : vois la suite donnée
ui-reports-about-you = Il y a une décision à ton sujet : vois laquelle et pourquoi
ui-reports-sentence = Ce que tu as signalé, la suite donnée, et les décisions à ton sujet.
ui-reports-none = Tu n’as rien signalé, et il n’y a pas de décision à ton sujet.
ui-report-made-by-you = Ton signalement
ui-report-about-you = À ton sujet
ui-report-state-open = en attente
ui-report-state-decided = décision prise
ui-report-state-objected = de nouveau à l’étude
ui-report-state-final = décision définitive
ui-report-for-good = C’est pour toujours.
ui-report-until = Jusqu’au { $when }.
ui-report-because = Motif : { $reason } ({ $when })
ui-report-object = Je ne suis pas d’accord
ui-unblock-of = Débloquer { $name }
ui-blocked-none = Tu n’as bloqué personne.
ui-pointed-at = { $name } montre ici

## Le jeu : tours, confirmations, touches, autour de la partie

ui-answered = a répondu
ui-avalon-is-ready = veut bien voter
ui-avalon-has-voted = a voté
ui-avalon-track-lost =
    { $fails ->
        [1] 1 échec
       *[other] { $fails } échecs
    }
ui-question = À toi de jouer
ui-waiting = On attend : { $names }.
ui-waiting-many = On attend { $count } personnes.
ui-considered = peut-être
ui-is-away = absence
ui-stand-in-for = remplace { $name }
ui-why-not = Impossible. Appuie pour savoir pourquoi.
ui-pick-more =
    { $count ->
        [1] Encore 1
       *[other] Encore { $count }
    }
ui-picked = Choix : { $names }
ui-confirm = C’est définitif.
ui-confirm-yes = Oui, confirmer
ui-confirm-no = Annuler
ui-title-turn = ● À toi de jouer – Camlann
ui-clock-left = Encore { $seconds } secondes.
ui-keys = Raccourcis clavier
ui-keys-hint = Aucune touche ne décide : elle te mène au bon bouton, et c’est là que tu appuies. Tu peux les désactiver dans les réglages.
ui-key-approve = Approuver
ui-key-reject = Rejeter
ui-key-go = Bouton de la réponse
ui-key-tab-card = Ma carte
ui-key-tab-chat = Chat
ui-key-tab-notes = Notes
ui-key-tab-log = Historique
ui-key-tab-table = Table
ui-key-seat = Un joueur ; le choisit quand on choisit des joueurs
ui-key-list = Cette liste
ui-tab-table = Table
ui-call = Suspendre ou arrêter la partie …
ui-call-hint = Tout le monde vote : continuer, reprendre une autre fois, ou finir sans résultat.
ui-stay = Je reste
ui-give-up = Quitter la partie
ui-give-up-sure = Tu quittes cette partie.
ui-give-up-hint = La table décide qui prend ta place. Tu peux revenir.
ui-take-back = Reprendre ma place
ui-volunteer = Proposer de remplacer
ui-volunteer-hint = S’il manque quelqu’un, la table peut te donner la place.
ui-unvolunteer = Ne plus remplacer
ui-queue = Jouer la prochaine partie
ui-unqueue = Passer la prochaine partie
ui-back-already = Te revoilà. La partie reprend quand plus de la moitié est là.
ui-ballot-count =
    { $count ->
        [1] Une personne a voté.
       *[other] { $count } ont voté.
    }
ui-again = Rejouer
ui-wanting =
    { $count ->
        [one] { $count } sur { $of } veut en refaire une
       *[other] { $count } sur { $of } veulent en refaire une
    }
ui-tap-to-go-on = Touche pour continuer
ui-keep-holding = Garde appuyé
ui-press-card = Garde la carte appuyée
ui-tap-card = Touche la carte
ui-let-go = Relâche
ui-hide-role = Masquer
ui-after-a-look = après un regard
ui-bar-history = Historique
ui-tab-rules = Règles
ui-rules-of = Règles : { $game }
ui-all-rules = Toutes les règles
ui-about-part = Sur cette partie : { $part }
ui-learn = Apprendre en jouant
ui-learn-hint = Sept minutes, à ton rythme, sans que personne attende.
ui-answered-count = { NUMBER($answered) } sur { NUMBER($asked) }
ui-clear = Effacer
ui-new-knowledge = On t’a montré quelque chose
ui-you-won = Tu as gagné !
ui-you-lost = Tu as perdu.
ui-game-help = À propos de cette question
ui-avalon-who-is-merlin = Qui est Merlin ?
ui-avalon-guesses =
    { $count ->
        [one] Un de vous a désigné { $name }
       *[other] { NUMBER($count) } d’entre vous ont désigné { $name }
    }
ui-avalon-guessed = pris pour Merlin
ui-avalon-quest-number = Quête { $quest }
ui-avalon-rejected-short = { NUMBER($rejections) } sur { NUMBER(5) } rejetées
ui-avalon-score = Quêtes : { NUMBER($won) } à { NUMBER($lost) }
ui-avalon-you-are = Tu es
ui-avalon-last-vote = dernier vote : { $vote }
ui-avalon-verdict-approved = Approuvée
ui-avalon-verdict-rejected = Rejetée
ui-avalon-named-was = L’Assassin a désigné { $name } : { $role }.
ui-avalon-play = Jouer
ui-avalon-approved = Approuvée { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-rejected = Rejetée { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-one-fail-is-enough = Un échec suffit.
ui-avalon-needs-two-fails = Il faut deux échecs.
ui-avalon-no-fail = Aucun échec.
ui-avalon-fails = { $fails ->
    [one] { NUMBER($fails) } échec.
   *[other] { NUMBER($fails) } échecs.
}
ui-avalon-fails-of-two = { NUMBER($fails) } échec sur { NUMBER(2) }.
ui-avalon-quest-succeeds = La quête réussit.
ui-avalon-quest-fails = La quête échoue.
ui-avalon-cards-shuffled = { $count ->
    [2] On mélange les deux cartes.
    [3] On mélange les trois cartes.
    [4] On mélange les quatre cartes.
   *[other] On mélange les cinq cartes.
}
ui-avalon-cards-turn = Les cartes se retournent.
ui-avalon-one-card-left = Il reste une carte.
ui-avalon-sides-score = Bien { NUMBER($won) }, Mal { NUMBER($lost) }.
ui-avalon-spotlight = sous les projecteurs
ui-avalon-named = désigné par l’Assassin
ui-avalon-others-know = Ce que les autres peuvent savoir de toi
ui-avalon-seen-by-nobody = Personne ne connaît ton rôle.
ui-avalon-seen-by-merlin = Merlin sait que tu es du Mal.
ui-avalon-seen-by-evil = Les autres sbires te connaissent.
ui-avalon-seen-by-evil-lancelot = Les autres sbires savent que tu es le Lancelot du Mal.
ui-avalon-seen-by-percival = Perceval sait que tu es Merlin.
ui-avalon-seen-by-percival-two = Perceval sait que tu es Merlin ou Morgane.
ui-avalon-seen-by-lancelot = L’autre Lancelot te connaît.
ui-avalon-you-win = Comment tu gagnes
ui-avalon-brief-reveal = Appuie sur ta carte pour voir qui tu es et ce que tu sais, puis confirme.
ui-avalon-read-aloud = À lire à voix haute, si vous êtes dans la même pièce
    .about = L’un de vous lit lentement pendant que tous ont les yeux fermés. Ta carte montre la même chose.
    .start = Faire lire cet appareil
    .stop = Arrêter la lecture
    .repeat = Répéter la phrase
ui-avalon-brief-veil = Tout le monde voit la même question, pour que personne ne sache qui est l’Assassin. Seule la réponse de l’Assassin compte.
ui-avalon-voted = Tu as voté. Touche pour changer.
ui-avalon-brief-quest = La quête { $quest } demande une équipe de { $size }.
ui-avalon-brief-team = Pour la quête { $quest } : { $names }
ui-avalon-brief-bearer = Excalibur : { $name }
ui-avalon-brief-two = Cette quête n’échoue qu’avec deux échecs.
ui-avalon-brief-last = C’est la cinquième équipe du tour : si elle est rejetée, le Mal gagne.
ui-avalon-in-game = En jeu : { $good } du Bien, { $evil } du Mal
ui-avalon-lady-with = { $name } détient la Dame du Lac.
ui-avalon-lady-before = Avant : { $names }. Elle n’y retourne jamais.
ui-avalon-allegiance = Cartes Allégeance
ui-avalon-allegiance-open = Toutes visibles dès le début, l’une après l’autre. Au Changement d’Allégeance, les deux Lancelot passent dans l’autre camp.
ui-avalon-allegiance-by-quest = Toutes visibles dès le début, une par quête. Au Changement d’Allégeance, les deux Lancelot passent dans l’autre camp.
ui-avalon-allegiance-of-quest = Quête { $quest } : { $card }
ui-avalon-allegiance-of-round = Tour { $round } : { $card }
ui-avalon-allegiance-acted = a déjà agi
ui-avalon-allegiance-hidden = On les retourne une à une. Au Changement d’Allégeance, les deux Lancelot changent de camp, sans qu’on dise qui ils sont.
ui-avalon-plots = Cartes Complot : { $held } sur la table, { $left } dans la pioche
ui-avalon-plot-drawn = à distribuer
ui-avalon-hide-votes = Cacher les votes
ui-avalon-votes-caption = Tous les votes, équipe par équipe
ui-avalon-wins = Victoire du { $side }
ui-avalon-who-was-who = Qui était qui
ui-avalon-has-won = a gagné
ui-avalon-what-each-knew = Ce que chacun savait
ui-avalon-decisive = Votes décisifs
ui-avalon-ride = Quête { $quest } : { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] Proposition : { $leader } ; tout le monde pour.
       *[other] Proposition : { $leader } ; pour { $approve }, contre { $reject }.
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
ui-knight-blaise = Blaise
ui-knight-cador = Cador
ui-knight-dinadan = Dinadan
ui-knight-elyan = Élian
ui-knight-feirefiz = Feirefiz
ui-knight-gorlois = Gorlois
ui-knight-hector = Hector
ui-knight-ironside = Flanc-de-Fer
ui-knight-kahedin = Kaherdin
ui-knight-leodegrance = Léodagan
ui-knight-marhaus = Morholt
ui-knight-nentres = Nentrès
ui-knight-odgar = Odgar
ui-knight-pelleas = Pelléas
ui-knight-sagramore = Sagremor
ui-knight-tor = Tor
ui-knight-urien = Urien
ui-knight-villiars = Villiard
ui-knight-yder = Ydier

## Réponses en plusieurs parties

ui-more-to-choose =
    { $count ->
        [1] Encore 1 à choisir
       *[other] Encore { $count } à choisir
    }
ui-chosen-of = { NUMBER($number) } sur { NUMBER($all) } choisies
ui-copies = ×{ NUMBER($number) }
ui-place-in-order = { $name }, { NUMBER($at) } sur { NUMBER($all) }
ui-order-hint = Touches-en deux pour les échanger, ou sers-toi des flèches.
ui-move-up-of = Monter { $name }
ui-move-down-of = Descendre { $name }
ui-moved-to = { $name } est maintenant { NUMBER($at) } sur { NUMBER($all) }.
ui-goes-to = { $name } va à
ui-goes-to-nobody = personne encore
ui-deal-evenly = Répartir également
ui-give-to = Donner { $item } à { $name }
ui-tap-item-first = Touche une carte, puis une personne.
ui-closed-now = Impossible maintenant. Appuie pour savoir pourquoi.
ui-hand = Tes cartes

## Sans réseau, et nouvelles versions

ui-offline = Sans réseau
ui-offline-sentence = Il n’y a pas de réseau pour l’instant. Ceci marche quand même :
ui-offline-games = Parties que tu as regardées
ui-offline-game = Partie { NUMBER($number) } d’une table
ui-offline-shared = Une partie partagée
ui-narrator = Narrateur pour les cartes de la boîte
ui-new-version = Une nouvelle version est là.
ui-new-version-load = La charger
