# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = It is your turn: { $names }
notice-turn-alone = It is your turn
notice-late = Your time is up, but it is still your turn
# $way (string): what happens then, bot or end; $hours (number): in less than that
notice-soon = { $way ->
    [bot] { $hours ->
        [one] A bot takes your turn in less than an hour
       *[other] A bot takes your turn in less than { $hours } hours
    }
   *[end] { $hours ->
        [one] The game ends in less than an hour
       *[other] The game ends in less than { $hours } hours
    }
}
# $name (string): who asks
notice-asked = { $name } has invited you to a table
# $name (string): who waits
notice-nudge = { $name } is waiting for your move
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: round { $number } is open
# $name (string): whose feed it is
feed-title = Hanabi: { $name }’s turns
