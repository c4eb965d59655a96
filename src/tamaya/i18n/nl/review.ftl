# De terugblik op een partij die voorbij is.
review = Terugblik op de partij
review-working = De partij wordt bekeken …
review-failed = Deze partij kon niet bekeken worden.
review-again = Nog eens proberen

# Wat mogelijk was, met open kaarten
reach-perfect = De perfecte show is nog mogelijk.
reach-points = Er zijn nog { $best } van de { $all } punten mogelijk.
reach-between = Er zijn nog { $best } punten mogelijk, misschien { $bound }.
reach-unknown = Of er nog te winnen valt, is niet duidelijk geworden.
reach-lost = Er valt niet meer te winnen.
deal-perfect = Met alle kaarten open zat er in deze deling een perfecte show.
deal-unknown = Of er met alle kaarten open een perfecte show in deze deling zat, is niet duidelijk geworden.
deal-not-perfect = Zelfs met alle kaarten open zat er in deze deling geen perfecte show.
deal-luck = { $hardest ->
    [yes] Bijna geen verdeling is moeilijker voor een team van sterke bots; met deze haalt het gemiddeld { $mean } punten.
   *[no] { $harder } van alle verdelingen is moeilijker voor een team van sterke bots, en { $alike } is zoals deze, waarmee het gemiddeld { $mean } punten haalt.
}
deal-tightest = { $spare ->
    [0] De beste weg met open kaarten heeft op zijn krapste moment, zet { $number }, geen zet over.
    [one] De beste weg met open kaarten heeft op zijn krapste moment, zet { $number }, één zet over.
   *[other] De beste weg met open kaarten heeft op zijn krapste moment, zet { $number }, { $spare } zetten over.
}
see-line = Bekijk die weg
same-deal = Dezelfde deling elders
same-deal-beaten = Beter dan { $share } van de andere resultaten; gelijke tellen half.
curve-about = Wat met open kaarten nog haalbaar was, zet voor zet. Aan het eind:
curve-line = { $line ->
   *[best] mogelijk met open kaarten
    [score] bereikt
    [expected] te verwachten met wat men wist
}
perfect-gone = Na zet { $number } was de perfecte show niet meer haalbaar.
play-line = { $best ->
    [one] Bekijk hoe 1 punt mogelijk was
   *[other] Bekijk hoe { $best } punten mogelijk waren
}
moment-cost = { $cost ->
    [0] Zet { $number }.
    [one] Zet { $number }, 1 punt.
   *[other] Zet { $number }, { $cost } punten.
}
play-from-here = Speel vanaf hier verder
moments-none = Geen enkele zet van deze partij heeft iets gekost, voor zover te vinden was.
moment-estimate = Zet { $number }, ongeveer { $cost } punten.
moment-better = Beter, naar wat je kon weten: { $action }.
do-hint = { $who } een hint geven, { $what }
do-any-hint = een of andere hint geven
do-card = { $how ->
    [play] { $card } { -play }
    [discard] { $card } afleggen
   *[take] { $card } nemen
}

# Beter kijken
look-closer = Beter bekijken
layers = Over dit moment
layer-name = { $layer ->
   *[known] Kennis
    [meant] Betekenis
    [cost] Kosten
    [ending] Eindspel
}
layer-title = { $layer ->
   *[known] Wat kon je hier weten?
    [meant] Wat betekende dat?
    [cost] Wat heeft dat gekost?
    [ending] Hoe kon het nog aflopen?
}

# Wat men kon weten, door te tellen
known-turn = Zet { $number }, { $who }:
known-card = Kaart { $place }, { $card }
known-use = { $use ->
    [fits] past
    [useless] nutteloos
   *[irreplaceable] laatste exemplaar
}
known-all = Alle { $count } mogelijkheden
known-safe-play = Die kaart paste zeker.
known-risky-play = De kans op een fout was { $risk }.
known-loss = De kans om een kaart voorgoed te verliezen was { $risk }.
known-safe-discard = Daarbij kon niets voorgoed verloren gaan.
known-sure-play = Paste zeker en bleef in de hand: { $cards }.
known-sure-discard = Zeker nutteloos en toch bewaard: { $cards }.
known-nothing = Hierna is niemand meer aan de beurt.
known-how = Geteld met alle kaarten die je vanaf deze plaats ziet en de woorden van alle hints, zonder afspraken.

# Wat hints betekenden volgens de afspraken van een niveau
read-as = Hints gelezen als door
level-name = { $level ->
    [beginner] beginners
   *[club] clubspelers
    [expert] experts
}
beliefs = Wat men toen dacht
belief = { $who } ziet { $card } aan voor { $faces }.
settled-here = Wat er hier van eerdere hints kwam
settled-hint = Hint van zet { $number }: { $sentence }
said-nothing = Volgens deze afspraken zegt deze zet niets.
earlier-said = Vorige hint
next-said = Volgende hint
meant-how = Niemand aan tafel hoeft deze afspraken gemaakt te hebben: een belofte die niet is nagekomen, is nog geen fout.

# Wat zetten gemiddeld kosten
deep-begin = Zoek uit wat elke zet heeft gekost
deep-about = Bots spelen vanaf elke zet vele malen verder, met alles wat daar te weten was. Dat duurt een minuut of twee.
deep-working = Bots spelen vanaf elke zet verder: { $done }
deep-stop = Stoppen
deep-done = Wat zetten gemiddeld hebben gekost, is een schatting: bots hebben vanaf elke zet vele malen verder gespeeld.
expected-before = Verwachte punten ervoor
expected-after = en erna
cost-better = Gemiddeld { $gain } punten meer: { $action }.
cost-hindsight = { $how ->
    [play] Zoals de kaarten echt lagen, had hij niet gepast.
   *[discard] Zoals de kaarten echt lagen, was hij voorgoed verloren gegaan.
}
cost-nothing = Een duidelijk betere zet is niet gevonden.
cost-none = Hier is nog niets gedaan.
cost-how = Een schatting: in werelden die passen bij alles wat deze plaats wist, speelt een team van codebots verder. Zij zijn niet jullie: wat telt, is het verschil tussen twee zetten.

# Het eindspel, precies
ending-working = Het einde wordt uitgerekend …
ending-perfect = De kans op een perfecte show en de verwachte punten:
ending-no-perfect = Een perfecte show is niet meer haalbaar; de verwachte punten:
ending-points = { $points } punten
ending-done = zo ging het
ending-from = { $pile ->
    [0] Precies uitgerekend vanaf zet { $number }, zonder kaarten in de { -pile }.
    [one] Precies uitgerekend vanaf zet { $number }, met één kaart in de { -pile }.
   *[other] Precies uitgerekend vanaf zet { $number }, met { $pile } kaarten in de { -pile }.
}
ending-stopped = Daarvóór is een seconde niet genoeg.
ending-nothing = De partij kwam niet ver genoeg om haar einde in een seconde uit te rekenen.
ending-how = Aangenomen: deze plaats beslist met wat zij ziet en gehoord heeft; daarna liggen alle handen open en doet iedereen zijn best. De volgorde van de { -pile } blijft onbekend. Beter kan dus niemand, en mensen halen meestal minder.
