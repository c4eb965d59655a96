# Why a bot did what it did, and what it took a hint for, in its own words.

reason-only-choice = Nothing else was possible.
reason-known-playable = I know that this card fits.
reason-likely-playable = This card most likely fits, and we can afford a mistake.
reason-hinted-playable = I was told about this card because it fits.
reason-show-playable = A card there fits, and its owner should know.
reason-save = The next card to be thrown away there is one that we cannot replace.
reason-inform = There was a token to spare, so I told something new.
reason-known-useless = Nobody needs this card any more.
reason-least-missed = We need a hint token, and of all my cards we would miss this one least.
reason-nothing-better = There was nothing better to do.
reason-fetch-discarded = Of the cards for the bonus tile, this one helps us most.
reason-ahead = I thought through how the last turns may go: this does best on average.
reason-hat-sure-play = From the code I know that this card fits.
reason-hat-needed-hint = Somebody can play a card and does not know it yet. In our code one hint tells everybody something.
reason-hat-spare-hint = There were tokens to spare, so our code told everybody a little more.
reason-hat-useless-discard = Nobody needs this card any more; which one I throw away is part of our code, too.
reason-smart-play = By the signals so far, this card fits.
reason-smart-warning = A warning: the oldest card there must not be lost.
reason-smart-play-hint = The newest of these cards fits now.
reason-smart-spare-hint = Nothing was urgent, and there was a token to spare.
reason-smart-oldest-discard = Nobody warned me, so my oldest card can go.
reason-search-better = I tried it out in my head: on average it brings { $gain ->
    [one] one point
   *[other] { $gain } points
} more than what I would usually do.
reason-answer-finesse = A hint to somebody else only makes sense if I hold the card that comes before it: my newest one.
reason-answer-prompt = A hint to somebody else only makes sense if this card of mine comes before it.
reason-discard-chop = This is my oldest card without a hint; nobody has saved it.
reason-give-play = This card fits, now or as soon as its turn comes.
reason-give-save = This card must not be thrown away: we have no other.
reason-give-prompt = To play this card, somebody first plays one that they have been told about.
reason-give-finesse = This card needs one before it, and somebody holds just that as their newest card.
reason-give-stall = I cannot throw anything away safely, so I point to a 5.
reason-give-fix = I stop a mistake: this card is not what it seems to be.
reason-give-words = It says a little more about these cards.
reason-give-nothing = I need to pass the time without losing a card: the hint says nothing.
reason-passed-on = Somebody else holds the same card and can tell now that it fits.
reason-heard-play = I took this hint to mean: play this card.
reason-heard-save = I took this hint to mean: keep this card.
reason-heard-open = This hint can mean “play” or “keep”; I wait until I know.
reason-heard-prompt = I took this hint to ask me for a card that I know something about: { $card }.
reason-heard-finesse = I took this hint to ask me for my newest card: { $card }.
reason-heard-stall = I took this hint to pass the time.
reason-heard-fix = I took this hint to correct what I believed.
reason-heard-words = I took this hint for what it says, nothing more.
reason-heard-passed-on = I took this discard to mean: mine is the same card, { $card }.

# What one could do, as the coach puts it.

advice-ask = What would you do?
advice-do = Do it
advice-next = Another idea
advice-play = Play card { $place }
advice-discard = Discard card { $place }
advice-hint = Tell { $who } about { $what }
