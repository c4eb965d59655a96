# Spelregels, het spel dat lesgeeft, markeringen voor beginners.

rulebook = Spelregels
beginner = Hulp voor beginners
beginner-about = Markeert wat zeker is over je kaarten. Staat alleen in je eerste spel vanzelf aan.
certain = { $what ->
    [playable] Past zeker: je kunt hem { -play }
    [useless] Heeft geen nut meer: kun je gerust afleggen
   *[dear] Het laatste exemplaar: bewaar hem
}
learn-begin = Leer het in vijf minuten
learn-continue = Verder met de les
