## Le imprese: che cosa giocare e dove, chi può andare, che cosa si vince e che cosa costa perdere

shadows-quest-camelot = { shadows-place-camelot.title }
    .rule = Qui con un’azione peschi due carte bianche, se ne hai in mano meno di dodici. Oppure attacchi una macchina d’assedio: giochi carte Lotta e tiri il dado. Se la somma è più alta, la macchina è distrutta; se no, perdi un punto vita.
    .won = Qui non si vince nulla: Camelot deve resistere finché l’ultima spada è sulla Tavola Rotonda.
    .lost = Dodici macchine d’assedio prendono Camelot, e tutto è perduto.

shadows-quest-black-knight = { shadows-place-black-knight.title }
    .rule = Per un solo Cavaliere. Gioca due coppie di carte Lotta, una carta per azione. L’impresa finisce con le due coppie o con quattro carte nere. Poi si confrontano le somme; in caso di pareggio l’impresa è persa. Se te ne vai, le tue carte sono perse.
    .won = Una spada bianca, un punto vita e tre carte bianche. Poi il Cavaliere Nero torna per una nuova impresa.
    .lost = Una spada nera, e il Cavaliere che è lì perde un punto vita. Il Cavaliere Nero torna lo stesso.

shadows-quest-lancelot = { shadows-place-lancelot.title }
    .rule = Per un solo Cavaliere. Gioca un full: tre carte Lotta di un valore e due di un altro, una carta per azione. L’impresa finisce quando è completo o con cinque carte nere. Poi si confrontano le somme; in caso di pareggio l’impresa è persa. Se te ne vai, le tue carte sono perse.
    .won = Una spada bianca, un punto vita, quattro carte bianche, e l’Armatura di Lancillotto per il Cavaliere che è lì. Poi arriva il Drago.
    .lost = Una spada nera, il Cavaliere che è lì perde un punto vita, e l’Armatura è perduta. Poi arriva il Drago.

shadows-quest-dragon = { shadows-place-dragon.title }
    .rule = Quanti Cavalieri vogliono. Gioca tre tris: tre carte Lotta per ciascuno di tre valori diversi, una carta per azione. L’impresa finisce quando sono completi o con cinque carte nere. Qui le carte nere di Lancillotto valgono 5, 7, 9 e 11. In caso di pareggio l’impresa è persa. Il Drago arriva solo dopo Lancillotto.
    .won = Spade bianche: { $dragon-swords }. Punti vita per ogni Cavaliere lì: { $dragon-lives }. Carte bianche da dividere: { $dragon-cards }.
    .lost = Spade nere: { $dragon-swords }. Punti vita persi da ogni Cavaliere lì: { $dragon-lives }.

shadows-quest-excalibur = { shadows-place-excalibur.title }
    .rule = Quanti Cavalieri vogliono. A ogni azione scarta una carta qualsiasi, coperta, ed Excalibur fa un passo verso i Cavalieri. Ogni carta nera Excalibur la porta di un passo verso il Male. A cinque passi dal centro l’impresa finisce.
    .won = Due spade bianche, un punto vita per ogni Cavaliere lì, sette carte bianche da dividere, ed Excalibur per chi ha fatto l’ultimo passo.
    .lost = Due spade nere, ogni Cavaliere lì perde un punto vita, ed Excalibur è perduta.

shadows-quest-grail = { shadows-place-grail.title }
    .rule = Quanti Cavalieri vogliono. A ogni azione gioca una carta Graal in una fila di sette spazi. Disperazione la riempie dall’altro capo, e Desolazione prende il posto della carta Graal più lontana. Se la fila è piena, una carta Graal toglie una carta nera, e Disperazione fa quello che dice la sua carta. Sette carte Graal vincono, sette carte nere perdono.
    .won = Tre spade bianche, un punto vita per ogni Cavaliere lì, sette carte bianche da dividere, e il Graal per chi ha giocato l’ultima carta.
    .lost = Tre spade nere, ogni Cavaliere lì perde un punto vita, e il Graal è perduto.

shadows-quest-picts = { shadows-place-picts.title }
    .rule = Quanti Cavalieri vogliono. Gioca carte Lotta nell’ordine 1, 2, 3, 4, 5, una carta per azione. Ogni carta nera della guerra porta un guerriero. La quinta carta vince, il quarto guerriero perde. Se c’è Mordred serve un’altra Lotta 5.
    .won = Una spada bianca, un punto vita per ogni Cavaliere lì e quattro carte bianche da dividere. La guerra può ricominciare.
    .lost = Una spada nera, due macchine d’assedio, e ogni Cavaliere lì perde un punto vita. La guerra può ricominciare.

shadows-quest-saxons = { shadows-place-saxons.title }
    .rule = { shadows-quest-picts.rule }
    .won = { shadows-quest-picts.won }
    .lost = { shadows-quest-picts.lost }
