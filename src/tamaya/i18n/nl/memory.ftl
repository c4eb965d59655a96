# Uit het hoofd: hints worden getoond als ze gegeven worden, en daarna niet bewaard.

memory = Uit het hoofd
about-memory = Een hint wordt getoond als hij gegeven wordt, en daarna niet meer: je moet hem onthouden, net als aan een echte tafel. Geen notities, geen advies; na het spel wordt alles getoond.
memory-table = Uit het hoofd: hints worden alleen getoond als ze gegeven worden.
memory-guide = Hints worden alleen getoond als ze gegeven worden: onthoud ze.
memory-card = Wat weet je er nog van?
hint-while-away = { $who } is er nu even niet en zou de hint missen.
log-hint-forgotten = { $by ->
    [you] Je geeft een hint.
   *[other] { $who } geeft een hint.
}
error-memory-table = Aan deze tafel onthoudt iedereen de hints zelf: geen notities, geen advies.
error-memory-explained = Bots die uitleg geven, zouden de hints voor iedereen onthouden: kies een van beide.
