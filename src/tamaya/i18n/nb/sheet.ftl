# Tilbakeblikket på spill som én fil for nettleseren. $move er et tall, $who et navn.

sheet-title = Tilbakeblikk
sheet-agreement = Opplysningene er lest etter denne avtalen: { $agreement }.
sheet-no-agreement = Ingenting var avtalt: Opplysninger betyr bare det de sier.
sheet-no-moves = Ingen trekk ble gjort.
sheet-curve = Hva som fortsatt kunne nås, og hva som var nådd, etter hvert trekk
sheet-possible = kunne fortsatt nås, med åpne kort
sheet-reached = nådd
sheet-deal = { $decided ->
    [yes] Med åpne kort kunne denne kortfordelingen gi { $best } poeng.
   *[no] Med åpne kort kunne denne kortfordelingen gi minst { $best } og høyst { $bound } poeng.
}
sheet-moments = Avgjørende øyeblikk
sheet-caution = Hva som kunne nås, er funnet med åpne kort: mer enn noen ved bordet kunne vite.
sheet-cost = { $decided ->
    [yes] Før trekk { $move } var { $before } poeng mulig, etterpå { $after }.
   *[no] Før trekk { $move } var { $before } poeng mulig, etterpå minst { $after } og høyst { $bound }.
}
sheet-before = Før trekk { $move }
sheet-line = Slik kunne det ha gått videre
sheet-moves = Alle trekk
sheet-counted = Ut fra telling alene: { $risks }.
sheet-risk-mistake = { $share } risiko for en feil
sheet-risk-loss = { $share } risiko for å miste et uerstattelig kort
sheet-promised = Opplysningen i trekk { $move } ba om det.
sheet-sure-play = Passet helt sikkert, men ble ikke spilt: { $cards }.
sheet-sure-discard = Helt sikkert unyttig, men beholdt: { $cards }.
sheet-note = { $who } noterer om { $card }: { $text }
