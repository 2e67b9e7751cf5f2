## Phrases for any table

chat-phrase-hello = Bonjour à tous !
chat-phrase-yes = Oui.
chat-phrase-no = Non.
chat-phrase-maybe = Peut-être.
chat-phrase-why = Pourquoi ?
chat-phrase-wait = Un instant, s’il vous plaît.
chat-phrase-thinking = Je réfléchis.
chat-phrase-go-on = Continuez, j’ai fini.
chat-phrase-i-agree = Je suis d’accord.
chat-phrase-i-disagree = Je ne vois pas les choses ainsi.
chat-phrase-thanks = Merci.
chat-phrase-sorry = Désolé.
chat-phrase-well-played = Bien joué !
chat-phrase-goodbye = Au revoir, c’était sympa !
chat-phrase-ready = On peut commencer quand vous voulez.
chat-phrase-somebody-comes = Quelqu’un d’autre arrive.
chat-phrase-first-game = C’est ma première partie.
chat-phrase-what-to-play = On joue à quoi ?
chat-phrase-play-again = On rejoue ?
chat-phrase-thumbs-up = Bien !
chat-phrase-laugh = Ha ha !
chat-phrase-hmm = Hum …
chat-phrase-heart = J’adore !
chat-phrase-angry = Grr !

## What knights of Avalon claim

avalon-claim-role = Mon personnage : { $role }.
    .offer = Mon personnage est …
avalon-claim-side = Mon camp : { $side }.
    .offer = Mon camp est …
avalon-claim-lady = La Dame du Lac m’a montré { $seat } : { $side }.
    .offer = La Dame m’a montré …
avalon-claim-shown = { $seat } m’a montré sa loyauté : { $side }.
    .offer = On m’a montré une loyauté …
avalon-claim-card = Ma carte pour la quête { $quest } : { $card }.
    .offer = Ma carte était …
avalon-claim-guess = À mon avis, { $seat } est : { $role }.
    .offer = À mon avis, quelqu’un est …
avalon-claim-trust = Je fais confiance à { $seats }.
    .offer = Je fais confiance à …
avalon-claim-doubt = Je ne fais pas confiance à { $seats }.
    .offer = Je ne fais pas confiance à …

avalon-phrase-approve-this = Approuvons cette équipe.
avalon-phrase-reject-this = Refusons cette équipe.
avalon-phrase-take-me = Emmenez-moi.
avalon-phrase-same-team = La même équipe, encore une fois.
avalon-phrase-change-one = Changez l’un d’entre eux.
avalon-phrase-last-chance = C’est la dernière proposition : elle doit passer.
avalon-phrase-must-win = Il faut gagner cette quête.
avalon-phrase-who-failed = Qui a joué l’échec ?
avalon-phrase-somebody-lies = Quelqu’un ment ici.
avalon-phrase-look-at-votes = Regardez comment chacun a voté.
avalon-phrase-merlin-hide = Merlin, reste discret.
avalon-phrase-trust-me = Faites-moi confiance.

## What Knights of Camelot claim: never a number

shadows-claim-side = Ma loyauté : { $side }.
    .offer = Ma loyauté est …
shadows-claim-heading = Je suis en chemin : { $place }.
    .offer = Je vais vers …
shadows-claim-needed = Il faut de l’aide ici : { $place }.
    .offer = Il faut de l’aide …
shadows-claim-helpful = Ce que je pourrais faire ({ $place }) : { $strength }.
    .offer = Ce que je pourrais faire …
shadows-claim-trust = Je fais confiance à { $seats }.
    .offer = Je fais confiance à …
shadows-claim-doubt = J’ai des soupçons : { $seats }.
    .offer = J’ai des soupçons …

shadows-strength-little = peu
shadows-strength-some = quelque chose
shadows-strength-much = beaucoup

shadows-phrase-on-my-way = J’arrive.
shadows-phrase-help-me = J’ai besoin d’aide là où je suis.
shadows-phrase-can-help = Je peux aider ici.
shadows-phrase-cannot-help = Je ne peux pas aider ici.
shadows-phrase-weak = Je ne tiendrai plus longtemps ainsi.
shadows-phrase-siege-grows = Trop d’engins de siège entourent Camelot.
shadows-phrase-evil-grows = Ne laissons pas le Mal grandir.
shadows-phrase-hold-back = Gardez vos cartes pour l’instant.
shadows-phrase-finish-it = Terminons cette quête.
shadows-phrase-traitor-here = Il y a un félon parmi nous.
shadows-phrase-accuse = Il est temps d’accuser quelqu’un.
shadows-phrase-do-not-accuse = N’accusez encore personne.
shadows-phrase-well-fought = Beau combat !

## Muting

table-muted =
    { $reason ->
        [abuse] L’hôte a coupé la parole à { $person-id } pour insultes.
        [flood] L’hôte a coupé la parole à { $person-id } : trop de messages.
        [telling] L’hôte a coupé la parole à { $person-id } : secrets révélés.
       *[other] L’hôte a coupé la parole à { $person-id }.
    }
table-unmuted = { $person-id } peut de nouveau écrire ici.
table-not-oneself = Tu ne peux pas te couper la parole.
table-muted-already = Cette personne n’a déjà plus la parole.
table-not-muted = Cette personne peut déjà écrire.

## Refused messages

chat-disabled = Le chat est désactivé à cette table.
chat-phrases-only = Ici, on n’utilise que les déclarations et les phrases toutes faites.
chat-muted = Pour le moment, tu ne peux pas écrire ici.
chat-no-such-channel = Ce canal n’est pas ouvert.
chat-not-your-channel = Ce canal n’est pas le tien.
chat-spectators-apart = Pendant la partie, les spectateurs discutent entre eux.
chat-knows-too-much = Tu sais des choses que les joueurs ignorent. Attends la fin de la partie.
chat-too-fast = Pas si vite. Attends quelques secondes.
chat-no-quotes = Les citations sont désactivées à cette table.
chat-nothing-to-quote = Cela ne peut pas être cité ici.
chat-unsayable = Cela ne peut pas être envoyé à cette table.
