# Tilbakeblikket på et spill som er over.
review = Tilbakeblikk på spillet
review-working = Spillet blir undersøkt …
review-failed = Dette spillet lot seg ikke undersøke.
review-again = Prøv igjen

# Hva som var mulig, med åpne kort
reach-perfect = Den perfekte oppvisningen er fortsatt mulig.
reach-points = { $best } av { $all } poeng er fortsatt mulig.
reach-between = { $best } poeng er fortsatt mulig, kanskje { $bound }.
reach-unknown = Om det fortsatt kan vinnes, lot seg ikke avgjøre.
reach-lost = Det kan ikke vinnes lenger.
deal-perfect = Med alle kort åpne kunne disse kortene gitt en perfekt oppvisning.
deal-unknown = Om disse kortene kunne gitt en perfekt oppvisning med alle kort åpne, lot seg ikke avgjøre.
deal-not-perfect = Selv med alle kort åpne kunne ingen ha laget en perfekt oppvisning av disse kortene.
deal-luck = { $hardest ->
    [yes] Nesten ingen kortfordeling er vanskeligere for et lag av sterke boter, som i snitt får { $mean } poeng av denne.
   *[no] { $harder } av alle kortfordelinger er vanskeligere for et lag av sterke boter, og { $alike } er som denne, som laget i snitt får { $mean } poeng av.
}
deal-tightest = { $spare ->
    [0] Den beste veien med åpne kort har ikke et eneste trekk til overs der det er trangest, i trekk { $number }.
    [one] Den beste veien med åpne kort har ett trekk til overs der det er trangest, i trekk { $number }.
   *[other] Den beste veien med åpne kort har { $spare } trekk til overs der det er trangest, i trekk { $number }.
}
see-line = Se den veien
same-deal = De samme kortene andre steder
same-deal-beaten = Bedre enn { $share } av de andre resultatene; like teller halvt.
curve-about = Hva som fortsatt kunne nås med åpne kort, trekk for trekk. Til slutt:
curve-line = { $line ->
   *[best] mulig med åpne kort
    [score] oppnådd
    [expected] ventet, ut fra det man visste
}
perfect-gone = Etter trekk { $number } var den perfekte oppvisningen utenfor rekkevidde.
play-line = Se hvordan { $best } poeng var mulig
moment-cost = { $cost ->
    [0] Trekk { $number }.
    [one] Trekk { $number }, 1 poeng.
   *[other] Trekk { $number }, { $cost } poeng.
}
play-from-here = Spill videre herfra
moments-none = Ingen av trekkene i dette spillet kostet noe, så langt det lot seg finne.
moment-estimate = Trekk { $number }, omtrent { $cost } poeng.
moment-better = Bedre, ut fra det man kunne vite: { $action }.
do-hint = gi { $who } en opplysning, { $what }
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
known-risky-play = Sjansen for en feil var { $risk }.
known-loss = Sjansen for å miste et kort for godt var { $risk }.
known-safe-discard = Ingenting kunne gå tapt for godt av det.
known-sure-play = Passet helt sikkert, men ble på hånden: { $cards }.
known-sure-discard = Helt sikkert unyttig, men beholdt: { $cards }.
known-nothing = Etter dette er det ingen som har tur.
known-how = Telt ut fra alle kort man ser fra denne plassen, og ordene i alle opplysninger, uten noen avtaler.

# Hva opplysninger betydde etter avtalene på et nivå
read-as = Opplysninger lest som av
level-name = { $level ->
    [beginner] nybegynnere
   *[club] klubbspillere
    [expert] eksperter
}
beliefs = Hva man trodde da
belief = { $who } tar { $card } for { $faces }.
settled-here = Hva det ble av tidligere opplysninger her
settled-hint = Opplysning i trekk { $number }: { $sentence }
said-nothing = Etter disse avtalene sier dette trekket ingenting.
earlier-said = Forrige opplysning
next-said = Neste opplysning
meant-how = Ingen ved bordet trenger å ha gjort disse avtalene: Et løfte som ikke ble holdt, er ennå ingen feil.

# Hva trekk koster i snitt
deep-begin = Finn ut hva hvert trekk kostet
deep-about = Boter spiller videre mange ganger fra hvert trekk, med alt som kunne vites der. Det tar et minutt eller to.
deep-working = Boter spiller videre fra hvert trekk: { $done }
deep-stop = Stopp
deep-done = Hva trekkene kostet i snitt, er et anslag: Boter har spilt videre mange ganger fra hvert trekk.
expected-before = Ventede poeng før det
expected-after = og etter det
cost-better = { $gain } poeng mer i snitt: { $action }.
cost-hindsight = { $how ->
    [play] Slik kortene virkelig lå, hadde det ikke passet.
   *[discard] Slik kortene virkelig lå, hadde det gått tapt for godt.
}
cost-nothing = Det fantes ikke noe klart bedre trekk.
cost-none = Her er ingenting gjort ennå.
cost-how = Et anslag: I verdener som passer med alt denne plassen visste, spiller et lag av kodeboter videre. De er ikke dere: Det som teller, er forskjellen mellom to trekk.

# Sluttspillet, nøyaktig
ending-working = Slutten blir regnet ut …
ending-perfect = Sjansen for en perfekt oppvisning, og poengene å vente:
ending-no-perfect = En perfekt oppvisning er utenfor rekkevidde; poengene å vente:
ending-points = { $points } poeng
ending-done = dette ble gjort
ending-from = { $pile ->
    [0] Regnet ut nøyaktig fra trekk { $number }, uten kort i bunken.
    [one] Regnet ut nøyaktig fra trekk { $number }, med ett kort i bunken.
   *[other] Regnet ut nøyaktig fra trekk { $number }, med { $pile } kort i bunken.
}
ending-stopped = Før det er ett sekund ikke nok.
ending-nothing = Spillet kom ikke langt nok til at slutten kunne regnes ut på ett sekund.
ending-how = Forutsatt: Denne plassen avgjør ut fra det den ser og har fått vite; deretter er alle hender åpne, og alle gjør sitt beste. Rekkefølgen i bunken er fortsatt ukjent. Ingen kan altså gjøre det bedre, og mennesker gjør det stort sett dårligere.
