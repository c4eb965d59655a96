# The review of a game that is over.
review = Looking back at the game
review-working = Analysing the game…
review-first = The first review after the server has started can take a minute or more.
review-failed = This game could not be reviewed.
review-again = Try again

# What was possible, with open cards
reach-perfect = The perfect show is still possible.
reach-points = { $best } of { $all } points are still possible.
reach-between = { $best } points are still possible, perhaps { $bound }.
reach-unknown = Whether it can still be won could not be worked out.
reach-lost = It can no longer be won.
deal-perfect = With all cards open, this deal allowed a perfect show.
deal-unknown = Whether this deal allowed a perfect show with all cards open could not be worked out.
deal-not-perfect = Even with all cards open, nobody could have made a perfect show of this deal.
deal-luck = { $hardest ->
    [yes] Hardly any deal is harder for a team of strong bots, which averages { $mean } points on this one.
   *[no] { $harder } of all deals are harder for a team of strong bots, and { $alike } are about as hard as this one, on which it averages { $mean } points.
}
deal-tightest = { $spare ->
    [0] The best line, with open cards, has no turn to spare at its tightest moment, move { $number }.
    [one] The best line, with open cards, has one turn to spare at its tightest moment, move { $number }.
   *[other] The best line, with open cards, has { $spare } turns to spare at its tightest moment, move { $number }.
}
see-line = See that line
same-deal = The same deal elsewhere
curve-about = What could still be reached with open cards, move by move. In the end:
curve-line = { $line ->
   *[best] possible with open cards
    [score] reached
    [expected] expected, given what was known
}
perfect-gone = After move { $number } the perfect show was out of reach.
play-line = { $best ->
    [one] See how 1 point was possible
   *[other] See how { $best } points were possible
}
moment-cost = { $cost ->
    [0] Move { $number }.
    [one] Move { $number } cost 1 point.
   *[other] Move { $number } cost { $cost } points.
}
moment-led = { $cost ->
    [0] Move { $number }.
    [one] Move { $number } led to move { $settled }, which cost 1 point.
   *[other] Move { $number } led to move { $settled }, which cost { $cost } points.
}
play-from-here = Play on from here
moments-none = As far as we can tell, no move in this game cost anything.
moment-estimate = Move { $number } cost about { $cost } points.
moment-better = Better, going by what could be known: { $action }.
do-hint = give { $who } the hint “{ $what }”
do-any-hint = give any hint
do-card = { $how ->
    [play] play { $card }
    [discard] discard { $card }
   *[take] take { $card }
}

# Looking closer at a moment
look-closer = Take a closer look
layers = About this moment
layer-name = { $layer ->
   *[known] Knowledge
    [meant] Meaning
    [cost] Cost
    [ending] End game
}
layer-title = { $layer ->
   *[known] What could be known here?
    [meant] What did it mean?
    [cost] What did it cost?
    [ending] How could it still end?
}

# What could be known, by counting
known-turn = Move { $number }, { $who }:
known-card = Card { $place }, { $card }
known-use = { $use ->
    [fits] fits
    [useless] useless
   *[irreplaceable] last copy
}
known-all = All { $count } possibilities
known-safe-play = That play was certain to fit.
known-risky-play = The chance of a mistake was { $risk }.
known-loss = The chance of losing a card for good was { $risk }.
known-safe-discard = Nothing could be lost for good by that.
known-sure-play = Certain to fit, and left in the hand: { $cards }.
known-sure-discard = Certain to be useless, and kept: { $cards }.
known-nothing = Nobody moves after this.
known-how = Counted from all cards that can be seen from this seat and from the words of all hints, without any conventions.

# What hints meant by the conventions of a level
read-as = Read hints like
level-name = { $level ->
    [agreed] your table
    [beginner] beginners
   *[club] club players
    [expert] experts
}
beliefs = What players believed at that point
belief = { $who } reads { $card } as { $faces }.
settled-here = What came of earlier hints here
settled-hint = Hint in move { $number }: { $sentence }
said-nothing = Under these conventions this move says nothing.
earlier-said = Earlier hint
next-said = Next hint
meant-how = Nobody at the table need have agreed on these conventions: a promise that was not kept is not necessarily a mistake.
meant-agreed = Under your agreement: { $agreement }. Any other hint just means what it says.

# What moves cost on average
deep-begin = Find out what each move cost
deep-about = From every move, bots play the game out many times, knowing only what the player could know. This takes a minute or two.
deep-working = Bots are playing on from every move: { $done }
deep-stop = Stop
deep-done = What moves cost on average is an estimate: bots played on from every move, many times.
expected-before = Expected score before it
expected-after = and after it
cost-better = { $gain } points more on average: { $action }.
cost-hindsight = { $how ->
    [play] As the cards really lay, it would not have fitted.
   *[discard] As the cards really lay, it would have been lost for good.
}
cost-nothing = As far as we can tell, it cost nothing.
cost-none = Nothing has been done here yet.
cost-how = An estimate: a team of code bots plays on from deals that fit everything known at this seat. They do not play the way you do: what counts is the difference between two moves.

# The end game, exactly
ending-working = Working out the end…
ending-perfect = The chance of a perfect show, and the points to expect:
ending-no-perfect = A perfect show is out of reach; the points to expect:
ending-points = { $points } points
ending-done = played
ending-from = { $pile ->
    [0] Worked out exactly from move { $number } on, with no card in the pile.
    [one] Worked out exactly from move { $number } on, with one card in the pile.
   *[other] Worked out exactly from move { $number } on, with { $pile } cards in the pile.
}
ending-stopped = Before that, a second of computing is not enough.
ending-nothing = The game did not get far enough for its end to be worked out in a second.
ending-how = Assumption: the player to move decides by what they can see and were told; after that all hands are open and everybody plays as well as possible. The order of the pile stays unknown. So nobody can do better, and people usually do worse.

# The first sentences of a review: how hard the deal was, and what became of the perfect show.
deal-ease = { $ease ->
    [easy] An easy deal.
    [hard] A hard deal.
   *[fair] An ordinary deal.
}
show-lost-card = The perfect show was lost in move { $number }, when { $card } was gone for good.
show-lost-mistake = The perfect show was lost with the last mistake, in move { $number }.
show-lost = The perfect show was lost in move { $number }.
show-never = Nobody could have made a perfect show of this deal.
show-open = The perfect show was still possible when the game ended early.
show-unknown = Nobody knows whether a perfect show was possible.
exactly = More precisely
from-position = The game began in the middle: nobody knows what was said before.

# The review played once more
again-begin = Your turn again: play the moments that mattered
again-none = There was no moment when you could have known better.
again-turn = { $who ->
    [you] Your turn again. What would you do?
   *[other] { $name }’s turn again. What would you do?
}
again-place = { $place } of { $all }
again-head = { $grade ->
    [right] Yes, better than in the game.
    [fine] Not bad.
    [again] The same as in the game.
   *[wrong] That would have gone wrong as well.
}
again-game = In the game: { $move }
again-next = Next moment
again-end = To the summary
again-stop = Stop
both-sides = What each of you saw
mark-name = { $mark ->
    [very-good] very good
    [inaccurate] inaccurate
    [bad-luck] bad luck
   *[mistake] mistake
}
players-review = Each player
figure = Used { $used } of { $known }
figure-about = Of all that could be known for certain, by counting or by your agreement, how much { $who } used: cards that fit, useless cards, risks that could be foreseen.

# My mistakes come back
exercises = Learn from my mistakes
exercises-about = Moments from your own games when you could have known better. They come back after a few days, until you know them. Nobody else sees them.
exercises-due = { $count ->
    [0] Nothing to practise today.
    [one] Practise one moment
   *[other] Practise { $count } moments
}
exercises-later = { $count ->
    [0] {""}
    [one] One more comes back later.
   *[other] { $count } more come back later.
}
exercises-known = { $count ->
    [0] {""}
    [one] You know one by now.
   *[other] You know { $count } by now.
}
exercises-waiting = { $count ->
    [one] One more game is being reviewed…
   *[other] { $count } more games are being reviewed…
}
exercises-none = There are no exercises yet. Play a game, or import some.
exercises-name = Who are you in imported games?
exercises-as = In imported games you are { $name }.
exercises-other-name = Change
exercises-drop = Delete all exercises
exercises-drop-about = They are gone for good. Mistakes in your next games come back as new ones.
exercises-keep = Keep them
exercise-drop = Never ask this again
exercise-group = { $group ->
    [play] You keep cards that you could play
    [hint] You give hints that mislead
    [risk] You play cards that do not fit
   *[discard] You discard { $hinted ->
        [yes] hinted cards
       *[no] cards
    } that are still needed
}{ $value ->
    [0] {""}
   *[other] , mostly { $value }s
}
exercise-again = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
exercise-known = You know this one now.
