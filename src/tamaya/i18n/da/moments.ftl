# De øjeblikke i et spil, der afgjorde det, og hvad de var. Kortet, det handler om, står foran (reason-about); $others er et
# andet kort på samme hånd. $chance og $other er andele, $gain er point, $move er et træk.
# $turns ture er tilbage, $need kort er stadig mulige; $faces er et kort på en anden hånd.

verdict-sure-play = Det passede helt sikkert, men blev på hånden.
verdict-known-loss = Det var det sidste, og vi havde stadig brug for det. Det kunne man tælle sig til.
verdict-useless-kept = Det var det sidste, og vi havde stadig brug for det; { $others } var helt sikkert ubrugeligt.
verdict-safer-kept = Det var det sidste, og vi havde stadig brug for det. For { $others } var faren mindre.
verdict-risky-discard = Det var det sidste, og vi havde stadig brug for det. Den risiko kunne man kende til, og en { -hint } havde været sikker.
verdict-long-shot = Chancen var større for, at det ikke passede.
verdict-asked-otherwise = { $what ->
    [keep] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } om at gemme det.
    [touched] Det var det sidste eksemplar af et kort, vi havde brug for, og { -hint(form: "the") } fra { $giver } i træk { $move } havde peget på det.
   *[other] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } om at spille det.
}
verdict-other-asked = { $what ->
    [play] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } { $who } om at spille { $others }, ikke dette.
   *[discard] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } { $who } om at spille { $others }. Dette var det sidste, og vi havde stadig brug for det.
}
verdict-misread = { $what ->
    [early] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } om det, men først efter at { $by } havde spillet { $faces }. Det er en misforståelse, ikke sjusk.
    [too-early] Ifølge jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } om det, men det var for tidligt.
    [answered] { $by } havde allerede svaret på { -hint(form: "the") } fra { $giver } i træk { $move }, med { $faces }. Det ser { $who } ud til at have overset.
    [open] Ifølge jeres aftale lod { -hint(form: "the") } fra { $giver } i træk { $move } det stå åbent, om det skulle spilles eller gemmes.
   *[unseen] Ifølge jeres aftale så { -hint(form: "the") } fra { $giver } i træk { $move } ud til at bede om det, og det kunne { $giver } ikke se. Det er en misforståelse, ikke sjusk.
}
verdict-gamble = Der stod for meget på spil. { $stake ->
    [mistake] Én fejl mere, og showet havde været tabt.
   *[card] Det kunne have været et kort, der ikke må gå tabt.
}{ $safe ->
    [hint] {" "}En { -hint } havde været sikker.
    [discard] {" "}Der havde stået mindre på spil ved at smide et kort.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Denne { -hint } pegede på det, selv om det aldrig mere kunne passe, og i træk { $move } spillede { $who } det.
   *[play] Ifølge jeres aftale bad denne { -hint } { $who } om at spille det. I træk { $move } skete det, og det passede ikke.
}{ $stake ->
    [mistake] {" "}Det var den sidste fejl.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Det blev aldrig spillet. Ifølge jeres aftale havde { -hint(form: "the") } fra { $giver } i træk { $move } bedt { $who } om det, og det passede.
   *[no] Det blev på hånden. Ifølge jeres aftale havde { -hint(form: "the") } fra { $giver } i træk { $move } bedt { $who } om det, og det passede.
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
        [no-mistake] { $who } havde ingen { -hint-token }, og med én fejl mere havde showet været tabt: Der var kun tilbage at smide et kort.
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

# Et øjeblik spillet om igen: hvad der siges om hvert svar. $chance er en andel, $move nummeret på et træk.
retry-play-sure = Det passede helt sikkert.
retry-play-asked = Efter jeres aftale bad { -hint(form: "the") } fra { $giver } i træk { $move } om det, og det passede.
retry-play-fits = Det ville have passet, men det var ikke sikkert: Alene ud fra optælling var chancen { $chance }.
retry-play-fails = Det ville ikke have passet. Alene ud fra optælling var chancen { $chance }.
retry-discard-sure = Det var helt sikkert ubrugeligt.
retry-discard-safe = Optælling viser, at det ikke kunne være det sidste eksemplar af et kort, vi havde brug for.
retry-discard-spared = Vi ville ikke have mistet noget, men det var en risiko: Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for.
retry-discard-loses = Det var det sidste eksemplar af et kort, vi havde brug for. Alene ud fra optælling var chancen for det { $chance }.
retry-hint = En { -hint } sætter ingen kort på spil.
retry-hint-touches = Også denne { -hint } ville have peget på det.
side-giver = { $giver } så, hvilket kort det var: { $faces }.

# Hvorfor et træk har sit mærke
mark-useless-kept = Det var helt sikkert ubrugeligt, men et andet kort blev smidt væk.
mark-saved = Det var det sidste eksemplar og det ældste kort uden { -hint }; takket være denne { -hint } kom det på bordet senere.
mark-answered = Denne { -hint } fik { $who } til at spille det.
mark-found = Spillet takket være { -hint(form: "the") } fra { $giver } i træk { $move }.

# Hvad der siges om hver spiller til sidst
player-knowable = { $times ->
    [one] { $who } kunne have vidst bedre én gang, i træk { $move }.
    [2] { $who } kunne have vidst bedre to gange; træk { $move } kostede mest.
   *[other] { $who } kunne have vidst bedre { $times } gange; træk { $move } kostede mest.
}
player-understanding = { $who } og de andre forstod en { -hint } forskelligt: se træk { $move }.
player-praised = { $who } lavede et meget godt træk: træk { $move }.
player-inexact = { $who } kunne have gjort det lidt bedre i træk { $move }.
player-unlucky = { $who } var uheldig i træk { $move }.
player-used = { $who } brugte alt det, man kunne vide.
player-steady = { $who } lavede, så vidt det kan ses, ingen træk, der kostede noget.
