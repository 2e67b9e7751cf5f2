### Allenamento: una persona e i bot, e che cosa si poteva sapere dopo ogni missione.

table-practice-table = Questo tavolo è per allenarsi: una persona e i bot. Nessun altro può sedersi, guardare o prendere un posto.
table-practice-fixed = L’allenamento si sceglie prima della prima distribuzione, e resta.
table-practice-alone = Si allena una persona sola; gli altri sono bot.

ui-table-setting-practice = Allenamento da soli con i bot
ui-practice-mine = Allenamento: tu e i bot. Dopo ogni missione vedi che cosa potevi sapere.
ui-practice-other = Qui qualcuno si allena, da solo con i bot. Nessun altro può sedersi o guardare.

ui-review = Che cosa potevi sapere
ui-review-from = Da ciò che il tuo posto sapeva alla fine dell’ultima missione
ui-review-none = Dopo la prima missione vedi qui che cosa potevi sapere.
ui-review-avalon-possible =
    { $count ->
        [one] Un solo gruppo di giocatori può essere il Male.
       *[other] { NUMBER($count) } gruppi di giocatori possono essere il Male.
    }
ui-review-shadows-possible =
    { $count ->
        [0] Nessuno può essere un Traditore.
        [one] Chi sono i Traditori? Una sola risposta è possibile.
       *[other] Chi sono i Traditori? { NUMBER($count) } risposte sono possibili; una può essere «nessuno».
    }
ui-review-team = Hai proposto una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-review-approve = Hai approvato una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-review-reject = Hai respinto una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-review-accuse = Hai accusato chi era Traditore con probabilità { $chance }. Il più sospetto: { $best }.
ui-review-moved = È cambiato di più per { $name }: da { $before } a { $after }.
ui-review-go-on = Avanti

## Consiglio: che cosa farebbe un bot al tuo posto, se il tavolo lo permette

ui-table-setting-advice = Tutti possono chiedere aiuto: una riga privata, che cosa farebbe un bot
ui-advice-allowed = A questo tavolo l’aiuto è permesso
ui-advice-ask = Aiutami
ui-advice-private = Nessuno vede che chiedi.
ui-advice-thinking = Ci penso …
ui-advice-line = Al tuo posto un bot sceglierebbe così. { $what }.
ui-advice-deed = { $deed }: { $chosen }
ui-advice-nothing = Ora non ti si chiede nulla.
ui-advice-suspect = Ha più dubbi su { $name }.
ui-advice-sure = Degli altri sai già tutto quello che puoi sapere.
ui-advice-nobody = Non sospetta di nessuno più che degli altri.
