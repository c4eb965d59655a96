# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Du bist dran: { $names }
notice-turn-alone = Du bist dran
# $name (string): who asks
notice-asked = { $name } lädt dich an einen Tisch ein
# $name (string): who waits
notice-nudge = { $name } wartet auf deinen Zug
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: Runde { $number } ist offen
# $name (string): whose feed it is
feed-title = Hanabi: Wann { $name } dran ist
