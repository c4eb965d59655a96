# Wie wat kan weten en hoe je dat nagaat: startgetallen, de stapel, apparaten, links.

seed-set = { $by ->
    [you] Je hebt een startgetal ingesteld en kunt de kaarten dus kennen. Iedereen ziet dit.
   *[other] { $name } heeft een startgetal ingesteld en kan de kaarten dus kennen.
}
seed-was = { $name } had het startgetal ingesteld: { $seed }. Daarmee komen deze kaarten opnieuw.
seed-by = startgetal van { $name }
seed-of-another = { $name } heeft een startgetal ingesteld dat verder niemand ziet. Als je opslaat, deelt in plaats daarvan het toeval, of je eigen getal.
bot-link-of = { $by ->
    [you] Je hebt de link voor { $bot } gevraagd en kunt zien wat de bot ziet. Iedereen ziet dit.
   *[other] { $who } heeft de link voor { $bot } gevraagd en kan zien wat de bot ziet.
}
bot-last-from = De bot maakte het laatst verbinding vanaf { $address }.
bot-came = { $again ->
    [yes] { $bot } heeft verbinding gemaakt vanaf een ander adres: { $address }.
   *[no] { $bot } heeft verbinding gemaakt vanaf { $address }.
}

deck-fixed = De stapel ligt vast: zijn vingerafdruk
deck-checking = De stapel wordt gecontroleerd…
deck-checked = De stapel lag vast vóór de eerste zet: gecontroleerd.
deck-checked-since = De stapel lag al vast toen je na zet { $move } kwam: gecontroleerd.
deck-unseen = De stapel past bij zijn vingerafdruk. Je was er niet vóór het einde: vraag de anderen welke zij hebben gezien.
deck-broken = Dit zijn niet de kaarten die aan het begin vastlagen.
deck-about = Vóór de eerste zet kreeg iedereen deze vingerafdruk van de volgorde van de kaarten, na de laatste de volgorde zelf. Passen ze bij elkaar, dan is er geen kaart verwisseld. Dat niemand de kaarten kende, blijkt er niet uit.
deck-fingerprint = Vingerafdruk van de stapel
save-record = Spel opslaan
to-game-page = Terugblik op dit spel

own-devices = Mijn apparaten
devices-text = Hier ben je aangemeld als { $name }.
device-unknown = Een browser
device-here = dit apparaat
device-seen = laatst hier op { $date }
sign-out = Afmelden
sign-out-device = Afmelden: { $device }
sign-out-doubt = { $only ->
    [yes] Je bent nergens anders aangemeld. Niemand zou nog { $name } kunnen zijn en de plaatsen zouden verloren zijn. Druk nog eens om je toch af te melden.
   *[no] Om hier weer { $name } te zijn heb je een link van een ander apparaat nodig. Druk nog eens om je af te melden.
}
sign-out-others = Overal elders afmelden
add-device = Apparaat toevoegen
add-device-text = Open deze link op je andere telefoon of computer: daar ben je dezelfde persoon met dezelfde plaatsen. Hij werkt één keer, { $minutes } minuten lang. Houd hem voor jezelf.
personal-link = Persoonlijke link
personal-qr = Persoonlijke link als QR-code
use-here = Tamaya hier gebruiken als { $name }?
use-here-text = Dit apparaat wordt { $name }, met dezelfde plaatsen. Zeg alleen ja als je zelf om deze link hebt gevraagd.
use-here-now = { $only ->
    [yes] Hier ben je nu { $now }, en nergens anders: niemand zou nog { $now } kunnen zijn en de plaatsen zouden verloren zijn.
   *[no] Hier ben je nu { $now }. Op andere apparaten blijft { $now }.
}
use-here-yes = Hier { $name } zijn
use-here-no = Nee, laat alles zoals het is
use-here-already = Je bent hier al { $name }.

removed-text = Verwijderd: { $names }. Vanaf hetzelfde apparaat kan niemand meer meedoen. { $relinked ->
    [yes] De tafel heeft sindsdien een nieuwe link: met de oude komt niemand meer binnen.
   *[no] Komt iemand op een andere manier terug, verander dan de link: wie hier zit blijft, alle anderen hebben de nieuwe nodig.
}
new-link = Geef de tafel een nieuwe link
new-link-done = De tafel heeft een nieuwe link. Wie hier zit blijft; alle anderen hebben de nieuwe nodig.
table-moved = Deze tafel heeft een nieuwe link
table-moved-text = De oude leidt nergens meer heen. Vraag je vrienden om de nieuwe.
