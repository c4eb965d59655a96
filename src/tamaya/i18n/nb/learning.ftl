# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhefte
newcomers = Ny med Hanabi?
beginner = Hjelp for nybegynnere
beginner-about = Merker det som er sikkert om kortene dine. Av seg selv bare i det første spillet.
certain = { $what ->
    [playable] Passer helt sikkert: du kan spille det
    [useless] Til ingen nytte lenger: fint å kaste
   *[dear] Det siste eksemplaret: ta vare på det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsett leksjonen
