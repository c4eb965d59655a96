# Spelregels, het spel dat lesgeeft, markeringen voor beginners.

rulebook = Spelregels
beginner = Hulp voor beginners
beginner-about = Na een spel biedt de pagina aan om hulp weg te laten die je niet meer nodig hebt.
help-name = { $help ->
    [playable] Kaarten markeren die zeker passen
    [useless] Kaarten markeren die geen nut meer hebben
    [dear] Laatste exemplaren markeren
   *[reasons] Vertellen waarom de bots iets doen
}
fade = Dit kun je intussen
fade-text = { $help ->
    [playable] Kaarten die zeker passen, vind je nu zelf. Zal ik ze niet meer markeren?
    [useless] Nutteloze kaarten vind je nu zelf. Zal ik ze niet meer markeren?
    [dear] Je vijven en andere laatste exemplaren bewaar je nu zelf. Zal ik ze niet meer markeren?
    [reasons] Je begrijpt de hints nu zelf. Zal ik niet meer vertellen waarom de bots iets doen?
   *[warnings] Drie spellen op rij zonder waarschuwing. Zal ik niet meer vragen bij riskante zetten?
}
fade-back = Bij de instellingen haal je het terug.
fade-yes = Ja, stop maar
fade-no = Nee, ga door
certain = { $what ->
    [playable] Past zeker: je kunt hem { -play }
    [useless] Heeft geen nut meer: kun je gerust afleggen
   *[dear] Het laatste exemplaar: bewaar hem
}
learn-begin = In vijf minuten leren
learn-continue = Verder met de les
learn-offer = Nooit gespeeld? Leer het terwijl je wacht. Je wordt geroepen als het spel begint.
learn-back = Terug naar de tafel
learn-called = Het spel is begonnen. De les kun je later afmaken.
game-begun = Het spel is begonnen
lessons = Lessen
lessons-about = In elke volgorde; de meeste duren twee minuten en eindigen met puzzels
puzzles = Alle puzzels
