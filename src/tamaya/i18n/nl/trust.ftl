# Wie wat kan weten en hoe je dat nagaat: startgetallen, de stapel, apparaten, links.

seed-set = { $by ->
    [you] Je hebt een startgetal ingesteld en kent de kaarten dus misschien. Iedereen ziet dit.
   *[other] { $name } heeft een startgetal ingesteld en kent de kaarten dus misschien.
}
seed-was = { $name } had het startgetal ingesteld: { $seed }. Daarmee komen deze kaarten opnieuw.
seed-by = startgetal van { $name }
seed-of-another = { $name } heeft een startgetal ingesteld dat verder niemand ziet. Als je opslaat, worden de kaarten willekeurig gedeeld, of volgens je eigen getal.
bot-link-of = { $by ->
    [you] Je hebt de link voor { $bot } gevraagd en kunt zien wat de bot ziet. Iedereen ziet dit.
   *[other] { $who } heeft de link voor { $bot } gevraagd en kan zien wat de bot ziet.
}
bot-last-from = De bot maakte het laatst verbinding vanaf { $address }.
bot-came = { $again ->
    [yes] { $bot } heeft verbinding gemaakt vanaf een ander adres: { $address }.
   *[no] { $bot } heeft verbinding gemaakt vanaf { $address }.
}

deck-fixed = De volgorde van de kaarten ligt vast: de vingerafdruk
deck-checking = De volgorde wordt gecontroleerd…
deck-checked = Gecontroleerd: de volgorde van de kaarten lag vóór de eerste zet vast.
deck-checked-since = Gecontroleerd: de volgorde van de kaarten lag al vast toen je na zet { $move } kwam.
deck-unseen = De volgorde past bij de vingerafdruk. Je kwam pas na het einde: vraag de anderen welke vingerafdruk zij hebben gezien.
deck-broken = Dit zijn niet de kaarten die aan het begin vastlagen.
deck-about = Vóór de eerste zet kreeg iedereen deze vingerafdruk van de volgorde van de kaarten, na de laatste de volgorde zelf. Passen ze bij elkaar, dan is er geen kaart verwisseld. Dat niemand de kaarten kende, blijkt er niet uit.
deck-fingerprint = Vingerafdruk van de volgorde
save-record = Spel opslaan
to-game-page = Terugblik op dit spel

own-devices = Mijn apparaten
devices-text = Je bent hier aangemeld als { $name }.
device-unknown = Een browser
device-here = dit apparaat
device-seen = laatst gebruikt op { $date }
sign-out = Afmelden
sign-out-device = Afmelden: { $device }
sign-out-doubt = { $only ->
    [yes] Je bent nergens anders aangemeld. Niemand zou nog als { $name } kunnen spelen en de plaatsen zouden verloren zijn. Druk nog eens om je toch af te melden.
   *[no] Om hier weer als { $name } te spelen heb je een link van een ander apparaat nodig. Druk nog eens om je af te melden.
}
sign-out-others = Overal elders afmelden
add-device = Apparaat toevoegen
add-device-text = Open deze link op je andere telefoon of computer: daar ben je dan ook aangemeld, met dezelfde plaatsen. Je kunt hem één keer gebruiken, binnen { $minutes } minuten. Houd hem voor jezelf.
personal-link = Persoonlijke link
personal-qr = Persoonlijke link als QR-code
use-here = Tamaya hier gebruiken als { $name }?
use-here-text = Op dit apparaat speel je dan als { $name }, met dezelfde plaatsen. Zeg alleen ja als je zelf om deze link hebt gevraagd.
use-here-now = { $only ->
    [yes] Als { $now } ben je alleen op dit apparaat aangemeld: niemand zou nog als { $now } kunnen spelen en de plaatsen zouden verloren zijn.
   *[no] Je bent hier nu aangemeld als { $now }. Op andere apparaten blijft { $now } aangemeld.
}
use-here-yes = Doorgaan als { $name }
use-here-no = Nee, laat alles zoals het is
use-here-already = Je bent hier al aangemeld als { $name }.

removed-text = Verwijderd: { $names }. Vanaf dat apparaat kan niemand meer meedoen. { $relinked ->
    [yes] De tafel heeft sindsdien een nieuwe link: met de oude komt niemand meer binnen.
   *[no] Komt iemand op een andere manier terug, verander dan de link: wie hier zit blijft, alle anderen hebben de nieuwe nodig.
}
new-link = Tafel een nieuwe link geven
new-link-done = De tafel heeft een nieuwe link. Wie hier zit blijft; alle anderen hebben de nieuwe nodig.
table-moved = Deze tafel heeft een nieuwe link
table-moved-text = De oude werkt niet meer. Vraag je vrienden om de nieuwe.
