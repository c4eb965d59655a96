# Tilbageblikket på spil som én fil til browseren. $move er et tal, $who et navn.

sheet-title = Tilbageblik
sheet-agreement = { -hint(form: "The-many") } er læst ifølge denne aftale: { $agreement }.
sheet-no-agreement = Der var ikke aftalt noget: { -hint(form: "Many") } betyder kun det, de siger.
sheet-no-moves = Der blev ikke gjort noget træk.
sheet-curve = Hvad der stadig kunne nås, og hvad der var nået, efter hvert træk
sheet-possible = kunne stadig nås med åbne kort
sheet-reached = nået
sheet-deal = { $decided ->
    [yes] Med åbne kort kunne denne kortfordeling give { $best } point.
   *[no] Med åbne kort kunne denne kortfordeling give mindst { $best } og højst { $bound } point.
}
sheet-moments = Afgørende øjeblikke
sheet-caution = Hvad der kunne nås, er fundet med åbne kort: mere, end nogen ved bordet kunne vide.
sheet-cost = { $decided ->
    [yes] Før træk { $move } var { $before } point mulige, bagefter { $after }.
   *[no] Før træk { $move } var { $before } point mulige, bagefter mindst { $after } og højst { $bound }.
}
sheet-before = Før træk { $move }
sheet-line = Sådan kunne det være gået videre
sheet-moves = Alle træk
sheet-counted = Alene ud fra optælling: { $risks }.
sheet-risk-mistake = { $share } risiko for en fejl
sheet-risk-loss = { $share } risiko for at miste et uerstatteligt kort
sheet-promised = { -hint(form: "The") } i træk { $move } bad om det.
sheet-sure-play = Passede helt sikkert, men blev ikke spillet: { $cards }.
sheet-sure-discard = Helt sikkert ubrugeligt, men beholdt: { $cards }.
sheet-note = { $who } noterer om { $card }: { $text }
