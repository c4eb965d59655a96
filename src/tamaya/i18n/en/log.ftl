### What happened, in sentences: in the history, above the hands and for screen readers. $who: who did it, $target: to whom, both
### names. $by is "you" if the reader did it, $to is "you" if it was done to the reader. $colour, $value: of the card or the hint.

log-hint-colour = { $by ->
    [you] You tell { $target }
   *[other] { $to ->
        [you] { $who } tells you
       *[other] { $who } tells { $target }
    }
}{ log-free }: { $count ->
    [0] no { colour-name } cards.
    [one] one { colour-name } card.
   *[other] { log-number } { colour-name } cards.
}
log-hint-value = { $by ->
    [you] You tell { $target }
   *[other] { $to ->
        [you] { $who } tells you
       *[other] { $who } tells { $target }
    }
}{ log-free }: { $count ->
    [0] no { $value }s.
    [one] one { $value }.
   *[other] { log-number } { $value }s.
}
log-number = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
# After the name, for the hint of a bonus tile.
log-free = { $free ->
    [yes] {" "}(free)
   *[no] {""}
}
log-played = { $by ->
    [you] You play
   *[other] { $who } plays
} { card-name }.{ log-regained }
log-played-announced = { $by ->
    [you] You announce and play
   *[other] { $who } announces and plays
} { card-name }.{ log-regained }
log-played-discarded = { $by ->
    [you] You play
   *[other] { $who } plays
} { card-name } from the discards.{ log-regained }
# After a card that completes a firework or was announced. $regained: tokens.
log-regained = { $regained ->
    [0] {""}
    [one] {" "}A { -hint-token } comes back.
   *[other] {" "}{ $regained } { -hint-token(form: "many") } come back.
}
log-completed = The { colour-name } firework is complete!
log-misplayed = { $by ->
    [you] You play
   *[other] { $who } plays
} { card-name }, but it does not fit: a mistake.
# $announced: a colour.
log-misannounced = { $by ->
    [you] You announce
   *[other] { $who } announces
} { $announced }, but it is { card-name }: a mistake.
log-discarded = { $by ->
    [you] You discard
   *[other] { $who } discards
} { card-name }.
log-drawn = { $by ->
    [you] You draw
   *[other] { $who } draws
} { card-name }.
log-reshuffled = { $by ->
    [you] You shuffle
   *[other] { $who } shuffles
} { card-name } back into the pile.
# $turns: that are left.
log-last-round = The pile is empty: { $turns ->
    [one] one turn left.
   *[other] { $turns } turns left.
}
log-passed-over = { $by ->
    [you] You cannot do anything and are skipped.
   *[other] { $who } cannot do anything and is skipped.
}
log-rearranged = { $by ->
    [you] You rearrange your cards.
   *[other] { $who } rearranges their cards.
}
log-ended = { $how ->
    [perfect] A perfect show!
    [last-round] The last round is over.
    [mistakes] The last mistake: the show is lost.
    [card-lost] An irreplaceable card is gone: the show is lost.
   *[stuck] Nobody can do anything any more: the show is lost.
}
log-fallback = (The bot did not answer; the cautious bot stepped in.)
