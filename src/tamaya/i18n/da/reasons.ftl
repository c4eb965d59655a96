# Hvorfor en bot gjorde noget, hvordan den forstod de andre, og hvorfor man kunne gøre det, med dens egne ord. $voice er
# "you", når det siges til den, der har turen; ellers taler botten om sig selv. Kortene, det drejer sig om, står foran
# (reason-about), så de hedder »det« i sætningen; $count er, hvor mange de er, $others er flere kort, $further er,
# hvor mange.

reason-about = { $cards }: { $reason }
reason-your-card = dit kort { $place }
reason-their-card = kort { $place } hos { $who }
reason-only-choice = { $voice ->
    [you] Der er ikke andet at gøre.
   *[bot] Der var ikke andet at gøre.
}
reason-known-playable = { $voice ->
    [you] Du ved, at det passer.
   *[bot] Jeg ved, at det passer.
}
reason-likely-playable = Det kan passe, og vi har råd til en fejl.
reason-perhaps-playable = Det passer måske.
reason-hinted-playable = Ud fra { -hint(form: "the-many") } passer det.
reason-show-playable = { $count ->
    [one] Det passer, og { -hint(form: "the") } gør det sikkert.
   *[other] De passer, og { -hint(form: "the") } gør det sikkert.
}
reason-inform = { $voice ->
    [you] Der er ikke noget, der haster mere: Fortæl noget nyt.
   *[bot] Der var ikke noget, der hastede mere, så jeg fortalte noget nyt.
}
reason-known-useless = Ingen har brug for det længere.
reason-hinted-useless = Ud fra { -hint(form: "the-many") } har ingen brug for det længere.
reason-needs-tile = Det hjælper kun, hvis en bonusbrik henter et andet kort tilbage.
reason-spare-copy = Vi har et til.
reason-useless-or-spare = Ingen har brug for det længere, eller vi har et til.
reason-least-missed = { $voice ->
    [you] Af dine kort kan vi nok bedst undvære dette.
   *[bot] Af mine kort kan vi nok bedst undvære dette.
}
reason-nothing-better = { $voice ->
    [you] Der er ikke noget bedre at gøre.
   *[bot] Der var ikke noget bedre at gøre.
}
reason-fetch-discarded = Af kortene til bonusbrikken hjælper dette os mest.
reason-ahead = Jeg tænkte igennem, hvordan de sidste ture kan gå: I snit er det her bedst.
reason-own-words = »{ $text }«
reason-hat-sure-play = Efter vores kode passer det.
reason-hat-needed-hint = Nogen kan spille et kort og ved det ikke endnu. I vores kode siger én { -hint } noget til alle.
reason-hat-spare-hint = Der var ikke noget mere nyttigt end én { -hint } til i vores kode.
reason-hat-useless-discard = Efter vores kode har ingen brug for det længere; hvilket kort jeg smider, er også en del af koden.
reason-smart-play = Ud fra signalerne indtil nu passer det.
reason-smart-warning = En advarsel: Det må ikke gå tabt.
reason-smart-play-hint = { $count ->
    [0] { -hint(form: "The") } fortæller nogen, at et kort passer.
   *[other] { $when ->
        [now] { -hint(form: "The") } peger på det: Det passer nu.
       *[later] { -hint(form: "The") } peger på det: Det passer, så snart kortene før det er spillet, og dem har vi alle sammen.
    }
}
reason-signalled-spare = Ud fra signalerne indtil nu kan vi undvære det.
reason-smart-oldest-discard = Ingen har advaret mig om det, og af mine kort kan vi nok bedst undvære dette.
reason-search-better = Jeg prøvede det af i hovedet: I snit giver det { $gain } point mere end mit sædvanlige træk.
reason-answer-finesse = En { -hint } giver kun mening, hvis det er kortet, der kommer før.
reason-answer-discard = Ud fra det kort, der blev smidt, passer det.
reason-answer-prompt = { $voice ->
    [you] En { -hint } giver kun mening, hvis det kommer før, og du ved allerede noget om det.
   *[bot] En { -hint } giver kun mening, hvis det kommer før, og jeg ved allerede noget om det.
}
reason-discard-chop = { $older ->
    [called] { $voice ->
        [you] Det er dit ældste kort, som ingen { -hint } har peget på eller bedt om.
       *[bot] Det er mit ældste kort, som ingen { -hint } har peget på eller bedt om.
    }
   *[none] { $voice ->
        [you] Det er dit ældste kort uden { -hint }, og ingen har reddet det.
       *[bot] Det er mit ældste kort uden { -hint }, og ingen har reddet det.
    }
}
reason-give-play = { $when ->
    [now] Det passer nu.
   *[later] Det passer, så snart kortene før det er spillet, og dem har vi alle sammen.
}
reason-give-save = { $copies ->
    [only] Gem det: Der er kun ét.
    [last] Gem det: De andre er væk.
    [seen] Gem det: Der er stadig brug for det.
   *[unseen] Gem det: Vi ser ikke et til.
}
reason-give-prompt = { $further ->
    [one] Før det kommer { $others }: Det er der allerede givet en { -hint } om, og det bliver spillet først.
   *[other] Før det kommer { $others }: Dem er der allerede givet { -hint(form: "many") } om, og de bliver spillet først.
}
reason-give-finesse = { $further ->
    [one] Før det kommer { $others }: Den, der har det, kan se det af { -hint(form: "the") }.
   *[other] Før det kommer { $others }: De, der har dem, kan se det af { -hint(form: "the") }.
}
reason-give-stall = Det er værd at vide, og imens går der ikke noget kort tabt.
reason-give-fix = { $count ->
    [one] Det er ikke det, det ser ud til at være. { -hint(form: "The") } forhindrer en fejl.
   *[other] De er ikke det, de ser ud til at være. { -hint(form: "The") } forhindrer en fejl.
}
reason-give-words = { $count ->
    [one] { -hint(form: "The") } siger lidt mere om det.
   *[other] { -hint(form: "The") } siger lidt mere om dem.
}
reason-give-known = { -hint(form: "The") } siger ikke noget nyt: Det er for at vinde tid, og der går ikke noget kort tabt.
reason-give-nothing = { -hint(form: "The") } peger ikke på noget kort: Det er for at vinde tid, og der går ikke noget kort tabt.
reason-passed-on = Ud fra { -hint(form: "the-many") } kan vi undvære det.
reason-heard-play = Jeg forstod { -hint(form: "the") } sådan: Spil det.
reason-heard-later = Jeg forstod { -hint(form: "the") } sådan: Spil det, så snart det passer.
reason-heard-save = Jeg forstod { -hint(form: "the") } sådan: Gem det.
reason-heard-open = { -hint(form: "The") } kan betyde »spil« eller »gem«.
reason-heard-prompt = Jeg forstod { -hint(form: "the") } om { $others } sådan, at der blev bedt om dette kort, som { $card }.
reason-heard-finesse = Jeg forstod { -hint(form: "the") } om { $others } sådan, at der blev bedt om dette kort, som { $card }, selv om ingen { -hint } havde peget på det.
reason-heard-not-yet = { $count ->
    [one] En { -hint } handlede om det, men måske passer det ikke endnu.
   *[other] { -hint(form: "Many") } handlede om dem, men måske passer de ikke endnu.
}
reason-heard-stall = Jeg forstod { -hint(form: "the") } som et forsøg på at vinde tid.
reason-heard-fix = Jeg forstod { -hint(form: "the") } som en rettelse af det, jeg troede.
reason-heard-words = Jeg tog { -hint(form: "the") } for det, den siger, ikke mere.
reason-heard-passed-on = Jeg forstod det sådan, da kortet blev smidt: Det er også { $card }.
reason-heard-style = { $part ->
    [none] Jeg går ud fra, at { $who } tager { -hint(form: "many") } helt bogstaveligt.
    [few] Jeg går ud fra, at { -hint(form: "many") } fra { $who } betyder »spil det her« og ikke andet.
    [beginner] Jeg går ud fra, at { $who } spiller efter aftalen »begynder«.
    [club] Jeg går ud fra, at { $who } spiller efter aftalen »klub«.
   *[expert] Jeg går ud fra, at { $who } spiller efter aftalen »ekspert«.
}

# »Hvorfor ikke det her?«, sagt til den, hvis tur det er.

reason-coach-too = Det ville jeg også gøre.
reason-touches-none = { -hint(form: "The") } peger ikke på nogen af kortene hos { $who }.
reason-tells-all = { $who } ved så præcis, hvad { $count ->
    [one] det er.
   *[other] de er.
}
reason-tells-more = { $who } ved så lidt mere om { $count ->
    [one] det.
   *[other] dem.
}
reason-tells-nothing = { $who } får ikke noget nyt at vide.
reason-read-play = { $who } bør forstå { -hint(form: "the") } sådan: Spil det.
reason-read-keep = { $who } bør forstå { -hint(form: "the") } sådan: Gem det.
reason-read-stall = { $who } bør forstå, at { -hint(form: "the") } er for at vinde tid.
reason-costs-token = { $left ->
    [0] Det er den sidste { -hint }. Den næste, der har tur, kan ikke give nogen.
    [one] Det koster en { -hint }. Der er én tilbage.
   *[other] Det koster en { -hint }. Der er { $left } tilbage.
}
reason-costs-mistake = { $left ->
    [0] Hvis det ikke passer, er alt tabt.
    [one] Hvis det ikke passer, har I ikke råd til flere fejl.
   *[other] Hvis det ikke passer, er det en fejl.
}
reason-brings-token = { -take-back(form: "It") }.
reason-brings-nothing = Det giver ikke noget tilbage: Alle { -hint-token(form: "many") } er { -there }.
reason-chance = Ud fra det, du ved, er chancen for, at det passer, { $percent } %.
reason-against-misfit = Det kan ikke passe.
reason-against-unlikely = Chancen er større for, at det ikke passer.
reason-against-may-be = { $faces ->
    [none] Det kan være et af { $many } kort, der ikke kan erstattes.
   *[other] Det kan være { $faces }, og det er der ikke flere af.
}
reason-against-fits = Du ved, at det passer.
reason-against-hinted = En { -hint } har allerede peget på det.
reason-against-chop = Det er dit ældste kort uden { -hint }, og de andre regner med, at det ryger først.
reason-against-useless = { $count ->
    [one] Ingen har brug for det længere, men { -hint(form: "the") } peger på det.
   *[other] Ingen har brug for dem længere, men { -hint(form: "the") } peger på dem.
}
reason-against-twice = { $count ->
    [one] En { -hint } har allerede peget på et andet kort magen til.
   *[other] { -hint(form: "Many") } har allerede peget på andre kort magen til.
}
reason-against-misread = Jeg er ikke sikker på, om { $who } og de andre forstår den.
reason-against-waiting = { $count ->
    [one] Du ved, at det passer, og det må vente.
   *[other] Du ved, at de passer, og de må vente.
}
reason-against-danger = { $who } smider det måske som det næste, og der er ikke flere.

# Hvad man kunne gøre, med trænerens ord.

advice-ask = Hvad ville du gøre?
advice-nudge-hand = Se på hånden hos { $who }. Hvad bør { $who } få at vide?
advice-nudge-theirs = Se på { $card } hos { $who }. Hvad bør { $who } få at vide om det?
advice-nudge-own = Se på dit kort { $place }. Hvad ved du om det?
advice-nudge-discards = Se i brugtbunken. Hvilket kort ville hjælpe?
advice-move = Sig hvilket træk
advice-why = Hvorfor?
advice-about = Hvorfor ikke …?
advice-about-guide = Prøv et træk: Jeg siger kun, hvad det ville gøre.
advice-about-stop = Glem det
advice-tells = Virkning:
advice-costs = Koster:
advice-against = Imod:
advice-nothing-against = Jeg ser ikke noget, der taler imod.
advice-back = Tilbage
key-why-not = Hvorfor ikke …? Spørg om et træk
advice-do = Gør det
advice-next = En anden idé
advice-first = Tilbage til den første idé
advice-play = Spil kort { $place }
advice-discard = Smid kort { $place }
advice-hint = Giv { $who } en { -hint }: { $what }
