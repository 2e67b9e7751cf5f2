## Les pages HTML sans script

invitation-title = Une place à la table
invitation-line = Vous êtes invité à une partie de loyautés cachées chez { $server }. Entrez et prenez place.

device-title = Vous, sur cet appareil
device-line = Si vous appuyez sur le bouton, { $server } vous reconnaîtra désormais sur cet appareil. Ce lien ne sert qu’une fois ; si quelqu’un d’autre vous l’a donné, fermez cette page.
device-button = C’est mon appareil

club-title = Bienvenue au club
club-line = Si vous appuyez sur le bouton, vous pourrez ouvrir des tables chez { $server } depuis cet appareil.
club-button = J’en fais partie

link-gone-title = Ce lien ne sert plus
link-gone-line = Il a déjà servi, il est trop ancien, ou il n’a jamais été un lien de { $server }. Demandez-en un nouveau.

wrong-host-title = Pas sous ce nom
wrong-host-line = Ce serveur ne répond pas au nom qui figure dans la barre d’adresse. Ouvrez-le à l’adresse que son hôte vous a donnée. Si c’est votre serveur, lancez-le avec --lan-name et ce nom, ou avec --url.
