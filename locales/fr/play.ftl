## Prendre place

# Les noms de ceux à qui l’on n’en a pas donné, dix au moins.
play-names = Ana, Ben, Chloé, David, Ève, Félix, Gwen, Hugo, Iris, Jules
play-welcome = { $game }, une partie à { $seats }
# Une table toute prête : son nom, et ce qu’elle a de particulier.
play-preset = { $name }. { $about }
play-players = Autour de la table, dans le sens horaire : { $names }.
play-warning = Un mot avant de commencer : { $notice }
play-narrated = Tous les yeux fermés, on lit à voix haute :
play-begin = Appuie sur Entrée pour commencer.

## Passer l’écran

play-pass = Passe l’écran à { $name }
play-pass-ready = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
play-pass-dumb = Ce terminal ne peut pas cacher ce qui précède. Ne remonte pas, s’il te plaît.
play-pass-done = Appuie sur Entrée, puis passe l’écran.
play-nothing-to-do = Tu n’as rien à choisir. Réfléchis quand même un instant, puis appuie sur Entrée.

## Demander

play-which = Que veux-tu faire ?
play-enter = Appuie sur Entrée : { $what }.
play-choose-one = Ton choix :
play-choose-some =
    { $lo ->
        [one] Choisis-en { $lo } :
       *[other] Choisis-en { $lo }, séparés par des espaces :
    }
play-choose-range = Choisis-en de { $lo } à { $hi }, séparés par des espaces :
play-choose-order = Tous, dans l’ordre :
play-choose-receiver = Qui reçoit { $what } ?
play-choose-number = Un nombre de { $lo } à { $hi } :
play-nothing = Choisis : { $what }.
play-unknown = « { $word } » n’est aucun de ces choix.
play-unclear = « { $word } » pourrait être { $what }.
play-may = Tu peux le faire.
play-change = Appuie sur Entrée et ta réponse est retenue ; écris autre chose pour la changer :
play-keys =
    Réponds par un numéro, ou par un nom ou son début ; s’il y en a plusieurs, avec des espaces.
    { play-key-why } : la règle derrière la question ; { play-key-why } et un choix : si tu peux le faire, et sinon pourquoi
    { play-key-back } : abandonne un choix à moitié fait et recommence
    { play-key-card } : qui tu es et ce que tu sais
    { play-key-board } : la table
    { play-key-log } : tout ce qu’on t’a dit
    { play-key-quit } : quitter la partie
play-key-help = ?
play-key-why = pourquoi
play-key-back = retour
play-key-card = carte
play-key-board = table
play-key-log = journal
play-key-quit = q

## Partir

play-left = Tu quittes la table.
play-end = Fin
play-winners = La victoire revient à { $names }.
play-you-win = Bien joué, tu en fais partie !
play-you-lose = Pas cette fois. On en refait une ?
play-seed = La donne est née du mot { $seed }. Le même mot et la même table la redonnent.
play-saved = La partie est gardée dans { $file }.

## Ce qui a été demandé au départ et ne se peut pas

play-no-game = Aucun jeu ne s’appelle { $game }. Il y a { $games }.
play-no-language = Aucune langue ne s’appelle { $language }. Il y a { $languages }.
play-no-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last } ; un nom convient aussi.
play-no-preset = Aucune table ne s’appelle { $preset }. Il y a { $presets }.
play-no-option = Aucune option ne s’appelle { $option }. Il y a { $options }.
play-bad-option =
    { $known ->
        [0] L’option { $option } ne peut pas être « { $value } ».
       *[other] L’option { $option } ne peut pas être « { $value } », seulement { $values }.
    }
play-too-many-names = Il y a plus de noms que de places.
play-bad-name = { $name } ne peut pas être un nom : de 1 à 20 lettres, et jamais deux fois le même.
play-cannot-save = Impossible d’écrire { $file } : { $error }

## Relire une partie

replay-title = { $game }, une partie à { $seats }, vue par { $viewer }
replay-spectator = le public
replay-keys = Entrée : la suite. { replay-key-all } : jusqu’à la fin. { play-key-board } : la table. { play-key-quit } : quitter.
replay-key-all = t
replay-next = ▸
replay-cannot-read = Impossible de lire { $file } : { $error }
