## Che cosa non va in un verbale

record-without-seal = Questo non è un verbale, oppure ne manca la fine.
record-changed = Questo verbale è stato cambiato dopo che fu scritto.
record-unreadable = Questo verbale non è scritto come si scrivono i verbali.
record-of-another-game = Questo verbale è di un gioco, o di una revisione, che qui non si conosce.
record-of-another-seat = Questo verbale contiene solo ciò che ha saputo un altro posto.
record-wrong-audience = Questo verbale indica per un fatto il pubblico sbagliato.
record-with-gaps = In questo verbale mancano delle righe.
record-not-by-the-rules = Secondo le regole, da questi comandi e da questi dadi segue altro da ciò che dice il verbale.

## Che cosa prova un verbale sui suoi dadi

verify-proved =
    { $n ->
        [one] { $n } lancio è stato rifatto ed è uscito uguale: { $throws }.
       *[other] { $n } lanci sono stati rifatti e sono usciti uguali: { $throws }.
    }
verify-false =
    { $n ->
        [one] { $n } lancio non è quello dato dai dadi: { $throws }.
       *[other] { $n } lanci non sono quelli dati dai dadi: { $throws }.
    }
verify-unchecked =
    { $n ->
        [one] { $n } lancio non si può controllare con quello che il verbale mostra: { $throws }.
       *[other] { $n } lanci non si possono controllare con quello che il verbale mostra: { $throws }.
    }
# Per che cosa si è tirato, e in quale riga del verbale.
verify-throw = { $label } (riga { $n })
verify-holds = Il verbale regge: niente smentisce i suoi dadi.
verify-nothing = Questo verbale non mostra niente con cui controllare i suoi dadi.
verify-broken = Il verbale non regge.
verify-later = Tiri successivi: controllati quelli registrati, non che ci siano tutti.
verify-replayed = Tiri successivi: le regole sono state giocate di nuovo, e ogni tiro che prevedono c’è.
verify-alone = Il seme lo ha scelto una parte sola. Ogni tiro ne segue; perché fosse proprio questo, nessuno può dirlo.

## Che cosa non va nel modo in cui è nato un seme, o non torna con ciò che ha conservato chi giocava

fair-server-commitment = Il segreto del server non corrisponde al suo impegno.
fair-client-commitment = Il numero contato per un posto non corrisponde all’impegno di quel posto.
fair-contribution-uncommitted = È contato un numero per un posto che non aveva preso impegni.
fair-contribution-dropped = Un posto ha rivelato il suo numero, e non è stato contato.
fair-failure-unnamed = Un posto ha preso un impegno e non ha mai rivelato il numero, e il verbale non lo dice.
fair-throws-differ = La distribuzione non ha tirato esattamente ciò che era stato concordato: un tiro manca, è di troppo, o ha un altro nome o altri elementi.
fair-game-differs = Questa non è la partita che hai giocato.
fair-cfg-differs = La distribuzione era concordata per altri posti, opzioni o ruoli.
fair-server-differs = L’impegno del server non è quello ricevuto dal tuo dispositivo.
fair-client-differs = L’impegno di un posto non è quello ricevuto dal tuo dispositivo.
fair-entropy-differs = Il numero contato per te non è quello rivelato dal tuo dispositivo.
fair-deal-missing = Il tuo dispositivo ha preso parte a una distribuzione per questa partita, e questo verbale non ne mostra nessuna.

## Che cosa è bene sapere di come è nato un seme

fair-no-contribution = Il posto { $seat } non ha dato niente al seme.
fair-too-few =
    { $contributed ->
        [0] Nessun posto ha dato qualcosa al seme: è solo del server.
        [one] Un posto soltanto ha dato qualcosa al seme.
       *[other] Soltanto { $contributed } posti hanno dato qualcosa al seme.
    }
verify-again =
    { $broken ->
        [one] Prima di questa, una distribuzione della stessa partita era stata interrotta.
       *[other] Prima di questa, { $broken } distribuzioni della stessa partita erano state interrotte.
    }
verify-withheld = Il segreto del server non è mostrato, perché rivelerebbe ciò che questo tavolo tiene segreto. Il suo impegno invece c’è: puoi confrontarlo con quello ricevuto dal dispositivo di chi giocava.

## Che cosa nessuna prova può dare

verify-limits = Che cosa questo non ti dice:
verify-limit-operator = Chi gestisce il server poteva vedere ogni ruolo mentre si giocava.
verify-limit-afterwards = Una distribuzione disonesta si scopre, ma non si impedisce, e solo a partita finita.
verify-limit-breaking-off = Un server può prevedere una distribuzione e interromperla. Il tavolo le mostra tutte, anche quelle.
verify-limit-failing = Chi gioca d’accordo con il server poteva scegliere fra due distribuzioni rivelando o no un numero. Il posto che non lo rivela viene nominato.
verify-limit-lapse = Se lasci scadere il tempo dove poi scelgono i dadi, tutti i tiri successivi si spostano di uno. Con l’aiuto del server è una scelta fra due esiti.
verify-limit-rules = Senza le regole non si può dire se sia giusto ciò che è seguito dai dadi. Il comando camlann verify gioca di nuovo tutta la partita secondo le regole.
verify-limit-own = Se il tuo dispositivo non ha dato niente al seme, hai soltanto la parola degli altri.
verify-limit-page = La pagina che controlla viene dal server che ha distribuito. Ciò che conta controllalo con un programma tuo, confrontandolo con quello che il tuo dispositivo ha conservato.
verify-limit-people = Non dice niente di chi si scambia segreti, di chi sedeva dove prima della distribuzione, né di chi è stato messo con chi.

## Un verbale raccontato come testo

record-title-whole = { $game }, una partita in { $seats }, per intero
record-seat = Posto { $seat }
record-name-and-seat = { $name } (posto { $seat })

## Stemmi, al posto dei nomi delle persone

pseudonym-bear = Orso
pseudonym-boar = Cinghiale
pseudonym-bull = Toro
pseudonym-crow = Corvo
pseudonym-deer = Cervo
pseudonym-dolphin = Delfino
pseudonym-eagle = Aquila
pseudonym-falcon = Falco
pseudonym-fox = Volpe
pseudonym-griffin = Grifone
pseudonym-hare = Lepre
pseudonym-heron = Airone
pseudonym-horse = Cavallo
pseudonym-lion = Leone
pseudonym-otter = Lontra
pseudonym-owl = Gufo
pseudonym-swan = Cigno
pseudonym-tower = Torre
pseudonym-unicorn = Unicorno
pseudonym-wolf = Lupo
