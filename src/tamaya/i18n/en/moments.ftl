# The moments of a game that counted, each with what it was. The card that it is about comes first (reason-about), so the
# sentence after it calls it "it"; $others is another card of the same hand. $chance and $other are shares, $gain is a number
# of points, $total as well, $move the number of a move. $turns are left, or went by; $need cards can still be placed; $faces is
# a card that another seat holds, or held.

verdict-sure-play = it was certain to fit, but stayed in the hand.
verdict-known-loss = it was the last one, and we still needed it. Counting would have shown that.
verdict-useless-kept = it was the last one, and we still needed it; { $others } was certainly useless.
verdict-safer-kept = it was the last one, and we still needed it; { $others } was a safer discard.
verdict-risky-discard = it was the last one, and we still needed it. That risk could have been foreseen, and a hint would have been safe.
verdict-long-shot = the odds were against it.
verdict-asked-otherwise = { $what ->
    [keep] under your agreement, the hint that { $giver } gave in move { $move } said to keep it.
    [touched] it was the last copy of a card that we needed, and the hint that { $giver } gave in move { $move } had touched it.
   *[other] under your agreement, the hint that { $giver } gave in move { $move } said to play it.
}
verdict-other-asked = { $what ->
    [play] under your agreement, the hint that { $giver } gave in move { $move } asked { $who } to play { $others }, not this one.
   *[discard] under your agreement, the hint that { $giver } gave in move { $move } asked { $who } to play { $others }. This one was the last, and we still needed it.
}
verdict-misread = { $what ->
    [early] under your agreement, the hint that { $giver } gave in move { $move } asked for it, but only after { $by } had played { $faces }. That is a misunderstanding, not carelessness.
    [too-early] under your agreement, the hint that { $giver } gave in move { $move } asked for it, but it was too early.
    [answered] { $by } had already answered the hint that { $giver } gave in move { $move }, by playing { $faces }. { $who } seems to have missed that.
    [open] under your agreement, the hint that { $giver } gave in move { $move } left open whether to play it or keep it.
   *[unseen] under your agreement, the hint that { $giver } gave in move { $move } seemed to ask for it, and { $giver } could not see that it would. That is a misunderstanding, not carelessness.
}
verdict-gamble = too much was at stake. { $stake ->
    [mistake] One more mistake would have lost the show.
   *[card] It could have been one that must not be lost.
}{ $safe ->
    [hint] {" "}A hint would have been safe.
    [discard] {" "}A discard would have put less at risk.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] this hint touched it although it could never be added any more, and in move { $move } { $who } played it.
   *[play] under your agreement, this hint asked { $who } to play it. In move { $move } { $who } did, and it did not fit.
}{ $stake ->
    [mistake] {" "}It was the last mistake.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] it was never played. Under your agreement, the hint that { $giver } gave in move { $move } had asked { $who } for it, and it fitted.
   *[no] it stayed in the hand. Under your agreement, the hint that { $giver } gave in move { $move } had asked { $who } for it, and it fitted.
}
verdict-no-tokens = it fitted all along, in the hand of { $who }. But for { $turns } turns, up to move { $move }, nothing was placed: every hint token was spent as soon as there was one.
verdict-not-saved = it was the last one, and we still needed it. Nobody warned { $who }; { $giver } was the last one who could have, in move { $move }.
verdict-time = Time was short: { $turns ->
        [one] one turn was
       *[other] { $turns } turns were
    } left for the { $need ->
        [one] one card
       *[other] { $need } cards
    } that could still be placed. { $counted ->
        [yes] There was no turn to spare, and counting would have shown that.
        [no-mistake] { $who } had no hint token, and one more mistake would have lost the show: only a discard was left.
        [no-card] { $who } had no hint token and no card that probably fitted.
       *[no] Only with all cards open can you see that it ran out here.
    }{ $total ->
        [one] {""}
       *[other] {" "}{ $total } points were lost for want of time, the first of them here.
    }
verdict-try = time was short, so it was worth a try: no other card was likelier to fit.
verdict-unlucky-discard = bad luck. It was the last one, we still needed it, and nobody could warn { $who }.
verdict-unlucky-play = bad luck. There was a good chance that it would fit.
verdict-unseen = { $total ->
    [one] Bad luck: only with all cards open can you see that something else was needed here.
   *[other] Bad luck: only with all cards open can you see that something else was needed here. { $total } points were lost like that, the first of them here.
}
verdict-better = Another move does better here when bots play on.

# The same exactly, for those who ask: what could be worked out by counting, without any conventions.
exact-last = By counting alone, the chance that it was the last copy of a card that we still needed was { $chance }.
exact-last-other = By counting alone, the chance that it was the last copy of a card that we still needed was { $chance }; for { $others } it was { $other }.
exact-fits = By counting alone, the chance that it fitted was { $chance }.
exact-stake = By counting alone, the chance that it fitted was { $chance }, and the chance of losing the last copy of a card that we still needed was { $other }.
exact-gain = On average, another move scores about { $gain } points more when bots play on.

# A moment played again: what is said of each answer. $chance is a share, $move the number of a move.
retry-play-sure = it was certain to fit.
retry-play-asked = under your agreement, the hint that { $giver } gave in move { $move } asked for it, and it fitted.
retry-play-fits = it would have fitted, but that was not certain: by counting alone, the chance was { $chance }.
retry-play-fails = it would not have fitted. By counting alone, the chance was { $chance }.
retry-discard-sure = it was certainly useless.
retry-discard-safe = counting shows that it could not be the last copy of a card that we still needed.
retry-discard-spared = nothing would have been lost, but it was a risk: by counting alone, the chance that it was the last copy of a card that we still needed was { $chance }.
retry-discard-loses = it was the last copy of a card that we still needed. By counting alone, the chance of that was { $chance }.
retry-hint = A hint puts no card at risk.
retry-hint-touches = this hint would have touched it as well.
side-giver = { $giver } saw that the card was { $faces }.

# Why a move has its mark
mark-useless-kept = it was certainly useless, but another card was discarded.
mark-saved = it was the last copy and the oldest card without a hint; thanks to this hint it was placed later.
mark-answered = this hint got { $who } to play it.
mark-found = played thanks to the hint that { $giver } gave in move { $move }.

# What is said of each player in the end
player-knowable = { $times ->
    [one] { $who } could have known better once, in move { $move }.
    [2] { $who } could have known better twice; move { $move } cost the most.
   *[other] { $who } could have known better { $times } times; move { $move } cost the most.
}
player-understanding = { $who } and the others understood a hint differently: see move { $move }.
player-praised = { $who } made a very good move: move { $move }.
player-inexact = { $who } could have done a little better in move { $move }.
player-unlucky = { $who } had bad luck in move { $move }.
player-used = { $who } used everything that could be known.
player-steady = { $who } made no move that cost anything, as far as we can tell.
