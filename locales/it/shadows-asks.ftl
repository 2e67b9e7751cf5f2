## Che cosa si chiede: chi si aspetta, la domanda (you), e la regola che c’è dietro (why)

shadows-council = Il consiglio: ognuno sceglie una carta da scoprire.
    .you = Quale delle tue carte posi sulla Tavola Rotonda?
    .why = Ognuno posa una carta della propria mano, tutti insieme. Poi chi comincia propone a chi va ciascuna, e gli altri accettano o rifiutano.
shadows-sharing = { $proposer } propone come dividere { $cards }.
    .you = A chi va ognuna di queste carte: { $cards }?
    .why = Le parti non devono essere uguali. Gli altri devono accettare tutti; se non succede mai, le carte si mescolano e si distribuiscono.
shadows-consenting = Gli altri rispondono alla proposta di { $proposer }.
    .you = La proposta: { $to-by-cards }. Accetti?
    .why = Se accettate tutti, ognuno prende ciò che è stato proposto. Altrimenti { $proposer } può riprovare, finché le proposte finiscono e le carte si distribuiscono a caso.
shadows-progressing = { $seat } sceglie come avanza il male.
    .you = Il male deve avanzare. Come?
    .why = Ogni turno comincia con una carta nera, una macchina d’assedio o un punto vita perso. Con la dodicesima macchina d’assedio si perde la partita, e così con la settima spada nera.
shadows-choosing = { $by } tiene due carte nere, e ne gioca una.
    .you = Quale delle due giochi? L’altra va sotto il mazzo.
    .why = Chi indossa l’Armatura di Lancillotto pesca due carte nere invece di una, e mette sotto il mazzo, senza mostrarla, quella che non gioca.
shadows-laying = { $by } tiene una carta nera con un numero.
    .you = La posi scoperta o coperta?
    .why = Le carte nere con un numero si possono posare coperte. Allora solo tu sai che cos’è, e in cambio peschi una carta bianca.
shadows-offering = C’è una carta nera speciale di { $by }: { $card }. La fermeranno le carte Merlino?
    .you = { $card } sta per avere effetto. Quante carte Merlino offri?
    .why = Tre carte Merlino insieme annullano una carta nera speciale, chiunque le dia. Le offerte sono segrete; se sono troppo poche, tornano tutte in mano senza che nessuno le veda.
shadows-excalibur-asked = { $owner } può rinunciare a Excalibur contro la carta di { $by }.
    .you =
        { $card-count ->
            [0] Una carta nera sta per essere posata coperta. Rinunci a Excalibur per annullarla?
           *[other] { $card } sta per avere effetto. Rinunci a Excalibur per annullarla?
        }
    .why = Excalibur annulla una qualsiasi carta nera appena pescata, da chiunque. Poi la spada esce dal gioco.
shadows-choosing-war = { $by } sceglie una guerra.
    .you =
        { $mordred ->
            [true] A quale guerra si unisce Mordred?
           *[false] Con chi si schierano i Mercenari?
        }
    .why = In quella guerra si aggiunge un guerriero; con il quarto è persa. Dove c’è Mordred, per vincere serve una carta da cinque in più.
shadows-volunteering =
    Chi si offre di perdere { $price-words ->
        [cards] { $number ->
            [0] { $price }
            [one] una carta
           *[other] { $number } carte
        }
       *[lives] { $number ->
            [0] { $price }
            [one] un punto vita
           *[other] { $number } punti vita
        }
    }, per risparmiare gli altri?
    .you =
        Ti offri di perdere { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [one] una carta
               *[other] { $number } carte
            }
           *[lives] { $number ->
                [0] { $price }
                [one] un punto vita
               *[other] { $number } punti vita
            }
        }?
    .why = Se nessuno si offre, ogni Cavaliere scarta una carta. Si chiede insieme a tutti quelli che possono; se più d’uno si fa avanti, sceglie chi ha pescato la carta.
shadows-picking-volunteer = { $by } sceglie tra chi si è fatto avanti.
    .you =
        Chi tra loro deve perdere { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [one] una carta
               *[other] { $number } carte
            }
           *[lives] { $number ->
                [0] { $price }
                [one] un punto vita
               *[other] { $number } punti vita
            }
        }?
    .why = Tra chi si è offerto, uno solo paga; gli altri sono risparmiati.
shadows-discarding = Devono scartare: { $seats }.
    .you =
        { $number ->
            [one] Quale carta scarti?
           *[other] Quali { $number } carte scarti?
        }
    .why = Scegli tu, e nessuno vede quali. Chi ha meno carte le scarta tutte.
shadows-yielding-grails = Ogni Cavaliere cede una carta Graal o un punto vita.
    .you = Una carta Graal, o un punto vita?
    .why = La Strega 4 prende a ogni Cavaliere una carta Graal. Chi non ne ha, o non vuole darla, perde un punto vita, fosse anche l’ultimo.
shadows-sparing = { $seat } sta per perdere un punto vita.
    .you = Stai per perdere un punto vita. Scarti invece due carte?
    .why = È il tuo potere: per ogni punto vita che stai per perdere puoi scartare due carte bianche.
shadows-saving = { $owner } tiene il Graal, e c’è chi sta morendo: { $dying }.
    .you = Sta morendo: { $dying }. Chi beve dal Graal?
    .why = Chi beve continua a vivere con quattro punti vita, e conserva mano e reliquie. Il Graal allora è consumato.
shadows-adding = Presso { $quest } le carte sono scoperte, e { $seat } può aggiungerne una.
    .you = Le carte sono scoperte. Aggiungi una carta Lotta?
    .why = È il tuo potere: quando un’impresa a cui partecipi finisce in combattimento, puoi aggiungere una carta Lotta dopo che tutto è scoperto.
shadows-acting = { $seat } compie azioni eroiche.
    .you = Che cosa fai?
    .why = Un’azione eroica a turno: muoverti, agire dove sei, giocare una carta speciale, curarti o accusare. Una seconda deve essere di tipo diverso e costa un punto vita. I poteri sono in più.
shadows-exchanging = { $by } e { $partner } scelgono una carta da scambiare.
    .you = Quale carta dai?
    .why = Artù può scambiare una carta con un altro Cavaliere a ogni turno. Ognuno sceglie che cosa dare, a carta coperta, e nessuno può rifiutare.
shadows-stacking = { $seat } rimette in ordine carte nere.
    .you = In quale ordine tornano, a partire dalla cima?
    .why = L’ordine lo sai solo tu. La prima sarà la prossima a essere pescata.
shadows-returning = { $by } convoca i Cavalieri: chi è altrove può tornare.
    .you = Torni a Camelot?
    .why = Torni subito e senza carta Viaggio; le carte bianche su un’impresa solitaria che lasci sono perdute. Chi è a Camelot si divide tante nuove carte quanti si è.
shadows-coming = { $by } chiede aiuto presso { $place }.
    .you = Vai in aiuto presso { $place }?
    .why = Arrivi subito e senza carta Viaggio; le carte bianche su un’impresa solitaria che lasci sono perdute.
shadows-slaying-dragon = { $seat } combatte il Drago.
    .you =
        { $left ->
            [one] Qual è la seconda carta Lotta?
           *[other] Qual è la prima carta Lotta?
        }
    .why = Ammazza Drago ti fa giocare insieme due carte Lotta contro il Drago. Entrambe devono entrare nello schema: tre valori, tre carte di ciascuno.
shadows-battling =
    { $to ->
        [none] { $seat } attacca una macchina d’assedio.
       *[other] { $seat } subisce una carica per strada.
    }
    .you =
        { $die ->
            [0] Quali carte Lotta metti contro il dado?
           *[other] Il dado segna { $die }. Quali carte Lotta gli metti contro?
        }
    .why =
        La somma delle tue carte deve superare il dado, che arriva a { $faces }. Quanto vale una Lotta ? lo dici tu. Se non lo supera, perdi un punto vita{ $to ->
            [none] .
           *[other] , resti dove sei, e il turno finisce. Il regolamento nomina questa carta senza dire che cosa fa: è una regola della casa.
        }
shadows-naming-value = Una Lotta ? deve avere un valore: lo dice { $seat }.
    .you = Quale valore dai alla tua Lotta ? Le altre tue carte fanno { $total }.
    .why = Una Lotta ? vale da 1 a 5, come decide chi la gioca: in un’impresa, contro una macchina d’assedio e per strada.
shadows-helping = Il dado segna { $die } contro { $total }, e { $seat } può aggiungere una carta.
    .you = Siamo a { $total } contro { $die }. Aggiungi una carta Lotta?
    .why = È il tuo potere: puoi aggiungere una carta Lotta quando il dado è fermo.
shadows-straying = { $seat } ha smarrito la strada verso { $to }.
    .you =
        { $number ->
            [one] Hai smarrito la strada. Scarti una carta per arrivare presso { $to }?
           *[other] Hai smarrito la strada. Scarti { $number } carte per arrivare presso { $to }?
        }
    .why = Chi non può o non vuole pagare resta dov’è, e il turno finisce. Il regolamento nomina questa carta senza dire che cosa fa: è una regola della casa.
shadows-ambushed = { $seat } cade in un agguato sulla strada verso { $to }.
    .you = Un agguato! Scarti una carta Lotta per aprirti la strada verso { $to }?
    .why = Una di queste carte ti fa passare: { $cards }. Altrimenti perdi un punto vita, resti dove sei, e il turno finisce. Il regolamento nomina questa carta senza dire che cosa fa: è una regola della casa.
shadows-taunting = { $seat } sceglie chi provocare.
    .you = Chi provochi?
    .why = A ogni turno un Traditore svelato prende a caso una carta dalla mano di un Cavaliere, e la carta si scarta.
shadows-scheming = { $seat } trama contro Camelot.
    .you = Che cosa fai piombare su Camelot?
    .why = Dopo la provocazione, un Traditore svelato aggiunge una macchina d’assedio, oppure pesca e gioca una carta nera.
shadows-proposing-knight = { $proposer } propone un’investitura.
    .you = Chi tra { $squires } deve ricevere l’investitura?
    .why = Un’impresa vinta fa Cavaliere uno scudiero che c’era. Gli altri devono essere d’accordo; se non succede mai, scelgono i dadi.
shadows-agreeing-on-knight = { $proposer } propone l’investitura di { $named }; gli altri rispondono.
    .you = Investitura per { $named }?
    .why = Se siete tutti d’accordo, è fatta. Altrimenti { $proposer } può riprovare, finché le proposte finiscono e scelgono i dadi.

## Che cosa si fa, e come viene offerto

shadows-lay-open = Posi { $card } sulla Tavola Rotonda.
    .offer = Scopri una carta
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
shadows-welcome = Chi arriva tardi prende la sedia libera.
    .offer = Fai sedere chi è in ritardo
shadows-choose-black = Giochi { $card }.
    .offer = Gioca una delle due
shadows-lay-up = Posi la carta scoperta.
    .offer = Posala scoperta
shadows-lay-down = Posi la carta coperta.
    .offer = Posala coperta
shadows-offer-merlins = Carte Merlino che offri: { $number }.
    .offer = Offri carte Merlino
shadows-stand-by = Carte Merlino che offri, { $scope }: { $number }.
    .offer = Offri carte Merlino, ora e in seguito
shadows-give-excalibur = Rinunci a Excalibur.
    .offer = Rinuncia a Excalibur
shadows-keep-excalibur = Tieni Excalibur.
    .offer = Tieni Excalibur
shadows-choose-war = Scegli { $war }.
    .offer = Scegli una guerra
shadows-volunteer = Ti offri? { $answer }.
    .offer = Di’ se ti offri
shadows-pick-volunteer = Scegli { $seat }.
    .offer = Scegli chi si è offerto
shadows-discard = Scarti { $cards }.
    .offer = Scarta carte
shadows-yield-grail = Cedi { $answer }.
    .offer = Cedi qualcosa
shadows-spare = Scarti { $cards }, e salvi il punto vita.
    .offer = Scarta invece due carte
shadows-bleed = Perdi il punto vita.
    .offer = Perdi il punto vita
shadows-drink = Dal Graal beve { $seat }.
    .offer = Porgi il Graal
shadows-keep-grail = Tieni il Graal.
    .offer = Tieni il Graal
shadows-add-fight = Aggiungi { $card }, che vale { $value }.
    .offer = Aggiungi una carta Lotta
shadows-add-nothing = Non aggiungi niente.
    .offer = Non aggiungere niente
shadows-move = Parti per { $to }.
    .offer = Muoviti
shadows-depart = Lasci la Tavola Rotonda e parti per { $to }.
    .offer = Lascia la Tavola Rotonda, senza spendere un’azione
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
shadows-play-free = Giochi { $card }, senza spendere un’azione.
    .offer = Gioca una carta speciale, senza spendere un’azione
shadows-free = Liberi { $seat } con { $card }.
    .offer = Libera chi è in prigionia
shadows-heal = Scarti tre carte { $card }.
    .offer = Cura le tue ferite
shadows-accuse = Accusi { $seat }.
    .offer = Accusa qualcuno
shadows-buy-action = Paghi un punto vita per una seconda azione.
    .offer = Paga un punto vita per una seconda azione
shadows-step-forth = Getti la maschera.
    .offer = Getta la maschera da Traditore
shadows-end-turn = Finisci il tuo turno.
    .offer = Finisci il turno
shadows-exchange = Chiedi una carta a { $partner }.
    .offer = Scambia una carta con qualcuno
shadows-swap = Scarti { $card } per una carta nuova.
    .offer = Scarta una carta per una nuova
shadows-bleed-for-cards = Dai un punto vita per due carte.
    .offer = Dai un punto vita per due carte
shadows-search-discard = Cerchi tra gli scarti.
    .offer = Cerca una carta Merlino tra gli scarti
shadows-recall-merlin = Scarti { $cards } per una carta Merlino.
    .offer = Scarta tre carte per la carta Merlino
shadows-merlins-gift = Chiedi una carta a Merlino.
    .offer = Pesca una carta con Merlino al tuo fianco
shadows-give-card = Dai { $card }.
    .offer = Dai una carta
shadows-stack = Le rimetti così, a partire dalla cima: { $cards }.
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
