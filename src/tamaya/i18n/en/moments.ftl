# The moments of a game that counted, each with what it was. The card that it is about comes first (reason-about), so the
# sentence after it calls it "it"; $others is another card of the same hand. $chance and $other are shares, $gain is a number
# of points, $total as well, $move the number of a move. $turns are left, $need cards can still be placed; $faces is a card
# that another seat holds.

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
verdict-other-asked = the hint of move { $move } asked { $who } to play { $others }. By counting alone, the chance that this one was the last copy of a card that we needed was { $chance }.
verdict-misread = { $what ->
    [early] the hint that { $giver } gave in move { $move } asked for it, but only after { $by } had played { $faces }. That is a misunderstanding, not carelessness.
    [open] the hint that { $giver } gave in move { $move } left open whether it was to be played or kept. By counting alone, the chance that it fitted was { $chance }.
   *[play] the hint that { $giver } gave in move { $move } seemed to ask for it. That is a misunderstanding, not carelessness.
}
verdict-not-saved = { $who } could hardly know: the chance that it was the last copy of a card that we needed was { $chance }. A hint could have saved it.
verdict-time = Time was short: { $turns ->
        [one] one turn was
       *[other] { $turns } turns were
    } left for the { $need ->
        [one] one card
       *[other] { $need } cards
    } that could still be placed. { $counted ->
        [yes] None could be spared, which one could count.
       *[no] Only with all cards open can one see that it ran out here.
    }{ $total ->
        [one] {""}
       *[other] {" "}{ $total } points were lost like that, the first of them here.
    }
verdict-try = time was short, so it was worth a try: by counting alone, the chance that it fitted was { $chance }, and no other card had a better one.
verdict-unlucky-discard = bad luck. The chance that it was the last copy of a card that we needed was { $chance }, and nobody could warn { $who }.
verdict-unlucky-play = bad luck. By counting alone, the chance that it fitted was { $chance }.
verdict-unseen = { $total ->
    [one] Bad luck: only with all cards open can one see that something else was needed here.
   *[other] Bad luck: only with all cards open can one see that something else was needed here. { $total } points were lost like that, the first of them here.
}
verdict-better = On average another move brings { $gain } points more.
