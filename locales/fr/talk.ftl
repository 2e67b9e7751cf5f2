## Phrases for any table

talk-phrase-hello = Bonjour à tous.
talk-phrase-yes = Oui.
talk-phrase-no = Non.
talk-phrase-maybe = Peut-être.
talk-phrase-why = Pourquoi ?
talk-phrase-wait = Un instant, s’il vous plaît.
talk-phrase-thinking = Je réfléchis.
talk-phrase-go-on = Continuez, j’ai fini.
talk-phrase-i-agree = Je suis d’accord.
talk-phrase-i-disagree = Je ne vois pas les choses ainsi.
talk-phrase-thanks = Merci.
talk-phrase-sorry = Désolé.
talk-phrase-well-played = Bien joué !
talk-phrase-goodbye = Au revoir, c’était un plaisir.

## What knights of Avalon claim

avalon-claim-role = Mon personnage : { $role }.
    .offer = Mon personnage est …
avalon-claim-side = Mon camp : { $side }.
    .offer = Mon camp est …
avalon-claim-lady = La Dame du Lac m’a montré { $seat } : { $side }.
    .offer = La Dame m’a montré …
avalon-claim-shown = { $seat } m’a montré sa loyauté : { $side }.
    .offer = On m’a montré une loyauté …
avalon-claim-card = Ma carte pour la quête { $quest } : { $card }.
    .offer = Ma carte était …
avalon-claim-guess = À mon avis, { $seat } est : { $role }.
    .offer = À mon avis, quelqu’un est …
avalon-claim-trust = J’ai confiance : { $seats }.
    .offer = J’ai confiance …
avalon-claim-doubt = Je n’ai pas confiance : { $seats }.
    .offer = Je n’ai pas confiance …

avalon-phrase-approve-this = Approuvons cette équipe.
avalon-phrase-reject-this = Refusons cette équipe.
avalon-phrase-take-me = Emmenez-moi.
avalon-phrase-same-team = La même équipe, encore une fois.
avalon-phrase-change-one = Changez l’un d’entre eux.
avalon-phrase-last-chance = C’est la dernière proposition : elle doit passer.
avalon-phrase-must-win = Il faut gagner cette quête.
avalon-phrase-who-failed = Qui a joué l’échec ?
avalon-phrase-somebody-lies = Quelqu’un ment ici.
avalon-phrase-look-at-votes = Regardez comment chacun a voté.
avalon-phrase-merlin-hide = Merlin, reste discret.
avalon-phrase-trust-me = Faites-moi confiance.

## What Knights of Camelot claim: never a number

shadows-claim-side = Ma loyauté : { $side }.
    .offer = Ma loyauté est …
shadows-claim-heading = Je suis en chemin : { $place }.
    .offer = Je vais vers …
shadows-claim-needed = Il faut de l’aide ici : { $place }.
    .offer = Il faut de l’aide …
shadows-claim-helpful = Ce que je pourrais faire ({ $place }) : { $strength }.
    .offer = Ce que je pourrais faire …
shadows-claim-trust = J’ai confiance : { $seats }.
    .offer = J’ai confiance …
shadows-claim-doubt = J’ai des soupçons : { $seats }.
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
shadows-phrase-well-fought = Beau combat !

## Silence at a table

company-muted =
    L’hôte ne laisse plus parler { $who }, { $reason ->
        [abuse] à cause d’insultes.
        [flood] parce que c’était trop.
        [telling] parce que certaines choses ne se disent pas.
       *[other] pour une raison qui lui appartient.
    }
company-unmuted = { $who } peut de nouveau parler ici.
company-not-oneself = Pour garder le silence, il suffit de ne rien dire.
company-muted-already = Cette personne est déjà réduite au silence.
company-not-muted = Cette personne peut déjà parler.

## Why something cannot be said

talk-quiet = On ne parle pas à cette table.
talk-phrases-only = Ici, on utilise des déclarations et des phrases toutes faites, pas ses propres mots.
talk-muted = Pour le moment, tu ne peux pas parler ici.
talk-no-room = Ce salon n’est pas ouvert.
talk-not-your-room = Ce salon n’est pas le tien.
talk-onlookers-apart = Pendant la partie, les spectateurs parlent entre eux.
talk-knows-too-much = Tu sais ce que les joueurs ignorent : attends la fin de la partie.
talk-too-fast = Pas si vite. Attends quelques secondes.
talk-no-quotes = On ne cite personne à cette table.
talk-nothing-to-quote = Cela ne peut pas être cité ici.
talk-unsayable = Cela ne peut pas se dire à cette table.
