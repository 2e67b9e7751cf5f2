## Les horloges : comment elles s’appellent

clock-profile-none = Sans horloge
    .about = Chaque question attend le temps qu’il faut.
clock-profile-relaxed = Tranquille
clock-profile-normal = Normale
clock-profile-fast = Rapide
clock-profile-slow = Sur plusieurs jours
    .about = Les heures où tu dors ne comptent pas.
clock-profile-own = La nôtre
    .about = La table dit combien de secondes.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
clock-times =
    { $game ->
        [avalon] { $debate } pour une équipe, { $answer } pour un vote
       *[other] { $debate } pour un long tour, { $answer } pour une réponse courte
    }
clock-times-and-bank = { $times }, et { $bank } de réserve pour toute la partie
clock-profile-and-times = { $profile } : { $times }
clock-pace-glance = un coup d’œil
clock-pace-answer = une courte réponse
clock-pace-choice = un choix
clock-pace-debate = un choix après un débat

## Ce que font les horloges

table-time-added = { $person-id } demande une minute de plus, et la voici.
table-bank-drawn =
    { $seconds ->
        [one] Une seconde a été prise sur la réserve de { $person-id }.
       *[other] { $seconds } secondes ont été prises sur la réserve de { $person-id }.
    }
table-sleep-hours-set = { $person-id } a dit à quelles heures dormir.

## Pourquoi pas

table-no-clock = Aucune horloge ne court : il n’y a rien à prolonger.
table-added-already = Tu as déjà demandé une minute de plus ; une autre personne peut le faire aussi.
table-enough-time = On n’ajoute plus de temps à cette question.
table-too-much-sleep = La table doit pouvoir avancer : laisse au moins six heures de la journée.
table-no-such-zone = Ce fuseau horaire n’est pas connu ici.
