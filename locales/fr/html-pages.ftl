## Les pages HTML sans script

invitation-title = Une invitation pour toi
invitation-title-game = Une invitation à jouer à { $game }
invitation-line = On t’invite à un jeu de loyautés cachées sur { $server }. Entre et prends place.
home-line = Des jeux de loyautés cachées comme Avalon, entre amis ou avec des bots, sur { $server }. Sans compte.

device-title = Se connecter sur cet appareil
device-line = Appuie sur le bouton pour te connecter à { $server } sur cet appareil. Ce lien ne sert qu’une fois ; si quelqu’un d’autre te l’a envoyé, ferme cette page.
device-button = C’est mon appareil

club-title = Bienvenue au club
club-line = Appuie sur le bouton, et tu pourras ouvrir des tables sur { $server } depuis cet appareil.
club-button = Rejoindre le club

link-gone-title = Ce lien ne marche plus
link-gone-line = Il a déjà servi, il est trop ancien, ou il n’a jamais été un lien de { $server }. Demande-en un nouveau.

wrong-host-title = Mauvaise adresse
wrong-host-line = Ce serveur ne répond pas au nom qui figure dans la barre d’adresse. Ouvre-le à l’adresse que son hôte t’a donnée. Si c’est ton serveur, lance-le avec --lan-name et ce nom, ou avec --url.
