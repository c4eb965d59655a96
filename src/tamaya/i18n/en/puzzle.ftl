# Puzzles: questions about positions. The command line says the same (the texts without a choice). $cards are names
# of cards in a hand, $faces and $face what cards are. A tip is help with a puzzle; a hint is what players give each other.

puzzle-ask-show = All cards are open, and so is the pile. Only one move still leads to the perfect show. What do you do?
puzzle-ask-discard = It is your turn. One of your cards is certainly useless. Which?
puzzle-ask-meaning = { $giver } has just given you a hint: { $what }. Which card is it about, and should it be played or kept?
puzzle-ask-call = { $giver } has just told { $receiver }: { $what }. That asks you for a card. Which one do you play?
puzzle-ask-trust = Suppose hints touch only cards that are still needed, and none that already has a hint in another hand. Then one of your cards fits. Which?
puzzle-ask-play = It is your turn. One of your cards is certain to fit. Which?
puzzle-ask-announce = It is your turn. You can play one of your cards and announce its colour without any risk. Which card, and which colour?
puzzle-ask-reshuffle = A bonus tile lets you shuffle a discarded card into the pile. One card keeps more points within reach than any other. Which?
puzzle-ask-play-discarded = A bonus tile lets you play a discarded card. One card keeps more points within reach than any other. Which?
puzzle-pile = The pile, next card first: { $cards }
puzzle-tip = Tip { $number }: { $tip }
puzzle-missing = { $missing } cards are missing, and at most { $most } can still be laid down, discards included.
puzzle-tempting = { $cards } fits, but playing it now is wrong.
puzzle-do-play = Something has to be played.
puzzle-do-discard = Something has to be discarded.
puzzle-do-hint = Now is the time to wait: nothing may be laid down.
puzzle-only-way = Every other move was worked out to the end: each one loses the perfect show.
puzzle-so = This is how it goes on to the perfect show
puzzle-tempted = If you play { $cards } now, { $most } points are the most you can still reach.
puzzle-words = The hints are enough: what they did not touch tells you something as well.
puzzle-count = The hints are not enough: count the copies that you see.
puzzle-one-of = It is { $cards }.
puzzle-not-it = { $cards } could still be { $face }.
puzzle-useless = { $cards } can only be { $faces }, and nobody needs that any more.
puzzle-seen = Going by the words alone it could also be { $faces }, but you know where all copies of that are.
puzzle-about-play = It asks for a card to be played.
puzzle-about-save = It asks for a card to be kept.
puzzle-chop = One of the cards that it touched would have been discarded next: the oldest one without a hint.
puzzle-newest = It touched no card that would have been discarded next. Then the newest one counts.
puzzle-focus = It is about { $cards }.
puzzle-why-chop = { $cards } was the oldest one without a hint and would have been discarded next. A hint that touches that card is about it.
puzzle-why-newest = The card that would have been discarded next was not touched. Then a hint is about the newest card that it touches for the first time: { $cards }.
puzzle-meant-play = Whatever conventions you use, { $cards } is { $faces } and fits.
puzzle-meant-save = Whatever conventions you use, { $cards } is { $faces } and must not be lost.
puzzle-fits = { $cards } can only be { $faces }, and that fits.
puzzle-announce = { $cards } can only be { $faces }: it fits, and its colour is certain.
puzzle-not-fit = { $cards } could still be { $face }, and that does not fit.
puzzle-colour-open = { $cards } fits too, but its colour is open: it could be { $faces }.
puzzle-not-yet = The hint is about { $face }, which does not fit yet: { $faces } has to come first.
puzzle-nowhere = No other hand has { $face }. So it is yours that is wanted.
puzzle-call-prompt = One of your cards with a hint could be { $face }.
puzzle-call-finesse = None of your cards with a hint can be { $face }.
puzzle-why-prompt = Cards with a hint come first, and of those that could be { $face } the newest is { $cards }.
puzzle-why-finesse = None of your cards with a hint can be { $face }. Then it is the newest one without a hint: { $cards }.
puzzle-it-fits = { $cards } is { $face }, and it fits.
puzzle-could-be = By the hints and by counting, { $cards } could be { $faces }.
puzzle-unneeded = If it were { $faces }, nobody would need it any more.
puzzle-taken = If it were { $faces }, another hand would already have a hint on the same card.
puzzle-leaves = That leaves { $faces } for { $cards }, and it fits.
puzzle-tile-gone = Look for a card that is still needed and has all its copies in the discards.
puzzle-tile-most = With the right card, { $most } points can still be reached.
puzzle-tile-one-of = It is { $faces }.
puzzle-tile-why = All copies of { $face } are in the discards, and its firework cannot be completed without it.
puzzle-tile-then = With it, { $most } points can still be reached; with any other card, { $other } at most.

# The page
puzzles-about = From games of people and of bots. Each has one answer, and it is proven.
puzzle-number = Puzzle { $number }
puzzle-kind = { $kind ->
    [show] The perfect show
    [discard] The safe discard
    [call] What is asked of you?
    [trust] Trust the hints
    [play] The safe play
    [announce] The safe announcement
    [tile] The bonus tile
   *[meaning] What did they mean?
}
puzzle-theme = { $theme ->
    [prompt] Prompt
    [finesse] Finesse
    [save] Save
    [chop] Chop
    [focus] Focus
    [good-touch] Good touch
    [counting] Counting
    [silence] What hints left out
    [pace] Short of turns
    [last-round] Last round
    [announced-play] { option-announce }
    [multicolour] { option-multicolour }
    [black-powder] { option-black-powder }
   *[bonus-tiles] { option-bonus-tiles }
}
puzzle-source = { $source ->
    [people] From a game that people played
   *[bots] From a game between bots
}
puzzle-of = Puzzle of the day, { $day }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-streak-about = Days on which you solved the puzzle of the day. A day ends at midnight UTC.
puzzle-rate = { $share } of { $people } people solve it on the first try
puzzle-rate-few = { $people ->
    [0] nobody has tried it yet
    [one] tried by 1 person, too few to say how hard it is
   *[other] tried by { $people } people, too few to say how hard it is
}
puzzle-players = { $count } players
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[unknown] not known yet
}
puzzle-level-label = Difficulty
puzzle-kind-label = Kind
puzzle-theme-label = Theme
puzzle-any = all
puzzle-open-only = Only those I have not solved
puzzle-none = No puzzle matches.
puzzle-yours = { $state ->
    [first] solved on the first try
    [solved] solved
    [seen] looked up
   *[tried] tried
}
puzzle-pick-card = Choose a card in your hand.
puzzle-pick-colour = Choose a card in your hand, then the colour.
puzzle-pick-discarded = Choose one of the discarded cards.
puzzle-pick-or-hint = Choose one of your cards, or give any hint.
puzzle-answer-hint = Give a hint
puzzle-answer-keep = Keep it
puzzle-answer-useless = This one is useless
puzzle-right = { $first ->
    [yes] Right, on the first try!
   *[no] Right!
}
puzzle-wrong = { $kind ->
    [show] Then the perfect show is lost. Try something else.
    [discard] Not for certain: it could still be of use. Try another one.
    [call] That is not the card that is asked for. Try another one.
    [trust] Even then it need not fit. Try another one.
    [play] Not for certain: it might not fit. Try another one.
    [announce] That is not certain to succeed. Try something else.
    [tile] Another card keeps more points within reach. Try again.
   *[meaning] That is not what it meant. Try something else.
}
puzzle-take-tip = { $left ->
    [one] Tip (1 left)
   *[other] Tip ({ $left } left)
}
puzzle-give-up = Show the answer
puzzle-back = Back to the question
puzzle-you = You
puzzle-action = { $how ->
    [play] play { $card }
    [discard] discard { $card }
    [keep] keep { $card }
    [announce] play { $card } as { $colour }
    [take] take { $card }
   *[hint] give a hint
}
puzzle-answer = The answer: { $answer }
puzzle-show-line = Show it on the table
puzzle-play-on = Play on from here
puzzle-next = Next puzzle
puzzle-all-solved = You have solved them all.

# One after another, and ratings
run = { $kind ->
    [clock] Against the clock
   *[other] Endless run
}
run-about = { $kind ->
    [clock] Five minutes: how many can you solve? A wrong answer costs ten seconds.
   *[other] Puzzle after puzzle, matched to your level. How many in a row?
}
run-right = { $kind ->
    [clock] { $right } solved
   *[other] { $right } in a row
}
run-best = Best: { $best }
run-best-of = { $kind ->
    [clock] Best against the clock: { $best }
   *[other] Longest streak: { $best }
}
run-left = Time left
run-last = { $how ->
    [right] Right!
    [skipped] Skipped: 10 seconds less
   *[wrong] Wrong: 10 seconds less
}
run-skip = Skip (10 seconds)
run-begin = Start
run-again = Again
run-result = { $right ->
    [0] Time’s up. None this time.
    [one] Time’s up. You solved 1 puzzle.
   *[other] Time’s up. You solved { $right } puzzles.
}
run-record = Your best so far!
run-missed = Worth another look:
my-rating = My rating
rating-now = Your rating: { $rating }.
rating-range = Almost certainly between { $low } and { $high }.
rating-none = Your first answer gives you a rating.
rating-about = Everybody starts at 1500, and so does every puzzle. Only your first answer to a puzzle counts; with tips it counts as wrong. Against the clock nothing counts.
rating-course = From { $from } to { $to } in { $answers } answers
rating-column = { $column ->
    [theme] Theme
    [answered] Answered
   *[first] Right first time
}
rating-after = { $change ->
    [no] Your rating: { $rating }
   *[other] Your rating: { $rating } ({ $change })
}
puzzle-rating = rated { $rating }
