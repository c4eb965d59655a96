# Why a bot did something, how it understood the others, and why one could do it: in its own words. $voice is "you" if
# it is said to the player whose turn it is, else the bot speaks of itself. The cards that it speaks of come first
# (reason-about), so the sentence after them calls them "it"; $count is how many they are, $others are further cards.

reason-about = { $cards }: { $reason }
reason-your-card = your card { $place }
reason-their-card = { $who }’s card { $place }
reason-only-choice = { $voice ->
    [you] nothing else is possible.
   *[bot] nothing else was possible.
}
reason-known-playable = { $voice ->
    [you] you know that it fits.
   *[bot] I know that it fits.
}
reason-likely-playable = it may fit, and we can afford a mistake.
reason-hinted-playable = going by the hints, it fits.
reason-show-playable = { $count ->
    [one] it fits, and the hint makes that certain.
   *[other] they fit, and the hint makes that certain.
}
reason-save = { $copies ->
    [only] it must be kept: there is only one.
   *[last] it must be kept: the others are gone.
}
reason-inform = { $voice ->
    [you] nothing is more pressing: tell something new.
   *[bot] nothing was more pressing, so I told something new.
}
reason-known-useless = nobody needs it any more.
reason-hinted-useless = going by the hints, nobody needs it any more.
reason-spare-copy = we have another one.
reason-least-missed = { $voice ->
    [you] of all your cards we would miss it least.
   *[bot] of all my cards we would miss it least.
}
reason-nothing-better = { $voice ->
    [you] there is nothing better to do.
   *[bot] there was nothing better to do.
}
reason-fetch-discarded = of the cards for the bonus tile it helps us most.
reason-ahead = I thought through how the last turns may go, and this does best on average.
reason-own-words = “{ $text }”
reason-hat-sure-play = from our code I know that it fits.
reason-hat-needed-hint = somebody can play a card and does not know it yet. In our code one hint tells everybody something.
reason-hat-spare-hint = nothing was more useful, so our code told everybody a little more.
reason-hat-useless-discard = nobody needs it any more; which card I throw away is part of our code, too.
reason-smart-play = by the signals so far, it fits.
reason-smart-warning = a warning: it must not be lost.
reason-smart-play-hint = { $count ->
    [0] it tells somebody that a card fits.
   *[other] the hint points at it: it fits as soon as its turn comes.
}
reason-smart-spare-hint = nothing was urgent, so I told a little more.
reason-smart-oldest-discard = nobody has warned me, and of all my cards we would probably miss it least.
reason-search-better = I tried it out in my head: on average it brings { $gain ->
    [one] one point
   *[other] { $gain } points
} more than my usual move.
reason-answer-finesse = a hint to somebody else makes sense only if it is the card that comes before.
reason-answer-prompt = { $voice ->
    [you] a hint to somebody else makes sense only if it comes before, and you have a hint about it.
   *[bot] a hint to somebody else makes sense only if it comes before, and I have a hint about it.
}
reason-discard-chop = { $voice ->
    [you] it is your oldest card without a hint, and nobody has saved it.
   *[bot] it is my oldest card without a hint, and nobody has saved it.
}
reason-give-play = it fits, now or as soon as its turn comes.
reason-give-save = { $copies ->
    [only] keep it: there is only one.
    [last] keep it: the others are gone.
    [seen] keep it: it will be needed.
   *[unseen] keep it: we see no second one.
}
reason-give-prompt = it comes after { $others }, which has a hint already and is played first.
reason-give-finesse = it comes after { $others }: whoever has that can tell from this hint, and plays it first.
reason-give-stall = it is worth knowing, and meanwhile no card is lost.
reason-give-fix = { $count ->
    [one] it is not what it seems to be. The hint prevents a mistake.
   *[other] they are not what they seem to be. The hint prevents a mistake.
}
reason-give-words = { $count ->
    [one] the hint says a little more about it.
   *[other] the hint says a little more about them.
}
reason-give-nothing = the hint says nothing: it passes the time, and no card is lost.
reason-passed-on = it is of no use any more, or somebody else has one, and one is enough.
reason-heard-play = I took the hint to mean: play it.
reason-heard-save = I took the hint to mean: keep it.
reason-heard-open = the hint can mean “play” or “keep”; I wait until I know.
reason-heard-prompt = I took the hint about { $others } to ask for it, as { $card }.
reason-heard-finesse = I took the hint about { $others } to ask for it, as { $card }, though no hint has touched it.
reason-heard-not-yet = { $count ->
    [one] a hint asked for it, but it may not fit yet.
   *[other] hints asked for them, but they may not fit yet.
}
reason-heard-stall = I took the hint to pass the time.
reason-heard-fix = I took the hint to correct what I believed.
reason-heard-words = I took the hint for what it says, nothing more.
reason-heard-passed-on = I took the discard to mean: it is { $card }, too.

# What one could do, as the coach puts it.

advice-ask = What would you do?
advice-do = Do it
advice-next = Another idea
advice-play = Play card { $place }
advice-discard = Discard card { $place }
advice-hint = Tell { $who } about { $what }
