# Øyeblikkene i et spill som avgjorde, og hva de var. Kortet det gjelder står foran (reason-about); $others er et annet kort
# på samme hånd. $chance og $other er andeler, $gain er poeng, $move er et trekk.
# $turns turer er igjen, $need kort er fortsatt mulige; $faces er et kort på en annen hånd.

verdict-sure-play = Det passet helt sikkert, men ble på hånden.
verdict-known-loss = Det var det siste, og vi trengte det fortsatt. Det kunne man telle seg til.
verdict-useless-kept = Det var det siste, og vi trengte det fortsatt; { $others } var helt sikkert unyttig.
verdict-safer-kept = Det var det siste, og vi trengte det fortsatt. For { $others } var faren mindre.
verdict-risky-discard = Det var det siste, og vi trengte det fortsatt. Den risikoen kunne man kjenne til, og en opplysning hadde vært trygg.
verdict-long-shot = Sjansen var større for at det ikke passet.
verdict-asked-otherwise = { $what ->
    [keep] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } om å ta vare på det.
    [touched] Det var det siste eksemplaret av et kort vi trengte, og opplysningen fra { $giver } i trekk { $move } hadde pekt på det.
   *[other] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } om å spille det.
}
verdict-other-asked = { $what ->
    [play] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } { $who } om å spille { $others }, ikke dette.
   *[discard] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } { $who } om å spille { $others }. Dette var det siste, og vi trengte det fortsatt.
}
verdict-misread = { $what ->
    [early] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } om det, men først etter at { $by } hadde spilt { $faces }. Det er en misforståelse, ikke slurv.
    [too-early] Ifølge avtalen deres ba opplysningen fra { $giver } i trekk { $move } om det, men det var for tidlig.
    [answered] { $by } hadde alt svart på opplysningen fra { $giver } i trekk { $move }, med { $faces }. Det ser { $who } ut til å ha oversett.
    [open] Ifølge avtalen deres lot opplysningen fra { $giver } i trekk { $move } det stå åpent om det skulle spilles eller tas vare på.
   *[unseen] Ifølge avtalen deres så opplysningen fra { $giver } i trekk { $move } ut til å be om det, og det kunne { $giver } ikke se. Det er en misforståelse, ikke slurv.
}
verdict-gamble = For mye sto på spill. { $stake ->
    [mistake] Én feil til, og oppvisningen hadde vært tapt.
   *[card] Det kunne ha vært et kort som ikke må gå tapt.
}{ $safe ->
    [hint] {" "}En opplysning hadde vært trygg.
    [discard] {" "}Mindre hadde stått på spill ved å { -discard } et kort.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Denne opplysningen pekte på det, enda det aldri mer kunne passe, og i trekk { $move } spilte { $who } det.
   *[play] Ifølge avtalen deres ba denne opplysningen { $who } om å spille det. I trekk { $move } skjedde det, og det passet ikke.
}{ $stake ->
    [mistake] {" "}Det var den siste feilen.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Det ble aldri spilt. Ifølge avtalen deres hadde opplysningen fra { $giver } i trekk { $move } bedt { $who } om det, og det passet.
   *[no] Det ble på hånden. Ifølge avtalen deres hadde opplysningen fra { $giver } i trekk { $move } bedt { $who } om det, og det passet.
}
verdict-no-tokens = Det passet hele tiden, på hånden til { $who }. Men i { $turns } turer, til og med trekk { $move }, kom det ikke noe kort ut: Hver { -hint-token } ble brukt med en gang.
verdict-not-saved = Det var det siste, og vi trengte det fortsatt. Ingen advarte { $who }; { $giver } var den siste som kunne ha gjort det, i trekk { $move }.
verdict-time = Tiden var knapp: Det var { $turns ->
        [one] én tur
       *[other] { $turns } turer
    } igjen til { $need ->
        [one] det ene kortet som fortsatt var mulig
       *[other] de { $need } kortene som fortsatt var mulige
    }. { $counted ->
        [yes] Ingen var til overs, og det kunne man telle seg til.
        [no-mistake] { $who } hadde ingen { -hint-token }, og med én feil til hadde oppvisningen vært tapt: Da var det bare å { -discard } et kort.
        [no-card] { $who } hadde ingen { -hint-token } og ikke noe kort som sannsynligvis passet.
       *[no] At den rant ut her, kan man bare se med åpne kort.
    }{ $total ->
        [one] {""}
       *[other] {" "}I tidsnød gikk { $total } poeng tapt, det første her.
    }
verdict-try = Tiden var knapp, så det var verdt et forsøk: Sjansen var ikke større for noe annet kort.
verdict-unlucky-discard = Uflaks. Det var det siste, vi trengte det fortsatt, og ingen kunne advare { $who }.
verdict-unlucky-play = Uflaks. Det var gode sjanser for at det passet.
verdict-unseen = { $total ->
    [one] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her.
   *[other] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her. Slik gikk { $total } poeng tapt, det første her.
}
verdict-better = Når boter spiller videre, gjør et annet trekk det bedre her.

exact-last = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte.
exact-last-other = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte; for { $others } var den { $other }.
exact-fits = Ut fra telling alene var sjansen for at det passet, { $chance }.
exact-stake = Ut fra telling alene var sjansen for at det passet, { $chance }, og sjansen for å miste det siste eksemplaret av et kort vi trengte, { $other }.
exact-gain = Når boter spiller videre, gir et annet trekk i snitt omtrent { $gain } poeng mer.

# Et øyeblikk spilt om igjen: hva som sies om hvert svar. $chance er en andel, $move nummeret på et trekk.
retry-play-sure = Det passet helt sikkert.
retry-play-asked = Etter avtalen deres ba opplysningen fra { $giver } i trekk { $move } om det, og det passet.
retry-play-fits = Det hadde passet, men det var ikke sikkert: Ut fra telling alene var sjansen { $chance }.
retry-play-fails = Det hadde ikke passet. Ut fra telling alene var sjansen { $chance }.
retry-discard-sure = Det var helt sikkert unyttig.
retry-discard-safe = Telling viser at det ikke kunne være det siste eksemplaret av et kort vi trengte.
retry-discard-spared = Ingenting hadde gått tapt, men det var en risiko: Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte.
retry-discard-loses = Det var det siste eksemplaret av et kort vi trengte. Ut fra telling alene var sjansen for det { $chance }.
retry-hint = En opplysning setter ingen kort i fare.
retry-hint-touches = Også denne opplysningen hadde pekt på det.
side-giver = { $giver } så hvilket kort det var: { $faces }.

# Hvorfor et trekk har merket sitt
mark-useless-kept = Det var helt sikkert unyttig, men et annet kort ble { -discard(form: "done") }.
mark-saved = Det var det siste eksemplaret og det eldste kortet uten opplysning; takket være denne opplysningen kom det på bordet senere.
mark-answered = Denne opplysningen fikk { $who } til å spille det.
mark-found = Spilt takket være opplysningen fra { $giver } i trekk { $move }.

# Hva som sies om hver spiller til slutt
player-knowable = { $times ->
    [one] { $who } kunne ha visst bedre én gang, i trekk { $move }.
    [2] { $who } kunne ha visst bedre to ganger; trekk { $move } kostet mest.
   *[other] { $who } kunne ha visst bedre { $times } ganger; trekk { $move } kostet mest.
}
player-understanding = { $who } og de andre forsto en opplysning ulikt: se trekk { $move }.
player-praised = { $who } gjorde et svært godt trekk: trekk { $move }.
player-inexact = { $who } kunne ha gjort det litt bedre i trekk { $move }.
player-unlucky = { $who } hadde uflaks i trekk { $move }.
player-used = { $who } brukte alt som var mulig å vite.
player-steady = { $who } gjorde, så vidt det er mulig å se, ingen trekk som kostet noe.
