# Hva en opplysning betydde etter avtalene, og hva det ble av den. Kortet det gjelder, står først (reason-about), så i
# setningen heter det «det». $who har kortet, $giver ga opplysningen, $faces er det $who tok kortet for; $others er kortene
# som $asked skulle spille først. $move er et tall.

meant-play = Det skal spilles. { $who } tror det er { $faces }.
meant-save = Det skal tas vare på. { $who } tror det er { $faces }.
meant-open = Det skal spilles eller tas vare på. { $who } tror det er { $faces }.
meant-prompt = Først kommer { $others } ({ $asked }), som allerede har fått en opplysning. { $who } tror det er { $faces }.
meant-finesse = Først kommer { $others } ({ $asked }), uten at det er gitt noen opplysning om det. { $who } tror det er { $faces }.
meant-stall = For å vinne tid: Dette er en femmer, ikke mer.
meant-fix = En rettelse: { $who } var i ferd med å spille et kort som ikke passer.
meant-known = Ikke noe nytt: { $who } visste det allerede.
meant-useless = Ingen trenger det lenger: Det kan { -discard(form: "passive") }.
meant-words = Bare det som ble sagt. { $who } tror det er { $faces }.
meant-nothing = Opplysningen sier at det ikke er noen, for å vinne tid.
meant-passed-on = At kortet ble { -discard(form: "done") }, sier at { $who } har det samme, { $faces }.
came-kept = Det stemte (trekk { $move }).
came-false = { $done ->
    [misplayed] Ikke det { $giver } lovet. { $who } spilte det: en feil (trekk { $move }).
    [played] Ikke det { $giver } lovet, men det passet likevel (trekk { $move }).
   *[other] Ikke det { $giver } lovet.
}
came-bluff = En bløff: { $who } trodde det var { $faces } og spilte det, og det passet (trekk { $move }).
came-unseen = { $what ->
    [answer] { $who } kunne ikke vite at kortet var ønsket.
   *[other] Ikke det { $who } måtte tro, men { $giver } kunne ikke se det.
}
came-ignored = { $done ->
    [misplayed] { $who } annonserte det feil (trekk { $move }).
    [discarded] { $who } { -discard(form: "done") } det likevel (trekk { $move }).
   *[nothing] { $who } gjorde noe annet (trekk { $move }).
}
came-late = { $who } gjorde noe annet først og spilte det senere (trekk { $move }).
came-early = { $fault ->
    [other] { $who } spilte det for tidlig (trekk { $move }), for { $by } skulle ha spilt først.
   *[own] { $who } spilte det for tidlig (trekk { $move }).
}
came-overtaken = Et likt kort kom først (trekk { $move }).
came-spoilt = Ingen trenger det lenger (siden trekk { $move }).
came-double = { $who } { -discard(form: "done") } det (trekk { $move }); en annen hadde det samme kortet.
came-left = Det passet og ble aldri spilt.
