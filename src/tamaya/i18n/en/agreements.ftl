# What a table agrees on: which conventions are played. $part is one of them, or an agreement that has a name; $agreement is the whole.

agreement = Agreement
agreement-part = { $part ->
    [none] none, just play
    [beginner] beginner
    [club] club
    [expert] expert
    [chop] chop
    [focus] focus
    [play-hint] play hint
    [save] save
    [save-5] save 5s by number only
    [save-2] save 2s too
    [save-early] save early
    [good-touch] good touch
    [prompt] prompt
    [finesse] finesse
    [blind-play] blind play
    [reverse-finesse] reverse finesse
    [double-finesse] double finesse
    [self-finesse] finesse on yourself
    [five-stall] 5 stall
    [five-stall-late] 5 stall at any time
    [ones] oldest 1 first
    [fixing] correction
    [passing-discard] telling discard
    [counting] counting at the end
   *[other] { $part }
}
agreement-about = { $agreement ->
    [none] Hints mean what they say, no more.
    [beginner] What most groups teach first: which card a hint is about, saves, prompts and finesses.
    [club] Also early saves, finesses on players after you, finesses that take two cards, and 5s to buy time.
    [expert] Also the order of 1s, corrections, telling discards and counting at the end.
   *[other] Your own choice.
}
agreement-single = Individual conventions
agreement-of-table = Agreement: { $agreement }
agreement-what = What you agree on
