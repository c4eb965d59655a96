# Hvorfor en bot gjorde noget, hvordan den forstod de andre, og hvorfor man kunne gøre det, med dens egne ord. $voice er
# "you", når det siges til den, der har turen; ellers taler botten om sig selv. Kortene, det drejer sig om, står foran
# (reason-about), så de hedder »det« i sætningen; $count er, hvor mange de er, $others er flere kort.

reason-about = { $cards }: { $reason }
reason-your-card = dit kort { $place }
reason-their-card = kort { $place } hos { $who }
reason-only-choice = { $voice ->
    [you] Andet kan ikke lade sig gøre.
   *[bot] Andet kunne ikke lade sig gøre.
}
reason-known-playable = { $voice ->
    [you] Du ved, at det passer.
   *[bot] Jeg ved, at det passer.
}
reason-likely-playable = Det kan passe, og vi har råd til en fejl.
reason-hinted-playable = Ud fra { -hint(form: "the-many") } passer det.
reason-show-playable = { $count ->
    [one] Det passer, og { -hint(form: "the") } gør det sikkert.
   *[other] De passer, og { -hint(form: "the") } gør det sikkert.
}
reason-save = { $copies ->
    [only] Det skal gemmes: Der er kun ét.
   *[last] Det skal gemmes: De andre er væk.
}
reason-inform = { $voice ->
    [you] Intet haster mere: Fortæl noget nyt.
   *[bot] Intet hastede mere, så jeg fortalte noget nyt.
}
reason-known-useless = Ingen har brug for det længere.
reason-hinted-useless = Ud fra { -hint(form: "the-many") } har ingen brug for det længere.
reason-spare-copy = Vi har et til.
reason-least-missed = { $voice ->
    [you] Af dine kort savner vi dette mindst.
   *[bot] Af mine kort savner vi dette mindst.
}
reason-nothing-better = { $voice ->
    [you] Der er ikke noget bedre at gøre.
   *[bot] Der var ikke noget bedre at gøre.
}
reason-fetch-discarded = Af kortene til bonusbrikken hjælper dette os mest.
reason-ahead = Jeg tænkte igennem, hvordan de sidste ture kan gå: I snit er det her bedst.
reason-own-words = »{ $text }«
reason-hat-sure-play = Fra vores kode ved jeg, at det passer.
reason-hat-needed-hint = Nogen kan spille et kort og ved det ikke endnu. I vores kode siger én { -hint } noget til alle.
reason-hat-spare-hint = Intet var mere nyttigt, så vores kode fortalte alle lidt mere.
reason-hat-useless-discard = Ingen har brug for det længere; hvilket kort jeg smider, er også en del af vores kode.
reason-smart-play = Ud fra signalerne indtil nu passer det.
reason-smart-warning = En advarsel: Det må ikke gå tabt.
reason-smart-play-hint = { $count ->
    [0] { -hint(form: "The") } fortæller nogen, at et kort passer.
   *[other] { -hint(form: "The") } peger på det: Det passer, så snart turen kommer til det.
}
reason-smart-spare-hint = Der var ikke noget, der hastede, så jeg fortalte lidt mere.
reason-smart-oldest-discard = Ingen har advaret mig, og af mine kort savner vi nok dette mindst.
reason-search-better = Jeg prøvede det af i hovedet: I snit giver det { $gain } point mere end mit sædvanlige træk.
reason-answer-finesse = En { -hint } til en anden giver kun mening, hvis det er kortet, der kommer før.
reason-answer-prompt = { $voice ->
    [you] En { -hint } til en anden giver kun mening, hvis det kommer før, og du ved allerede noget om det.
   *[bot] En { -hint } til en anden giver kun mening, hvis det kommer før, og jeg ved allerede noget om det.
}
reason-discard-chop = { $voice ->
    [you] Det er dit ældste kort uden { -hint }, og ingen har reddet det.
   *[bot] Det er mit ældste kort uden { -hint }, og ingen har reddet det.
}
reason-give-play = Det passer, nu eller så snart turen kommer til det.
reason-give-save = { $copies ->
    [only] Gem det: Der er kun ét.
    [last] Gem det: De andre er væk.
    [seen] Gem det: Der bliver brug for det.
   *[unseen] Gem det: Vi ser ikke et til.
}
reason-give-prompt = Før det kommer { $others }: Det er der allerede givet en { -hint } om, og det bliver spillet først.
reason-give-finesse = Før det kommer { $others }: Den, der har det, kan se det af { -hint(form: "the") }.
reason-give-stall = Det er værd at vide, og imens går intet kort tabt.
reason-give-fix = { $count ->
    [one] Det er ikke det, det ser ud til at være. { -hint(form: "The") } forhindrer en fejl.
   *[other] De er ikke det, de ser ud til at være. { -hint(form: "The") } forhindrer en fejl.
}
reason-give-words = { $count ->
    [one] { -hint(form: "The") } siger lidt mere om det.
   *[other] { -hint(form: "The") } siger lidt mere om dem.
}
reason-give-nothing = { -hint(form: "The") } siger ingenting: Den vinder tid, og intet kort går tabt.
reason-passed-on = Det er der ikke brug for mere, eller en anden har et magen til, og ét er nok.
reason-heard-play = Jeg forstod { -hint(form: "the") } sådan: Spil det.
reason-heard-save = Jeg forstod { -hint(form: "the") } sådan: Gem det.
reason-heard-open = { -hint(form: "The") } kan betyde »spil« eller »gem«; jeg venter, til jeg ved det.
reason-heard-prompt = Jeg forstod { -hint(form: "the") } om { $others } sådan, at det var ønsket, som { $card }.
reason-heard-finesse = Jeg forstod { -hint(form: "the") } om { $others } sådan, at det var ønsket, som { $card }, selv om ingen { -hint } har ramt det.
reason-heard-not-yet = { $count ->
    [one] { -hint(form: "The") } bad om det, men måske passer det ikke endnu.
   *[other] { -hint(form: "Many") } bad om dem, men måske passer de ikke endnu.
}
reason-heard-stall = Jeg forstod { -hint(form: "the") } som et forsøg på at vinde tid.
reason-heard-fix = Jeg forstod { -hint(form: "the") } som en rettelse af det, jeg troede.
reason-heard-words = Jeg tog { -hint(form: "the") } for det, den siger, ikke mere.
reason-heard-passed-on = Jeg forstod det sådan, da kortet blev smidt: Det er også { $card }.

# Hvad man kunne gøre, med trænerens ord.

advice-ask = Hvad ville du gøre?
advice-do = Gør det
advice-next = En anden idé
advice-play = Spil kort { $place }
advice-discard = Smid kort { $place }
advice-hint = Giv { $who } en { -hint }: { $what }
