# Wie wat kan weten en hoe je dat nagaat: startgetallen, de stapel, apparaten, links.

seed-set = { $by ->
    [you] Je hebt een startgetal ingesteld en kunt de kaarten dus kennen. Iedereen ziet dit.
   *[other] { $name } heeft een startgetal ingesteld en kan de kaarten dus kennen.
}
seed-was = { $name } had het startgetal ingesteld: { $seed }. Daarmee komen deze kaarten opnieuw.
seed-by = startgetal van { $name }
seed-of-another = { $name } heeft een startgetal ingesteld dat verder niemand ziet. Als je opslaat, deelt in plaats daarvan het toeval, of je eigen getal.
