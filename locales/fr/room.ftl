### Autour d’une même table : où l’on joue, ordre des places, choisir en maintenant appuyé, et écrans.

ui-place = Où vous jouez
ui-place-remote = Chacun chez soi
ui-place-room = Ensemble dans une pièce
ui-place-mixed = Certains dans une pièce, d’autres chez eux
ui-place-hint =
    { $place ->
        [room] Chacun a un téléphone. Les téléphones se taisent, les secrets ne se voient qu’en maintenant appuyé, et un téléphone en veille n’est pas une absence.
        [mixed] Comme à distance, mais les secrets ne se voient qu’en maintenant appuyé, et un écran dans la pièce peut montrer la table.
       *[remote] Chacun joue sur son propre appareil, où qu’il soit.
    }

ui-sitting-order = S’asseoir comme dans la pièce
ui-sitting-order-how = Touche les joueurs dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre.
ui-sitting-order-next =
    { $left ->
        [one] Encore un à toucher
       *[other] Encore { $left } à toucher
    }
ui-sitting-order-again = Recommencer

ui-hold-to-choose = Maintiens appuyé pour choisir
ui-slide-to-choose = Glisse, puis relâche
ui-tap-to-choose = Touche pour choisir
ui-choice-covered = Cachée
ui-choice-twice = Appuie encore pour décider

ui-phone-off = Un téléphone est éteint
ui-phone-off-hint = S’il reste éteint deux minutes, plus de la moitié d’entre vous peut décider pour la place.

ui-displays = Écrans qui montrent la table
ui-displays-hint = Une télé, un ordinateur ou une tablette dans la pièce montre ce que tout le monde peut voir, et rien d’autre.
ui-display-add = Ajouter un écran
ui-display-scan = À ouvrir sur l’écran. Valable une seule fois, pendant dix minutes.
ui-display-link = Copier le lien
ui-display-copied = Copié
ui-display-waiting = Lien pas encore ouvert
ui-display-nth = Écran { $n }
ui-display-close = Fermer
ui-display-close-of = Fermer l’écran { $n }
ui-display-full = Deux écrans montrent déjà cette table.

ui-reveal = Comment les rôles sont révélés
ui-reveal-silent = En silence, chacun sur son téléphone
ui-reveal-eyes = Yeux fermés, avec un narrateur
ui-reveal-narrated = Avec un narrateur, chacun sur son téléphone
ui-reveal-hint =
    { $style ->
        [eyes] D’abord chacun regarde son rôle. Puis un écran dans la pièce, ou un téléphone, lit qui ouvre les yeux, comme avec des cartes. Plus tard les téléphones montrent aussi ce qu’il fallait voir : les bots ne lèvent pas le pouce.
        [narrated] Un écran dans la pièce, ou un téléphone, dit à tout le monde quand regarder sa carte.
       *[silent] Chacun regarde sa carte quand il veut.
    }
ui-reveal-language = Langue du narrateur
ui-reveal-language-own = Celle de l’écran
ui-reveal-captions = Deuxième langue des sous-titres
ui-reveal-captions-none = Aucune
ui-reveal-speed = Vitesse du narrateur
ui-reveal-speed-slow = Lente
ui-reveal-speed-normal = Normale
ui-reveal-speed-quick = Rapide
ui-reveal-before =
    { $style ->
        [eyes] Regardez votre carte, puis posez le téléphone.
       *[narrated] Prenez vos téléphones.
    }
ui-reveal-in =
    { $seconds ->
        [one] Le narrateur commence dans une seconde.
       *[other] Le narrateur commence dans { $seconds } secondes.
    }
ui-reveal-start = Commencer maintenant
ui-reveal-pause = Pause
ui-reveal-go-on = Continuer
ui-reveal-repeat = Répéter
ui-reveal-slower = Plus lentement
ui-reveal-next = Phrase suivante
ui-reveal-again = Encore une fois
ui-reveal-touch = Touche ici pour le son
ui-reveal-know = Je connais mon rôle
ui-reveal-closed = Pose ton téléphone face cachée, et ferme les yeux quand le narrateur le dit.
ui-reveal-card = Revoir mon rôle

ui-wifi = Montrer le Wi-Fi en code QR
ui-wifi-hint = Il est dessiné sur cet appareil, et rien n’en est envoyé au serveur.
ui-wifi-name = Nom du réseau
ui-wifi-password = Mot de passe
ui-wifi-qr = Code QR du Wi-Fi

ui-screen-title = La table sur un écran
ui-screen-here = Montrer la table sur cet écran ?
ui-screen-here-hint = Il montre ce que tout le monde peut voir : aucun secret, pas de chat.
ui-screen-start = La montrer ici
ui-screen-closed = Cet écran ne montre plus la table. L’hôte peut l’ajouter de nouveau.
ui-screen-join = Rejoindre avec un téléphone
ui-screen-waiting =
    { $seats ->
        [0] Personne n’est encore assis ici.
        [one] Un joueur est assis ici.
       *[other] { $seats } joueurs sont assis ici.
    }

table-display-opened = La table peut être montrée sur un écran.
table-display-closed = { $person-id } a fermé un écran qui montrait la table.
table-no-display-here = Un écran montre une table où au moins quelques personnes jouent dans la même pièce.
table-too-many-displays = Deux écrans montrent déjà cette table.
table-no-such-display = Cet écran est déjà fermé.
table-only-shows = Un écran qui montre la table ne peut pas faire cela.
table-display-shown = Un écran montre maintenant la table.

ui-phone-guests = Quelqu’un n’a pas de téléphone
ui-phone-guests-hint = Cette personne joue sur ce téléphone, derrière un rideau. Tout le monde voit qui le fait. Ce qui est conservé à son sujet t’est confié : tu peux l’effacer.
ui-phone-guest-name = Son nom
ui-phone-guest-add = Faire jouer sur ce téléphone
ui-phone-guest-sit = S’assoit
ui-phone-guest-sit-of = { $name } s’assoit
ui-phone-guest-forget = Effacer
ui-phone-guest-forget-of = Effacer { $name }
ui-phone-pass = Passer le téléphone
ui-phone-who = Qui tient le téléphone ?
ui-phone-who-hint = Appuie sur ton nom quand personne d’autre ne voit l’écran.
ui-on-phone-of = sur le téléphone de { $name }

table-phone-shared = { $person-id } joue sur le téléphone de { $owner }.
table-no-shared-phone = Qui n’a pas de téléphone s’assoit à côté du propriétaire du téléphone, dans la même pièce.
table-phone-full = Plus personne ne peut jouer sur ce téléphone.
server-only-sits = Qui joue sur le téléphone d’un autre s’assoit avant une partie.
