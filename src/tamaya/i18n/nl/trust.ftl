# Wie wat kan weten en hoe je dat nagaat: startgetallen, de stapel, apparaten, links.

seed-set = { $by ->
    [you] Je hebt een startgetal ingesteld en kunt de kaarten dus kennen. Iedereen ziet dit.
   *[other] { $name } heeft een startgetal ingesteld en kan de kaarten dus kennen.
}
seed-was = { $name } had het startgetal ingesteld: { $seed }. Daarmee komen deze kaarten opnieuw.
seed-by = startgetal van { $name }
seed-of-another = { $name } heeft een startgetal ingesteld dat verder niemand ziet. Als je opslaat, deelt in plaats daarvan het toeval, of je eigen getal.

deck-fixed = De stapel ligt vast: zijn vingerafdruk
deck-checking = De stapel wordt gecontroleerd…
deck-checked = De stapel lag vast vóór de eerste zet: gecontroleerd.
deck-checked-since = De stapel lag al vast toen je na zet { $move } kwam: gecontroleerd.
deck-unseen = De stapel past bij zijn vingerafdruk. Je was er niet vóór het einde: vraag de anderen welke zij hebben gezien.
deck-broken = Dit zijn niet de kaarten die aan het begin vastlagen.
deck-about = Vóór de eerste zet kreeg iedereen deze vingerafdruk van de volgorde van de kaarten, na de laatste de volgorde zelf. Passen ze bij elkaar, dan is er geen kaart verwisseld. Dat niemand de kaarten kende, blijkt er niet uit.
deck-fingerprint = Vingerafdruk van de stapel
save-record = Spel opslaan
