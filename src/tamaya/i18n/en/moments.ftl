# The moments of a game that counted, each with what it was. The card that it is about comes first (reason-about), so the
# sentence after it calls it "it"; $others is another card of the same hand. $chance and $other are shares, $gain is a number
# of points, $total as well, $move the number of a move.

verdict-sure-play = by counting alone it was certain to fit, but it stayed in the hand.
verdict-known-loss = by counting alone it was certain that it was the last copy of a card that we still needed.
verdict-useless-kept = by counting alone, the chance that it was the last copy of a card that we needed was { $chance }, while { $others } was certainly useless.
verdict-safer-kept = by counting alone, the chance that it was the last copy of a card that we needed was { $chance }; for { $others } it was { $other }.
verdict-risky-discard = by counting alone, the chance that it was the last copy of a card that we needed was { $chance }: a risk that could be known.
verdict-long-shot = by counting alone, the chance that it fitted was only { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] the hint of move { $move } said to keep it.
   *[other] the hint of move { $move } said to play it.
}
verdict-misread = the hint of move { $move } seemed to ask for it. That is a misunderstanding, not carelessness.
verdict-not-saved = { $who } could hardly know: the chance that it was the last copy of a card that we needed was { $chance }. A hint could have saved it.
verdict-unlucky-discard = bad luck. The chance that it was the last copy of a card that we needed was only { $chance }, and nobody could warn { $who }.
verdict-unlucky-play = bad luck. By counting alone, the chance that it fitted was { $chance }.
verdict-unseen = { $total ->
    [one] Bad luck: only with all cards open can one see that the turns, or the order of the cards, called for something else here.
   *[other] Bad luck: only with all cards open can one see that the turns, or the order of the cards, called for something else here. { $total } points were lost like that, this one first.
}
verdict-better = On average another move brings { $gain } points more.
