# Tilbageblikket på et spil, der er slut.
review = Tilbageblik på spillet
review-working = Spillet analyseres …
review-first = Det første tilbageblik, efter at serveren er startet, kan tage et minut eller mere.
review-failed = Dette spil kunne ikke analyseres.
review-again = Prøv igen

# Hvad der var muligt, med åbne kort
reach-perfect = Det perfekte show er stadig muligt.
reach-points = { $best } af { $all } point er stadig mulige.
reach-between = { $best } point er stadig mulige, måske { $bound }.
reach-unknown = Om spillet stadig kan vindes, kunne ikke afgøres.
reach-lost = Spillet kan ikke længere vindes.
deal-perfect = Med åbne kort var et perfekt show muligt med denne kortfordeling.
deal-unknown = Om et perfekt show var muligt med denne kortfordeling og åbne kort, kunne ikke afgøres.
deal-not-perfect = Selv med åbne kort var der ikke noget perfekt show i denne kortfordeling.
deal-luck = { $hardest ->
    [yes] Næsten ingen kortfordeling er sværere for et hold af stærke botter, som i snit får { $mean } point ud af denne.
   *[no] { $harder } af alle kortfordelinger er sværere for et hold af stærke botter, og { $alike } er omtrent lige så svære som denne, som holdet i snit får { $mean } point ud af.
}
deal-tightest = { $spare ->
    [0] Den bedste trækfølge med åbne kort har ikke en eneste tur tilovers, hvor det kniber mest, ved træk { $number }.
    [one] Den bedste trækfølge med åbne kort har én tur tilovers, hvor det kniber mest, ved træk { $number }.
   *[other] Den bedste trækfølge med åbne kort har { $spare } ture tilovers, hvor det kniber mest, ved træk { $number }.
}
see-line = Se de træk
same-deal = Samme kortfordeling andre steder
curve-about = Hvad der stadig kunne nås med åbne kort, træk for træk. Til sidst:
curve-line = { $line ->
   *[best] muligt med åbne kort
    [score] nået
    [expected] forventet ud fra det, man vidste
}
perfect-gone = Efter træk { $number } var det perfekte show uden for rækkevidde.
play-line = Se, hvordan man kunne få { $best } point
moment-cost = { $cost ->
    [0] Træk { $number }.
    [one] Træk { $number } kostede 1 point.
   *[other] Træk { $number } kostede { $cost } point.
}
moment-led = { $cost ->
    [0] Træk { $number }.
    [one] Træk { $number } førte til træk { $settled }, som kostede 1 point.
   *[other] Træk { $number } førte til træk { $settled }, som kostede { $cost } point.
}
play-from-here = Spil videre herfra
moments-none = Så vidt det kan ses, kostede ingen af trækkene i dette spil noget.
moment-estimate = Træk { $number } kostede omkring { $cost } point.
moment-better = Bedre, ud fra hvad man kunne vide: { $action }.
do-hint = give { $who } { -hint(form: "the") } »{ $what }«
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
known-safe-discard = Der kunne ikke gå noget tabt for altid ved det.
known-sure-play = Passede helt sikkert, men blev på hånden: { $cards }.
known-sure-discard = Helt sikkert ubrugeligt, men beholdt: { $cards }.
known-nothing = Efter dette er der ikke flere ture.
known-how = Talt ud fra alle kort, man ser fra denne plads, og ordene i alle { -hint(form: "many") }, uden nogen aftaler.

# Hvad { -hint(form: "many") } betød efter aftalerne på et niveau
read-as = Læs { -hint(form: "many") } som
level-name = { $level ->
    [agreed] jeres bord
    [beginner] begyndere
   *[club] klubspillere
    [expert] eksperter
}
beliefs = Hvad man troede på det tidspunkt
belief = { $who } tror, at { $card } er { $faces }.
settled-here = Hvad der her blev af tidligere { -hint(form: "many") }
settled-hint = { -hint(form: "One") } i træk { $number }: { $sentence }
said-nothing = Efter disse aftaler siger dette træk ikke noget.
earlier-said = Forrige { -hint }
next-said = Næste { -hint }
meant-how = Ingen ved bordet behøver at have aftalt det: Et løfte, der ikke blev holdt, er ikke nødvendigvis en fejl.
meant-agreed = Ifølge jeres aftale: { $agreement }. Enhver anden { -hint } betyder kun det, den siger.

# Hvad træk koster i snit
deep-begin = Find ud af, hvad hvert træk kostede
deep-about = Botter spiller videre mange gange fra hvert træk, med alt, hvad man kunne vide dér. Det tager et minut eller to.
deep-working = Botter spiller videre fra hvert træk: { $done }
deep-stop = Afbryd
deep-done = Hvad træk kostede i snit, er et skøn: Botter har spillet videre mange gange fra hvert træk.
expected-before = Forventede point før
expected-after = og efter
cost-better = { $gain } point mere i snit: { $action }.
cost-hindsight = { $how ->
    [play] Som kortene virkelig lå, havde det ikke passet.
   *[discard] Som kortene virkelig lå, var det gået tabt for altid.
}
cost-nothing = Så vidt det kan siges, kostede det ikke noget.
cost-none = Her er der ikke gjort noget endnu.
cost-how = Et skøn: Med kortfordelinger, der passer med alt, hvad man vidste på denne plads, spiller et hold af kodebotter videre. De spiller ikke som jer: Det, der tæller, er forskellen mellem to træk.

# Slutspillet, nøjagtigt
ending-working = Slutningen bliver regnet ud …
ending-perfect = Chancen for et perfekt show og de forventede point:
ending-no-perfect = Et perfekt show er uden for rækkevidde; de forventede point:
ending-points = { $points } point
ending-done = sådan gik det
ending-from = { $pile ->
    [0] Nøjagtigt udregnet fra træk { $number }, uden kort i { -pile }.
    [one] Nøjagtigt udregnet fra træk { $number }, med ét kort i { -pile }.
   *[other] Nøjagtigt udregnet fra træk { $number }, med { $pile } kort i { -pile }.
}
ending-stopped = Før det er ét sekunds regnetid ikke nok.
ending-nothing = Spillet kom ikke langt nok til, at slutningen kunne regnes ud på ét sekund.
ending-how = Forudsat: Den, der har turen, vælger ud fra det, der er set og sagt; derefter er alle hænder åbne, og alle gør deres bedste. Rækkefølgen i { -pile } er stadig ukendt. Ingen kan altså gøre det bedre, og mennesker gør det for det meste dårligere.

deal-ease = { $ease ->
    [easy] En let kortfordeling.
    [hard] En svær kortfordeling.
   *[fair] En almindelig kortfordeling.
}
show-lost-card = Det perfekte show gik tabt i træk { $number }, da { $card } var væk for altid.
show-lost-mistake = Det perfekte show gik tabt med den sidste fejl, i træk { $number }.
show-lost = Det perfekte show gik tabt i træk { $number }.
show-never = Ingen kunne have fået et perfekt show ud af denne kortfordeling.
show-open = Det perfekte show var stadig muligt, da spillet blev afsluttet før tid.
show-unknown = Ingen ved, om et perfekt show var muligt.
exactly = Mere præcist
from-position = Spillet begyndte midt i: Ingen ved, hvad der blev sagt før.

# Tilbageblikket spillet om igen
again-begin = Din tur igen: Spil de afgørende øjeblikke
again-none = Der var ikke noget øjeblik, hvor du kunne have vidst bedre.
again-turn = { $who ->
    [you] Din tur igen. Hvad ville du gøre?
   *[other] { $name } har turen igen. Hvad ville du gøre?
}
again-place = { $place } af { $all }
again-head = { $grade ->
    [right] Ja, bedre end i spillet.
    [fine] Ikke dårligt.
    [again] Det samme som i spillet.
   *[wrong] Det var også gået galt.
}
again-game = I spillet: { $move }
again-next = Næste øjeblik
again-end = Til opsummeringen
again-stop = Hold op
both-sides = Hvad I hver især så
mark-name = { $mark ->
    [very-good] meget godt
    [inaccurate] unøjagtigt
    [bad-luck] uheldigt
   *[mistake] fejl
}
players-review = Hver spiller
figure = Brugte { $used } af { $known }
figure-about = Hvor meget { $who } brugte af det, man kunne vide med sikkerhed, ved at tælle eller efter jeres aftale: kort, der passer, ubrugelige kort, risici, der kunne forudses.

# Mine fejl kommer igen
exercises = Lær af mine fejl
exercises-about = Øjeblikke fra dine egne spil, hvor du kunne have vidst bedre. De kommer igen efter nogle dage, indtil du kan dem. Ingen andre ser dem.
exercises-due = { $count ->
    [0] Der er ikke noget at øve i dag.
    [one] Øv ét øjeblik
   *[other] Øv { $count } øjeblikke
}
exercises-later = { $count ->
    [0] {""}
    [one] Ét til kommer igen senere.
   *[other] { $count } til kommer igen senere.
}
exercises-known = { $count ->
    [0] {""}
    [one] Ét kan du allerede.
   *[other] { $count } kan du allerede.
}
exercises-waiting = { $count ->
    [one] Ét spil mere bliver gennemgået …
   *[other] { $count } spil mere bliver gennemgået …
}
exercises-none = Der er ingen øvelser endnu. Spil et spil, eller importér nogle.
exercises-name = Hvem er du i importerede spil?
exercises-as = I importerede spil er du { $name }.
exercises-other-name = Skift
exercises-drop = Slet alle øvelser
exercises-drop-about = Så er de væk for altid. Fejl i dine næste spil kommer igen som nye.
exercises-keep = Behold dem
exercise-drop = Spørg aldrig om dette igen
exercise-group = { $group ->
    [play] Du bliver siddende med kort, der passer
    [hint] Du giver { -hint(form: "many") }, der vildleder
    [risk] Du spiller kort, der ikke passer
   *[discard] Du skiller dig af med kort, { $hinted ->
        [yes] nogen har peget på, og som der
       *[no] der
    } stadig er brug for
}{ $value ->
    [0] {""}
   *[other] , mest { $value }’ere
}
exercise-again = { $days ->
    [one] Det kommer igen i morgen.
   *[other] Det kommer igen om { $days } dage.
}
exercise-known = Det kan du nu.
