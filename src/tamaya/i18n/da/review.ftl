# Tilbageblikket på et spil, der er slut.
review = Tilbageblik på spillet
review-working = Spillet bliver undersøgt …
review-failed = Dette spil kunne ikke undersøges.
review-again = Prøv igen

# Hvad der var muligt, med åbne kort
reach-perfect = Det perfekte show er stadig muligt.
reach-points = { $best } af { $all } point er stadig mulige.
reach-between = { $best } point er stadig mulige, måske { $bound }.
reach-unknown = Om det stadig kan vindes, kunne ikke afgøres.
reach-lost = Det kan ikke længere vindes.
deal-perfect = Med alle kort åbne kunne disse kort have givet et perfekt show.
deal-unknown = Om disse kort kunne have givet et perfekt show med alle kort åbne, kunne ikke afgøres.
deal-not-perfect = Selv med alle kort åbne kunne ingen have lavet et perfekt show med disse kort.
deal-luck = { $hardest ->
    [yes] Næsten ingen kortfordeling er sværere for et hold af stærke botter, som i snit får { $mean } point ud af denne.
   *[no] { $harder } af alle kortfordelinger er sværere for et hold af stærke botter, og { $alike } er som denne, som holdet i snit får { $mean } point ud af.
}
deal-tightest = { $spare ->
    [0] Den bedste vej med åbne kort har ikke et eneste træk tilovers, hvor det er trangest, i træk { $number }.
    [one] Den bedste vej med åbne kort har ét træk tilovers, hvor det er trangest, i træk { $number }.
   *[other] Den bedste vej med åbne kort har { $spare } træk tilovers, hvor det er trangest, i træk { $number }.
}
see-line = Se den vej
same-deal = De samme kort andre steder
same-deal-beaten = Bedre end { $share } af de andre resultater; ens tæller halvt.
curve-about = Hvad der stadig kunne nås med åbne kort, træk for træk. Til sidst:
curve-line = { $line ->
   *[best] muligt med åbne kort
    [score] nået
    [expected] ventet ud fra det, man vidste
}
perfect-gone = Efter træk { $number } var det perfekte show uden for rækkevidde.
play-line = Se, hvordan { $best } point var mulige
moment-cost = { $cost ->
    [0] Træk { $number }.
    [one] Træk { $number }, 1 point.
   *[other] Træk { $number }, { $cost } point.
}
play-from-here = Spil videre herfra
moments-none = Ingen af trækkene i dette spil kostede noget, så vidt det kunne findes.
moment-estimate = Træk { $number }, omkring { $cost } point.
moment-better = Bedre, ud fra hvad man kunne vide: { $action }.
do-hint = give { $who } en { -hint }, { $what }
do-any-hint = give en eller anden { -hint }
do-card = { $how ->
    [play] spille { $card }
    [discard] smide { $card }
   *[take] tage { $card }
}

# Se nærmere på et øjeblik
look-closer = Se nærmere
layers = Om dette øjeblik
layer-name = { $layer ->
   *[known] Viden
    [meant] Betydning
    [cost] Pris
    [ending] Slutspil
}
layer-title = { $layer ->
   *[known] Hvad kunne man vide her?
    [meant] Hvad betød det?
    [cost] Hvad kostede det?
    [ending] Hvordan kunne det ende?
}

# Hvad man kunne vide, ved at tælle
known-turn = Træk { $number }, { $who }:
known-card = Kort { $place }, { $card }
known-use = { $use ->
    [fits] passer
    [useless] ubrugeligt
   *[irreplaceable] sidste eksemplar
}
known-all = Alle { $count } muligheder
known-safe-play = Det kort passede helt sikkert.
known-risky-play = Risikoen for en fejl var { $risk }.
known-loss = Risikoen for at miste et kort for altid var { $risk }.
known-safe-discard = Intet kunne gå tabt for altid ved det.
known-sure-play = Passede helt sikkert, men blev på hånden: { $cards }.
known-sure-discard = Helt sikkert ubrugeligt, men beholdt: { $cards }.
known-nothing = Efter dette har ingen tur.
known-how = Talt ud fra alle kort, man ser fra denne plads, og ordene i alle { -hint(form: "many") }, uden nogen aftaler.

# Hvad { -hint(form: "many") } betød efter aftalerne på et niveau
read-as = { -hint(form: "Many") } læst som af
level-name = { $level ->
    [beginner] begyndere
   *[club] klubspillere
    [expert] eksperter
}
beliefs = Hvad man troede dér
belief = { $who } tager { $card } for { $faces }.
settled-here = Hvad der her blev af tidligere { -hint(form: "many") }
settled-hint = Træk { $number }: { $sentence }
said-nothing = Efter disse aftaler siger dette træk ikke noget.
earlier-said = Forrige { -hint }
next-said = Næste { -hint }
meant-how = Ingen ved bordet behøver at have lavet disse aftaler: Et løfte, der ikke blev holdt, er endnu ingen fejl.

# Hvad træk koster i snit
deep-begin = Find ud af, hvad hvert træk kostede
deep-about = Botter spiller videre mange gange fra hvert træk, med alt hvad man kunne vide dér. Det tager et minut eller to.
deep-working = Botter spiller videre fra hvert træk: { $done }
deep-stop = Afbryd
deep-done = Hvad træk kostede i snit, er et skøn: Botter har spillet videre mange gange fra hvert træk.
expected-before = Ventede point før det
expected-after = og efter det
cost-better = { $gain } point mere i snit: { $action }.
cost-hindsight = { $how ->
    [play] Som kortene virkelig lå, havde det ikke passet.
   *[discard] Som kortene virkelig lå, var det gået tabt for altid.
}
cost-nothing = Der blev ikke fundet noget klart bedre træk.
cost-none = Her er der ikke gjort noget endnu.
cost-how = Et skøn: I verdener, der passer med alt, hvad denne plads vidste, spiller et hold af kodebotter videre. De er ikke jer: Det, der tæller, er forskellen mellem to træk.

# Slutspillet, nøjagtigt
ending-working = Slutningen bliver regnet ud …
ending-perfect = Chancen for et perfekt show, og de point, man kunne vente:
ending-no-perfect = Et perfekt show er uden for rækkevidde; de point, man kunne vente:
ending-points = { $points } point
ending-done = det blev gjort
ending-from = { $pile ->
    [0] Regnet nøjagtigt ud fra træk { $number }, uden kort i { -pile }.
    [one] Regnet nøjagtigt ud fra træk { $number }, med ét kort i { -pile }.
   *[other] Regnet nøjagtigt ud fra træk { $number }, med { $pile } kort i { -pile }.
}
ending-stopped = Før det er ét sekund ikke nok.
ending-nothing = Spillet kom ikke langt nok til, at dets slutning kunne regnes ud på ét sekund.
ending-how = Forudsat: Denne plads afgør ud fra, hvad den ser og har fået at vide; derefter er alle hænder åbne, og alle gør deres bedste. Rækkefølgen i { -pile } er stadig ukendt. Ingen kan altså gøre det bedre, og mennesker gør det for det meste dårligere.
