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
engine-shuffled = Si mescola ({ $label }): { $items }.
engine-rolled = Si tira un dado ({ $label }).
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
