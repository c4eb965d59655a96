# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhæfte
beginner = Hjælp til begyndere
beginner-about = Markerer, hvad der er sikkert om dine kort. Er som udgangspunkt kun slået til i dit første spil.
certain = { $what ->
    [playable] Passer helt sikkert: Du kan spille det
    [useless] Skal ikke bruges mere: kan roligt smides
   *[dear] Det sidste eksemplar: Pas på det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsæt lektionen
