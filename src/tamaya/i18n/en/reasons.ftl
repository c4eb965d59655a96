### Why a bot did something, how it understood the others, and what the coach suggests: below a move and in the history.
### $voice is "you" if it is said to the player whose turn it is, else the bot speaks of itself. The cards that it speaks of come
### first (reason-about), so the sentence after them calls them "it"; $count is how many they are, $others are further cards, of
### which there are $further; $card is the name of a card, $who of a person.

# $cards: what it is about, $reason: one of the texts below.
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
reason-perhaps-playable = it may fit.
reason-hinted-playable = going by the hints, it fits.
reason-show-playable = { $count ->
    [one] it fits, and the hint makes that certain.
   *[other] they fit, and the hint makes that certain.
}
reason-inform = { $voice ->
    [you] nothing is more pressing: say something new.
   *[bot] nothing was more pressing, so I said something new.
}
reason-known-useless = nobody needs it any more.
reason-hinted-useless = going by the hints, nobody needs it any more.
reason-needs-tile = it can help only if a bonus tile brings another card back.
reason-spare-copy = we have another one.
reason-useless-or-spare = nobody needs it any more, or we have another one.
reason-least-missed = { $voice ->
    [you] of all your cards we would probably miss it least.
   *[bot] of all my cards we would probably miss it least.
}
reason-nothing-better = { $voice ->
    [you] there is nothing better to do.
   *[bot] there was nothing better to do.
}
reason-fetch-discarded = of all the cards the bonus tile offers, it helps us most.
reason-ahead = I thought through how the last turns might go, and this does best on average.
reason-own-words = “{ $text }”
reason-hat-sure-play = going by our code, it fits.
reason-hat-needed-hint = somebody can play a card and does not know it yet. In our code one hint tells everybody something.
reason-hat-spare-hint = nothing was more useful than one more hint in our code.
reason-hat-useless-discard = going by our code, nobody needs it any more; which card I discard is part of the code as well.
reason-smart-play = going by the signals so far, it fits.
reason-smart-warning = a warning: it must not be lost.
reason-smart-play-hint = { $count ->
    [0] it tells somebody that a card fits.
   *[other] { $when ->
        [now] the hint points to it: it fits now.
       *[later] the hint points to it: it fits once the cards before it are played, and we have them all.
    }
}
reason-signalled-spare = going by the signals so far, we can do without it.
reason-smart-oldest-discard = nobody has warned me about it, and of all my cards we would probably miss it least.
# $gain: points on average.
reason-search-better = I tried it out in my head: on average it brings { $gain ->
    [one] one point
   *[other] { $gain } points
} more than my usual move.
reason-answer-finesse = a hint only makes sense if this is the card that comes before it.
reason-answer-discard = going by the discard, it fits.
reason-answer-prompt = { $voice ->
    [you] a hint only makes sense if this card comes first, and you already have a hint about it.
   *[bot] a hint only makes sense if this card comes first, and I already have a hint about it.
}
# $older: called if a hint asked for an older card without touching it.
reason-discard-chop = { $older ->
    [called] { $voice ->
        [you] it is your oldest card that no hint has touched or asked for.
       *[bot] it is my oldest card that no hint has touched or asked for.
    }
   *[none] { $voice ->
        [you] it is your oldest card without a hint, and nobody has saved it.
       *[bot] it is my oldest card without a hint, and nobody has saved it.
    }
}
reason-give-play = { $when ->
    [now] it fits now.
   *[later] it fits once the cards before it are played, and we have them all.
}
# $copies: why there is no other.
reason-give-save = { $copies ->
    [only] keep it: there is only one.
    [last] keep it: the others are gone.
    [seen] keep it: it is still needed.
   *[unseen] keep it: we cannot see another one.
}
reason-give-prompt = { $further ->
    [one] it comes after { $others }, which has a hint already and is played first.
   *[other] it comes after { $others }, which have hints already and are played first.
}
reason-give-finesse = { $further ->
    [one] it comes after { $others }: whoever has that can tell from this hint, and plays it first.
   *[other] it comes after { $others }: whoever has those can tell from this hint, and plays them first.
}
reason-give-stall = it is worth knowing, and meanwhile no card is lost.
reason-give-fix = { $count ->
    [one] it is not what it seems to be. The hint prevents a mistake.
   *[other] they are not what they seem to be. The hint prevents a mistake.
}
reason-give-words = { $count ->
    [one] the hint says a little more about it.
   *[other] the hint says a little more about them.
}
reason-give-known = the hint says nothing new: it buys time, and no card is lost.
reason-give-nothing = the hint touches no card: it buys time, and no card is lost.
reason-passed-on = going by the hints, we can do without it.
reason-heard-play = I took the hint to mean: play it.
reason-heard-later = I took the hint to mean: play it as soon as it fits.
reason-heard-save = I took the hint to mean: keep it.
reason-heard-open = the hint can mean “play” or “keep”.
reason-heard-prompt = I took the hint about { $others } to be asking for this card, as { $card }.
reason-heard-finesse = I took the hint about { $others } to be asking for this card, as { $card }, though no hint had touched it.
reason-heard-not-yet = { $count ->
    [one] a hint was about it, but it may not fit yet.
   *[other] hints were about them, but they may not fit yet.
}
reason-heard-stall = I took the hint as a way to buy time.
reason-heard-fix = I took the hint as a correction of what I believed.
reason-heard-words = I took the hint at its word, nothing more.
reason-heard-passed-on = I took the discard to mean: this is { $card } as well.
reason-heard-style = { $part ->
    [none] I think { $who } goes by the words of hints alone.
    [few] I think { $who } uses hints to say “play this”, and knows no other conventions.
    [beginner] I think { $who } plays by the “beginner” agreement.
    [club] I think { $who } plays by the “club” agreement.
   *[expert] I think { $who } plays by the “expert” agreement.
}

## “Why not this?”: what any move would tell whom, what it would cost, and what speaks against it, said to the player whose
## turn it is. $who is whoever gets the hint, or the next player.

reason-coach-too = that is what I would do.
reason-touches-none = it touches none of { $who }’s cards.
reason-tells-all = { $who } would know exactly what { $count ->
    [one] it is.
   *[other] they are.
}
reason-tells-more = { $who } would know a little more about { $count ->
    [one] it.
   *[other] them.
}
reason-tells-nothing = it tells { $who } nothing new.
reason-read-play = { $who } should take the hint to mean: play it.
reason-read-keep = { $who } should take the hint to mean: keep it.
reason-read-stall = { $who } should take the hint as a way to buy time.
# $left: how many are left then.
reason-costs-token = { $left ->
    [0] it is the last hint: the next player cannot give one.
    [one] it costs a hint. One is left.
   *[other] it costs a hint. { $left } are left.
}
reason-costs-mistake = if it does not fit, { $left ->
    [0] everything is lost.
    [one] you cannot afford another mistake.
   *[other] it is a mistake.
}
reason-brings-token = it brings back a { -hint-token }.
reason-brings-nothing = it brings nothing back: all { -hint-token(form: "many") } are available.
reason-chance = from what you know, the chance that it fits is { $percent }%.
reason-against-misfit = it cannot fit.
reason-against-unlikely = the odds are against it.
# $faces: what it may be, if they are few; $many: how many they are.
reason-against-may-be = it may be { $faces ->
    [none] one of { $many } cards that cannot be replaced.
   *[other] { $faces }, and there is no other.
}
reason-against-fits = you know that it fits.
reason-against-hinted = a hint was given about it.
reason-against-chop = it is your oldest card without a hint, and the others expect it to go first.
reason-against-useless = { $count ->
    [one] nobody needs it any more, but the hint touches it.
   *[other] nobody needs them any more, but the hint touches them.
}
reason-against-twice = { $count ->
    [one] another card like it already has a hint.
   *[other] other cards like them already have hints.
}
reason-against-misread = I am not sure that { $who } and the others would understand it.
reason-against-waiting = { $count ->
    [one] you know that it fits, and it has to wait.
   *[other] you know that they fit, and they have to wait.
}
reason-against-danger = { $who } may discard it next, and there is no other.

## What the coach suggests, as buttons beside the light bulb.

advice-ask = What would you do?
advice-nudge-hand = Look at { $who }’s hand. What should { $who } know?
advice-nudge-theirs = Look at { $who }’s { $card }. What should { $who } know about it?
advice-nudge-own = Look at card { $place } in your hand. What do you know about it?
advice-nudge-discards = Look at the discards. Which of them would help?
advice-move = Name the move
advice-why = Why?
advice-about = Why not …?
advice-about-guide = Try any move: I only say what it would do.
advice-about-stop = Never mind
advice-tells = Effect:
advice-costs = Cost:
advice-against = Against it:
advice-nothing-against = I see nothing against it.
advice-back = Back
key-why-not = Why not …? Ask about any move
advice-do = Do it
advice-next = Another idea
advice-first = Back to the first idea
advice-play = Play card { $place }
advice-discard = Discard card { $place }
advice-hint = Tell { $who } about { $what }
