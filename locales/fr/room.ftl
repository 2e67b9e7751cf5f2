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

ui-wifi = Montrer le Wi-Fi en code QR
ui-wifi-hint = Il est dessiné sur cet appareil, et rien n’en est envoyé au serveur.
ui-wifi-name = Nom du réseau
ui-wifi-password = Mot de passe
ui-wifi-qr = Code QR du Wi-Fi

ui-screen-title = La table sur un écran
ui-screen-here = Montrer la table sur cet écran ?
ui-screen-here-hint = Il montre ce que tout le monde peut voir : aucun secret, pas de chat.
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
