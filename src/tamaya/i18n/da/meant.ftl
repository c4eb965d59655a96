# Hvad en oplysning betød efter aftalerne, og hvad der blev af den. Kortet, det handler om, står først (reason-about), så i
# sætningen hedder det »det«. $who har kortet, $giver gav oplysningen, $faces er, hvad $who tog kortet for; $others er kortene,
# som $asked skulle spille først. $move er et tal.

meant-play = Det skal spilles. { $who } tror, det er { $faces }.
meant-save = Det skal gemmes. { $who } tror, det er { $faces }.
meant-open = Det skal spilles eller gemmes. { $who } tror, det er { $faces }.
meant-prompt = Først kommer { $others } ({ $asked }), som der allerede er givet en { -hint } om. { $who } tror, det er { $faces }.
meant-finesse = Først kommer { $others } ({ $asked }) uden nogen { -hint } om det. { $who } tror, det er { $faces }.
meant-stall = For at vinde tid: Dette er en 5’er, ikke andet.
meant-fix = En rettelse: { $who } var ved at spille et kort, der ikke passer.
meant-known = Ikke noget nyt: { $who } vidste det allerede.
meant-useless = Ingen har brug for det længere: Det kan smides.
meant-words = Kun det, der blev sagt. { $who } tror, det er { $faces }.
meant-nothing = { -hint(form: "The") } siger, at der ingen er, for at vinde tid.
meant-passed-on = At kortet blev smidt, siger, at { $who } har det samme, { $faces }.
came-kept = Det holdt stik (træk { $move }).
came-false = { $done ->
    [misplayed] Ikke det, { $giver } lovede. { $who } spillede det: en fejl (træk { $move }).
    [played] Ikke det, { $giver } lovede, men det passede alligevel (træk { $move }).
   *[other] Ikke det, { $giver } lovede.
}
came-bluff = Et bluff: { $who } troede, det var { $faces }, og spillede det, og det passede (træk { $move }).
came-unseen = { $what ->
    [answer] { $who } kunne ikke vide, at der blev bedt om kortet.
   *[other] Ikke det, { $who } måtte tro, men { $giver } kunne ikke se det.
}
came-ignored = { $done ->
    [misplayed] { $who } meldte det forkert (træk { $move }).
    [discarded] { $who } smed det alligevel (træk { $move }).
   *[nothing] { $who } gjorde noget andet (træk { $move }).
}
came-late = { $who } gjorde noget andet først og spillede det senere (træk { $move }).
came-early = { $fault ->
    [other] { $who } spillede det for tidligt (træk { $move }), for { $by } skulle have spillet først.
   *[own] { $who } spillede det for tidligt (træk { $move }).
}
came-overtaken = Et kort magen til kom først (træk { $move }).
came-spoilt = Ingen har brug for det længere (siden træk { $move }).
came-double = { $who } smed det (træk { $move }); en anden havde det samme kort.
came-left = Det passede og blev aldrig spillet.
