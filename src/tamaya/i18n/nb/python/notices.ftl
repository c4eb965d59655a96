# What people who are away are told, on their devices and in their feed.

# $names (string): all others at the table
notice-turn = Det er din tur: { $names }
notice-turn-alone = Det er din tur
notice-late = Tiden din er ute, men det er fortsatt din tur
# $way (string): what happens then, bot or end; $hours (number): in less than that
notice-soon = { $way ->
    [bot] { $hours ->
        [one] Om mindre enn en time tar en bot turen din
       *[other] Om mindre enn { $hours } timer tar en bot turen din
    }
   *[end] { $hours ->
        [one] Om mindre enn en time er spillet slutt
       *[other] Om mindre enn { $hours } timer er spillet slutt
    }
}
# $name (string): who asks
notice-asked = { $name } inviterer deg til et bord
# $name (string): who waits
notice-nudge = { $name } venter på trekket ditt
# $club (string): what it is called; $number (number): of the round
notice-round = { $club }: runde { $number } er åpen
# $name (string): whose feed it is
feed-title = Hanabi: turene til { $name }
