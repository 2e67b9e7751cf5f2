## Shadows over Camelot in tre minuti

rules-shadows-aim = Insieme per Camelot
    .text = Siete Cavalieri della Tavola Rotonda, e giocate tutti contro il gioco. Un’impresa vinta porta spade bianche. Un’impresa persa ne porta di nere. Quando sulla tavola ci sono dodici spade, le bianche devono essere più delle nere.
rules-shadows-traitor = Forse non proprio tutti
    .text = Ognuno riceve una carta lealtà e la tiene segreta. Fra voi può esserci un Traditore, che vince se Camelot cade. Siede con voi, fa piani con voi, e nuoce un poco dove nessuno guarda.
rules-shadows-fall = Come cade Camelot
    .text = Sette spade nere, e tutto è perduto. Dodici macchine d’assedio davanti alle mura, e tutto è perduto. Se tutti i Cavalieri leali sono morti, è finita lo stesso. Con dodici spade anche la parità è una sconfitta.
rules-shadows-evil = Prima avanza il Male
    .text = Ogni turno comincia con qualcosa di brutto, e scegli tu che cosa. Pesca una carta nera, aggiungi una macchina d’assedio, o perdi un punto vita. Le carte nere rafforzano il nemico nelle imprese. Alcune fanno di peggio.
rules-shadows-action = Poi fai qualcosa di buono
    .text = Dopo compi un’azione eroica. Vai in un altro luogo, o agisci dove sei. Gioca una carta speciale. Curati con tre carte uguali. Accusa qualcuno. Per un punto vita puoi compiere una seconda azione, di altro tipo.
rules-shadows-camelot = A Camelot
    .text = Alla Tavola Rotonda un’azione ti dà due carte bianche. Oppure affronti una macchina d’assedio: giochi carte Lotta, tiri il dado, e devi superarlo. Chi non torna mai a casa resta presto senza carte.
rules-shadows-quests = Nelle imprese
    .text = Contro il Cavaliere Nero e contro Lancillotto si va da soli. Per il Graal, per Excalibur e nelle guerre si va insieme. Ogni impresa vuole carte diverse, e la sua scheda dice quali. In caso di pareggio l’impresa è persa. Se vincete, ci sono spade, punti vita e nuove carte.
rules-shadows-say = Parlate, ma senza nominare carte
    .text = Fate tutti i piani che volete: «Posso aiutare contro i Pitti.» Non dite mai quali carte avete in mano, e non mostratele. È la nebbia in cui un Traditore si nasconde.
rules-shadows-accuse = Un’accusa
    .text = Da sei spade o sei macchine d’assedio in poi puoi accusare un altro Cavaliere. Ognuno può farlo una volta sola. Se hai ragione, c’è una spada bianca in più. Se hai torto, una spada bianca diventa nera.
rules-shadows-end = L’ultimo conto
    .text = Quando sulla tavola c’è la dodicesima spada, si contano. Un Traditore mai scoperto fa prima diventare nere due spade bianche. Due Traditori nascosti ne cambiano tre. Poi, se le bianche sono più delle nere, vince Camelot.
rules-shadows-two-players = Ognuno comincia con un Merlino e altre sette carte, e con cinque punti vita. Non ci sono carte Lealtà: nessun Traditore, e nessuno viene accusato. Tutto il resto rimane com’è.
rules-shadows-three-players = Le carte Lealtà si distribuiscono, ma nessuno le guarda. Alla sesta spada o alla sesta macchina d’assedio ognuno guarda la propria. Fino ad allora nessuno sa chi tradisce Camelot, nemmeno il Traditore.
