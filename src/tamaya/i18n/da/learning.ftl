# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhæfte
newcomers = Ny med Hanabi?
beginner = Hjælp til begyndere
beginner-about = Markerer, hvad der er sikkert om dine kort. Af sig selv kun i dit første spil.
certain = { $what ->
    [playable] Passer helt sikkert: du kan spille det
    [useless] Til ingen nytte mere: godt at smide
   *[dear] Det sidste eksemplar: gem det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsæt lektionen
