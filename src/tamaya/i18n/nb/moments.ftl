# Øyeblikkene i et spill som avgjorde, og hva de var. Kortet det gjelder står foran (reason-about); $others er et annet kort
# på samme hånd. $chance og $other er andeler, $gain er poeng, $move er et trekk.

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
verdict-misread = Opplysningen i trekk { $move } så ut til å be om det. Det er en misforståelse, ikke slurv.
verdict-not-saved = { $who } kunne knapt vite det: Sjansen for at det var det siste eksemplaret av et kort vi trengte, var { $chance }. En opplysning kunne ha reddet det.
verdict-unlucky-discard = Uflaks. Sjansen for at det var det siste eksemplaret av et kort vi trengte, var bare { $chance }, og ingen kunne advare { $who }.
verdict-unlucky-play = Uflaks. Ut fra telling alene var sjansen for at det passet { $chance }.
verdict-unseen = { $total ->
    [one] Uflaks: Bare med åpne kort kan man se at tiden eller rekkefølgen på kortene krevde noe annet her.
   *[other] Uflaks: Bare med åpne kort kan man se at tiden eller rekkefølgen på kortene krevde noe annet her. Slik gikk { $total } poeng tapt, dette først.
}
verdict-better = I snitt gir et annet trekk { $gain } poeng mer.
