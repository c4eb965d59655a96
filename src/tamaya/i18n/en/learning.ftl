### The rulebook, the first game that teaches, and marks for beginners on their own cards.

rulebook = Rulebook
beginner = Help for beginners
beginner-about = After a game, the page offers to leave out the help that you no longer need.
help-name = { $help ->
    [playable] Mark cards that are certain to fit
    [useless] Mark cards that are no longer useful
    [dear] Mark last copies
   *[reasons] Say why the bots do what they do
}
fade = You know this by now
fade-text = { $help ->
    [playable] You find the cards that are certain to fit without help. Shall I stop marking them?
    [useless] You find useless cards without help. Shall I stop marking them?
    [dear] You keep your 5s and other last copies without help. Shall I stop marking them?
    [reasons] You understand hints without help. Shall I stop saying why the bots do what they do?
   *[warnings] Three games in a row without a warning. Shall I stop asking before risky moves?
}
fade-back = You can bring it back in the settings.
fade-yes = Yes, stop
fade-no = No, go on
# $what: playable, useless, or dear (the last copy). On the reader’s own card.
certain = { $what ->
    [playable] Certain to fit: you can play it
    [useless] No longer useful: safe to discard
   *[dear] The last copy: keep it
}
learn-begin = Learn in five minutes
learn-continue = Continue the lesson
# Below an invitation and in the waiting room, for people who have never played; a button that opens the first lesson follows.
learn-offer = Never played? Learn it while you wait. You will be called when the game begins.
learn-back = Back to the table
learn-called = The game has begun. You can finish the lesson later.
# In the title of the page and in a notification.
game-begun = The game has begun
lessons = Lessons
lessons-about = In any order; most take two minutes and end with puzzles
puzzles = All puzzles
