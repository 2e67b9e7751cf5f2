## Che cosa può scegliere un tavolo

shadows-option-expansion =
    { $expansion ->
        [true] La Compagnia di Merlino è in gioco: carte Viaggio, streghe, altri sette Cavalieri, e Merlino in persona.
       *[false] Il gioco base, senza la Compagnia di Merlino.
    }
shadows-option-bedivere =
    { $bedivere ->
        [true] Sir Bedivere può unirsi al gioco base.
       *[false] Sir Bedivere non si unisce al gioco base.
    }
shadows-option-traitors =
    { $traitors ->
        [none] Non c’è nessun Traditore.
        [among_us] Il Traditore tra noi: c’è una carta Lealtà in più di chi gioca, quindi quasi certamente c’è un Traditore. In sette con la Compagnia di Merlino sono due in più.
       *[standard] Può esserci un Traditore.
    }
shadows-option-squires =
    { $squires ->
        [true] La sfida dello scudiero: chi non ha scelto un Cavaliere comincia da scudiero, e diventa Cavaliere in un’impresa.
       *[false] Tutti cominciano da Cavalieri.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] In tre non si conosce la propria lealtà finché non ci sono sei spade o sei macchine d’assedio.
       *[false] In tre si conosce la propria lealtà fin dall’inizio.
    }
shadows-option-coats =
    { $coats-count ->
        [0] I Cavalieri si distribuiscono a caso.
       *[other] I Cavalieri si scelgono. { $coats-by-seat }.
    }
shadows-option-wishes =
    { $wishes-count ->
        [0] Chi desidera un certo Cavaliere lo ottiene.
       *[other] Alcuni hanno scelto il proprio Cavaliere; agli altri tocca a sorte.
    }
shadows-option-first =
    { $first ->
        [none] Senza Re Artù, decide il caso chi comincia.
       *[other] Senza Re Artù comincia { $first }.
    }
shadows-option-late =
    { $late ->
        [0] Si gioca tutti dall’inizio.
        [one] Un posto resta libero per chi arriva tardi.
       *[other] { $late } posti restano liberi per chi arriva tardi.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [one] Una sola proposta per dividere le carte, poi si distribuiscono a caso.
       *[other] Fino a { $share-proposals } proposte per dividere le carte, poi si distribuiscono a caso.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] Un Traditore che gioca Destino può restare nascosto.
       *[must_reveal] Un Traditore che gioca Destino deve rivelarsi.
    }
shadows-option-flips = Spade bianche che diventano nere alla fine per un Traditore nascosto, e per due: { $flips }.
shadows-option-galahad-plays-two =
    { $galahad-plays-two ->
        [true] La carta speciale gratuita di Sir Galahad non è un’azione: può giocarne un’altra come azione.
       *[false] La carta speciale gratuita di Sir Galahad è la sua unica del turno.
    }
shadows-option-quiet-rounds =
    { $quiet-rounds ->
        [0] Sir Geraint e Sir Lamorak possono sempre pagare con carte.
        [one] Dopo un giro in cui il Male non è progredito, Sir Geraint e Sir Lamorak non possono pagare con carte.
       *[other] Dopo { $quiet-rounds } giri in cui il Male non è progredito, Sir Geraint e Sir Lamorak non possono pagare con carte.
    }
shadows-option-odds =
    { $odds ->
        [true] A tutti si dice che cosa può fare la prossima carta nera, contando le carte che tutti hanno visto.
       *[false] A nessuno si dice che cosa può fare la prossima carta nera.
    }
shadows-option-unconfirmed = Dove i regolamenti tacciono, questo tavolo ha le sue risposte.

## Ciò che nessun regolamento chiarisce

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Le accuse si aprono con sei spade o sei macchine d’assedio, e restano aperte.
       *[false] Le accuse sono aperte solo finché ci sono sei spade o sei macchine d’assedio.
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Tre carte Merlino fermano anche le carte pescate per Morgana 2.
       *[false] Le carte Merlino non fermano le carte pescate per Morgana 2.
    }
shadows-option-dragon-swords = Spade per il Drago: { $dragon-swords }.
shadows-option-dragon-lives = Punti vita guadagnati o persi con il Drago: { $dragon-lives }.
shadows-option-dragon-cards = Carte per chi batte il Drago: { $dragon-cards }.
shadows-option-travel-deck = Carte Viaggio: { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Carte da scartare per Perso!: { $lost-cards }.
shadows-option-ambush-values = Carte che fanno superare un agguato: { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Carte Merlino che aggiunge l’espansione: { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] L’Armatura di Lancillotto vale per le carte pescate per Morgana 2.
       *[false] L’Armatura di Lancillotto non vale per le carte pescate per Morgana 2.
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] Un Traditore può scegliere di rivelarsi.
       *[false] Un Traditore non può scegliere di rivelarsi.
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] Con la fila piena, Disperazione porta via una carta Graal.
       *[false] Con la fila piena, Disperazione non fa niente.
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] Una sola carta Merlino può togliere Desolazione.
       *[false] Una sola carta Merlino non può togliere Desolazione.
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur annulla anche le carte pescate per Morgana 2.
       *[false] Excalibur non annulla le carte pescate per Morgana 2.
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Le carte Merlino fermano anche la carta di un Traditore rivelato.
       *[false] Le carte Merlino non fermano la carta di un Traditore rivelato.
    }
shadows-option-siege-die = Facce del dado: { $siege-die }.
shadows-option-fewest-fights = Carte Lotta minime per attaccare una macchina d’assedio: { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Curano anche tre carte Merlino o tre Lotta ?.
       *[false] Curano solo carte Lotta dello stesso valore o carte Graal.
    }
shadows-option-heal-at-most = Punti vita oltre i quali nessuno si cura: { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] Chi va a Camelot pesca una carta Viaggio.
       *[false] Chi va a Camelot non pesca una carta Viaggio.
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlino dà la sua carta anche a Camelot.
       *[false] Merlino non dà carte a Camelot.
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlino dà la sua carta anche prima del Progresso del Male.
       *[false] Merlino dà la sua carta solo dopo il Progresso del Male.
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] Favore Divino vale contro le macchine d’assedio.
       *[false] Favore Divino non vale contro le macchine d’assedio.
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] Una tregua fa scartare anche Eroismo.
       *[false] Una tregua lascia Eroismo al suo posto.
    }
shadows-option-witch-5-turns = Spade bianche che la Strega 5 fa diventare nere dopo un’accusa falsa: { $witch-5-turns }.
shadows-option-bedivere-swaps = Carte che Sir Bedivere può cambiare in un turno: { $bedivere-swaps }.
shadows-option-freeing-type =
    Liberare chi è in prigionia vale come { $freeing-type ->
        [A] un movimento
        [B] un’azione d’impresa
        [D] una cura
        [E] un’accusa
       *[C] una carta speciale
    }.
shadows-option-flips-one-revealed = Spade bianche che diventano nere per un Traditore nascosto quando un altro è rivelato: { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Salvataggio di Merlino può portarlo a Camelot.
       *[false] Salvataggio di Merlino lo porta solo sulle imprese.
    }
shadows-option-morgan-1-cards = Carte che scarta chi si offre per Morgana 1: { $morgan-1-cards }.
shadows-option-morgan-5-lives = Punti vita che perde chi si offre per Morgana 5: { $morgan-5-lives }.

## Che cosa non va (e), o merita una parola (w), nella scelta di un tavolo

shadows-e-players = Questo tavolo è per 2 giocatori o più, fino a { $most }. Con la Compagnia di Merlino o Sir Bedivere si gioca anche in otto.
shadows-e-loyalty-deck = Senza la Compagnia di Merlino le carte Lealtà non bastano per otto.
shadows-e-coats = Scegliete un Cavaliere per ogni posto.
shadows-e-wishes = I Cavalieri desiderati non corrispondono ai posti.
shadows-e-colours = Due di questi Cavalieri hanno lo stesso colore.
shadows-e-arthur = Con la Compagnia di Merlino, Re Artù è sempre in gioco.
shadows-e-company = Uno di questi Cavalieri c’è solo con la Compagnia di Merlino.
shadows-e-late = Troppi posti liberi: si comincia almeno in due, e chi arriva tardi ha bisogno di una carta Lealtà.
shadows-e-first = Chi comincia deve essere uno dei { $most } giocatori.
shadows-e-travel = Questa carta Viaggio non esiste.
shadows-w-no-traitor = Senza un Traditore ci si può fidare di chiunque. Va bene per una prima partita.
shadows-w-traitor-certain = Ci sono più giocatori che carte Leale, perciò un Traditore c’è.
shadows-f-bedivere = Entra Sir Bedivere, così c’è un Cavaliere anche per l’ottavo posto.
shadows-f-late =
    { $most ->
        [0] Nessun posto resta libero per chi arriva tardi.
        [one] Un posto resta libero per chi arriva tardi.
       *[other] { $most } posti restano liberi per chi arriva tardi.
    }
shadows-f-traitors = Le carte Lealtà si distribuiscono nel modo solito: per l’altro non bastano.
shadows-f-coats = I Cavalieri si distribuiscono a caso: quelli scelti erano per altri posti.
shadows-f-first = Decide il caso chi comincia: la persona scelta non è tra i { $most } giocatori.
shadows-f-travel = Le carte Viaggio che non esistono sono state tolte.
shadows-preset-first-game = La prima partita
    .about = Il gioco base senza Traditore: tutti insieme contro il gioco.
shadows-preset-classic = La classica
    .about = Il gioco base, e forse tra voi c’è il Traditore.
shadows-preset-among-us = Un Traditore tra noi
    .about = Il gioco base con poche carte Lealtà: un Traditore è molto probabile.
shadows-preset-everything = Tutto quanto
    .about = Con la Compagnia di Merlino: nuovi Cavalieri, streghe e pericoli lungo la strada.
shadows-preset-together = Tutti insieme
    .about = Con la Compagnia di Merlino e senza Traditore: difficile, ma nessuno vi tradisce.
shadows-preset-squires = Scudieri
    .about = Con la Compagnia di Merlino; tutti cominciano come scudieri e diventano Cavalieri nelle imprese vinte.
shadows-preset-two-players = Due giocatori
    .about = Il gioco base in due: otto carte e cinque punti vita a testa, senza carte Lealtà.
shadows-preset-three-players = Tre giocatori
    .about = Il gioco base in tre: nessuno guarda la propria lealtà prima di sei spade o sei macchine d’assedio.
