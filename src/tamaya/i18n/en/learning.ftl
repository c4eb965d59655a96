### The rulebook, the first game that teaches, and marks for beginners on their own cards.

rulebook = Rulebook
beginner = Help for beginners
beginner-about = Marks what is certain about your cards. On by default in your first game only.
# $what: playable, useless, or dear (the last copy). On the reader’s own card.
certain = { $what ->
    [playable] Certain to fit: you can play it
    [useless] No longer useful: safe to discard
   *[dear] The last copy: keep it
}
learn-begin = Learn in five minutes
learn-continue = Continue the lesson
