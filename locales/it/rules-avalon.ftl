## Avalon in tre minuti

rules-avalon-aim = Di chi ci si può fidare?
    .text = Bene e Male siedono alla stessa tavola rotonda, e nessuno li distingue. Il Bene vuole far riuscire tre missioni. Il Male vuole farne fallire tre, e si nasconde fra voi.
rules-avalon-deal = Un ruolo segreto
    .text = Ognuno riceve un ruolo e lo tiene segreto. I lacchè del Male si vedono fra loro. Anche Merlino li vede. Un Servo Leale non vede nulla, e deve ragionare. Il Male è la parte più piccola, ma sa di più.
rules-avalon-team = Il { avalon-leader } sceglie una squadra
    .text = Il { avalon-leader } sceglie chi va in missione. Il tabellone dice in quanti. Prima parlatene: chi deve andare, e perché? Se la squadra è respinta, o la missione è finita, tocca alla persona successiva.
rules-avalon-vote = Votate tutti
    .text = Ognuno vota la squadra in segreto, poi tutti i voti si scoprono. Deve approvare più della metà: la parità non basta. Ricordate i voti, perché ognuno dice qualcosa di chi lo ha dato. Chi voleva questa squadra, e chi la temeva?
rules-avalon-rejections = Al massimo cinque squadre
    .text = Dopo ogni squadra respinta il comando passa. Se viene respinta la quinta di fila, il Male vince subito. Perciò il Bene deve accettare la quinta.
rules-avalon-quest = La missione
    .text = Ogni membro della squadra gioca una carta coperta. Il Bene deve giocare Successo. Il Male può giocare Successo o Fallimento. Le carte si mescolano, poi si scoprono. Basta un Fallimento e la missione fallisce. Da sette giocatori in su, per la quarta ne servono due.
rules-avalon-assassin = L’ultima parola
    .text = Se tre missioni falliscono, vince il Male. Se tre riescono, l’Assassino ha un solo tentativo: chi è Merlino? Se indovina, vince comunque il Male. Perciò Merlino deve aiutare, e nessuno deve accorgersene.
rules-avalon-say = Di’ quello che vuoi
    .text = Puoi dire la verità o mentire. Solo la tua carta non la mostri mai. Cerca ciò che non può mentire: squadre, voti e Fallimenti. Se una missione in tre fallisce, almeno uno dei tre è del Male. È da lì che si comincia.
rules-avalon-numbers = In quanti si va
rules-avalon-players = Giocatori
rules-avalon-two-fails = * Per questa missione servono due Fallimenti.
