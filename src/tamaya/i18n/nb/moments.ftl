# Øyeblikkene i et spill som avgjorde, og hva de var. Kortet det gjelder står foran (reason-about); $others er et annet kort
# på samme hånd. $chance og $other er andeler, $gain er poeng, $move er et trekk.
# $turns turer er igjen, $need kort er fortsatt mulige; $faces er et kort på en annen hånd.

verdict-sure-play = Det passet helt sikkert, men ble på hånden.
verdict-known-loss = Det var det siste, og vi trengte det fortsatt. Det kunne man telle seg til.
verdict-useless-kept = Det var det siste, og vi trengte det fortsatt. { $others } var helt sikkert unyttig.
verdict-safer-kept = Det var det siste, og vi trengte det fortsatt. For { $others } var faren mindre.
verdict-risky-discard = Det var det siste, og vi trengte det fortsatt. Den risikoen kunne man kjenne til, og en opplysning hadde vært trygg.
verdict-long-shot = Det passet sannsynligvis ikke.
verdict-asked-otherwise = { $what ->
    [keep] Opplysningen fra { $giver } i trekk { $move } ba om å ta vare på det.
    [touched] Det var det siste eksemplaret av et kort vi trengte, og opplysningen fra { $giver } i trekk { $move } hadde pekt på det.
   *[other] Opplysningen fra { $giver } i trekk { $move } ba om å spille det.
}
verdict-other-asked = { $what ->
    [play] Opplysningen fra { $giver } i trekk { $move } ba { $who } om å spille { $others }, ikke dette.
   *[discard] Opplysningen fra { $giver } i trekk { $move } ba { $who } om å spille { $others }. Dette var det siste, og vi trengte det fortsatt.
}
verdict-misread = { $what ->
    [early] Opplysningen fra { $giver } i trekk { $move } ba om det, men først etter at { $by } hadde spilt { $faces }. Det er en misforståelse, ikke slurv.
    [too-early] Opplysningen fra { $giver } i trekk { $move } ba om det, men det var for tidlig.
    [answered] { $by } hadde alt svart på opplysningen fra { $giver } i trekk { $move }, med { $faces }. Det ser { $who } ut til å ha oversett.
    [open] Opplysningen fra { $giver } i trekk { $move } lot det stå åpent om det skulle spilles eller tas vare på.
   *[unseen] Opplysningen fra { $giver } i trekk { $move } så ut til å be om det, og det kunne { $giver } ikke se. Det er en misforståelse, ikke slurv.
}
verdict-gamble = For mye sto på spill. { $stake ->
    [mistake] Med én feil til var oppvisningen tapt.
   *[card] Det kunne ha vært et kort som ikke må gå tapt.
}{ $safe ->
    [hint] {" "}En opplysning hadde vært trygg.
    [discard] {" "}Mindre hadde stått på spill ved å { -discard } et kort.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Denne opplysningen pekte på det, enda det aldri mer kunne passe, og i trekk { $move } spilte { $who } det.
   *[play] Denne opplysningen så ut til å be { $who } om å spille det. I trekk { $move } skjedde det, og det passet ikke.
}{ $stake ->
    [mistake] {" "}Det var den siste feilen.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Det ble aldri spilt. Opplysningen fra { $giver } i trekk { $move } hadde bedt { $who } om det, og det passet.
   *[no] Det ble på hånden. Opplysningen fra { $giver } i trekk { $move } hadde bedt { $who } om det, og det passet.
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
        [no-mistake] { $who } hadde ingen { -hint-token }, og med én feil til var oppvisningen tapt: Da var det bare å { -discard } et kort.
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
