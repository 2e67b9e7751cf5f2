## Cavalieri: il nome, e il potere

shadows-coat-arthur = Re Artù
    .short = scambia una carta
    .text = Una volta per turno puoi scambiare una carta con un altro Cavaliere. Ognuno sceglie una carta, coperta.
shadows-coat-galahad = Sir Galahad
    .short = una speciale gratis
    .text = Una volta per turno puoi giocare una carta speciale come azione gratuita.
shadows-coat-gawain = Sir Galvano
    .short = pesca 3 a Camelot
    .text = A Camelot peschi tre carte invece di due.
shadows-coat-kay = Sir Kay
    .short = una Lotta in più
    .text = Quando un’impresa a cui partecipi finisce in combattimento, puoi aggiungere una carta Lotta dopo che le carte nere sono rivelate. Contro una macchina d’assedio, puoi aggiungerne una dopo il tiro del dado.
shadows-coat-palamedes = Sir Palamedes
    .short = +1 vita se vince
    .text = Guadagni un punto vita in più a ogni impresa che aiuti a vincere.
shadows-coat-percival = Sir Percival
    .short = vede la carta nera
    .text = Prima di scegliere il Progresso del Male puoi guardare la prima carta nera.
shadows-coat-tristan = Sir Tristan
    .short = parte gratis
    .text = Una volta per turno puoi lasciare la Tavola Rotonda con un movimento gratuito.
shadows-coat-bedivere = Sir Bedivere
    .short = cambia una carta
    .text =
        { $bedivere-swaps ->
            [one] Una volta per turno puoi scartare una carta e pescarne una nuova.
           *[other] Fino a { $bedivere-swaps } volte nel tuo turno puoi scartare una carta e pescarne una nuova.
        }
shadows-coat-bors = Sir Bors
    .short = parte di ogni vincita
    .text = Quando si dividono carte bianche, hai la tua parte ovunque ti trovi.
shadows-coat-caradoc = Sir Caradoc
    .short = una vita per 2 carte
    .text = Una volta per turno puoi sacrificare un punto vita e pescare due carte.
shadows-coat-gaheris = Sir Gaheris
    .short = Merlino per 3 carte
    .text = Nel tuo turno puoi cercare una carta Merlino tra gli scarti, e prenderla per tre carte.
shadows-coat-gareth = Sir Gareth
    .short = una carta a movimento
    .text = Peschi una carta ogni volta che nel tuo turno completi un movimento.
shadows-coat-geraint = Sir Geraint
    .short = 2 carte, non il Male
    .text =
        { $quiet-rounds ->
            [0] Puoi scartare due carte invece di scegliere un Progresso del Male.
           *[other] Puoi scartare due carte invece di scegliere un Progresso del Male. Dopo { $quiet-rounds } giri senza Progresso del Male non puoi più, finché non ce n’è uno.
        }
shadows-coat-lamorak = Sir Lamorak
    .short = 2 carte, non la vita
    .text =
        { $quiet-rounds ->
            [0] Ogni volta che stai per perdere un punto vita, puoi invece scartare due carte.
           *[other] Ogni volta che stai per perdere un punto vita, puoi invece scartare due carte. Dopo { $quiet-rounds } giri senza Progresso del Male non puoi più, finché non ce n’è uno.
        }
shadows-coat-owain = Sir Owain
    .short = prima tira il dado
    .text = Contro una macchina d’assedio tiri il dado prima di scegliere le carte.
shadows-coat-squire = Scudiero
    .text = Non hai ancora un potere. Aiuta a vincere un’impresa, e potrai avere l’investitura.
