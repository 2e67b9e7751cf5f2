## Gli orologi: come si chiamano

clock-profile-none = Senza orologio
    .about = Ogni domanda aspetta quanto serve.
clock-profile-relaxed = Con calma
clock-profile-normal = Normale
clock-profile-fast = Veloce
clock-profile-slow = In più giorni
    .about = Le ore in cui dormi non contano.
clock-profile-own = A modo nostro
    .about = È il tavolo a dire quanti secondi.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
clock-times =
    { $game ->
        [avalon] { $debate } per una squadra, { $answer } per un voto
       *[other] { $debate } per un turno lungo, { $answer } per una risposta breve
    }
clock-times-and-bank = { $times }, più { $bank } di riserva per tutta la partita
clock-profile-and-times = { $profile }: { $times }
clock-pace-glance = uno sguardo
clock-pace-answer = una risposta breve
clock-pace-choice = una scelta
clock-pace-debate = una scelta dopo aver discusso

## Che cosa fanno gli orologi

table-time-added = { $person-id } chiede un minuto in più, ed eccolo.
table-bank-drawn =
    { $seconds ->
        [one] Un secondo è stato preso dalla riserva di { $person-id }.
       *[other] { $seconds } secondi sono stati presi dalla riserva di { $person-id }.
    }
table-sleep-hours-set = { $person-id } ha detto a che ore dorme.

## Perché no

table-no-clock = Non corre nessun orologio: non c’è niente da allungare.
table-added-already = Hai già chiesto un minuto in più; può chiederlo anche qualcun altro.
table-enough-time = A questa domanda non si aggiunge altro tempo.
table-too-much-sleep = Il tavolo deve poter andare avanti: lascia almeno sei ore del giorno.
table-no-such-zone = Qui quel fuso orario non si conosce.
