# De terugblik op een partij die voorbij is.
review = Terugblik op het spel
review-working = Het spel wordt doorgenomen…
review-first = De eerste terugblik na de start van de server kan een minuut of langer duren.
review-failed = Dit spel kon niet worden doorgenomen.
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
    [yes] Bijna geen deling is moeilijker voor een team van sterke bots; met deze haalt het gemiddeld { $mean } punten.
   *[no] { $harder } van alle delingen is moeilijker voor een team van sterke bots, en { $alike } is ongeveer even moeilijk als deze, waarmee het gemiddeld { $mean } punten haalt.
}
deal-tightest = { $spare ->
    [0] De beste reeks zetten met open kaarten laat op het krapste moment, bij zet { $number }, geen beurt over.
    [one] De beste reeks zetten met open kaarten laat op het krapste moment, bij zet { $number }, één beurt over.
   *[other] De beste reeks zetten met open kaarten laat op het krapste moment, bij zet { $number }, { $spare } beurten over.
}
see-line = Die zetten bekijken
same-deal = Dezelfde deling elders
curve-about = Wat met open kaarten nog haalbaar was, zet voor zet. Aan het eind:
curve-line = { $line ->
   *[best] mogelijk met open kaarten
    [score] gehaald
    [expected] te verwachten met wat bekend was
}
perfect-gone = Na zet { $number } was de perfecte show niet meer haalbaar.
play-line = { $best ->
    [one] Bekijken hoe 1 punt mogelijk was
   *[other] Bekijken hoe { $best } punten mogelijk waren
}
moment-cost = { $cost ->
    [0] Zet { $number }.
    [one] Zet { $number } kostte 1 punt.
   *[other] Zet { $number } kostte { $cost } punten.
}
moment-led = { $cost ->
    [0] Zet { $number }.
    [one] Zet { $number } leidde tot zet { $settled }, die 1 punt kostte.
   *[other] Zet { $number } leidde tot zet { $settled }, die { $cost } punten kostte.
}
play-from-here = Vanaf hier verderspelen
moments-none = Voor zover te zien is, heeft geen enkele zet in dit spel iets gekost.
moment-estimate = Zet { $number } kostte ongeveer { $cost } punten.
moment-better = Beter, met wat je kon weten: { $action }.
do-hint = { $who } de hint ‘{ $what }’ geven
do-any-hint = een willekeurige hint geven
do-card = { $how ->
    [play] { $card } { -play }
    [discard] { $card } afleggen
   *[take] { $card } nemen
}

# Beter kijken
look-closer = Nader bekijken
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
read-as = Hints lezen zoals
level-name = { $level ->
    [agreed] jullie tafel
    [beginner] beginners
   *[club] clubspelers
    [expert] experts
}
beliefs = Wat ze toen dachten
belief = { $who } denkt dat { $card } { $faces } is.
settled-here = Wat er hier van eerdere hints kwam
settled-hint = Hint van zet { $number }: { $sentence }
said-nothing = Volgens deze afspraken zegt deze zet niets.
earlier-said = Vorige hint
next-said = Volgende hint
meant-how = Niemand aan tafel hoeft deze afspraken gemaakt te hebben: een belofte die niet is nagekomen, is nog geen fout.
meant-agreed = Volgens jullie afspraak: { $agreement }. Elke andere hint betekent gewoon wat hij zegt.

# Wat zetten gemiddeld kosten
deep-begin = Uitzoeken wat elke zet heeft gekost
deep-about = Bots spelen vanaf elke zet vele keren verder, met alles wat daar te weten was. Dat duurt een minuut of twee.
deep-working = Bots spelen vanaf elke zet verder: { $done }
deep-stop = Stoppen
deep-done = Wat zetten gemiddeld hebben gekost, is een schatting: bots hebben vanaf elke zet vele keren verdergespeeld.
expected-before = Verwachte punten ervoor
expected-after = en erna
cost-better = Gemiddeld { $gain } punten meer: { $action }.
cost-hindsight = { $how ->
    [play] Zoals de kaarten echt lagen, had hij niet gepast.
   *[discard] Zoals de kaarten echt lagen, was hij voorgoed verloren gegaan.
}
cost-nothing = Voor zover te zeggen is, heeft hij niets gekost.
cost-none = Hier is nog niets gedaan.
cost-how = Een schatting: met kaartverdelingen die passen bij alles wat je op deze plaats wist, speelt een team van codebots verder. Die spelen anders dan jullie: wat telt, is het verschil tussen twee zetten.

# Het eindspel, precies
ending-working = Het einde wordt uitgerekend…
ending-perfect = De kans op een perfecte show en de verwachte punten:
ending-no-perfect = Een perfecte show is niet meer haalbaar; de verwachte punten:
ending-points = { $points } punten
ending-done = zo ging het
ending-from = { $pile ->
    [0] Precies uitgerekend vanaf zet { $number }, zonder kaarten in de { -pile }.
    [one] Precies uitgerekend vanaf zet { $number }, met één kaart in de { -pile }.
   *[other] Precies uitgerekend vanaf zet { $number }, met { $pile } kaarten in de { -pile }.
}
ending-stopped = Voor de zetten daarvóór is een seconde rekenen niet genoeg.
ending-nothing = Het spel kwam niet ver genoeg om het einde in een seconde uit te rekenen.
ending-how = Aangenomen: wie aan de beurt is, beslist met wat er te zien en te horen was; daarna liggen alle handen open en doet iedereen zijn best. De volgorde van de { -pile } blijft onbekend. Beter kan dus niemand, en mensen halen meestal minder.

deal-ease = { $ease ->
    [easy] Een makkelijke deling.
    [hard] Een moeilijke deling.
   *[fair] Een gewone deling.
}
show-lost-card = De perfecte show was verloren bij zet { $number }: toen verdween { $card } voorgoed.
show-lost-mistake = De perfecte show ging verloren met de laatste fout, in zet { $number }.
show-lost = De perfecte show ging verloren in zet { $number }.
show-never = Met deze deling was geen perfecte show mogelijk.
show-open = De perfecte show was nog mogelijk toen het spel vroegtijdig eindigde.
show-unknown = Niemand weet of een perfecte show mogelijk was.
exactly = Preciezer
from-position = Het spel begon middenin: niemand weet wat er daarvoor gezegd is.

# De terugblik nog eens gespeeld
again-begin = De beslissende momenten opnieuw spelen
again-none = Er was geen moment waarop je het beter had kunnen weten.
again-turn = { $who ->
    [you] Jij bent weer aan de beurt. Wat zou je doen?
   *[other] { $name } is weer aan de beurt. Wat zou jij doen?
}
again-place = { $place } van { $all }
again-head = { $grade ->
    [right] Ja, beter dan in het spel.
    [fine] Niet slecht.
    [again] Hetzelfde als in het spel.
   *[wrong] Ook dat was misgegaan.
}
again-game = In het spel: { $move }
again-next = Volgende moment
again-end = Naar het overzicht
again-stop = Stoppen
both-sides = Wat ieder van jullie zag
mark-name = { $mark ->
    [very-good] heel goed
    [inaccurate] onnauwkeurig
    [bad-luck] pech
   *[mistake] fout
}
players-review = Iedereen apart
figure = { $used } van { $known } gebruikt
figure-about = Hoeveel { $who } gebruikte van wat zeker te weten was, door te tellen of volgens jullie afspraak: kaarten die passen, nutteloze kaarten, risico’s die te voorzien waren.

# Mijn fouten komen terug
exercises = Leren van mijn fouten
exercises-about = Momenten uit je eigen spellen waarin je het beter had kunnen weten. Ze komen na een paar dagen terug, tot je ze kent. Niemand anders ziet ze.
exercises-due = { $count ->
    [0] Vandaag is er niets te oefenen.
    [one] Eén moment oefenen
   *[other] { $count } momenten oefenen
}
exercises-later = { $count ->
    [0] {""}
    [one] Er komt er later nog één terug.
   *[other] Er komen er later nog { $count } terug.
}
exercises-known = { $count ->
    [0] {""}
    [one] Eén ken je al.
   *[other] Je kent er al { $count }.
}
exercises-waiting = { $count ->
    [one] Er wordt nog één spel doorgenomen…
   *[other] Er worden nog { $count } spellen doorgenomen…
}
exercises-none = Er zijn nog geen oefeningen. Speel een spel of importeer er een paar.
exercises-name = Wie ben je in geïmporteerde spellen?
exercises-as = In geïmporteerde spellen ben je { $name }.
exercises-other-name = Wijzigen
exercises-drop = Alle oefeningen verwijderen
exercises-drop-about = Ze zijn dan voorgoed weg. Fouten uit je volgende spellen komen als nieuwe terug.
exercises-keep = Bewaren
exercise-drop = Nooit meer vragen
exercise-group = { $group ->
    [play] Je houdt kaarten in de hand die passen
    [hint] Je geeft hints die op het verkeerde been zetten
    [risk] Je speelt kaarten die niet passen
   *[discard] Je doet kaarten { $hinted ->
        [yes] met een hint weg
       *[no] weg
    } die nog nodig zijn
}{ $value ->
    [0] {""}
    [1] , meestal enen
    [2] , meestal tweeën
    [3] , meestal drieën
    [4] , meestal vieren
   *[5] , meestal vijven
}
exercise-again = { $days ->
    [one] Morgen komt het terug.
   *[other] Over { $days } dagen komt het terug.
}
exercise-known = Dit ken je nu.
