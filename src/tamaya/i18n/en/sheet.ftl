### The review of a game as one file to open in a browser. $move, $best, $bound, $before, $after: numbers, $who: a name, $card,
### $cards: names of cards, $share: a percentage, $decided: whether the best score is known exactly.

sheet-title = Review
sheet-agreement = Hints are read by this agreement: { $agreement }.
sheet-no-agreement = Nothing was agreed: hints just mean what they say.
sheet-no-moves = No move was made.
sheet-curve = What could still be reached, and what had been reached, after each move
sheet-possible = could still be reached, with open cards
sheet-reached = reached
sheet-deal = { $decided ->
    [yes] With open cards, this deal could have scored { $best } points.
   *[no] With open cards, this deal could have scored at least { $best } and at most { $bound } points.
}
sheet-moments = Moments that mattered
sheet-caution = What could be reached was worked out with open cards: with more than anybody at the table could know.
sheet-cost = { $decided ->
    [yes] Before move { $move }, { $before } points were within reach; after it, { $after }.
   *[no] Before move { $move }, { $before } points were within reach; after it, at least { $after } and at most { $bound }.
}
sheet-before = Before move { $move }
sheet-line = How it could have gone on
sheet-moves = All moves
sheet-counted = By counting alone: { $risks }.
sheet-risk-mistake = { $share } risk of a mistake
sheet-risk-loss = { $share } risk of losing an irreplaceable card
sheet-promised = The hint in move { $move } asked for it.
sheet-sure-play = Certain to fit, but not played: { $cards }.
sheet-sure-discard = Certainly useless, but kept: { $cards }.
sheet-note = { $who } noted on { $card }: { $text }
