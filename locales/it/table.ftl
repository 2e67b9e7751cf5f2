## Elenchi. I più lunghi crescono da sinistra: "Ada", "Ada, Bruno", "Ada, Bruno e Carla".

list-none = nessuno
list-two = { $first } e { $last }
list-more = { $first }, { $last }
list-last = { $first } e { $last }
list-or = { $first } o { $last }
# Più cose uguali: "2 × Lotta 1".
list-times = { $n } × { $what }
# Che cosa hanno in comune, e chi sono: "Approvazione: Ada e Bruno".
list-group = { $what }: { $who }
list-groups = { $first }; { $last }

## Quello che racconta ogni tavolo

engine-asked = { $phase }
engine-acted = { $seat } ha risposto.
engine-answered = { $command }
engine-ended = La partita è finita.
engine-shuffled =
    { $label ->
        [roles] Si mescolano i ruoli.
        [plots] Si mescolano le carte Complotto.
        [allegiance] Si mescolano le carte Fedeltà.
        [coats] Si mescolano i Cavalieri.
        [loyalty] Si mescolano le carte Lealtà.
        [white] Si mescolano le carte bianche.
        [black] Si mescolano le carte nere.
        [travel] Si mescolano le carte Viaggio.
       *[other] Si mescolano le carte.
    }
engine-rolled =
    { $label ->
        [leader] Si tira a sorte chi comincia.
        [first] Si tira a sorte chi comincia.
        [arthur] Si tira a sorte chi è re Artù.
       *[other] Si tira un dado.
    }
engine-lapse = Tempo scaduto.

## Perché qualcosa non si può fare

engine-game-over = La partita è finita: non resta niente da fare.
engine-stale = Quella domanda ormai è chiusa.
engine-not-asked =
    { $asked-count ->
        [0] Il tavolo aspetta qualcun altro.
       *[other] Il tavolo aspetta { $asked }.
    }
engine-answered-already = Hai già risposto, e la risposta vale.
engine-not-offered = Adesso non si può fare.
