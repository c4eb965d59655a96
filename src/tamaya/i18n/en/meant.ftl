# What a hint meant by the conventions, and what came of it. The card that it is about comes first (reason-about), so the
# sentence after it calls it "it". $who holds the card, $giver gave the hint, $faces is what $who took the card for; $others
# are the cards that $asked should play first. $move is a number.

meant-play = it is to be played. { $who } takes it for { $faces }.
meant-save = it is to be kept. { $who } takes it for { $faces }.
meant-open = it is to be played, or kept. { $who } takes it for { $faces }.
meant-prompt = first comes { $others } ({ $asked }), which has had a hint. { $who } takes it for { $faces }.
meant-finesse = first comes { $others } ({ $asked }), without a hint about it. { $who } takes it for { $faces }.
meant-stall = it passes the time: this is a 5, no more.
meant-fix = a correction: { $who } was about to play a card that does not fit.
meant-known = nothing new: { $who } knew it already.
meant-useless = nobody needs it any more: it can go.
meant-words = no more than its words. { $who } takes it for { $faces }.
meant-nothing = the hint says that there are none, and passes the time.
meant-passed-on = the discard says that { $who } has the same one, { $faces }.
came-kept = that held (move { $move }).
came-false = { $done ->
    [misplayed] not what { $giver } promised. { $who } played it: a mistake (move { $move }).
    [played] not what { $giver } promised, but it fitted all the same (move { $move }).
   *[other] not what { $giver } promised.
}
came-bluff = a bluff: { $who } took it for { $faces } and played it, and it fitted (move { $move }).
came-unseen = { $what ->
    [answer] { $who } could not tell that it was asked for.
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
came-double = { $who } discarded it (move { $move }); another hand had the same card.
came-left = it fitted and was never played.
