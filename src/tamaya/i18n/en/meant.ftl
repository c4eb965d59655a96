# What a hint meant by the conventions, and what came of it. The card that it is about comes first (reason-about), so the
# sentence after it calls it "it". $who holds the card, $giver gave the hint, $faces is what $who took the card for; $others
# are the cards that $asked should play first. $move is a number.

meant-play = play it. { $who } reads it as { $faces }.
meant-save = keep it. { $who } reads it as { $faces }.
meant-open = play it or keep it. { $who } reads it as { $faces }.
meant-prompt = first comes { $others } ({ $asked }), which already has a hint. { $who } reads it as { $faces }.
meant-finesse = first comes { $others } ({ $asked }), without a hint about it. { $who } reads it as { $faces }.
meant-stall = it buys time: this is a 5, no more.
meant-fix = a correction: { $who } was about to play a card that does not fit.
meant-known = nothing new: { $who } knew it already.
meant-useless = nobody needs it any more: it can go.
meant-words = only what it says. { $who } reads it as { $faces }.
meant-nothing = the hint says that there are none, and buys time.
meant-passed-on = the discard says that { $who } has the same one, { $faces }.
came-kept = that was right (move { $move }).
came-false = { $done ->
    [misplayed] not what { $giver } promised. { $who } played it: a mistake (move { $move }).
    [played] not what { $giver } promised, but it fitted all the same (move { $move }).
   *[other] not what { $giver } promised.
}
came-bluff = a bluff: { $who } took it for { $faces } and played it, and it fitted (move { $move }).
came-unseen = { $what ->
    [answer] { $who } could not tell that this card was wanted.
   *[other] not what { $who } had to believe, but { $giver } could not see that.
}
came-ignored = { $done ->
    [misplayed] { $who } announced it wrongly (move { $move }).
    [discarded] { $who } discarded it all the same (move { $move }).
   *[nothing] { $who } did something else (move { $move }).
}
came-late = { $who } did something else first and played it later (move { $move }).
came-early = { $fault ->
    [other] { $who } played it too early (move { $move }), for { $by } had not played first.
   *[own] { $who } played it too early (move { $move }).
}
came-overtaken = another copy came first (move { $move }).
came-spoilt = nobody needs it any more (since move { $move }).
came-double = { $who } discarded it (move { $move }); somebody else held the same card.
came-left = it fitted and was never played.
