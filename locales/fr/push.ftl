### Avis du navigateur quand aucune page n’est ouverte : un texte par sorte, le même pour toutes les personnes qui le reçoivent.

push-turn = Une partie lente a avancé. Regarde si c’est à toi de jouer.
    .title = Ta table attend
push-join-request = Quelqu’un demande à rejoindre ta table.
    .title = Quelqu’un voudrait entrer
push-invitation = Quelqu’un de ton groupe t’invite à la prochaine partie. Ta table est ouverte.
    .title = Ton groupe voudrait jouer
