# The rulebook, the first game that teaches, marks for beginners.

rulebook = Rulebook
beginner = Help for beginners
beginner-about = Marks what is certain about your cards. By default in your first game only.
certain = { $what ->
    [playable] Must fit: you can play it
    [useless] Of no use any more: good to discard
   *[dear] The last copy: keep it
}
learn-begin = Learn in five minutes
learn-continue = Continue the lesson
