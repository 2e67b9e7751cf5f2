## Che cosa si chiede: chi si aspetta, la domanda (you), e la regola che c’è dietro (why)

shadows-council = Il consiglio: ognuno sceglie una carta da rivelare.
    .you = Quale carta metti sulla Tavola Rotonda?
    .why = Ognuno mette una carta della propria mano, tutti insieme. Poi chi gioca per primo propone a chi va ciascuna carta, e gli altri accettano o rifiutano.
shadows-sharing = { $proposer } propone come dividere { $cards }.
    .you = A chi va ognuna di queste carte: { $cards }?
    .why = Le parti non devono essere uguali. Tutti gli altri devono accettare. Se non c’è accordo, le carte si mescolano e si distribuiscono.
shadows-consenting = Gli altri rispondono alla proposta di { $proposer }.
    .you = La proposta: { $to-by-cards }. Accetti?
    .why = Se accettano tutti, ognuno prende le carte proposte. Altrimenti { $proposer } può riprovare. Dopo l’ultima proposta le carte si distribuiscono a caso.
shadows-progressing = { $seat } sceglie il Progresso del Male.
    .you = Il Male deve progredire. Come?
    .why = Ogni turno comincia con una carta nera, una macchina d’assedio o la perdita di un punto vita. I Cavalieri perdono con la dodicesima macchina d’assedio o la settima spada nera.
shadows-choosing = { $by } ha pescato due carte nere, e ne gioca una.
    .you = Quale delle due giochi? L’altra va sotto il mazzo.
    .why = Chi ha l’Armatura di Lancillotto pesca due carte nere invece di una, ne gioca una e mette l’altra sotto il mazzo senza mostrarla.
shadows-laying = { $by } ha pescato una carta nera con un numero.
    .you = La giochi scoperta o coperta?
    .why = Una carta nera con un numero si può giocare coperta. Allora solo tu sai qual è, e in cambio peschi una carta bianca.
shadows-offering = { $by } ha pescato una carta nera speciale: { $card }. Le carte Merlino la fermano?
    .you = { $card } sta per avere effetto. Quante carte Merlino offri?
    .why = Tre carte Merlino insieme annullano una carta nera speciale, chiunque le dia. Le offerte sono segrete. Se sono troppo poche, tornano tutte in mano senza essere viste.
shadows-excalibur-asked = { $owner } può rinunciare a Excalibur per annullare la carta di { $by }.
    .you =
        { $card-count ->
            [0] Una carta nera sta per essere giocata coperta. Rinunci a Excalibur per annullarla?
           *[other] { $card } sta per avere effetto. Rinunci a Excalibur per annullarla?
        }
    .why = Excalibur annulla una qualsiasi carta nera appena pescata, da chiunque. Poi la spada lascia il gioco.
shadows-choosing-war = { $by } sceglie una guerra.
    .you =
        { $mordred ->
            [true] A quale guerra si unisce Mordred?
           *[false] Con chi si schierano i Mercenari?
        }
    .why = A quella guerra si aggiunge un guerriero; con il quarto è persa. Dove c’è Mordred, per vincere serve un’altra Lotta 5.
shadows-volunteering =
    Chi si offre di { $price-words ->
        [cards] scartare { $number ->
            [0] { $price }
            [one] una carta
           *[other] { $number } carte
        }
       *[lives] perdere { $number ->
            [0] { $price }
            [one] un punto vita
           *[other] { $number } punti vita
        }
    }, per risparmiare gli altri?
    .you =
        Ti offri di { $price-words ->
            [cards] scartare { $number ->
                [0] { $price }
                [one] una carta
               *[other] { $number } carte
            }
           *[lives] perdere { $number ->
                [0] { $price }
                [one] un punto vita
               *[other] { $number } punti vita
            }
        }?
    .why = Se nessuno si offre, ogni Cavaliere scarta una carta. Si chiede insieme a tutti quelli che possono pagare. Se si offrono in più, sceglie chi ha pescato la carta.
shadows-picking-volunteer = { $by } sceglie tra chi si è offerto.
    .you =
        Chi di loro deve { $price-words ->
            [cards] scartare { $number ->
                [0] { $price }
                [one] una carta
               *[other] { $number } carte
            }
           *[lives] perdere { $number ->
                [0] { $price }
                [one] un punto vita
               *[other] { $number } punti vita
            }
        }?
    .why = Tra chi si è offerto, paga uno solo.
shadows-discarding = Devono scartare: { $seats }.
    .you =
        { $number ->
            [one] Quale carta scarti?
           *[other] Quali { $number } carte scarti?
        }
    .why = Scegli tu, e nessuno vede quali. Se hai meno carte, le scarti tutte.
shadows-yielding-grails = Ogni Cavaliere cede una carta Graal o un punto vita.
    .you = Una carta Graal, o un punto vita?
    .why = La Strega 4 prende una carta Graal a ogni Cavaliere. Se non ne hai, o la tieni, perdi un punto vita, anche l’ultimo.
shadows-sparing = { $seat } sta per perdere un punto vita.
    .you =
        Stai per perdere un punto vita{ $cause-count ->
            [0] {""}
           *[other] {" "}({ $cause })
        }. Scarti invece due carte?
    .why = È il tuo potere: invece di ogni punto vita che perderesti, puoi scartare due carte bianche.
shadows-saving = { $owner } ha il Graal, e c’è chi sta morendo: { $dying }.
    .you = Sta morendo: { $dying }. Offri il Graal?
    .why = Chi beve continua a vivere con quattro punti vita, e conserva mano e reliquie. Il Graal si usa una volta sola.
shadows-adding = Le carte contro { $quest } sono rivelate. { $seat } può aggiungerne una.
    .you =
        { $missing ->
            [-1] Le carte sono rivelate.
            [0] Siamo a { $white } contro { $black }: basta per vincere.
            [one] Siamo a { $white } contro { $black }: per vincere manca { NUMBER($missing) }.
           *[other] Siamo a { $white } contro { $black }: per vincere mancano { NUMBER($missing) }.
        } Aggiungi una carta Lotta?
    .why = È il tuo potere: quando un’impresa a cui partecipi finisce in combattimento, puoi aggiungere una carta Lotta dopo che tutte le carte sono rivelate.
shadows-acting = { $seat } compie azioni eroiche.
    .you = Che cosa fai?
    .why = Compi un’azione eroica a turno: un movimento, un’azione d’impresa, una carta speciale, una cura o un’accusa. Una seconda deve essere di tipo diverso e costa un punto vita. Il tuo potere è in più.
shadows-exchanging = { $by } e { $partner } scelgono una carta da scambiare.
    .you = Quale carta dai?
    .why = Una volta per turno Artù può scambiare una carta con un altro Cavaliere. Ognuno sceglie una carta, coperta, e nessuno può rifiutare.
shadows-stacking = { $seat } rimette in ordine carte nere.
    .you = In quale ordine le rimetti, la prima in cima?
    .why = L’ordine lo sai solo tu. La prima è la prossima a essere pescata.
shadows-returning = { $by } gioca Convocazione: ogni Cavaliere può tornare a Camelot.
    .you = Torni a Camelot?
    .why = Torni subito e senza carta Viaggio. Se lasci un’impresa solitaria, perdi le tue carte bianche su di essa. Poi i Cavalieri a Camelot si dividono nuove carte, tante quanti sono.
shadows-coming = { $by } chiede aiuto: { $place }.
    .you = Ci vai? Luogo: { $place }.
    .why = Arrivi subito e senza carta Viaggio. Se lasci un’impresa solitaria, perdi le tue carte bianche su di essa.
shadows-slaying-dragon = { $seat } combatte il Drago.
    .you =
        { $left ->
            [one] Qual è la seconda carta Lotta?
           *[other] Qual è la prima carta Lotta?
        }
    .why = Con Ammazza Drago giochi insieme due carte Lotta contro il Drago. Entrambe devono entrare nello schema: tre valori, tre carte di ciascuno.
shadows-battling =
    { $to ->
        [none] { $seat } attacca una macchina d’assedio.
       *[other] { $seat } subisce una carica per strada.
    }
    .you =
        { $die ->
            [0] Quali carte Lotta giochi contro il dado?
           *[other] Il dado segna { $die }. Quali carte Lotta giochi contro il dado?
        }
    .why =
        La somma delle tue carte deve superare il dado, che arriva a { $faces }. Quanto vale una Lotta ? lo dici tu. Se non lo superi, perdi un punto vita{ $to ->
            [none] .
           *[other] , resti dove sei, e il tuo turno finisce. Il regolamento nomina questa carta ma non dice che cosa fa: è una regola della casa.
        }
shadows-naming-value = { $seat } dice quanto vale una Lotta ?.
    .you = Quanto vale la tua Lotta ? Le altre tue carte fanno { $total }.
    .why = Una Lotta ? vale da 1 a 5, come dice chi la gioca: in un’impresa, contro una macchina d’assedio e in viaggio.
shadows-helping = Il dado segna { $die } contro { $total }. { $seat } può aggiungere una carta.
    .you =
        { $missing ->
            [-1] Siamo a { $total } contro { $die }.
            [0] Siamo a { $total } contro { $die }: basta per vincere.
            [one] Siamo a { $total } contro { $die }: per vincere manca { NUMBER($missing) }.
           *[other] Siamo a { $total } contro { $die }: per vincere mancano { NUMBER($missing) }.
        } Aggiungi una carta Lotta?
    .why = È il tuo potere: puoi aggiungere una carta Lotta dopo il tiro del dado.
shadows-straying = { $seat } perde la strada verso { $to }.
    .you =
        { $number ->
            [one] Hai perso la strada. Scarti una carta per raggiungere { $to }?
           *[other] Hai perso la strada. Scarti { $number } carte per raggiungere { $to }?
        }
    .why = Se non paghi, resti dove sei, e il tuo turno finisce. Il regolamento nomina questa carta ma non dice che cosa fa: è una regola della casa.
shadows-ambushed = { $seat } cade in un agguato sulla strada verso { $to }.
    .you = Un agguato! Per raggiungere { $to } scarta una di queste: { $cards }.
    .why = Basta una di queste carte per passare: { $cards }. Se non ne scarti, perdi un punto vita, resti dove sei, e il tuo turno finisce. Il regolamento nomina questa carta ma non dice che cosa fa: è una regola della casa.
shadows-taunting = { $seat } sceglie chi provocare.
    .you = Chi provochi?
    .why = A ogni turno un Traditore rivelato prende a caso una carta dalla mano di un Cavaliere e la scarta.
shadows-scheming = { $seat } agisce contro Camelot.
    .you = Che cosa fai contro Camelot?
    .why = Dopo la provocazione, un Traditore rivelato aggiunge una macchina d’assedio, oppure pesca e gioca una carta nera.
shadows-proposing-knight = { $proposer } propone un’investitura.
    .you = Chi riceve l’investitura tra { $squires }?
    .why = Quando si vince un’impresa, uno scudiero che vi ha partecipato diventa Cavaliere. Gli altri devono essere d’accordo. Se non c’è accordo, decide il caso.
shadows-agreeing-on-knight = { $proposer } propone l’investitura di { $named }. Gli altri rispondono.
    .you = Accetti l’investitura di { $named }?
    .why = Se siete tutti d’accordo, è fatta. Altrimenti { $proposer } può riprovare. Dopo l’ultima proposta decide il caso.

## Che cosa si fa, e come viene offerto

shadows-lay-open = Metti { $card } sulla Tavola Rotonda.
    .offer = Rivela una carta
shadows-propose-share = Proponi come dividere le carte.
    .offer = Proponi come dividere
shadows-consent = La tua risposta: { $answer }.
    .offer = Rispondi alla proposta
shadows-draw-black = Peschi una carta nera.
    .offer = Pesca una carta nera
shadows-raise-siege = Aggiungi una macchina d’assedio.
    .offer = Aggiungi una macchina d’assedio
shadows-suffer = Perdi un punto vita.
    .offer = Perdi un punto vita
shadows-pay-evil = Invece scarti { $cards }.
    .offer = Scarta invece due carte
shadows-peek = Guardi la prima carta nera.
    .offer = Guarda la prima carta nera
shadows-welcome = Chi arriva tardi entra in gioco.
    .offer = Fai entrare chi arriva tardi
shadows-choose-black = Giochi { $card }.
    .offer = Gioca una delle due
shadows-lay-up = Giochi la carta scoperta.
    .offer = Giocala scoperta
shadows-lay-down = Giochi la carta coperta.
    .offer = Giocala coperta
shadows-offer-merlins = Offri carte Merlino: { $number }.
    .offer = Offri carte Merlino
shadows-stand-by = Offri carte Merlino, { $scope }: { $number }.
    .offer = Offri carte Merlino, ora e in seguito
shadows-give-excalibur = Rinunci a Excalibur.
    .offer = Rinuncia a Excalibur
shadows-keep-excalibur = Tieni Excalibur.
    .offer = Tieni Excalibur
shadows-keep-on = Tieni Excalibur, { $scope }.
    .offer = Tienila, ora e dopo
shadows-choose-war = Scegli { $war }.
    .offer = Scegli una guerra
shadows-volunteer = Ti offri: { $answer }.
    .offer = Offriti o no
shadows-pick-volunteer = Scegli { $seat }.
    .offer = Scegli chi si è offerto
shadows-discard = Scarti { $cards }.
    .offer = Scarta carte
shadows-yield-grail = Cedi { $answer }.
    .offer = Carta Graal o punto vita
shadows-spare = Scarti { $cards }, e salvi il punto vita.
    .offer = Scarta invece due carte
shadows-bleed = Perdi il punto vita.
    .offer = Perdi il punto vita
shadows-drink = { $seat } beve dal Graal.
    .offer = Offri il Graal
shadows-keep-grail = Tieni il Graal.
    .offer = Tieni il Graal
shadows-add-fight = Aggiungi { $card }, che vale { $value }.
    .offer = Aggiungi una carta Lotta
shadows-add-nothing = Non aggiungi niente.
    .offer = Non aggiungere niente
shadows-move = Parti per { $to }.
    .offer = Muoviti
    .to = Dove vai?
shadows-depart = Lasci la Tavola Rotonda e parti per { $to }.
    .offer = Lascia la Tavola Rotonda (movimento gratuito)
    .to = Dove vai?
shadows-draw-cards = Peschi carte bianche.
    .offer = Pesca carte bianche
shadows-fight-siege = Attacchi una macchina d’assedio.
    .offer = Attacca una macchina d’assedio
shadows-attack = Attacchi con { $cards }.
    .offer = Gioca carte Lotta
shadows-name-value = La tua Lotta ? vale { $value }.
    .offer = Di’ quanto vale Lotta ?
shadows-lay-fight = Giochi { $card }, che vale { $value }.
    .offer = Gioca qui una carta Lotta
shadows-pull-sword = Scarti { $card } per avvicinare Excalibur.
    .offer = Scarta una carta per avvicinare Excalibur
shadows-lay-grail = Giochi una carta Graal.
    .offer = Gioca una carta Graal
shadows-fight-war = Giochi { $card }.
    .offer = Gioca qui la prossima carta Lotta
shadows-play-special = Giochi { $card }.
    .offer = Gioca una carta speciale
shadows-play-free = Giochi { $card } come azione gratuita.
    .offer = Gioca una carta speciale come azione gratuita
shadows-free = Liberi { $seat } con { $card }.
    .offer = Libera chi è in prigionia
shadows-heal = Scarti tre volte { $card }.
    .offer = Curati
    .card = Di quale carta ne scarti tre?
shadows-accuse = Accusi { $seat }.
    .offer = Accusa qualcuno
    .seat = Chi accusi?
shadows-buy-action = Paghi un punto vita per una seconda azione.
    .offer = Paga un punto vita per una seconda azione
shadows-take-back = Riprendi il punto vita.
    .offer = Riprendi il punto vita
shadows-step-forth = Ti riveli come Traditore.
    .offer = Rivelati come Traditore
shadows-end-turn = Finisci il tuo turno.
    .offer = Finisci il tuo turno
shadows-exchange = Scambi una carta con { $partner }.
    .offer = Scambia una carta con qualcuno
shadows-swap = Scarti { $card } e peschi una carta nuova.
    .offer = Scarta una carta e pescane una nuova
shadows-bleed-for-cards = Sacrifichi un punto vita e peschi due carte.
    .offer = Sacrifica un punto vita, pesca due carte
shadows-search-discard = Cerchi tra gli scarti.
    .offer = Cerca una carta Merlino tra gli scarti
shadows-recall-merlin = Scarti { $cards } per una carta Merlino.
    .offer = Scarta tre carte per la carta Merlino
shadows-merlins-gift = Peschi una carta grazie a Merlino.
    .offer = Pesca una carta grazie a Merlino
shadows-give-card = Dai { $card }.
    .offer = Dai una carta
shadows-stack = Le rimetti, la prima in cima: { $cards }.
    .offer = Rimettile a posto
shadows-answer = La tua risposta: { $answer }.
    .offer = Rispondi alla chiamata
shadows-slay-fight = Giochi { $card }, che vale { $value }.
    .offer = Gioca una carta Lotta contro il Drago
shadows-pay-way = Scarti { $cards }, e vai avanti.
    .offer = Scarta carte e vai avanti
shadows-break-through = Ti apri un varco con { $card }.
    .offer = Apriti un varco
shadows-give-up = Resti dove sei.
    .offer = Resta dove sei
shadows-taunt = Provochi { $victim }.
    .offer = Provoca qualcuno
shadows-call-black = Peschi una carta nera.
    .offer = Pesca e gioca una carta nera
shadows-call-siege = Aggiungi una macchina d’assedio.
    .offer = Aggiungi una macchina d’assedio
shadows-propose-knight = Proponi l’investitura di { $seat }.
    .offer = Proponi uno scudiero
shadows-agree = La tua risposta: { $answer }.
    .offer = Rispondi alla proposta
