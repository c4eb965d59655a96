# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Det er din tur: { $names }
notice-turn-alone = Det er din tur
# $name (string): who asks
notice-asked = { $name } inviterer dig til et bord
# $name (string): who waits
notice-nudge = { $name } venter på dit træk
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: runde { $number } er åben
# $name (string): whose feed it is
feed-title = Hanabi: når { $name } har turen
