# What the command line prints. Options such as --json and words in capitals stay as they are.

# Rules
editions-more = tamaya rules EDITION prints the rules of a box. Their numbers are those of docs/rules.md.
edition-offers = options: { $options }
rules-scale = The impression you leave (E5)
rules-scale-multicolour = With multicolour (E5)
rules-below = under { $least }
rules-offers = What this box also offers

# Files
files-ignored = { $file }: ignored, because it means nothing here: { $fields }.
files-unreadable = { $file }: skipped a game that cannot be read. { $why }

# Replay
replay-game = Game { $number } of { $games }
replay-note = { $who } notes on card { $card }: { $text }
replay-title = A game for { $players } players · { $about }
replay-base-game = base game
replay-bots = Bots: { $bots }
replay-taken-back = Practice: { $times ->
    [one] one move that had revealed a card was taken back.
   *[other] { $times } moves that had revealed a card were taken back.
}
replay-by-seat = As { $who } saw it (seat { $seat })
replay-open = All cards open
replay-public = What everybody knew: the game is not over, so all hands stay hidden (--open shows them)
replay-start = The deal
replay-turn = Turn
# The heading of a column: at most five letters
replay-hints = Hints
replay-after = After turn { $turn }
replay-result = The end
replay-next = It is { $who }’s turn.
replay-decides = { $who } has to choose: { $decision ->
    [colour-hint] a free colour hint.
    [value-hint] a free value hint.
    [reshuffle] a discarded card to shuffle into the pile.
   *[play-discarded] a discarded card to play.
}
replay-draws = Draws { $card }.

# Puzzles
puzzles-some = { $puzzles } puzzles come with Tamaya: --show 1 shows the first, --theme NAME lists a theme.
puzzles-checked = { $puzzles } puzzles, { $proven } proven.
puzzles-wrong = Puzzle { $number } is not proven.
puzzles-title = Puzzle { $number } of { $puzzles }
puzzles-you = You are { $who }.
puzzles-rules = You play with { $options }.
puzzles-card = card { $card }
puzzles-more = --hints 1 gives a tip, --answer the answer.
puzzles-answer = Answer: { $solution }.
puzzles-making = puzzles

# Whether the deck's order was set before the first move
verify-fits = The deal matches its fingerprint: { $fingerprint }
verify-noted = It is the one you noted: the order of the deck was set before the first move.
verify-compare = If the table showed this fingerprint before the first move, the order of the deck was set by then (--fingerprint HEX compares the two).
verify-seeded = { $who } had chosen the seed and so could have known the cards.
verify-limits = This shows that no card was changed after the start. It does not show that nobody knew the cards, or that they were shuffled well.
verify-broken = The check failed: the deal does not match its fingerprint, { $fingerprint }. Either the file was changed, or a different deck was dealt.
verify-unplayable = The check failed: this is not the game whose deck was set before the first move. The file was changed, and it cannot even be played. { $why }
verify-another = The check failed: the deal matches its own fingerprint, { $fingerprint }, but you noted { $seen }. It is not the deck that the game began with.

# Bots that play
arena-replaced-more = And { $times } more times.
arena-saved = The games are in { $folder }. The lowest score is { $score }, in { $file }.
arena-run = { $name }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
} from seed { $seed }
arena-mean = mean { $mean } ± { $error }   perfect { $perfect }   lost { $lost }
arena-no-result = no result: another bot moved in every game
arena-speed = { $moves } moves a game, { $ms } ms a move, { $games } games per CPU second
arena-tokens = { $tokens } tokens a game
arena-cost = cost { $cost } a game
arena-not-their-own = not their own: another bot made { $moves ->
    [one] one move
   *[other] { $moves } moves
} for one that had failed; { $games ->
    [one] one game is left out
   *[other] { $games } games are left out
}
arena-forfeited = { $games ->
    [one] one game counts
   *[other] { $games } games count
} as lost, because a bot had no move
arena-paired = { $name } − { $other }: { $mean } ± { $error } on { $deals } deals
arena-legend = { $name }, { $players } players: { $mean } ± { $error }, { $games } games
arena-histogram = Histogram of scores
progress-line = { $done } of { $end }  { $more }  { $seconds } s left
winnable-players = { $players } players
winnable-won = { $won } won
winnable-deals = { $deals } deals, { $players } players, at most { $nodes } positions each
winnable-shares = can be won: at least { $least }, at most { $most }
winnable-counts = { $won } won, { $lost } lost, { $undecided } undecided
dataset-skipped = Skipped game { $place } of { $file }: { $why }
dataset-skipped-more = And { $games } more games.
dataset-made =
    { $folder }: { $positions } positions from { $games ->
        [one] 1 game
       *[other] { $games } games
    }; { $skipped ->
        [one] 1 game
       *[other] { $skipped } games
    } skipped.
daily-deal = The deal for { $date }: { $box }, { $players } players, seed { $seed }. It can be won.

# Whether a program is a bot
check-fine = ok
check-failed = FAILED
check-hello = It starts and says hello.
check-hello-found = { $name }, after { $seconds } of { $most } seconds
check-nonsense = It ignores what it does not know, and answers the next question.
check-games = It plays under all options, legally and in time.
check-games-found = { $games } games with { $moves } moves; { $mean } ms a move, { $slowest } ms at most, of { $most } s; { $score } points on average in the base game
check-one-process = One process plays games in turn, and can resume any of them.
check-restart = If it is stopped in the middle of a game, another one goes on.
check-bye = It ends when it is told to.
check-end-of-input = It ends when its input ends.
check-good = It is a bot.
check-bad = It is not a bot yet. Failed: { $failed }.

# A bot at a table elsewhere
join-there = { $bot } is at the table. Stop it with Ctrl-C.
join-failed = { $bot } failed. { $why } It is being started again.
join-lost = The connection is lost; trying again in { $seconds } seconds.
join-unreachable = { $url } cannot be reached: { $why }. Trying again in { $seconds } seconds.
join-silent = The server did not understand what the bot said about itself.
join-forbidden = The server does not let this bot in.
join-replaced = Another bot has come with the same key.
join-revoked = The key does not work. During a game a new one works once everybody has agreed; otherwise ask the host.

# Serving
serve-who = Who can open the table?
serve-who-here = this computer only
serve-who-network = other phones and computers on my network as well
serve-choice = 1 or 2 [1]:
serve-at = Tamaya is at { $url }  (stop with Ctrl-C)
serve-only-here = Only this computer can open it. For other devices on your network: tamaya serve --network
serve-no-address = Others can open it as well, but the address they need was not found: give it with --address.
serve-elsewhere = Other devices on your network can open it at { $urls }

# Upkeep
backup-made = { $file } has everything. Tables: { $tables }, entries: { $entries }, people: { $people }.
backup-made-damaged = { $file } has everything that can be read. Tables: { $tables }, entries: { $entries }, people: { $people }.
backup-damaged-tables = Something is missing from these tables: { $tables }. An older backup may have it.
backup-damaged-file = The database is damaged. SQLite says: { $why }
backup-restored = { $file } is back. Tables: { $tables }, entries: { $entries }, people: { $people }.
backup-old = What was there before is in { $file }.
tidy-would = Tables abandoned for { $days } days: { $tables }. People away for as long, without a game or a puzzle: { $people }. Nothing has been removed yet; --yes does it.
tidy-games = Games that ended more than { $days } days ago: { $games }.
tidied-games = Removed. Games that ended more than { $days } days ago: { $games }.
tidied = Removed. Tables abandoned for { $days } days: { $tables }. People away for as long, without a game or a puzzle: { $people }.
person-line = { $id }  { $name }  (games: { $games })
person-renamed = { $old } is now called { $new }.
person-would-go = { $name } would be removed, with games that nobody else has. Games: { $games }. Nothing has been removed yet; --yes does it.
person-removed = { $name } was removed.
person-merged = Merged: { $gone } is now { $stays }.
moved = Everything has been copied. Games: { $games }, people: { $people }. Start the server with the new database.

password-ask = What is the password?
password-enter = Enter
