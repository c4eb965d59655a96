# Øyeblikkene i et spill som avgjorde, og hva de var. Kortet det gjelder står foran (reason-about); $others er et annet kort
# på samme hånd. $chance og $other er andeler, $gain er poeng, $move er et trekk.
# $turns turer er igjen, $need kort er fortsatt mulige; $faces er et kort på en annen hånd.

verdict-sure-play = Telling alene viste at det passet, men det ble på hånden.
verdict-known-loss = Telling alene viste at det var det siste eksemplaret, og at vi fortsatt trengte det.
verdict-useless-kept = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte, mens { $others } helt sikkert var unyttig.
verdict-safer-kept = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte; for { $others } var den { $other }.
verdict-risky-discard = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte: en risiko man kunne kjenne til. En opplysning hadde vært trygg.
verdict-long-shot = Ut fra telling alene var sjansen for at det passet, bare { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] Opplysningen fra { $giver } i trekk { $move } ba om å ta vare på det.
    [touched] Det var det siste eksemplaret av et kort vi trengte, og opplysningen fra { $giver } i trekk { $move } hadde pekt på det.
   *[other] Opplysningen fra { $giver } i trekk { $move } ba om å spille det.
}
verdict-other-asked = { $what ->
    [play] Opplysningen fra { $giver } i trekk { $move } ba { $who } om å spille { $others }, ikke dette.
   *[discard] Opplysningen fra { $giver } i trekk { $move } ba { $who } om å spille { $others }. Ut fra telling alene var sjansen { $chance } for at dette var det siste eksemplaret av et kort vi trengte.
}
verdict-misread = { $what ->
    [early] Opplysningen fra { $giver } i trekk { $move } ba om det, men først etter at { $by } hadde spilt { $faces }. Det er en misforståelse, ikke slurv.
    [too-early] Opplysningen fra { $giver } i trekk { $move } ba om det, men det var for tidlig.
    [answered] { $by } hadde alt svart på opplysningen fra { $giver } i trekk { $move }, med { $faces }. Det ser { $who } ut til å ha oversett.
    [open] Opplysningen fra { $giver } i trekk { $move } lot det stå åpent om det skulle spilles eller tas vare på. Ut fra telling alene var sjansen for at det passet, { $chance }.
   *[unseen] Opplysningen fra { $giver } i trekk { $move } så ut til å be om det, og det kunne { $giver } ikke se. Det er en misforståelse, ikke slurv.
}
verdict-gamble = For mye sto på spill. { $stake ->
    [mistake] Med én feil til var forestillingen tapt, og ut fra telling alene var sjansen for at det passet, { $chance }.
   *[card] Ut fra telling alene var sjansen for at det passet, { $chance }, og sjansen for å miste det siste eksemplaret av et kort vi trengte, { $other }.
}{ $safe ->
    [hint] {" "}En opplysning hadde vært trygg.
    [discard] {" "}Mindre hadde stått på spill ved å { -discard } et kort.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Denne opplysningen pekte på det, enda det aldri mer kunne passe, og i trekk { $move } spilte { $who } det.
   *[play] Denne opplysningen så ut til å be { $who } om å spille det. I trekk { $move } skjedde det, og det passet ikke.
} Ut fra telling alene var sjansen for at det passet, { $chance }.{ $stake ->
    [mistake] {" "}Det var den siste feilen.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Det ble aldri spilt. Opplysningen fra { $giver } i trekk { $move } hadde bedt { $who } om det, og det passet.
   *[no] Det ble på hånden. Opplysningen fra { $giver } i trekk { $move } hadde bedt { $who } om det, og det passet.
}
verdict-no-tokens = Det passet hele tiden, på hånden til { $who }. Men i { $turns } turer, til og med trekk { $move }, kom det ikke noe kort ut: Hver { -hint-token } ble brukt med en gang.
verdict-not-saved = Ingen advarte { $who }. { $giver } var den siste som kunne ha gjort det, i trekk { $move }. Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte.
verdict-time = Tiden var knapp: Det var { $turns ->
        [one] én tur
       *[other] { $turns } turer
    } igjen til { $need ->
        [one] det ene kortet som fortsatt var mulig
       *[other] de { $need } kortene som fortsatt var mulige
    }. { $counted ->
        [yes] Ingen var til overs, og det kunne man telle seg til.
        [no-mistake] { $who } hadde ingen { -hint-token }, og med én feil til var forestillingen tapt: Da var det bare å { -discard } et kort.
        [no-card] { $who } hadde ingen { -hint-token } og ikke noe kort som sannsynligvis passet.
       *[no] At den rant ut her, kan man bare se med åpne kort.
    }{ $total ->
        [one] {""}
       *[other] {" "}I tidsnød gikk { $total } poeng tapt, det første her.
    }
verdict-try = Tiden var knapp, så det var verdt et forsøk: Ut fra telling alene var sjansen for at det passet, { $chance }, og ikke større for noe annet kort.
verdict-unlucky-discard = Uflaks. Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte, og ingen kunne advare { $who }.
verdict-unlucky-play = Uflaks. Ut fra telling alene var sjansen for at det passet, { $chance }.
verdict-unseen = { $total ->
    [one] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her.
   *[other] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her. Slik gikk { $total } poeng tapt, det første her.
}
verdict-better = Når boter spiller videre, gir et annet trekk i snitt omtrent { $gain } poeng mer.
