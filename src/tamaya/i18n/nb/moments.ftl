# Øyeblikkene i et spill som avgjorde, og hva de var. Kortet det gjelder står foran (reason-about); $others er et annet kort
# på samme hånd. $chance og $other er andeler, $gain er poeng, $move er et trekk.
# $turns turer er igjen, $need kort er fortsatt mulige; $faces er et kort på en annen hånd.

verdict-sure-play = Telling alene viste at det passet, men det ble på hånden.
verdict-known-loss = Telling alene viste at det var det siste eksemplaret, og at vi fortsatt trengte det.
verdict-useless-kept = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte, mens { $others } helt sikkert var unyttig.
verdict-safer-kept = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte; for { $others } var den { $other }.
verdict-risky-discard = Ut fra telling alene var sjansen { $chance } for at det var det siste eksemplaret av et kort vi trengte: en risiko man kunne kjenne til.
verdict-long-shot = Ut fra telling alene var sjansen for at det passet bare { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] Opplysningen i trekk { $move } ba om å ta vare på det.
   *[other] Opplysningen i trekk { $move } ba om å spille det.
}
verdict-other-asked = Opplysningen i trekk { $move } ba { $who } om å spille { $others }. Ut fra telling alene var sjansen { $chance } for at dette var det siste eksemplaret av et kort vi trengte.
verdict-misread = { $what ->
    [early] Opplysningen fra { $giver } i trekk { $move } ba om det, men først etter at { $by } hadde spilt { $faces }. Det er en misforståelse, ikke slurv.
    [open] Opplysningen fra { $giver } i trekk { $move } lot det stå åpent om det skulle spilles eller tas vare på. Ut fra telling alene var sjansen for at det passet { $chance }.
   *[play] Opplysningen fra { $giver } i trekk { $move } så ut til å be om det. Det er en misforståelse, ikke slurv.
}
verdict-not-saved = { $who } kunne knapt vite det: Sjansen for at det var det siste eksemplaret av et kort vi trengte, var { $chance }. En opplysning kunne ha reddet det.
verdict-time = Tiden var knapp: Det var { $turns ->
        [one] én tur
       *[other] { $turns } turer
    } igjen til { $need ->
        [one] det ene kortet som ennå var mulig
       *[other] de { $need } kortene som ennå var mulige
    }. { $counted ->
        [yes] Ingen var til overs, og det kunne man telle.
       *[no] At den rant ut her, kan man bare se med åpne kort.
    }{ $total ->
        [one] {""}
       *[other] {" "}Slik gikk { $total } poeng tapt, det første her.
    }
verdict-try = Tiden var knapp, så det var verdt et forsøk: Ut fra telling alene var sjansen for at det passet { $chance }, og ikke større for noe annet kort.
verdict-unlucky-discard = Uflaks. Sjansen for at det var det siste eksemplaret av et kort vi trengte, var { $chance }, og ingen kunne advare { $who }.
verdict-unlucky-play = Uflaks. Ut fra telling alene var sjansen for at det passet { $chance }.
verdict-unseen = { $total ->
    [one] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her.
   *[other] Uflaks: Bare med åpne kort kan man se at noe annet måtte til her. Slik gikk { $total } poeng tapt, det første her.
}
verdict-better = I snitt gir et annet trekk { $gain } poeng mer.
