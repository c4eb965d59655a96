# The review of games as one file to open in a browser. $move is a number, $who a name.

sheet-title = Review
sheet-level = { $level ->
    [beginner] Hints are read as beginners read them.
    [club] Hints are read as club players read them.
   *[expert] Hints are read as experts read them.
}
sheet-no-moves = No move was made.
sheet-curve = What could still be reached, and what had been reached, after each move
sheet-possible = could still be reached, with open cards
sheet-reached = reached
sheet-deal = { $decided ->
    [yes] With open cards, this deal could bring { $best } points.
   *[no] With open cards, this deal could bring { $best } points at least and { $bound } at most.
}
sheet-gone = After move { $move } the perfect show was out of reach.
sheet-not-gone = The perfect show stayed within reach.
sheet-moments = Moments that counted
sheet-caution = What could be reached was found with open cards: more than anybody at the table could know.
sheet-nothing-lost = No move made anything impossible for certain.
sheet-cost = { $decided ->
    [yes] Before move { $move }, { $before } points could be reached, after it { $after }.
   *[no] Before move { $move }, { $before } points could be reached, after it { $after } at least and { $bound } at most.
}
sheet-before = Before move { $move }
sheet-line = How it could have gone on
sheet-moves = All moves
sheet-counted = By counting alone: { $risks }.
sheet-risk-mistake = { $share } risk of a mistake
sheet-risk-loss = { $share } risk of losing an irreplaceable card
sheet-promised = The hint of move { $move } asked for it.
sheet-sure-play = Certain to fit, but not played: { $cards }.
sheet-sure-discard = Certainly useless, but kept: { $cards }.
sheet-note = { $who } notes on { $card }: { $text }
