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

table-asked = { $phase }
table-acted = { $seat } ha risposto.
table-answered = { $command }
table-ended = La partita è finita.
table-shuffled = Si mescola ({ $label }): { $items }.
table-rolled = Si tira un dado ({ $label }).
table-lapse = Tempo scaduto.

## Perché qualcosa non si può fare

table-game-over = La partita è finita: non resta niente da fare.
table-stale = Quella domanda ormai è chiusa.
table-not-asked =
    { $asked-count ->
        [0] Il tavolo aspetta qualcun altro.
       *[other] Il tavolo aspetta { $asked }.
    }
table-answered-already = Hai già risposto, e la risposta vale.
table-not-offered = Adesso non si può fare.
