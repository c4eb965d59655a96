# Games that are over: their pages, and the list of one's own.
my-games-about = Games that you finished, on any of your devices. Each has a page of its own with a link that lasts.
games-filter = Find a game
games-box = Box
games-score = Result
games-score-is = { $score ->
    [perfect] perfect shows
    [many] 20 points or more
    [few] fewer than 20
    [lost] lost
   *[stopped] ended early
}
games-with = With
games-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
games-all = all
games-none = You have not finished a game yet.
games-none-found = None of your games is like that.
games-older = Older games
game-won = won
game-lost = lost
game-stopped = ended early
game-from-file = from a file
game-private-short = private
game-is-missing = No game here
game-is-private = A private game
replay = Watch it again
to-its-table = To its table
copy-game-link = Copy the link
about-game = About this game
game-when = Played
game-imported = Imported
game-rules = Rules
game-seen-by = Seen by
game-seen-by-players = { $kind ->
    [table] those who played, and nobody else
   *[other] you, and nobody else
}
game-seen-by-link = everybody who has the link
game-private = { $kind ->
    [table] Only for those who played
   *[other] Only for you
}
game-private-about = { $kind ->
    [table] As long as one of you wants it, nobody else can open the link.
   *[other] Nobody else can open the link.
}
game-delete = Delete this game
game-delete-about = { $kind ->
    [table] It is deleted for good as soon as all who played want it, with every what-if that branched off from it.
   *[other] It is deleted for good at once, with every what-if that branched off from it.
}
game-delete-yes = Delete it
game-delete-no = Keep it
game-delete-waits = Still to agree: { $names }.
game-deleted = The game is deleted.

# Looking at a game again
replay-tools = Ways to look at it
see-as = Whose cards you see
see-open = Open cards
see-from = As { $who } saw it
jump-mistake = Next mistake
jump-lost = Next card that was lost for good
jump-hint = Next hint
jump-hint-to = Next hint to { $who }
jump-none = { $kind ->
    [mistake] Nobody made a mistake in this game.
    [lost] No card was lost for good.
   *[hint] There was no such hint.
}

# Together
company-here = { $names } looking on, too
company-unnamed = { $count ->
    [one] somebody without a name
   *[other] { $count } without a name
}
company-leading = You lead: whoever comes by this link follows.
company-follows = You lead { $names }
company-led = { $name } leads
company-lead = Lead
company-stop = Stop leading
company-follow = Follow
company-leave = Look around myself

# What if
what-if = What if?
what-if-about = Somebody chose another way here and played on.
trying = You play for all.
try-bot = Which bot
try-bots = Let bots finish
try-bots-stop = Stop the bots
try-back = Back to the game
branch-ended = This is how it would have ended: { $result }.
branch-open = not finished, { $moves } moves
branch-by = { $name }, from move { $move } on
branch-left = This is not what happened: it leaves the game at move { $move }.
branch-origin = To the game as it was played
result-won = won
result-lost = lost
result-points = { $score } of { $all } points
result-stopped = ended early with { $score } points
points-so-far = { $score ->
    [one] 1 point
   *[other] { $score } points
}
comparison = What happened, and what if
what-happened = What happened
move-column = Move

# Files and pictures
bring-in = Bring in games from a file
bring-in-about = Records of Tamaya, files of hanab.live, or its links with the whole game in them; several at once, too. Each gets a page of its own here. Nothing is fetched from anywhere.
bring-in-file = A file
bring-in-text = Or its text, or a link
bring-in-submit = Bring in
bring-in-large = A file may have one megabyte at most.
bring-in-refused = That did not work. { $why }
bring-in-done = { $count ->
    [one] The game is here.
   *[other] { $count } games are here.
}
bring-in-ignored = It is here. Left out, for it means nothing here: { $fields }.
takeaway = Files and pictures
save-hanab-live = Save for hanab.live
copy-hanab-live = Copy a hanab.live link
save-picture = Save the picture ({ $kind })
picture-moment = Save a picture of this moment
played-here = These games were played here:

# What is wrong with a file, and where
place-line = line { $line }
place-column = line { $line }, column { $column }
place-game = game { $number }
place-move = move { $number }
place-card = card { $number } of the deck
place-name = name { $number }
place-note = note { $number }
place-link = the link
place-byte = byte { $number }
place-field = “{ $name }”
error-empty = The file is empty.
error-truncated = The file ends in the middle of something that begins here.
error-not-json = This is not JSON, so it is no file of a game.
error-not-utf-8 = This is not text in UTF-8.
error-nested-too-deeply = This is nested too deeply for a game.
error-field-twice = The field is there twice.
error-number-too-long = This number is too long.
error-field-missing = The field “{ $field }” is missing.
error-field-unknown = There is no field { $field } in such a file.
error-field-wrong = Something else belongs here.
error-unknown-format = This is no game that we know: neither a Tamaya record nor one of hanab.live.
error-after-the-end = Something was done after the end.
error-bad-game-link = Nothing is fetched from links. A link with “replay-json/” holds the whole game, if it is complete; or bring in the file.
error-hanab-live-option = Such games are played at hanab.live and not here.
error-hanab-live-variant = This variant of hanab.live is not played here.
error-record = The rules do not allow that here.
