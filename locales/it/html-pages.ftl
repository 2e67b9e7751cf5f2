## Le pagine HTML senza script

invitation-title = C’è un invito per te
invitation-title-game = Hai un invito a giocare a { $game }
invitation-line = C’è un invito per te a un gioco di lealtà nascoste su { $server }. Entra e prendi posto.
home-line = Giochi di lealtà nascoste come Avalon, con amici o bot, su { $server }. Non serve un account.

device-title = Accedi su questo dispositivo
device-line = Premi il pulsante per accedere a { $server } da questo dispositivo. Il link vale una volta sola; se te l’ha mandato qualcun altro, chiudi questa pagina.
device-button = È il mio dispositivo

club-title = Ecco il club
club-line = Premi il pulsante e potrai aprire tavoli su { $server } da questo dispositivo.
club-button = Entra nel club

link-gone-title = Questo link non vale più
link-gone-line = È già stato usato, è troppo vecchio, o non è mai stato un link di { $server }. Chiedine uno nuovo.

wrong-host-title = Indirizzo sbagliato
wrong-host-line = Questo server non risponde al nome che vedi nella barra degli indirizzi. Aprilo all’indirizzo che ti ha dato chi lo gestisce. Se il server è tuo, avvialo con --lan-name e questo nome, oppure con --url.
