# Tilbakeblikket på et spill som er over.
review = Tilbakeblikk på spillet
review-working = Spillet analyseres …
review-first = Det første tilbakeblikket etter at serveren har startet, kan ta et minutt eller mer.
review-failed = Dette spillet kunne ikke analyseres.
review-again = Prøv igjen

# Hva som var mulig, med åpne kort
reach-perfect = Den perfekte oppvisningen er fortsatt mulig.
reach-points = { $best } av { $all } poeng er fortsatt mulig.
reach-between = { $best } poeng er fortsatt mulig, kanskje { $bound }.
reach-unknown = Om spillet fortsatt kan vinnes, lot seg ikke avgjøre.
reach-lost = Spillet kan ikke vinnes lenger.
deal-perfect = Med åpne kort var en perfekt oppvisning mulig med denne kortfordelingen.
deal-unknown = Om en perfekt oppvisning var mulig med denne kortfordelingen og åpne kort, lot seg ikke avgjøre.
deal-not-perfect = Selv med åpne kort var det ingen perfekt oppvisning i denne kortfordelingen.
deal-luck = { $hardest ->
    [yes] Nesten ingen kortfordeling er vanskeligere for et lag av sterke boter, som i snitt får { $mean } poeng med denne.
   *[no] { $harder } av alle kortfordelinger er vanskeligere for et lag av sterke boter, og { $alike } er omtrent like vanskelige som denne; her får laget i snitt { $mean } poeng.
}
deal-tightest = { $spare ->
    [0] Den beste trekkfølgen med åpne kort har ikke en eneste tur til overs der det kniper mest, ved trekk { $number }.
    [one] Den beste trekkfølgen med åpne kort har én tur til overs der det kniper mest, ved trekk { $number }.
   *[other] Den beste trekkfølgen med åpne kort har { $spare } turer til overs der det kniper mest, ved trekk { $number }.
}
see-line = Se de trekkene
same-deal = Samme kortfordeling andre steder
curve-about = Hva som fortsatt kunne nås med åpne kort, trekk for trekk. Til slutt:
curve-line = { $line ->
   *[best] mulig med åpne kort
    [score] oppnådd
    [expected] forventet, ut fra det man visste
}
perfect-gone = Etter trekk { $number } var den perfekte oppvisningen utenfor rekkevidde.
play-line = Se hvordan { $best } poeng var mulig
moment-cost = { $cost ->
    [0] Trekk { $number }.
    [one] Trekk { $number } kostet 1 poeng.
   *[other] Trekk { $number } kostet { $cost } poeng.
}
moment-led = { $cost ->
    [0] Trekk { $number }.
    [one] Trekk { $number } førte til trekk { $settled }, som kostet 1 poeng.
   *[other] Trekk { $number } førte til trekk { $settled }, som kostet { $cost } poeng.
}
play-from-here = Spill videre herfra
moments-none = Så vidt det er mulig å se, kostet ingen av trekkene i dette spillet noe.
moment-estimate = Trekk { $number } kostet omtrent { $cost } poeng.
moment-better = Bedre, ut fra det man kunne vite: { $action }.
do-hint = gi { $who } opplysningen «{ $what }»
do-any-hint = gi en hvilken som helst opplysning
do-card = { $how ->
    [play] spille { $card }
    [discard] { -discard } { $card }
   *[take] ta { $card }
}

# Se nærmere på et øyeblikk
look-closer = Se nærmere
layers = Om dette øyeblikket
layer-name = { $layer ->
   *[known] Kunnskap
    [meant] Betydning
    [cost] Kostnad
    [ending] Sluttspill
}
layer-title = { $layer ->
   *[known] Hva kunne man vite her?
    [meant] Hva betydde det?
    [cost] Hva kostet det?
    [ending] Hvordan kunne det ende?
}

# Hva man kunne vite, ved å telle
known-turn = Trekk { $number }, { $who }:
known-card = Kort { $place }, { $card }
known-use = { $use ->
    [fits] passer
    [useless] unyttig
   *[irreplaceable] siste eksemplar
}
known-all = Alle { $count } muligheter
known-safe-play = Det kortet passet helt sikkert.
known-risky-play = Risikoen for en feil var { $risk }.
known-loss = Risikoen for å miste et kort for godt var { $risk }.
known-safe-discard = Ingenting kunne gå tapt for godt ved det.
known-sure-play = Passet helt sikkert, men ble på hånden: { $cards }.
known-sure-discard = Helt sikkert unyttig, men beholdt: { $cards }.
known-nothing = Etter dette er det ikke flere turer.
known-how = Telt ut fra alle kort man ser fra denne plassen, og ordene i alle opplysninger, uten noen avtaler.

# Hva opplysninger betydde etter avtalene på et nivå
read-as = Les opplysninger som
level-name = { $level ->
    [agreed] bordet deres
    [beginner] nybegynnere
   *[club] klubbspillere
    [expert] eksperter
}
beliefs = Hva man trodde da
belief = { $who } tror { $card } er { $faces }.
settled-here = Hva det ble av tidligere opplysninger her
settled-hint = Opplysning i trekk { $number }: { $sentence }
said-nothing = Etter disse avtalene sier dette trekket ingenting.
earlier-said = Forrige opplysning
next-said = Neste opplysning
meant-how = Ingen ved bordet trenger å ha avtalt dette: Et løfte som ikke ble holdt, er ikke nødvendigvis en feil.
meant-agreed = Ifølge avtalen deres: { $agreement }. Alle andre opplysninger betyr bare det de sier.

# Hva trekk koster i snitt
deep-begin = Finn ut hva hvert trekk kostet
deep-about = Boter spiller videre mange ganger fra hvert trekk, med alt man kunne vite der. Det tar et minutt eller to.
deep-working = Boter spiller videre fra hvert trekk: { $done }
deep-stop = Stopp
deep-done = Hva trekkene kostet i snitt, er et anslag: Boter har spilt videre mange ganger fra hvert trekk.
expected-before = Forventede poeng før
expected-after = og etter
cost-better = { $gain } poeng mer i snitt: { $action }.
cost-hindsight = { $how ->
    [play] Slik kortene virkelig lå, hadde det ikke passet.
   *[discard] Slik kortene virkelig lå, hadde det gått tapt for godt.
}
cost-nothing = Så langt det lar seg si, kostet det ingenting.
cost-none = Her er ingenting gjort ennå.
cost-how = Et anslag: Med kortfordelinger som passer med alt man visste på denne plassen, spiller et lag av kodeboter videre. De spiller ikke som dere: Det som teller, er forskjellen mellom to trekk.

# Sluttspillet, nøyaktig
ending-working = Slutten blir regnet ut …
ending-perfect = Sjansen for en perfekt oppvisning, og forventede poeng:
ending-no-perfect = En perfekt oppvisning er utenfor rekkevidde; forventede poeng:
ending-points = { $points } poeng
ending-done = slik gikk det
ending-from = { $pile ->
    [0] Regnet ut nøyaktig fra trekk { $number }, uten kort i bunken.
    [one] Regnet ut nøyaktig fra trekk { $number }, med ett kort i bunken.
   *[other] Regnet ut nøyaktig fra trekk { $number }, med { $pile } kort i bunken.
}
ending-stopped = Før det er ett sekunds regnetid ikke nok.
ending-nothing = Spillet kom ikke langt nok til at slutten kunne regnes ut på ett sekund.
ending-how = Forutsatt: Den som har turen, velger ut fra det som er sett og sagt; deretter ligger alle hender åpne, og alle gjør sitt beste. Rekkefølgen i bunken er fortsatt ukjent. Ingen kan altså gjøre det bedre, og mennesker gjør det stort sett dårligere.

deal-ease = { $ease ->
    [easy] En lett kortfordeling.
    [hard] En vanskelig kortfordeling.
   *[fair] En vanlig kortfordeling.
}
show-lost-card = Den perfekte oppvisningen gikk tapt i trekk { $number }, da { $card } var borte for godt.
show-lost-mistake = Den perfekte oppvisningen gikk tapt med den siste feilen, i trekk { $number }.
show-lost = Den perfekte oppvisningen gikk tapt i trekk { $number }.
show-never = Ingen kunne ha fått en perfekt oppvisning ut av denne kortfordelingen.
show-open = Den perfekte oppvisningen var fortsatt mulig da spillet ble avsluttet før tiden.
show-unknown = Ingen vet om en perfekt oppvisning var mulig.
exactly = Mer nøyaktig
from-position = Spillet begynte midt i: Ingen vet hva som ble sagt før.

# Tilbakeblikket spilt om igjen
again-begin = Din tur igjen: Spill øyeblikkene som avgjorde
again-none = Det var ingen øyeblikk der du kunne ha visst bedre.
again-turn = { $who ->
    [you] Din tur igjen. Hva ville du gjort?
   *[other] { $name } har turen igjen. Hva ville du gjort?
}
again-place = { $place } av { $all }
again-head = { $grade ->
    [right] Ja, bedre enn i spillet.
    [fine] Ikke verst.
    [again] Det samme som i spillet.
   *[wrong] Det hadde også gått galt.
}
again-game = I spillet: { $move }
again-next = Neste øyeblikk
again-end = Til oppsummeringen
again-stop = Avslutt
both-sides = Hva hver av dere så
mark-name = { $mark ->
    [very-good] svært bra
    [inaccurate] unøyaktig
    [bad-luck] uflaks
   *[mistake] feil
}
players-review = Hver spiller
figure = Brukte { $used } av { $known }
figure-about = Hvor mye { $who } brukte av det som var mulig å vite sikkert, ved å telle eller etter avtalen deres: kort som passer, unyttige kort, risiko som var til å forutse.

# Feilene mine kommer tilbake
exercises = Lær av feilene mine
exercises-about = Øyeblikk fra dine egne spill der du kunne ha visst bedre. De kommer tilbake etter noen dager, til du kan dem. Ingen andre ser dem.
exercises-due = { $count ->
    [0] Det er ingenting å øve på i dag.
    [one] Øv på ett øyeblikk
   *[other] Øv på { $count } øyeblikk
}
exercises-later = { $count ->
    [0] {""}
    [one] Ett til kommer tilbake senere.
   *[other] { $count } til kommer tilbake senere.
}
exercises-known = { $count ->
    [0] {""}
    [one] Ett kan du allerede.
   *[other] { $count } kan du allerede.
}
exercises-waiting = { $count ->
    [one] Ett spill til blir gått gjennom …
   *[other] { $count } spill til blir gått gjennom …
}
exercises-none = Det er ingen øvelser ennå. Spill et spill, eller importer noen.
exercises-name = Hvem er du i importerte spill?
exercises-as = I importerte spill er du { $name }.
exercises-other-name = Endre
exercises-drop = Slett alle øvelser
exercises-drop-about = Da er de borte for godt. Feil i de neste spillene dine kommer tilbake som nye.
exercises-keep = Behold dem
exercise-drop = Ikke spør om dette igjen
exercise-group = { $group ->
    [play] Du blir sittende med kort som passer
    [hint] Du gir opplysninger som villeder
    [risk] Du spiller kort som ikke passer
   *[discard] Du kvitter deg med kort { $hinted ->
        [yes] noen har pekt på, og som vi trenger
       *[no] vi trenger
    }
}{ $value ->
    [0] {""}
    [1] , mest enere
    [2] , mest toere
    [3] , mest treere
    [4] , mest firere
   *[5] , mest femmere
}
exercise-again = { $days ->
    [one] Det kommer tilbake i morgen.
   *[other] Det kommer tilbake om { $days } dager.
}
exercise-known = Dette kan du nå.
