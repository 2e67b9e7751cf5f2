## Avalon in tre minuti

rules-avalon-aim = Di chi ci si può fidare?
    .text = Bene e Male siedono alla stessa tavola rotonda, e nessuno li distingue. Il Bene vuole far riuscire tre missioni. Il Male vuole farne fallire tre, e si nasconde fra voi.
rules-avalon-deal = Un ruolo segreto
    .text = Ognuno riceve un ruolo e lo tiene segreto. I Lacchè di Mordred si vedono fra loro. Anche Merlino li vede. Un Servo Leale non vede nulla, e deve ragionare. Il Male è la parte più piccola, ma sa di più.
rules-avalon-team = Il { avalon-leader } sceglie una squadra
    .text = Il { avalon-leader } sceglie chi va in missione. Il tabellone dice in quanti. Prima parlatene: chi deve andare, e perché? Se la squadra è respinta, o la missione è finita, tocca alla persona successiva.
rules-avalon-vote = Votate tutti
    .text = Ognuno vota la squadra in segreto, poi tutti i voti si scoprono. Deve approvare più della metà: la parità non basta. Ricordate i voti, perché ognuno dice qualcosa di chi lo ha dato. Chi voleva questa squadra, e chi la temeva? Respingere non fa di te un malvagio. Chi ha esperienza vota spesso tre volte o più prima di partire. Chiedete perché qualcuno approva: forse in squadra c’è il Male.
rules-avalon-rejections = Al massimo cinque squadre
    .text = Dopo ogni squadra respinta { avalon-leader.lead } passa. Se viene respinta la quinta di fila, il Male vince subito. Perciò il Bene deve accettare la quinta.
rules-avalon-quest = La missione
    .text = Ogni membro della squadra gioca una carta coperta. Il Bene deve giocare Successo. Il Male può giocare Successo o Fallimento. Le carte si mescolano, poi si scoprono. Basta un Fallimento e la missione fallisce. Da sette giocatori in su, per la quarta ne servono due.
rules-avalon-assassin = L’ultima parola
    .text = Se tre missioni falliscono, vince il Male. Se tre riescono, l’Assassino ha un solo tentativo: chi è Merlino? Se indovina, vince comunque il Male. Perciò Merlino deve aiutare, e nessuno deve accorgersene.
rules-avalon-say = Di’ quello che vuoi
    .text = Puoi dire la verità o mentire. Solo la tua carta non la mostri mai. Cerca ciò che non può mentire: squadre, voti e Fallimenti. Se una missione in tre fallisce, almeno uno dei tre è del Male. È da lì che si comincia.
rules-avalon-numbers = In quanti si va
rules-avalon-players = Giocatori
rules-avalon-two-fails = * Per questa missione servono due Fallimenti.

## Le parti del gioco: che cosa si gioca, e un esempio per ciò che è difficile immaginare

rules-avalon-part-quests = Dove il { avalon-leader } sceglie la missione, la sceglie insieme alla squadra.
    .example = Si gioca in sette, e due missioni sono finite. Elaine guida e prende la quarta: la squadra è più grande, ma servono due Fallimenti. Gareth preferirebbe la terza, dove un solo Fallimento dice di più.
rules-avalon-part-lady = Comincia alla destra del primo { avalon-leader } e si usa tre volte: dopo la seconda, la terza e la quarta missione.
    .example = Gareth guarda Elaine e dice che sta con il Male. Ora la Dama è di Elaine. Guarda Lucan, e dice che sta con il Bene. Chi crede a Gareth non si fida né di lei né della sua parola.
rules-avalon-part-excalibur = Il { avalon-leader } affida la spada a un altro membro della squadra. Quando tutti hanno giocato, chi la porta può sostituire la carta di un membro, e vede lui solo quale fosse.
    .example = Lucan guida e affida la spada a Elaine. Gareth gioca Successo. Elaine non si fida e gli sostituisce la carta: ora è un Fallimento. Lei sola ha visto che era un Successo.
rules-avalon-part-lancelot = Il mazzo coperto ha tre carte senza cambiamento e due inversioni. Dal terzo turno se ne scopre una a turno, quindi se ne vedono al massimo tre. Le carte scoperte si conoscono dall’inizio.
    .example = Cinque carte sono scoperte, e la seconda e la quarta sono inversioni. Tristano ha cominciato come Lancillotto malvagio: nel secondo turno sta con il Bene e gioca Successo. Dal quarto sta di nuovo con il Male, e deve giocare Fallimento.
