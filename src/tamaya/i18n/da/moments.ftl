# De øjeblikke i et spil, der afgjorde det, og hvad de var. Kortet, det handler om, står foran (reason-about); $others er et
# andet kort på samme hånd. $chance og $other er andele, $gain er point, $move er et træk.
# $turns ture er tilbage, $need kort er stadig mulige; $faces er et kort på en anden hånd.

verdict-sure-play = Optælling alene viste, at det passede, men det blev på hånden.
verdict-known-loss = Optælling alene viste, at det var det sidste eksemplar, og at vi stadig havde brug for det.
verdict-useless-kept = Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for, mens { $others } helt sikkert var ubrugeligt.
verdict-safer-kept = Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for; for { $others } var den { $other }.
verdict-risky-discard = Alene ud fra optælling var chancen { $chance } for, at det var det sidste eksemplar af et kort, vi havde brug for: en risiko, man kunne kende.
verdict-long-shot = Alene ud fra optælling var chancen for, at det passede, kun { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] { -hint(form: "The") } i træk { $move } bad om at gemme det.
   *[other] { -hint(form: "The") } i træk { $move } bad om at spille det.
}
verdict-other-asked = { -hint(form: "The") } i træk { $move } bad { $who } om at spille { $others }. Alene ud fra optælling var chancen { $chance } for, at dette var det sidste eksemplar af et kort, vi havde brug for.
verdict-misread = { $what ->
    [early] { -hint(form: "The") } fra { $giver } i træk { $move } bad om det, men først efter at { $by } havde spillet { $faces }. Det er en misforståelse, ikke sjusk.
    [open] { -hint(form: "The") } fra { $giver } i træk { $move } lod det stå åbent, om det skulle spilles eller gemmes. Alene ud fra optælling var chancen for, at det passede, { $chance }.
   *[play] { -hint(form: "The") } fra { $giver } i træk { $move } så ud til at bede om det. Det er en misforståelse, ikke sjusk.
}
verdict-not-saved = { $who } kunne næppe vide det: Chancen for, at det var det sidste eksemplar af et kort, vi havde brug for, var { $chance }. En { -hint } kunne have reddet det.
verdict-time = Tiden var knap: Der var { $turns ->
        [one] én tur
       *[other] { $turns } ture
    } tilbage til { $need ->
        [one] det ene kort, der stadig var muligt
       *[other] de { $need } kort, der stadig var mulige
    }. { $counted ->
        [yes] Ingen var tilovers, og det kunne man tælle.
       *[no] At den løb ud her, kan man kun se med åbne kort.
    }{ $total ->
        [one] {""}
       *[other] {" "}Sådan gik { $total } point tabt, det første her.
    }
verdict-try = Tiden var knap, så det var et forsøg værd: Alene ud fra optælling var chancen for, at det passede, { $chance }, og ikke større for noget andet kort.
verdict-unlucky-discard = Uheldigt. Chancen for, at det var det sidste eksemplar af et kort, vi havde brug for, var { $chance }, og ingen kunne advare { $who }.
verdict-unlucky-play = Uheldigt. Alene ud fra optælling var chancen for, at det passede, { $chance }.
verdict-unseen = { $total ->
    [one] Uheldigt: Kun med åbne kort kan man se, at noget andet var nødvendigt her.
   *[other] Uheldigt: Kun med åbne kort kan man se, at noget andet var nødvendigt her. Sådan gik { $total } point tabt, det første her.
}
verdict-better = I snit giver et andet træk { $gain } point mere.
