# Puzzles: questions about positions. The command line says the same (the texts without a choice). $cards are names
# of cards in a hand, $faces and $face what cards are. A tip is help with a puzzle; a hint is what players give each other.

puzzle-ask-show = All cards are open, the pile, too. Only one thing still leads to the perfect show. What do you do?
puzzle-ask-discard = It is your turn. One of your cards is useless for certain. Which?
puzzle-ask-meaning = { $giver } has just given you a hint: { $what }. Which card is it about, and is it to be played or kept?
puzzle-pile = The pile, next card first: { $cards }
puzzle-tip = Tip { $number }: { $tip }
puzzle-missing = { $missing } cards are missing, and at most { $most } can still be laid down, discards among them.
puzzle-tempting = { $cards } fits, but playing it now is wrong.
puzzle-do-play = Something has to be played.
puzzle-do-discard = Something has to be discarded.
puzzle-do-hint = Now is the time to wait: nothing may be laid down.
puzzle-only-way = Everything else was worked out to the end: it loses the perfect show.
puzzle-so = This is how it goes on to the perfect show
puzzle-tempted = If you play { $cards } now, { $most } points are the most you can still reach.
puzzle-words = The hints are enough: what they did not touch says something, too.
puzzle-count = The hints are not enough: count the copies that you see.
puzzle-one-of = It is { $cards }.
puzzle-not-it = { $cards } could still be { $face }.
puzzle-useless = { $cards } can only be { $faces }, and nobody needs that any more.
puzzle-seen = By the words alone it could be { $faces }, too, but you know where all copies of that are.
puzzle-about-play = It asks for a card to be played.
puzzle-about-save = It asks for a card to be kept.
puzzle-chop = One of the cards that it touched would have been discarded next: the oldest one without a hint.
puzzle-newest = It touched no card that would have been discarded next. Then the newest one counts.
puzzle-focus = It is about { $cards }.
puzzle-why-chop = { $cards } was the oldest one without a hint and would have been discarded next. A hint that touches that card is about it.
puzzle-why-newest = The card that would have been discarded next was not touched. Then a hint is about the newest card that it touches for the first time: { $cards }.
puzzle-meant-play = Whatever conventions you know, { $cards } is { $faces } and fits.
puzzle-meant-save = Whatever conventions you know, { $cards } is { $faces } and must not be lost.

# The page
puzzles = All puzzles
puzzles-about = From games played by bots. Each has one answer, and it is proven.
puzzle-number = Puzzle { $number }
puzzle-kind = { $kind ->
    [show] The perfect show
    [discard] The safe discard
   *[meaning] What did they mean?
}
puzzle-of = Puzzle of the day, { $day }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-streak-about = Days on which you solved the puzzle of the day. A day ends at midnight, Greenwich time.
puzzle-rate = { $share } of { $people } people solve it at the first try
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
puzzle-any = all
puzzle-open-only = Only those I have not solved
puzzle-none = There is no puzzle like that.
puzzle-yours = { $state ->
    [first] solved at the first try
    [solved] solved
    [seen] looked up
   *[tried] tried
}
puzzle-pick-card = Choose a card in your hand.
puzzle-pick-or-hint = Choose one of your cards, or give a hint, no matter which.
puzzle-answer-hint = Give a hint
puzzle-answer-keep = Keep it
puzzle-answer-useless = This one is useless
puzzle-right = { $first ->
    [yes] Right, at the first try!
   *[no] Right!
}
puzzle-wrong = { $kind ->
    [show] Then the perfect show is lost. Try something else.
    [discard] Not for certain: it could still be of use. Try another one.
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
   *[hint] give a hint
}
puzzle-answer = The answer: { $answer }
puzzle-show-line = Show it on the table
puzzle-play-on = Play on from here
puzzle-next = Next puzzle
puzzle-all-solved = You have solved them all.
