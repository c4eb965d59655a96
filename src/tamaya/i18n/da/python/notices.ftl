# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Det er din tur: { $names }
notice-turn-alone = Det er din tur
notice-late = Din tid er gået, men det er stadig din tur
# $way (string): what happens then, bot or end; $hours (number): in less than that
notice-soon = { $way ->
    [bot] { $hours ->
        [one] Om mindre end en time tager en bot din tur
       *[other] Om mindre end { $hours } timer tager en bot din tur
    }
   *[end] { $hours ->
        [one] Om mindre end en time slutter spillet
       *[other] Om mindre end { $hours } timer slutter spillet
    }
}
# $name (string): who asks
notice-asked = { $name } inviterer dig til et bord
# $name (string): who waits
notice-nudge = { $name } venter på dit træk
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: runde { $number } er åben
# $name (string): whose feed it is
feed-title = Hanabi: når { $name } har turen
