## Luoghi, come stanno in una frase e come titolo. Le frasi usano "per", "verso", "contro", senza preposizioni articolate.

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = l’impresa del Cavaliere Nero
    .title = Cavaliere Nero
shadows-place-lancelot = l’impresa di Lancillotto
    .title = Lancillotto
shadows-place-dragon = l’impresa del Drago
    .title = Drago
shadows-place-excalibur = l’impresa di Excalibur
    .title = Excalibur
shadows-place-grail = l’impresa del Santo Graal
    .title = Santo Graal
shadows-place-picts = la guerra contro i Pitti
    .title = Pitti
shadows-place-saxons = la guerra contro i Sassoni
    .title = Sassoni
shadows-place-nowhere = nessun luogo
    .title = —
shadows-combat-black-knight = il Cavaliere Nero
shadows-combat-lancelot = Lancillotto
shadows-combat-dragon = il Drago
shadows-war-picts = i Pitti
shadows-war-saxons = i Sassoni

## Altre parole

shadows-relic-excalibur = Excalibur
shadows-relic-grail = il Santo Graal
shadows-relic-armor = l’Armatura di Lancillotto
shadows-colour-white = bianca
shadows-colour-black = nera
shadows-side-loyal = Leale
    .wins = Vinci se ci sono dodici spade sulla Tavola Rotonda e le bianche sono più delle nere.
shadows-side-traitor = Traditore
    .wins = Vinci se Camelot cade: per dodici macchine d’assedio, per sette spade nere, per la morte di tutti i Cavalieri leali, o se alla fine le spade bianche non sono la maggioranza. Se allora sei ancora nell’ombra, alla conta finale alcune spade bianche diventano nere.
shadows-status-knight = Cavaliere
shadows-status-captured = in prigionia
shadows-status-revealed = Traditore rivelato
shadows-status-dead = Cavaliere caduto
shadows-status-absent = non ancora qui
shadows-evil-black-card = pesca una carta nera
shadows-evil-siege-engine = aggiunge una macchina d’assedio
shadows-evil-life = perde un punto vita
shadows-evil-cards = scarta invece due carte
shadows-action-A = un movimento
shadows-action-B = un’azione d’impresa
shadows-action-C = una carta speciale
shadows-action-D = una cura
shadows-action-E = un’accusa
# Dopo un nome: che cosa si fa grazie a un potere.
shadows-power-exchange = chiede uno scambio di carte
shadows-power-swap = scarta una carta e ne pesca una nuova
shadows-power-bleed = sacrifica un punto vita e pesca due carte
shadows-power-gift = pesca una carta grazie a Merlino
shadows-price-cards = le carte che Morgana chiede
shadows-price-lives = i punti vita che Morgana chiede
shadows-answer-accept = Accetto
shadows-answer-refuse = Rifiuto
shadows-answer-yes = Sì
shadows-answer-no = No
shadows-answer-grail = una carta Graal
shadows-answer-life = un punto vita
shadows-answer-come = Vado
shadows-answer-stay = Resto
shadows-scope-this-card = contro questa carta ogni volta che viene pescata
shadows-scope-until-my-turn = fino al mio turno
shadows-scope-always = sempre

## Contro che cosa si gioca una carta speciale

shadows-aim-siege = una macchina d’assedio
shadows-aim-black-knight = { shadows-combat-black-knight }
shadows-aim-lancelot = { shadows-combat-lancelot }
shadows-aim-dragon = { shadows-combat-dragon }
shadows-aim-excalibur = Excalibur
shadows-aim-grail = il Santo Graal
shadows-aim-picts = i Pitti
shadows-aim-saxons = i Sassoni
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = come Leale: ogni Cavaliere pesca una carta
shadows-aim-traitor = come Traditore: ti riveli, e ogni Cavaliere scarta due carte
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

shadows-why-siege = Dodici macchine d’assedio circondano Camelot, e Camelot cade.
shadows-why-black-swords = Sette spade nere sono sulla Tavola Rotonda.
shadows-why-loyal-dead = Tutti i Cavalieri leali sono morti.
shadows-why-all-captured = Nessun Cavaliere è più in libertà.
shadows-why-swords = Dodici spade sono sulla Tavola Rotonda. Si contano per l’ultima volta.
shadows-winner-loyal = Vincono i Cavalieri!
shadows-winner-evil = Vince il Male!

## Da che cosa viene una spada, una macchina d’assedio o un punto vita perso

shadows-cause-black-knight = { shadows-place-black-knight.title }
shadows-cause-lancelot = { shadows-place-lancelot.title }
shadows-cause-dragon = { shadows-place-dragon.title }
shadows-cause-excalibur = { shadows-place-excalibur.title }
shadows-cause-grail = { shadows-place-grail.title }
shadows-cause-picts = { shadows-place-picts.title }
shadows-cause-saxons = { shadows-place-saxons.title }
shadows-cause-heroism = { shadows-card-heroism }
shadows-cause-mists = { shadows-card-mists }
shadows-cause-charge = { shadows-card-charge }
shadows-cause-ambush = { shadows-card-ambush }
shadows-cause-morgan-3 = { shadows-card-morgan-3 }
shadows-cause-morgan-4 = { shadows-card-morgan-4 }
shadows-cause-morgan-5 = { shadows-card-morgan-5 }
shadows-cause-witch-4 = { shadows-card-witch-4 }
shadows-cause-witch-7 = { shadows-card-witch-7 }
shadows-cause-accusation = un’accusa vera
shadows-cause-evil = Progresso del Male
shadows-cause-action = prezzo di una seconda azione
shadows-cause-power = { shadows-coat-caradoc }
shadows-cause-siege = sconfitta contro una macchina d’assedio
