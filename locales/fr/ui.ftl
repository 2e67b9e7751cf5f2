## Partout

ui-skip = Aller à l’essentiel
ui-loading = Un instant …
ui-try-again = Réessayer
ui-unsaid = Cette page est plus ancienne que la maison et n’a pas de mots pour cela. Recharge-la.
ui-line-lost = La connexion est coupée. On essaie de la rétablir ; rien de ce que tu as fait n’est perdu.
ui-language = Langue
ui-dark = Couleurs sombres
ui-settings = Réglages
ui-yours = Tes affaires
ui-my-games = Mes parties
ui-your-name = Ton nom
ui-home = Vers la maison
ui-lost-title = Il n’y a rien ici
ui-lost-sentence = Cette adresse ne mène nulle part. Le lien est peut-être coupé.

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
ui-knocking = Tu as frappé. Quelqu’un à la table va t’ouvrir.
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
ui-arrange = Changer les places
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
ui-tab-record = Déroulement
ui-tab-log = Ce qui s’est passé
ui-over = La partie est finie
ui-next-game = À la prochaine partie
ui-wait = Rien à faire pour toi en ce moment.
ui-thinking = réfléchit
ui-onlooker = Tu regardes.
ui-ways = Que veux-tu faire ?
ui-choose = Ton choix
ui-pick = Choisis : { $picked }, de { $least } à { $most }
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
ui-avalon-leader = Couronne
ui-avalon-on-team = dans l’équipe
ui-avalon-lady = la Dame du Lac
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Ce que tu sais
ui-avalon-nobody = Personne ne t’a été montré.
ui-avalon-my-card = Quête { $quest } : tu as joué { $card }
ui-avalon-card-hint = Tout le monde dans la quête voit les deux cartes. Choisis-en une, puis joue-la.
ui-avalon-play-it = Jouer cette carte
ui-avalon-no-record = Aucune équipe n’a encore été votée.
ui-avalon-col-quest = Quête
ui-avalon-col-team = Équipe

## Ses affaires, et celles d’une compagnie

ui-mine-none = Tu n’as encore été à aucune table.
ui-open = Ouvrir
ui-company = La compagnie
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
ui-share = Part
ui-chain = Parties jouées ici
ui-chain-won = Victoire : { $names }
ui-chain-abandoned = Interrompue

## Comme on aime

ui-digits = Chiffres
ui-digits-own = Comme dans la langue
ui-like-theme = Couleurs
ui-like-theme-own = Comme sur cet appareil
ui-like-theme-light = Claires
ui-like-theme-dark = Sombres
ui-like-motion = Mouvement
ui-like-motion-own = Comme sur cet appareil
ui-like-motion-none = Aucun
ui-like-look = Pour regarder une carte
ui-like-look-hold = Maintenir appuyé
ui-like-look-tap = Toucher
ui-like-font = Lettres
ui-like-font-own = Celles de la maison
ui-like-font-plain = Simples
ui-like-sound = Sons
ui-like-shortcuts = Raccourcis clavier

## Talk, time, and who is missing

ui-tab-talk = Parole
ui-talk-none = Personne n’a encore rien dit.
ui-talk-say = Dis quelque chose
ui-talk-send = Dire
ui-talk-phrases = Phrases que tout le monde lit
ui-talk-room = À qui
ui-talk-room-table = À toute la table
ui-talk-room-evil = Au Mal seulement
ui-look-at = Regardez { $name } !
ui-clock = Temps restant
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } manque. Que fait-on ?
ui-ballot-rest = Que fait-on ?
ui-ballot-wait = Attendre
ui-ballot-bot = Donner la place à un bot
ui-ballot-onlooker = Donner la place à qui regarde
ui-ballot-adjourn = Continuer une autre fois
ui-ballot-end = Finir sans résultat
ui-resting = La partie est suspendue.
ui-go-on = Je suis là : on continue
ui-away = { $name } n’est pas là.
ui-what-now = Que faire ?
ui-knocks = { $name } frappe à la porte.
ui-let-in = Laisser entrer
ui-turn-away = Refuser

## Options

ui-option-own = Comme le jeu le prévoit
ui-every-option = Toutes les options
ui-list-roles = Rôles en jeu
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
