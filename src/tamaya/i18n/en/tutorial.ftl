### Lessons. You and Mika (and Aki) play; the guide speaks.

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
lesson-mistake = Oh! Mika plays her other 1, but red already has its 1. A mistake: the card goes to the discards and a spark lights up. My advice was not the best: “green” would have touched only the green 1.
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

lesson-title = { $lesson ->
    [focus] Which card is meant?
    [save] The oldest card, and saving
    [touch] Play hints, and no useless cards
    [discard] When to discard
    [counting] Counting what is left
    [last-round] The last round
    [prompt] The prompt
    [finesse] The finesse
    [reading] Reading a finesse
    [agreement] Playing by an agreement
   *[first] Your first game
}
lesson-state = { $state ->
    [done] Done
    [begun] Begun
   *[new] New
}
lesson-solved = { $solved } of { $puzzles } puzzles solved
lessons-done = { $done } of { $lessons } done
lesson-puzzles = To the puzzles
lesson-then = Next: { $name }
lesson-finished = Well done! Three puzzles of this kind are waiting for you.
nudge-think = Not that one. Take another look.

lesson-focus-begin = A hint often touches several cards, but it is usually about one of them. Here is how players usually tell which one.
lesson-focus-newest = Mika says: red. Two cards! Your oldest card is not among them, so the newest is meant: new cards come in on the right. Choose it.
lesson-focus-play = Red has not begun, so it should be the red 1. Play it.
lesson-focus-kept = Red 1! The other red card was not meant. Keep it: you will need it later.
lesson-focus-oldest = Mika says: blue. Two cards again, but this time your oldest card without a hint is among them. Then that is the one. Choose it.
lesson-focus-again = Blue has not begun either, so it should be the blue 1. Play it.

lesson-save-begin = Nothing to play, no hint to give? Then you discard, usually your oldest card without a hint. That way everybody knows what goes next. Yours is this one.
lesson-save-five = Mika says 5, and it is that very card. No 5 fits yet, so you are not meant to play it. She is saving it: there is only one 5 in each colour.
lesson-save-next = A card with a hint stays. Which of your cards would go next now? Choose it.
lesson-save-give = Right. But look at Mika first: her oldest card is the white 5, and she does not know it. Save it: choose Mika, then 5.
lesson-save-kept = Mika keeps her 5 and discards her next card, a yellow 4. There is another one, so nothing is lost.
lesson-save-quiet = Worth saving: 5s, the last copy of a card you still need, and often 2s. Mika would discard a blue 3 next, and it is not the last one. So discard your own oldest card without a hint.
nudge-save-first = The white 5 is the card that Mika would discard next. Save it first.

lesson-touch-begin = Mika holds the green 1. It fits, and two hints would touch it: green and 1.
lesson-touch-give = She also holds a red 1, and red already has its 1. Give the hint that touches only what you still need.
lesson-touch-played = One card touched, one card played: the green 1.
lesson-touch-discard = None of Mika’s cards fits now, and you know of nothing to play. Discard your oldest card.
lesson-touch-one = Mika says: 1. Going by that alone, it could be a green 1, and the green 1 has been played already.
lesson-touch-trust = But you both avoid touching useless cards. So it is a 1 that still fits. Trust Mika and play it.
nudge-touches-useless = That would touch the red 1 as well. Mika might think that it fits, and playing it would be a mistake.

lesson-discard-begin = Play, hint or discard? Ask yourself in this order: Can I play? Does anybody need a hint right now? If not, discard.
lesson-discard-play = Mika says: red. Two cards, but one of them had a hint before, so the other one is meant. Red stands at 1, so it should be the 2. You can play, so play it.
lesson-discard-save = Red 2! Mika has discarded a card, and now the white 5 is her oldest. You know of nothing to play, but Mika needs a hint: save her 5.
lesson-discard-now = Mika has discarded again. None of her cards fits now, and her oldest without a hint, a green 4, is not the last one. No play, no hint: now discard.
lesson-discard-useless = But not just the oldest! One of your cards is red and a 1, and red already has its 1. That one is useless and goes first. Which is it?
nudge-discard-known = That is your oldest card without a hint. But you know another one that is certainly useless.
nudge-discard-other-red = That one had a hint before: it is a red 1, and red already has its 1.

lesson-counting-begin = Each colour has three 1s, two each of 2, 3 and 4, and a single 5. Copies that you see elsewhere are not in your hand.
lesson-counting-card = Hints have told you that this card is blue, and not a 1, 2 or 5. That leaves 3 or 4. Choose it.
lesson-counting-fours = Now look for the blue 4s. One has been discarded, and Mika holds the other. So your card is not a 4.
lesson-counting-play = It is the blue 3, and blue stands at 2. What do you do?
nudge-counting-fits = It is the blue 3, and it fits.
lesson-counting-danger = Blue 3! Counting also shows what must not be lost: one white 3 has been discarded, so the other is the last, and white still needs it.

lesson-last-round-begin = One card is left in the pile. As soon as somebody draws it, everybody has exactly one more turn, including whoever drew it.
lesson-last-round-cards = You have the green 5. Mika knows that she has the yellow 5 and the white 4. All three fit. But if you play now, you draw the last card, and Mika gets only one more turn.
lesson-last-round-hint = After a hint nobody draws. So give Mika one, whatever it says, and let her draw the last card. Take 5.
lesson-last-round-drawn = Mika played the white 4 and drew the last card. Now you have one turn, and then Mika has one.
lesson-last-round-play = Play your green 5.
lesson-last-round-end = All three cards were played: { $score } points. If you had played first, it would have been one less. Three puzzles of this kind are waiting for you.
nudge-last-round-early = It fits, but you would draw the last card: Mika could then play only one of her two.

lesson-prompt-begin = With three players, a hint to one can also tell another something. This is the simplest way.
lesson-prompt-first = Mika tells you: red. Your oldest card is not among the two, so the newer one is meant. Red has not begun: play it.
lesson-prompt-third = Red 1! Aki discarded a card, and now Mika tells Aki: red. It is the red 3. But red still needs its 2. Why this hint now?
lesson-prompt-yours = Because the red 2 is already there, with a hint on it: Mika sees it in your hand and asks you for it. What do you do?
lesson-prompt-both = Red 2, and Aki plays the red 3. One hint, two cards. That is a prompt: a hint to somebody else that asks you for a card which already has a hint.
nudge-prompt-touched = No hint has touched that card. Look for the one that has been touched.

lesson-finesse-begin = Mika’s newest card is the red 1, and Aki holds the red 2. A hint for each would bring out both. But one hint is enough.
lesson-finesse-give = Tell Aki: red. The red 2 does not fit yet, and Mika can see that.
lesson-finesse-blind = Mika sees a red 2 that does not fit, and no red 1 with a hint. So she must have it herself, as her newest card. She played it although nobody had told her about it.
lesson-finesse-both = That told Aki what the red card is: the red 2. Two cards for one hint.
lesson-finesse-when = It works if the missing card is somebody’s newest card without a hint, and if their turn comes before that of the player you give the hint to.
nudge-finesse-direct = That brings out the red 1, but the red 2 would need another hint. There is a cheaper way.

lesson-reading-begin = Now somebody asks you. Mika tells Aki: red. You can see the card: it is the red 2. But red has not begun.
lesson-reading-what = You see no red 1 anywhere, and none of your cards has a hint. So where does Mika see it? Do what she is asking.
lesson-reading-both = It was the red 1! You played it without any hint, and Aki played the red 2.
lesson-reading-not = Again Mika tells Aki: red. This time it is the red 3, and it fits at once. Does Mika want anything from you? If not, discard your oldest card.
lesson-reading-why-not = Aki played the red 3. It is a finesse only if the card that gets the hint does not fit yet. Otherwise nobody is asking you for anything.
nudge-reading-fits = Aki’s red 3 fits at once. No card is missing, so nobody is asking for your newest one.

lesson-agreement-begin = What a hint means beyond its words is not in the rules. It is what your table has agreed on.
lesson-agreement-two = Mika tells Aki: blue. It is the blue 2, and blue has not begun. Some tables play no finesses: there Aki thinks it is the 1 and plays it, which is a mistake. Others do.
lesson-agreement-finesse = This table plays finesses. So what is Mika asking you to do?
lesson-agreement-both = Blue 1 from you, blue 2 from Aki. The same hint, but what comes of it depends on the agreement.
lesson-agreement-save = Mika tells you: 2. It is your oldest card, and no 2 fits now. At this table that means: keep it. So what do you discard?
lesson-agreement-none = Nothing agreed? Then a hint just means what it says. So agree before the game: which card is meant, what goes next, what is saved.
nudge-agreement-early = No 2 fits now. That would be a mistake.
nudge-agreement-keep = That is the card that Mika has just saved. Keep it.
