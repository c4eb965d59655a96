# Hvem der kan vide hvad, og hvordan det kan efterprøves: starttal, stakken, enheder, links.

seed-set = { $by ->
    [you] Du har valgt et starttal og kender måske kortene. Det kan alle se.
   *[other] { $name } har valgt et starttal og kender måske kortene.
}
seed-was = { $name } havde valgt starttallet: { $seed }. Det giver de samme kort igen.
seed-by = starttal fra { $name }
seed-of-another = { $name } har valgt et starttal, som ingen andre kan se. Hvis du gemmer, deles kortene tilfældigt ud i stedet, eller efter dit eget tal.
bot-link-of = { $by ->
    [you] Du bad om linket til { $bot } og kan se det, botten ser. Det kan alle se.
   *[other] { $who } bad om linket til { $bot } og kan se det, botten ser.
}
bot-last-from = Botten har senest forbundet sig fra { $address }.
bot-came = { $again ->
    [yes] { $bot } har forbundet sig fra en anden adresse: { $address }.
   *[no] { $bot } har forbundet sig fra { $address }.
}

deck-fixed = Kortenes rækkefølge ligger fast: fingeraftrykket
deck-checking = Kortstakken bliver tjekket …
deck-checked = Tjekket: Kortenes rækkefølge lå fast før det første træk.
deck-checked-since = Tjekket: Kortenes rækkefølge lå fast, da du kom efter træk { $move }.
deck-unseen = Kortstakken passer til sit fingeraftryk. Du var her ikke før slutningen: Spørg de andre, hvilket de så.
deck-broken = Det er ikke de kort, der lå fast fra starten.
deck-about = Før det første træk fik alle dette fingeraftryk af kortenes rækkefølge, og efter det sidste selve rækkefølgen. Passer de sammen, er ingen kort byttet ud. At ingen kendte kortene, viser det ikke.
deck-fingerprint = Kortstakkens fingeraftryk
save-record = Gem spillet
to-game-page = Tilbageblik på dette spil

own-devices = Mine enheder
devices-text = Her er du logget ind som { $name }.
device-unknown = En browser
device-here = denne enhed
device-seen = sidst her { $date }
sign-out = Log ud
sign-out-device = Log ud: { $device }
sign-out-doubt = { $only ->
    [yes] Du er ikke logget ind andre steder. Ingen kunne spille som { $name } mere, og pladserne ville gå tabt. Tryk igen for at logge ud alligevel.
   *[no] For at spille som { $name } her igen skal du bruge et link fra en anden enhed. Tryk igen for at logge ud.
}
sign-out-others = Log ud alle andre steder
add-device = Tilføj en enhed
add-device-text = Åbn dette link på din anden telefon eller computer: Dér bliver du logget ind som dig selv med de samme pladser. Det kan bruges én gang inden for { $minutes } minutter. Hold det for dig selv.
personal-link = Personligt link
personal-qr = Personligt link som QR-kode
use-here = Bruge Tamaya her som { $name }?
use-here-text = På denne enhed spiller du så som { $name } med de samme pladser. Sig kun ja, hvis du selv har bedt om linket.
use-here-now = { $only ->
    [yes] Du er kun logget ind som { $now } her: Ingen kunne spille som { $now } mere, og pladserne ville gå tabt.
   *[no] Her er du { $now } nu. På andre enheder forbliver { $now } logget ind.
}
use-here-yes = Fortsæt som { $name }
use-here-no = Nej, lad det være, som det er
use-here-already = Du er allerede logget ind som { $name } her.

removed-text = Fjernet: { $names }. Fra den enhed kan ingen være med igen. { $relinked ->
    [yes] Bordet har fået et nyt link siden: Med det gamle kommer ingen ind længere.
   *[no] Kommer nogen tilbage på en anden måde, så skift linket: De, der sidder her, bliver; alle andre skal bruge det nye.
}
new-link = Giv bordet et nyt link
new-link-done = Bordet har et nyt link. De, der sidder her, bliver; alle andre skal bruge det nye.
table-moved = Dette bord har et nyt link
table-moved-text = Det gamle virker ikke længere. Spørg dine venner efter det nye.
