## Le poche pagine che la casa mostra da sé

invitation-title = Un posto al tavolo
invitation-line = Sei invitato a una partita di lealtà nascoste da { $server }. Entra e prendi posto.

device-title = Tu, su questo dispositivo
device-line = Se premi il pulsante, d’ora in poi { $server } ti riconosce su questo dispositivo. Il link vale una volta sola; se te l’ha dato qualcun altro, chiudi questa pagina.
device-button = È il mio dispositivo

club-title = Benvenuto nel club
club-line = Se premi il pulsante, potrai aprire tavoli da { $server } con questo dispositivo.
club-button = Ne faccio parte

link-gone-title = Questo link non vale più
link-gone-line = È già stato usato, è troppo vecchio, o non è mai stato un link di { $server }. Chiedine uno nuovo.

wrong-host-title = Non con questo nome
wrong-host-line = Questo server non risponde al nome che vedi nella barra degli indirizzi. Aprilo all’indirizzo che ti ha dato chi lo ospita. Se il server è tuo, avvialo con --lan-name e questo nome, oppure con --url.
