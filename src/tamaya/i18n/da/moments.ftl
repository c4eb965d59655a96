# De øjeblikke i et spil, der afgjorde det, og hvad de var. Kortet, det handler om, står foran (reason-about); $others er et
# andet kort på samme hånd. $chance og $other er andele, $gain er point, $move er et træk.
# $turns ture er tilbage, $need kort er stadig mulige; $faces er et kort på en anden hånd.

verdict-sure-play = Det passede helt sikkert, men blev på hånden.
verdict-known-loss = Det var det sidste, og vi havde stadig brug for det. Det kunne man tælle sig til.
verdict-useless-kept = Det var det sidste, og vi havde stadig brug for det. { $others } var helt sikkert ubrugeligt.
verdict-safer-kept = Det var det sidste, og vi havde stadig brug for det. For { $others } var faren mindre.
verdict-risky-discard = Det var det sidste, og vi havde stadig brug for det. Den risiko kunne man kende til, og en { -hint } havde været sikker.
verdict-long-shot = Det passede sandsynligvis ikke.
verdict-asked-otherwise = { $what ->
    [keep] { -hint(form: "The") } fra { $giver } i træk { $move } bad om at gemme det.
    [touched] Det var det sidste eksemplar af et kort, vi havde brug for, og { -hint(form: "the") } fra { $giver } i træk { $move } havde peget på det.
   *[other] { -hint(form: "The") } fra { $giver } i træk { $move } bad om at spille det.
}
verdict-other-asked = { $what ->
    [play] { -hint(form: "The") } fra { $giver } i træk { $move } bad { $who } om at spille { $others }, ikke dette.
   *[discard] { -hint(form: "The") } fra { $giver } i træk { $move } bad { $who } om at spille { $others }. Dette var det sidste, og vi havde stadig brug for det.
}
verdict-misread = { $what ->
    [early] { -hint(form: "The") } fra { $giver } i træk { $move } bad om det, men først efter at { $by } havde spillet { $faces }. Det er en misforståelse, ikke sjusk.
    [too-early] { -hint(form: "The") } fra { $giver } i træk { $move } bad om det, men det var for tidligt.
    [answered] { $by } havde allerede svaret på { -hint(form: "the") } fra { $giver } i træk { $move }, med { $faces }. Det ser { $who } ud til at have overset.
    [open] { -hint(form: "The") } fra { $giver } i træk { $move } lod det stå åbent, om det skulle spilles eller gemmes.
   *[unseen] { -hint(form: "The") } fra { $giver } i træk { $move } så ud til at bede om det, og det kunne { $giver } ikke se. Det er en misforståelse, ikke sjusk.
}
verdict-gamble = Der stod for meget på spil. { $stake ->
    [mistake] Med én fejl mere var showet tabt.
   *[card] Det kunne have været et kort, der ikke må gå tabt.
}{ $safe ->
    [hint] {" "}En { -hint } havde været sikker.
    [discard] {" "}Der havde stået mindre på spil ved at smide et kort.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Denne { -hint } pegede på det, selv om det aldrig mere kunne passe, og i træk { $move } spillede { $who } det.
   *[play] Denne { -hint } så ud til at bede { $who } om at spille det. I træk { $move } skete det, og det passede ikke.
}{ $stake ->
    [mistake] {" "}Det var den sidste fejl.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Det blev aldrig spillet. { -hint(form: "The") } fra { $giver } i træk { $move } havde bedt { $who } om det, og det passede.
   *[no] Det blev på hånden. { -hint(form: "The") } fra { $giver } i træk { $move } havde bedt { $who } om det, og det passede.
}
verdict-no-tokens = Det passede hele tiden, på { $who }s hånd. Men i { $turns } ture, til og med træk { $move }, blev der ikke lagt noget kort: Hver { -hint-token } blev brugt med det samme.
verdict-not-saved = Det var det sidste, og vi havde stadig brug for det. Ingen advarede { $who }; { $giver } var den sidste, der kunne have gjort det, i træk { $move }.
verdict-time = Tiden var knap: Der var { $turns ->
        [one] én tur
       *[other] { $turns } ture
    } tilbage til { $need ->
        [one] det ene kort, der stadig var muligt
       *[other] de { $need } kort, der stadig var mulige
    }. { $counted ->
        [yes] Ingen var tilovers, og det kunne man tælle sig til.
        [no-mistake] { $who } havde ingen { -hint-token }, og med én fejl mere var showet tabt: Der var kun tilbage at smide et kort.
        [no-card] { $who } havde ingen { -hint-token } og ikke noget kort, der sandsynligvis passede.
       *[no] At den løb ud her, kan man kun se med åbne kort.
    }{ $total ->
        [one] {""}
       *[other] {" "}I tidnød gik { $total } point tabt, det første her.
    }
verdict-try = Tiden var knap, så det var et forsøg værd: Chancen var ikke større for noget andet kort.
verdict-unlucky-discard = Uheldigt. Det var det sidste, vi havde stadig brug for det, og ingen kunne advare { $who }.
verdict-unlucky-play = Uheldigt. Der var gode chancer for, at det passede.
verdict-unseen = { $total ->
    [one] Uheldigt: Kun med åbne kort kan man se, at noget andet var nødvendigt her.
   *[other] Uheldigt: Kun med åbne kort kan man se, at noget andet var nødvendigt her. Sådan gik { $total } point tabt, det første her.
}
verdict-better = Når botter spiller videre, klarer et andet træk sig bedre her.

exact-last = Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for.
exact-last-other = Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for; for { $others } var den { $other }.
exact-fits = Alene ud fra optælling var chancen for, at det passede, { $chance }.
exact-stake = Alene ud fra optælling var chancen for, at det passede, { $chance }, og chancen for at miste det sidste eksemplar af et kort, vi havde brug for, { $other }.
exact-gain = Når botter spiller videre, giver et andet træk i snit omkring { $gain } point mere.
