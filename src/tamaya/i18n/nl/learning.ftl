# The rulebook, the first game that teaches, marks for beginners.

rulebook = Spelregels
newcomers = Nieuw met Hanabi?
beginner = Hulp voor beginners
beginner-about = Markeert wat zeker is over je kaarten. Vanzelf alleen in je eerste spel.
certain = { $what ->
    [playable] Past zeker: je kunt hem spelen
    [useless] Heeft geen nut meer: goed om af te leggen
   *[dear] Het laatste exemplaar: bewaar hem
}
learn-begin = Leer het in vijf minuten
learn-continue = Verder met de les
