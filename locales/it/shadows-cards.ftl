## Carte bianche: il nome, e che cosa fanno

shadows-card-fight-1 = Lotta 1
    .text = Vale 1 in ogni combattimento.
shadows-card-fight-2 = Lotta 2
    .text = Vale 2 in ogni combattimento.
shadows-card-fight-3 = Lotta 3
    .text = Vale 3 in ogni combattimento.
shadows-card-fight-4 = Lotta 4
    .text = Vale 4 in ogni combattimento.
shadows-card-fight-5 = Lotta 5
    .text = Vale 5 in ogni combattimento.
shadows-card-fight-any = Lotta ?
    .text = Vale da 1 a 5: lo dici tu quando la giochi.
# Lotta ? come è stata giocata.
shadows-card-any-1 = Lotta ? da 1
shadows-card-any-2 = Lotta ? da 2
shadows-card-any-3 = Lotta ? da 3
shadows-card-any-4 = Lotta ? da 4
shadows-card-any-5 = Lotta ? da 5
shadows-card-grail = Graal
    .text = Sette nella fila vincono l’impresa del Santo Graal.
shadows-card-merlin = Merlino
    .text = Da sola: distrugge una macchina d’assedio, scaccia un Pitto o un Sassone, toglie da un’impresa l’ultima carta nera standard, o riporta Excalibur di un passo dal lato del Male. Tre insieme: annullano una carta nera speciale appena pescata.
shadows-card-clairvoyance = Chiaroveggenza
    .text = Guarda le prime cinque carte nere e rimettile nell’ordine che vuoi.
shadows-card-convocation = Convocazione
    .text = Ogni Cavaliere può tornare subito a Camelot. Poi i Cavalieri lì presenti si dividono nuove carte, tante quanti sono.
shadows-card-fate = Destino
    .text =
        Ogni Cavaliere pesca una carta. { $fate-traitor ->
            [may_hide] Se sei il Traditore, puoi invece rivelarti: allora ogni Cavaliere scarta due carte.
           *[must_reveal] Se sei il Traditore, devi invece rivelarti: allora ogni Cavaliere scarta due carte.
        }
shadows-card-heroism = Eroismo
    .text = Giocala su un’impresa. Quando finisce, si posa una spada in più dello stesso colore.
shadows-card-lady-of-the-lake = Dama del Lago
    .text = Excalibur si avvicina di un passo ai Cavalieri. Se quell’impresa è conclusa, guadagni due punti vita.
shadows-card-messenger = Messaggero
    .text = Dai da una a tre delle tue carte a un altro Cavaliere.
shadows-card-piety = Pietà
    .text = Guadagna tre punti vita, o fanne guadagnare uno a ogni altro Cavaliere.
shadows-card-reinforcements = Rinforzi
    .text = Pesca quattro carte, o fanne pescare una a ogni altro Cavaliere.
shadows-card-call-for-help = Richiesta di Aiuto
    .text = Ogni altro Cavaliere può raggiungerti subito. Non se sei in un’impresa solitaria.
shadows-card-banishment = Cacciata
    .text = Togli una carta nera che resta in gioco.
shadows-card-divine-favor = Favore Divino
    .text = I Cavalieri vincono il prossimo pareggio, anche alla conta finale delle spade.
shadows-card-dragon-slayer = Ammazza Drago
    .text = Pesca tre carte. Oppure, se sei nell’impresa del Drago, gioca lì due carte Lotta.
shadows-card-merlins-rescue = Salvataggio di Merlino
    .text =
        { $rescue-to-camelot ->
            [true] Metti la figura di Merlino su un’impresa a tua scelta, o a Camelot.
           *[false] Metti la figura di Merlino su un’impresa a tua scelta.
        }
shadows-card-new-hope = Nuova Speranza
    .text = Scarta la mano e pesca tante carte quante ne avevi, questa compresa.
shadows-card-tournament = Torneo
    .text = Guadagna due punti vita, o fai di uno scudiero un Cavaliere.
shadows-card-truce = Tregua
    .text = Chiudi una guerra senza vincitori né vinti: carte, guerrieri e Mordred la lasciano.

## Carte nere

shadows-card-black-knight-1 = Cavaliere Nero 1
    .text = Combatte con 1 per il Cavaliere Nero.
shadows-card-black-knight-3 = Cavaliere Nero 3
    .text = Combatte con 3 per il Cavaliere Nero.
shadows-card-black-knight-5 = Cavaliere Nero 5
    .text = Combatte con 5 per il Cavaliere Nero.
shadows-card-black-knight-7 = Cavaliere Nero 7
    .text = Combatte con 7 per il Cavaliere Nero.
shadows-card-lancelot-1 = Lancillotto 1 · Drago 5
    .text = Combatte con 1 per Lancillotto, più tardi con 5 per il Drago.
shadows-card-lancelot-3 = Lancillotto 3 · Drago 7
    .text = Combatte con 3 per Lancillotto, più tardi con 7 per il Drago.
shadows-card-lancelot-5 = Lancillotto 5 · Drago 9
    .text = Combatte con 5 per Lancillotto, più tardi con 9 per il Drago.
shadows-card-lancelot-7 = Lancillotto 7 · Drago 11
    .text = Combatte con 7 per Lancillotto, più tardi con 11 per il Drago.
shadows-card-excalibur = Excalibur
    .text = La spada si avvicina di un passo al Male.
shadows-card-despair = Disperazione
    .text =
        { $despair-on-full-row ->
            [true] Prende il posto libero più lontano nella fila del Graal; se la fila è piena, toglie la carta Graal più lontana.
           *[false] Prende il posto libero più lontano nella fila del Graal; se la fila è piena, non fa nulla.
        }
shadows-card-picts = Pitti
    .text = Aggiungi un Pitto.
shadows-card-saxons = Sassoni
    .text = Aggiungi un Sassone.
shadows-card-mercenaries = Mercenari
    .text = Aggiungi un Pitto o un Sassone: sceglie chi ha pescato la carta.
shadows-card-morgan-1 = Morgana 1
    .text =
        { $morgan-1-cards ->
            [one] Un Cavaliere si offre e scarta una carta, oppure ogni Cavaliere ne scarta una.
           *[other] Un Cavaliere si offre e scarta { $morgan-1-cards } carte, oppure ogni Cavaliere ne scarta una.
        }
shadows-card-morgan-2 = Morgana 2
    .text =
        { $merlins-in-chain ->
            [true] Chi l’ha pescata pesca altre tre carte nere, una dopo l’altra.
           *[false] Chi l’ha pescata pesca altre tre carte nere, una dopo l’altra, e le carte Merlino non possono fermarle.
        }
shadows-card-morgan-3 = Morgana 3
    .text = Aggiungi due macchine d’assedio.
shadows-card-morgan-4 = Morgana 4
    .text = Ogni Cavaliere perde un punto vita.
shadows-card-morgan-5 = Morgana 5
    .text =
        { $morgan-5-lives ->
            [one] Un Cavaliere si offre e perde un punto vita, oppure ogni Cavaliere scarta una carta.
           *[other] Un Cavaliere si offre e perde { $morgan-5-lives } punti vita, oppure ogni Cavaliere scarta una carta.
        }
shadows-card-desolation = Desolazione
    .text = Prende il posto della carta Graal più avanti nella fila; se non ce n’è, si posa come Disperazione.
shadows-card-dark-forest = Foresta Oscura
    .text = Finché non si vince un’impresa, non si possono giocare carte Graal nell’impresa del Santo Graal.
shadows-card-guinevere = Ginevra
    .text = Tutti i Cavalieri tornano a Camelot, e il turno di chi ha pescato la carta finisce.
shadows-card-mists = Nebbie di Avalon
    .text = Da ora ogni impresa persa aggiunge una spada nera in più.
shadows-card-mordred = Mordred
    .text = Si unisce a una guerra e aggiunge un guerriero. Finché resta lì, per vincere quella guerra serve un’altra Lotta 5.
shadows-card-vivien = Vivien
    .text = Finché non si vince un’impresa, non si possono giocare carte Merlino.
shadows-card-witch-1 = Strega 1
    .text = Si rimescolano i due mazzi, ognuno con i suoi scarti.
shadows-card-witch-2 = Strega 2
    .text = Finché non si vince un’impresa, nessuno può sacrificare punti vita: né per il Progresso del Male, né per una seconda azione, né per pescare carte.
shadows-card-witch-3 = Strega 3
    .text = Aggiungi un Pitto e un Sassone.
shadows-card-witch-4 = Strega 4
    .text = Ogni Cavaliere cede una carta Graal o un punto vita.
shadows-card-witch-5 = Strega 5
    .text =
        { $witch-5-turns ->
            [one] Da ora un’accusa falsa fa diventare nera una spada bianca.
           *[other] Da ora un’accusa falsa fa diventare nere { $witch-5-turns } spade bianche.
        }
shadows-card-witch-6 = Strega 6
    .text = Da ora ogni carta Merlino giocata esce dal gioco.
shadows-card-witch-7 = Strega 7
    .text = Alla prossima impresa persa, ogni Cavaliere che non vi partecipa perde un punto vita.

## Carte Viaggio

shadows-card-nothing-happens = Non accade niente
    .text = La strada è libera.
shadows-card-merlin-travels = Viaggi di Merlino
    .text = Arrivi, e Merlino arriva con te.
shadows-card-vision = Visione
    .text = Raggiungi invece l’impresa del Santo Graal, se non è conclusa.
shadows-card-charge = Caricato!
    .text = Combatti come contro una macchina d’assedio. Se perdi, non passi.
shadows-card-lost = Perso!
    .text =
        { $lost-cards ->
            [one] Scarta una carta, o non passi.
           *[other] Scarta { $lost-cards } carte, o non passi.
        }
shadows-card-ambush = Agguato!
    .text = Scarta una di queste carte, o perdi un punto vita e non passi: { $ambush-values }.
shadows-card-captured = Catturato!
    .text = Resti dove sei, finché un altro Cavaliere non dà una carta speciale per liberarti. Fino ad allora non hai parte nelle divisioni, e nessuno ti accusa o ti provoca.
