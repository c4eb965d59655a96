### Pages of finished games, and the list of your own under "My games". $who, $name: one name, $names: several in a list;
### $move, $moves, $number, $count: numbers.

my-games-about = Games that you finished, on any of your devices. Each has a page of its own with a permanent link.
games-filter = Find a game
games-box = Box
games-score = Result
# Choices in the filter of "My games".
games-score-is = { $score ->
    [perfect] perfect shows
    [many] 20 points or more
    [few] fewer than 20
    [lost] lost
   *[stopped] ended early
}
games-with = With
# Instead of names where only bots played.
games-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
games-all = all
games-none = You have not finished a game yet.
games-none-found = None of your games match.
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
# Label before the next texts.
game-seen-by = Visible to
# $kind: table (it was played here) or another word (imported).
game-seen-by-players = { $kind ->
    [table] the players only
   *[other] you only
}
game-seen-by-link = anyone with the link
game-private = { $kind ->
    [table] Only for those who played
   *[other] Only for you
}
game-private-about = { $kind ->
    [table] As long as one of you wants it private, nobody else can open the link.
   *[other] Nobody else can open the link.
}
game-delete = Delete this game
game-delete-about = { $kind ->
    [table] It is deleted for good, with every what-if that branches off from it, as soon as everyone who played agrees.
   *[other] It is deleted for good right away, with every what-if that branches off from it.
}
game-delete-yes = Delete it
game-delete-no = Keep it
game-delete-waits = Still to agree: { $names }.
game-deleted = The game is deleted.

## Looking at a game again: buttons and choices above the table.
replay-tools = View
see-as = Point of view
see-open = Open cards
see-from = As { $who } saw it
jump-mistake = Next mistake
jump-lost = Next card lost for good
jump-hint = Next hint
jump-hint-to = Next hint to { $who }
jump-word = { $kind ->
    [mistake] Mistake
    [lost] Lost card
   *[hint] Hint
}
jump-none = { $kind ->
    [mistake] Nobody made a mistake in this game.
    [lost] No card was lost for good.
   *[hint] There was no such hint.
}

## Several people at the same replay: a line above the table. One leads, the others follow or look around on their own.
company-here = Also watching: { $names }
company-unnamed = { $count ->
    [one] somebody without a name
   *[other] { $count } people without a name
}
company-leading = You are leading: anyone who opens this link follows along.
company-follows = You are leading { $names }
company-led = { $name } is leading
company-lead = Lead
company-stop = Stop leading
company-follow = Follow
company-leave = Look around on my own
company-point = Tap a card to point at it.
pointed-at = The leader is pointing at this card

## Trying another way from a moment of a game, and comparing it with what happened.
what-if = What if?
what-if-about = Somebody tried something else here and played on.
trying = You are playing for everyone.
try-bot = Which bot
try-bots = Let bots finish
try-bots-stop = Stop the bots
try-back = Back to the game
branch-ended = This is how it would have ended: { $result }.
branch-open = unfinished, { $moves } moves
# Who tried another way, and from which move on.
branch-by = { $name }, from move { $move } on
branch-left = This is not what happened: it departs from the game at move { $move }.
branch-origin = To the game as it was played
result-won = won
result-lost = lost
result-points = { $score } of { $all } points
result-stopped = ended early with { points-so-far }
points-so-far = { $score ->
    [one] 1 point
   *[other] { $score } points
}
comparison = What happened, and what if
what-happened = What happened
move-column = Move

## Importing games, saving them and their pictures.
bring-in = Import games from a file
bring-in-about = Tamaya records, hanab.live files, or hanab.live links that contain the whole game; several at once if you like. Each gets a page of its own here. Nothing is downloaded from other sites.
bring-in-file = A file
bring-in-text = Or its text, or a link
bring-in-submit = Import
bring-in-large = A file can be at most one megabyte, unless it has one game on each line.
bring-in-going = Importing: { $share } done. Keep this page open; it goes on by itself.
bring-in-unread = { $count } imported. Not readable here, and left out: { $unread }.
bring-in-refused = That did not work. { $why }
bring-in-done = { $count ->
    [one] The game has been imported.
   *[other] { $count } games have been imported.
}
bring-in-ignored = Imported. Left out because it means nothing here: { $fields }.
takeaway = Files and pictures
save-hanab-live = Save for hanab.live
copy-hanab-live = Copy a hanab.live link
save-picture = Save the picture ({ $kind })
picture-moment = Save a picture of this moment
played-here = These games were played here:

## What is wrong with a file, and where: "Line 3, column 7: This is not JSON".
place-line = line { $line }
place-column = line { $line }, column { $column }
place-game = game { $number }
place-move = move { $number }
place-card = card { $number } of the deck
place-name = name { $number }
place-note = note { $number }
place-link = the link
place-byte = byte { $number }
# $name: the name of a field in the file, such as deck.
place-field = “{ $name }”
error-empty = The file is empty.
error-truncated = The file ends in the middle of something that begins here.
error-not-json = This is not JSON, so it is not a game file.
error-not-utf-8 = This is not text in UTF-8.
error-nested-too-deeply = This is nested too deeply for a game.
error-field-twice = The field appears twice.
error-number-too-long = This number is too long.
error-field-missing = The field “{ $field }” is missing.
error-field-unknown = A file like this has no field { $field }.
error-field-wrong = Something else belongs here.
error-unknown-format = This is not a game we can read: neither a Tamaya record nor a hanab.live file.
error-after-the-end = There is a move after the end.
error-bad-game-link = Links are not followed. A complete link with “replay-json/” contains the whole game; otherwise, import the file.
error-hanab-live-option = Games with this option can be played at hanab.live, but not here.
error-hanab-live-variant = This hanab.live variant cannot be played here.
error-record = The rules do not allow that here.

# A deal that several teams play without knowing it
deal = Deal
deal-of-day = Deal of the day, { $day }
deal-passed-on = A deal to play yourself
deal-about = Everybody gets the same cards, and one try. Scores and cards stay hidden until you have played.
deal-alone = Play alone with bots
deal-team = Play with friends
deal-making = The cards are being dealt …
deal-go-on = Continue your game
deal-day-over = That day is over.
deal-look = Show it without playing
deal-look-about = You will see the cards and the results, and can no longer play this deal.
deal-look-no = Cancel
deal-copy-link = Copy the link to this deal
deal-solution = How to win it
deal-before = Previous day
deal-results = How the teams did
deal-nobody = Nobody has finished this deal yet.
deal-score-yours = you
deal-yours = You
deal-compare = Compare moves
deal-pass-on = Let others play this deal
deal-pass-on-about = Anybody with the link can play the same cards. Until they have, this game is hidden from them, even if they have its link.
deal-pass-on-yes = Let others play
deal-play-it = Play this deal
deal-sealed = You can still play this deal
deal-teams = { $teams ->
    [0] No team has played it yet.
    [one] One team has played it.
   *[other] { $teams } teams have played it.
}
deal-score-teams = { $teams ->
    [one] one team
   *[other] { $teams } teams
}
same-deal-beaten = Better than { $share } of the other results; ties count as half.

# My progress. The first stands below $count, a number.
progress-figure = { $name ->
    [games] { $count ->
        [one] game
       *[other] games
    }
    [perfect] { $count ->
        [one] perfect show
       *[other] perfect shows
    }
    [lost] lost
    [puzzles] { $count ->
        [one] puzzle solved
       *[other] puzzles solved
    }
    [streak] { $count ->
        [one] day in a row (record)
       *[other] days in a row (record)
    }
   *[hints] hints per point
}
progress-none = You have not finished a game yet.
progress-average = { $games ->
    [one] Your last game: { $average }% of the points.
   *[other] Your last { $games } games: { $average }% of the points on average.
}
progress-marks = A star is a perfect show, a dot a show with points, a cross a lost one. The dashed line is the average of ten games.
progress-mark = { $mark ->
    [perfect] won
   *[lost] lost
}
progress-best = Your best results, by box and number of players
progress-column = { $column ->
    [box] Box
    [players] Players
    [games] Games
   *[best] Best
}
progress-mates = Played with
progress-mate = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}{ $perfect ->
    [0] {""}
    [one] , one of them perfect
   *[other] , { $perfect } of them perfect
}
progress-mates-about = Choose people to count only the games that you played with all of them.
progress-with = Only your games with { $names }
progress-hints = Hints per point: from { $first } to { $last }, each over up to ten games.
progress-lapses = What costs points
progress-lapses-about = Moments when you could have known better, from the reviews of your games.
progress-lapses-none = None have been found so far.
# What bots take you to play where nothing is agreed on. $part: an agreement, or few (play hints alone); $games: how many they go by.
style = How bots see you
style-taken = Judging by { $games ->
    [one] your last game,
   *[other] your last { $games } games,
} bots think you { $part ->
    [none] go by the words of hints alone.
    [few] use hints to say “play this”, and know no other conventions.
    [beginner] play by the “beginner” agreement.
    [club] play by the “club” agreement.
   *[expert] play by the “expert” agreement.
}
style-about = Bots that know conventions start from there and adapt as you play. Games in which an agreement was made do not count.
style-none = Bots do not know yet how you play: there is no game to go by. They find out as you play.
style-forget = Make them forget
progress-csv = Save as a table (CSV)
honours = Honours
honour-earned = Earned
honour-open = Not yet
honour-name = { $name ->
    [together] Good company
    [perfect] Tamaya!
    [twenty] Reliable
    [full-table] Full table
    [boxes] Collector
    [faithful] Old friends
    [puzzles] Sharp eye
   *[week] A week of deals
}
honour-about = { $name ->
    [together] Finish a game with somebody else.
    [perfect] Put on a perfect show.
    [twenty] Score 20 points or more in ten games.
    [full-table] Score 20 points or more with five players.
    [boxes] Play a game from each of the boxes.
    [faithful] Play 25 games with the same person.
    [puzzles] Solve ten puzzles on the first try.
   *[week] Play the deal of the day seven days in a row.
}
to-exercises = Learn from my mistakes
