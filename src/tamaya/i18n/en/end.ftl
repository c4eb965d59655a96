### The page that is shown when the game is over. The impressions are the scale of each edition (E5), lowest band first.

result = Result
# Below a large number: "18 / points out of 25".
points-of = { $score ->
    [one] point out of { $all }
   *[other] points out of { $all }
}
# After a lost game. $worth: points.
worth-anyway = The fireworks so far were worth { $worth ->
    [one] one point.
   *[other] { $worth } points.
}
# $how: why it was lost.
end-lost = { $how ->
    [mistakes] Too many mistakes: the show is lost
    [card-lost] An irreplaceable card is gone: the show is lost
   *[stuck] Nobody could go on: the show is lost
}
end-perfect = A masterpiece!
end-stopped = The show was ended early
play-again = Again!
next-game-waits = { $name } says: Again! Stay here as long as you like.
next-game-begun = The next game has begun.
to-next-game = To the next game
look-at-table = Look at the table
all-cards = All cards
left-in-pile = Left in the pile
everyones-notes = Everyone’s notes
story = The story of the game
# Below a number: $count of what $name says.
story-number = { $name ->
    [turns] { $count ->
        [one] turn
       *[other] turns
    }
    [hints] { $count ->
        [one] hint
       *[other] hints
    }
    [discards] { $count ->
        [one] discard
       *[other] discards
    }
    [mistakes] { $count ->
        [one] mistake
       *[other] mistakes
    }
    [forgiven] forgiven
   *[announced] announced
}
story-lost = Lost for good: { $cards }.
story-nothing-lost = No card that you needed was lost.
# $scored: whether points are counted; $cost: points that the move cost.
story-decided = { $scored ->
    [no] Move { $number } decided it.
   *[yes] Move { $number } cost the most: { $cost ->
        [one] one point.
       *[other] { $cost } points.
    }
}
show-moment = Show this moment
whole-scale = The whole scale

impression-dutch-0 = Wretched: the crowd jeers.
impression-dutch-1 = Feeble: hardly a hand claps.
impression-dutch-2 = Fair, but this crowd has seen better.
impression-dutch-3 = Good: the crowd goes home content.
impression-dutch-4 = Very good: the crowd is thrilled.
impression-dutch-5 = Legendary: nobody here will ever forget it!
impression-norwegian-0 = Dreadful: booed off by the audience.
impression-norwegian-1 = Middling: a polite round of applause.
impression-norwegian-2 = Honourable, though soon forgotten.
impression-norwegian-3 = Very fine: a happy audience.
impression-norwegian-4 = Incredible: they will speak of it for years.
impression-norwegian-5 = Legendary: the audience is speechless, with stars in its eyes.
impression-norwegian-6 = Legendary: young and old are speechless, with stars in their eyes.
impression-norwegian-7 = Divine: it outshines the stars themselves.
impression-german-classic-0 = Oh dear! The crowd boos.
impression-german-classic-1 = Weak! Scarcely any applause.
impression-german-classic-2 = All right! But the crowd is used to better.
impression-german-classic-3 = Good! The crowd is pleased.
impression-german-classic-4 = Very good! The crowd is delighted.
impression-german-classic-5 = Legendary! A show to remember for a lifetime.
impression-danish-0 = Terrible: the audience boos.
impression-danish-1 = Mediocre: scattered applause.
impression-danish-2 = Respectable, but soon out of mind.
impression-danish-3 = Fantastic: the audience is satisfied.
impression-danish-4 = Matchless: long to be remembered.
impression-danish-5 = Legendary: everyone leaves amazed and speechless.
impression-danish-6 = Legendary: everyone leaves full of wonder and lost for words.
impression-danish-7 = Divine: even the stars look pale.
impression-german-extended-0 = Oh dear! The audience is not exactly thrilled.
impression-german-extended-1 = Well… The audience claps out of courtesy.
impression-german-extended-2 = Not bad! The audience rather likes it.
impression-german-extended-3 = Super! The audience loves it.
impression-german-extended-4 = Excellent! The audience cheers.
impression-german-extended-5 = Breathtaking! A spectacle that nobody will forget.
impression-german-extended-6 = Legendary! This one goes down in history.
impression-german-extended-7 = Divine! Even the gods rub their eyes.
