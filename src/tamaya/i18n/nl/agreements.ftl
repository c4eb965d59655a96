# Wat een tafel afspreekt: welke conventies er gespeeld worden. $part is er een van, of een afspraak met een naam; $agreement is het geheel.

agreement = Afspraak
agreement-part = { $part ->
    [none] geen, gewoon spelen
    [beginner] beginners
    [club] club
    [expert] experts
    [chop] oudste kaart
    [focus] waar het om gaat
    [play-hint] vraag om een kaart
    [save] redding
    [save-5] vijven alleen met het cijfer redden
    [save-2] ook tweeën redden
    [save-early] vroeg redden
    [good-touch] alleen nuttige kaarten
    [prompt] oproep
    [finesse] finesse
    [blind-play] blind spelen
    [reverse-finesse] omgekeerde finesse
    [double-finesse] dubbele finesse
    [self-finesse] finesse bij jezelf
    [five-stall] 5 om tijd te winnen
    [five-stall-late] 5 altijd om tijd te winnen
    [ones] oudste 1 eerst
    [fixing] correctie
    [passing-discard] afleggen met een boodschap
    [counting] tellen aan het eind
   *[other] { $part }
}
agreement-about = { $agreement ->
    [none] Een hint betekent wat hij zegt, meer niet.
    [beginner] Wat de meeste groepen eerst leren: over welke kaart een hint gaat, reddingen, oproepen en finesses.
    [club] Ook vroege reddingen, finesses die pas na jou komen of twee kaarten vragen, en vijven om tijd te winnen.
    [expert] Ook de volgorde van de enen, correcties, afleggen met een boodschap en tellen aan het eind.
   *[other] Jullie eigen keuze.
}
agreement-single = Losse conventies
agreement-of-table = Afspraak: { $agreement }
agreement-what = Dit spreken jullie af
