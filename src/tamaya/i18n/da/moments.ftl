# De øjeblikke i et spil, der afgjorde det, og hvad de var. Kortet, det handler om, står foran (reason-about); $others er et
# andet kort på samme hånd. $chance og $other er andele, $gain er point, $move er et træk.

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
verdict-misread = { -hint(form: "The") } i træk { $move } så ud til at bede om det. Det er en misforståelse, ikke sjusk.
verdict-not-saved = { $who } kunne næppe vide det: Chancen for, at det var det sidste eksemplar af et kort, vi havde brug for, var { $chance }. En { -hint } kunne have reddet det.
verdict-unlucky-discard = Uheldigt. Chancen for, at det var det sidste eksemplar af et kort, vi havde brug for, var kun { $chance }, og ingen kunne advare { $who }.
verdict-unlucky-play = Uheldigt. Alene ud fra optælling var chancen for, at det passede, { $chance }.
verdict-unseen = { $total ->
    [one] Uheldigt: Kun med åbne kort kan man se, at tiden eller kortenes rækkefølge krævede noget andet her.
   *[other] Uheldigt: Kun med åbne kort kan man se, at tiden eller kortenes rækkefølge krævede noget andet her. Sådan gik { $total } point tabt, dette først.
}
verdict-better = I snit giver et andet træk { $gain } point mere.
