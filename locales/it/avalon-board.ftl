## Il tavolo

# Quale parte, e in quanti ci stanno.
avalon-board-side = { $side } ({ $n }):
avalon-board-dealt =
    { $n ->
        [1] { $role }
       *[other] { $n } × { $role }
    }
avalon-board-quest = Missione { $quest }
avalon-board-quest-now = ▸ Missione { $quest }
avalon-board-size = squadra di { $size }
avalon-board-two-fails = servono 2 fallimenti
avalon-board-locked = ancora chiusa
avalon-board-won =
    { $fails ->
        [0] ✓ riuscita
        [one] ✓ riuscita, { $fails } fallimento
       *[other] ✓ riuscita, { $fails } fallimenti
    }
avalon-board-lost =
    { $fails ->
        [one] ✗ { $fails } fallimento
       *[other] ✗ { $fails } fallimenti
    }
avalon-board-rejections = Squadre respinte: { $track } ({ $rejections } su 5)
avalon-board-player = Chi
avalon-board-marks = Ora
avalon-board-vote = Ultimo voto
avalon-board-quests = Missioni
avalon-board-known = Sai
avalon-board-roles = Ruolo
avalon-board-leader = ♛ { avalon-leader }
    .short = ♛
avalon-board-team = ● squadra
    .short = ●
avalon-board-lady = ◆ Dama
    .short = ◆
avalon-board-held-lady = ◇ ex Dama
    .short = ◇
avalon-board-named = † indicato
    .short = †
avalon-board-excalibur = ‡ Excalibur
    .short = ‡
avalon-board-spotlight = ☼ riflettori
    .short = ☼
avalon-board-approves = ✓ approva
    .short = ✓
avalon-board-rejects = ✗ rifiuta
    .short = ✗
avalon-board-you = tu
avalon-board-looked = lealtà: { $side }
avalon-board-saw = { $card } nella missione { $quest }
avalon-board-legend = ♛ { avalon-leader }  ● in squadra  ◆ tiene la Dama  ◇ l’ha già tenuta  ‡ porta Excalibur  ☼ sotto i riflettori  † nome fatto dall’Assassino  ✓ approva  ✗ rifiuta  ⇄ i Lancillotto cambiano parte  · nessun cambiamento  [ ] ha già avuto effetto

# Le carte Fedeltà in ordine: segni con il numero di un turno o di una missione.
avalon-board-by-round = Carte Fedeltà per turno: { $cards }
avalon-board-by-quest = Carte Fedeltà per missione: { $cards }
avalon-board-turned =
    { $turned ->
        [0] Nessuna carta Fedeltà è ancora scoperta
       *[other] Carte Fedeltà scoperte: { $cards }
    }
avalon-board-switches =
    { $switches ->
        [0] i Lancillotto stanno dov’erano
        [one] i Lancillotto hanno cambiato parte una volta
       *[other] i Lancillotto hanno cambiato parte { $switches } volte
    }
avalon-board-switch = ⇄
avalon-board-steady = ·
avalon-board-acted = [{ $card }]
avalon-board-allegiance = { $cards } – { $switches }
avalon-board-card = { $card }: { $text }
avalon-board-drawn = Da distribuire: { $cards }
avalon-board-plots =
    { $n ->
        [0] Carte Complotto: { $left } nel mazzo
       *[other] Carte Complotto ({ $left } nel mazzo): { $cards }
    }

## La propria carta

avalon-you-are = Sei { $name }: { $role }.
avalon-you-title = { $role }, { $side }
avalon-you-turned = { $role }, ora { $side }
avalon-you-stand =
    { $switches ->
        [0] I Lancillotto non hanno cambiato parte: la tua è il { $side }.
        [one] I Lancillotto hanno cambiato parte una volta: ora la tua è il { $side }.
       *[other] I Lancillotto hanno cambiato parte { $switches } volte: ora la tua è il { $side }.
    } Vinci con la parte in cui ti trovi alla fine.
avalon-you-see = Vedi: { $seen }.
avalon-you-looked = Hai scoperto da che parte stavano: { $seen }.
avalon-you-peeked = Hai visto le carte di { $peeked }.
