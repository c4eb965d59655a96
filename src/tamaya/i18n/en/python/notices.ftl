# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = It is your turn: { $names }
notice-turn-alone = It is your turn
# $name (string): who asks
notice-asked = { $name } has invited you to a table
# $name (string): who waits
notice-nudge = { $name } is waiting for your move
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: round { $number } is open
# $name (string): whose feed it is
feed-title = Hanabi: { $name }’s turns
