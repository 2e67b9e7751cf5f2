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
        [among_us] Quasi certamente c’è un Traditore: le carte Lealtà sono una in più di chi gioca, o due in più in sette con la Compagnia di Merlino.
       *[standard] Può esserci un Traditore.
    }
shadows-option-squires =
    { $squires ->
        [true] Chi non ha scelto un Cavaliere comincia da scudiero, e lo stemma si conquista in un’impresa.
       *[false] Si comincia tutti da Cavalieri.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] In tre non si conosce la propria lealtà finché non ci sono sei spade o sei macchine d’assedio.
       *[false] In tre si conosce la propria lealtà fin dall’inizio.
    }
shadows-option-coats =
    { $coats-count ->
        [0] Gli stemmi si distribuiscono a caso.
       *[other] Gli stemmi si scelgono. { $coats-by-seat }.
    }
shadows-option-first =
    { $first ->
        [none] Senza Re Artù, i dadi decidono chi comincia.
       *[other] Senza Re Artù comincia { $first }.
    }
shadows-option-late =
    { $late ->
        [0] Sono tutti qui dall’inizio.
        [one] Una sedia resta libera per chi arriva tardi.
       *[other] { $late } sedie restano libere per chi arriva tardi.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [one] Una sola proposta per dividere le carte, poi decidono i dadi.
       *[other] Fino a { $share-proposals } proposte per dividere le carte, poi decidono i dadi.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] Un Traditore che gioca Destino può restare nascosto.
       *[must_reveal] Un Traditore che gioca Destino deve gettare la maschera.
    }
shadows-option-flips = Spade bianche che si girano alla fine per un Traditore nascosto, e per due: { $flips }.
shadows-option-unconfirmed = Ciò che nessun regolamento chiarisce si gioca a modo di questo tavolo.

## Ciò che nessun regolamento chiarisce; il numero è quello della domanda nelle regole

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Quando sei spade sono sul tavolo o sei macchine d’assedio sono in campo, le accuse restano aperte (D20).
       *[false] Le accuse sono aperte finché ci sono sei spade o sei macchine d’assedio (D20).
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Tre carte Merlino fermano anche le carte di Morgana 2 (D21).
       *[false] Le carte Merlino non fermano le carte di Morgana 2 (D21).
    }
shadows-option-dragon-swords = Spade per il Drago (U1): { $dragon-swords }.
shadows-option-dragon-lives = Punti vita in palio con il Drago (U1): { $dragon-lives }.
shadows-option-dragon-cards = Carte per chi batte il Drago (U1): { $dragon-cards }.
shadows-option-travel-deck = Carte Viaggio (U2): { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Carte che chiede Perso! (U3): { $lost-cards }.
shadows-option-ambush-values = Che cosa vince un agguato (U3): { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Carte Merlino che aggiunge l’espansione (U5): { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] L’Armatura di Lancillotto aiuta con Morgana 2 (U8).
       *[false] L’Armatura di Lancillotto non aiuta con Morgana 2 (U8).
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] Un Traditore può farsi avanti quando vuole (U9).
       *[false] Un Traditore non può farsi avanti quando vuole (U9).
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] Con la fila piena, Disperazione porta via una carta Graal (U10).
       *[false] Con la fila piena, Disperazione non fa niente (U10).
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] Una sola carta Merlino può togliere Desolazione (U11).
       *[false] Una sola carta Merlino non può togliere Desolazione (U11).
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur vale contro le carte di Morgana 2 (U13).
       *[false] Excalibur non vale contro le carte di Morgana 2 (U13).
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Le carte Merlino valgono contro la carta di un Traditore svelato (U13).
       *[false] Le carte Merlino non valgono contro la carta di un Traditore svelato (U13).
    }
shadows-option-siege-die = Facce del dado (U14): { $siege-die }.
shadows-option-fewest-fights = Carte Lotta che servono almeno per attaccare una macchina d’assedio (U14): { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Curano anche tre carte Merlino o tre Lotta ? (U15).
       *[false] Curano solo carte Lotta dello stesso valore o carte Graal (U15).
    }
shadows-option-heal-at-most = Punti vita oltre i quali nessuno si cura (U15): { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] La strada per Camelot richiede una carta Viaggio (U17).
       *[false] La strada per Camelot non richiede una carta Viaggio (U17).
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlino dà la sua carta anche a Camelot (U18).
       *[false] Merlino non dà carte a Camelot (U18).
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlino dà la sua carta anche prima che il male avanzi (U18).
       *[false] Merlino dà la sua carta dopo che il male è avanzato (U18).
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] Favore Divino vale contro le macchine d’assedio (U19).
       *[false] Favore Divino non vale contro le macchine d’assedio (U19).
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] Una tregua porta via Eroismo (U20).
       *[false] Una tregua lascia lì Eroismo (U20).
    }
shadows-option-witch-5-turns = Spade bianche che gira la Strega 5 dopo un’accusa falsa (U21): { $witch-5-turns }.
shadows-option-bedivere-swaps = Carte che Sir Bedivere può cambiare in un turno (U23): { $bedivere-swaps }.
shadows-option-freeing-type =
    Liberare chi è in prigionia vale come { $freeing-type ->
        [A] un movimento
        [B] un’azione sul posto
        [D] una cura
        [E] un’accusa
       *[C] una carta speciale
    } (U24).
shadows-option-flips-one-revealed = Spade bianche che si girano per un Traditore nascosto quando un altro è svelato (U30): { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Salvataggio di Merlino può portarlo a Camelot (U40).
       *[false] Salvataggio di Merlino lo porta solo sulle imprese (U40).
    }
shadows-option-morgan-1-cards = Carte che scarta chi si offre per Morgana 1 (U42): { $morgan-1-cards }.
shadows-option-morgan-5-lives = Punti vita che perde chi si offre per Morgana 5 (U42): { $morgan-5-lives }.

## Che cosa non va (e), o merita una parola (w), nella scelta di un tavolo

shadows-e-players = A questo tavolo si gioca da 2 a { $most }; con la Compagnia di Merlino o Sir Bedivere c’è posto per l’ottavo.
shadows-e-loyalty-deck = Per giocare in otto, senza la Compagnia di Merlino le carte Lealtà non bastano.
shadows-e-coats = Indicate un Cavaliere per ogni posto.
shadows-e-colours = Due di questi Cavalieri hanno lo stesso colore.
shadows-e-arthur = Con la Compagnia di Merlino, Re Artù è sempre in gioco.
shadows-e-company = Uno di questi Cavalieri c’è solo con la Compagnia di Merlino.
shadows-e-late = Troppe sedie libere: si comincia almeno in due, e chi arriva tardi ha bisogno di una carta Lealtà.
shadows-e-first = Chi comincia deve sedere tra i { $most } di questo tavolo.
shadows-e-travel = Non c’è una carta Viaggio così.
shadows-w-no-traitor = Senza un Traditore ci si può fidare di chiunque. Va bene per una prima partita.
shadows-w-traitor-certain = Chi gioca è più numeroso delle carte Leale, perciò un Traditore c’è.
shadows-f-bedivere = Entra Sir Bedivere, così c’è un Cavaliere anche per l’ottavo posto.
shadows-f-late =
    { $most ->
        [0] Nessuna sedia resta libera per chi arriva tardi.
        [one] Una sedia resta libera per chi arriva tardi.
       *[other] { $most } sedie restano libere per chi arriva tardi.
    }
shadows-f-traitors = Le carte Lealtà si distribuiscono nel modo solito: per l’altro non bastano.
shadows-f-coats = A ogni posto tocca un Cavaliere a caso: quelli scelti erano per altri posti.
shadows-f-first = Chi comincia lo dicono i dadi: chi era stato scelto non siede tra i { $most } di questo tavolo.
shadows-f-travel = Le carte Viaggio che non esistono sono state tolte.
shadows-preset-first-game = La prima partita
    .about = Il gioco base senza Traditore: tutto il tavolo contro il gioco.
shadows-preset-classic = La classica
    .about = Il gioco base, e forse al tavolo c’è un Traditore.
shadows-preset-everything = Tutto quanto
    .about = Con la Compagnia di Merlino: nuovi Cavalieri, streghe e pericoli lungo la strada.
