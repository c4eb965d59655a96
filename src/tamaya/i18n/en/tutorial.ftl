### The first game that teaches. You and Mika play; the guide speaks.

lesson-welcome = Welcome! You and Mika put on a show together: five fireworks, one for each colour. Each is built card by card: 1, 2, 3, 4, 5.
lesson-hands = The twist: you see only the backs of your own cards, down here. Mika’s cards lie open above, but she cannot see them. So you help each other with hints.
lesson-tokens = Up here, the eight lanterns are hint tokens; each hint costs one. The sparks count mistakes: three, and the show is lost. Then come the pile and your points.
lesson-hint = Mika gives you a hint: these two cards are 1s. It tells you even more: a hint touches every card that matches, so your other three are certainly not 1s.
lesson-why = Down here Mika tells you why she gave it, because you are learning. At a real table nobody says why: the hint has to be enough.
lesson-pick = Choose your first card to see what you know about it.
lesson-play = It is a 1. No firework has begun, so every 1 fits, whatever its colour. Choose “Play”.
lesson-played = Red 1! The first firework rises, and you have drawn a new card from the pile.
lesson-red = Mika points at a red card. It is not a 1; you already know that. Why this hint now? Because red is waiting for its 2! Trust her: choose the card and play it.
lesson-returned = Red 2, well done! Meanwhile Mika discarded a card. That brings one lantern back.
lesson-excluded = Look at your other 1. The hint “red” did not touch it, so it is not red. All the other colours are still waiting for their 1: it must fit! Play it.
lesson-five = Blue 1! Now Mika says: this is a 5. There is only one in each colour, and as your oldest card without a hint it was the next to go. She saved it: keep it safe.
lesson-give = Your turn to help. Mika holds the green 1, which fits, but she does not know it. Choose Mika.
lesson-what = Now name a colour or a value. Choose 1: the cards that your hint would touch light up. It costs one lantern.
lesson-trusted = Mika trusted your hint and played the green 1. That is Hanabi: saying a lot with little.
lesson-discard = You are running low on lanterns, so discard a card. Not the 5! The card beside it is now the oldest that no hint has touched. Choose it, then “Discard”.
lesson-discarded = A green 3. There is another one, so nothing is lost, and a lantern is back. Remember: three 1s, two each of 2, 3 and 4, a single 5.
lesson-mistake = Oh! Mika plays her other 1, but red already has its 1. A mistake: the card goes to the discards and a spark lights up. It happens to everybody.
lesson-skip = You know all you need. Let’s skip ahead a little: watch your fireworks grow.
lesson-last = The pile is empty: everybody has one last turn. Yellow shows 4, and you have kept your 5 all this time. Play it!
lesson-complete = The yellow firework is complete! That usually brings back a lantern, but you already have all of them. Mika has the last turn.
lesson-end = The show is over. Add up the top cards: 5 + 5 + 5 + 5 + 3. You scored { $score } out of 25 points, and the crowd cheers. Now try it yourself, and then with friends!

lesson-guide = Guide
lesson-next = Next
lesson-watch = Watch…
lesson-leave = Leave the lesson
lesson-again = Start again
lesson-progress = Progress
nudge-other = Not that one for now: follow the glow.
nudge-five = Careful, that is the 5! There is no other. Choose the card with the glow.
error-lesson = Not in the lesson: at a real table you can.
