## Luoghi, come stanno in una frase e come titolo. Le frasi usano "presso", "per", "verso", "contro".

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = il Cavaliere Nero
    .title = Cavaliere Nero
shadows-place-lancelot = Lancillotto
    .title = Lancillotto
shadows-place-dragon = il Drago
    .title = Drago
shadows-place-excalibur = Excalibur
    .title = Excalibur
shadows-place-grail = il Santo Graal
    .title = Santo Graal
shadows-place-picts = i Pitti
    .title = Pitti
shadows-place-saxons = i Sassoni
    .title = Sassoni
shadows-place-nowhere = nessun luogo
    .title = —
shadows-combat-black-knight = { shadows-place-black-knight }
shadows-combat-lancelot = { shadows-place-lancelot }
shadows-combat-dragon = { shadows-place-dragon }
shadows-war-picts = i Pitti
shadows-war-saxons = i Sassoni

## Altre parole

shadows-relic-excalibur = Excalibur
shadows-relic-grail = il Santo Graal
shadows-relic-armor = l’Armatura di Lancillotto
shadows-colour-white = bianca
shadows-colour-black = nera
shadows-side-loyal = Leale
    .wins = Vinci se ci sono più spade bianche che nere quando dodici stanno sulla Tavola Rotonda.
shadows-side-traitor = Traditore
    .wins = Vinci se Camelot cade: per dodici macchine d’assedio, per sette spade nere, per la morte di chiunque sia leale, o se alla fine le spade bianche non sono più delle nere. Finché nessuno ti smaschera, all’ultima conta alcune spade bianche diventano nere.
shadows-status-knight = Cavaliere
shadows-status-captured = in prigionia
shadows-status-revealed = Traditore svelato
shadows-status-dead = senza vita
shadows-status-absent = non ancora qui
shadows-evil-black-card = una carta nera
shadows-evil-siege-engine = una macchina d’assedio
shadows-evil-life = un punto vita perso
shadows-evil-cards = due carte in cambio
shadows-action-A = un movimento
shadows-action-B = un’azione sul posto
shadows-action-C = una carta speciale
shadows-action-D = una cura
shadows-action-E = un’accusa
# Dopo un nome: che cosa si fa grazie a un potere.
shadows-power-exchange = chiede uno scambio di carte
shadows-power-swap = scarta una carta per una nuova
shadows-power-bleed = dà un punto vita per due carte
shadows-power-gift = riceve una carta da Merlino
shadows-price-cards = le carte che Morgana pretende
shadows-price-lives = i punti vita che Morgana pretende
shadows-answer-accept = Accetto
shadows-answer-refuse = Rifiuto
shadows-answer-yes = Sì
shadows-answer-no = No
shadows-answer-grail = una carta Graal
shadows-answer-life = un punto vita
shadows-answer-come = Vengo
shadows-answer-stay = Resto
shadows-scope-this-card = contro questa carta ogni volta che esce
shadows-scope-until-my-turn = fino al mio turno
shadows-scope-always = sempre

## Contro che cosa si gioca una carta speciale

shadows-aim-siege = una macchina d’assedio
shadows-aim-black-knight = { shadows-place-black-knight }
shadows-aim-lancelot = { shadows-place-lancelot }
shadows-aim-dragon = { shadows-place-dragon }
shadows-aim-excalibur = { shadows-place-excalibur }
shadows-aim-grail = { shadows-place-grail }
shadows-aim-picts = { shadows-place-picts }
shadows-aim-saxons = { shadows-place-saxons }
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = come Leale: ogni Cavaliere pesca una carta
shadows-aim-traitor = come Traditore: getta la maschera, e ogni Cavaliere scarta due carte
shadows-aim-self = per me
shadows-aim-others = per tutti gli altri
shadows-aim-draw = pesca tre carte
shadows-aim-fight = gioca due carte Lotta contro il Drago
shadows-aim-lives = guadagna due punti vita
shadows-aim-dark-forest = { shadows-card-dark-forest }
shadows-aim-mists = { shadows-card-mists }
shadows-aim-mordred = { shadows-card-mordred }
shadows-aim-vivien = { shadows-card-vivien }
shadows-aim-witch-2 = { shadows-card-witch-2 }
shadows-aim-witch-5 = { shadows-card-witch-5 }
shadows-aim-witch-6 = { shadows-card-witch-6 }
shadows-aim-witch-7 = { shadows-card-witch-7 }

## Come finisce

shadows-why-siege = Dodici macchine d’assedio stringono Camelot, e Camelot cade.
shadows-why-black-swords = Sette spade nere stanno sulla Tavola Rotonda, e la spezzano.
shadows-why-loyal-dead = Di chi era leale non è rimasto in vita nessuno.
shadows-why-all-captured = Non resta più un Cavaliere in libertà.
shadows-why-swords = Dodici spade stanno sulla Tavola Rotonda, e si contano per l’ultima volta.
shadows-winner-loyal = Vincono i Cavalieri!
shadows-winner-evil = Vince il male!
