# Hvem som kan vite hva, og hvordan det kan kontrolleres: starttall, bunken, enheter, lenker.

seed-set = { $by ->
    [you] Du har valgt et starttall og kjenner kanskje kortene. Det ser alle.
   *[other] { $name } har valgt et starttall og kjenner kanskje kortene.
}
seed-was = { $name } hadde valgt starttallet: { $seed }. Det gir de samme kortene igjen.
seed-by = starttall fra { $name }
seed-of-another = { $name } har valgt et starttall som ingen andre ser. Hvis du lagrer, deles kortene ut tilfeldig i stedet, eller etter ditt eget tall.
bot-link-of = { $by ->
    [you] Du ba om lenken til { $bot } og kan se det boten ser. Det ser alle.
   *[other] { $who } ba om lenken til { $bot } og kan se det boten ser.
}
bot-last-from = Boten koblet seg sist til fra { $address }.
bot-came = { $again ->
    [yes] { $bot } har koblet seg til fra en annen adresse: { $address }.
   *[no] { $bot } har koblet seg til fra { $address }.
}

deck-fixed = Rekkefølgen på kortene er låst: fingeravtrykket
deck-checking = Bunken kontrolleres …
deck-checked = Kontrollert: Rekkefølgen på kortene var låst før det første trekket.
deck-checked-since = Kontrollert: Rekkefølgen på kortene var låst da du kom, etter trekk { $move }.
deck-unseen = Bunken stemmer med fingeravtrykket. Du var ikke her før slutten: Spør de andre hvilket de så.
deck-broken = Dette er ikke kortene som var bestemt fra starten.
deck-about = Før det første trekket fikk alle dette fingeravtrykket av rekkefølgen på kortene, og etter det siste selve rekkefølgen. Stemmer de overens, er ingen kort byttet ut. At ingen kjente kortene, viser det ikke.
deck-fingerprint = Fingeravtrykket til bunken
save-record = Lagre spillet
to-game-page = Tilbakeblikk på dette spillet

own-devices = Mine enheter
devices-text = Her er du logget inn som { $name }.
device-unknown = En nettleser
device-here = denne enheten
device-seen = sist her { $date }
sign-out = Logg ut
sign-out-device = Logg ut: { $device }
sign-out-doubt = { $only ->
    [yes] Du er ikke logget inn noe annet sted. Ingen kunne spille som { $name } lenger, og plassene ville gå tapt. Trykk en gang til for å logge ut likevel.
   *[no] For å spille som { $name } her igjen trenger du en lenke fra en annen enhet. Trykk en gang til for å logge ut.
}
sign-out-others = Logg ut alle andre steder
add-device = Legg til en enhet
add-device-text = Åpne denne lenken på den andre telefonen eller datamaskinen din: Der blir du logget inn som deg selv, med de samme plassene. Den kan brukes én gang, innen { $minutes } minutter. Hold den for deg selv.
personal-link = Personlig lenke
personal-qr = Personlig lenke som QR-kode
use-here = Bruke Tamaya her som { $name }?
use-here-text = På denne enheten spiller du da som { $name }, med de samme plassene. Si bare ja hvis du selv har bedt om lenken.
use-here-now = { $only ->
    [yes] Du er logget inn som { $now } bare her: Ingen kunne spille som { $now } lenger, og plassene ville gå tapt.
   *[no] Her er du logget inn som { $now } nå. På andre enheter forblir { $now } logget inn.
}
use-here-yes = Fortsett som { $name }
use-here-no = Nei, la det være som det er
use-here-already = Du er allerede logget inn som { $name } her.

removed-text = Fjernet: { $names }. Fra den enheten kan ingen bli med igjen. { $relinked ->
    [yes] Bordet har fått en ny lenke siden: Med den gamle kommer ingen inn lenger.
   *[no] Kommer noen tilbake på en annen måte, bytt lenken: De som sitter her, blir, alle andre trenger den nye.
}
new-link = Gi bordet en ny lenke
new-link-done = Bordet har en ny lenke. De som sitter her, blir; alle andre trenger den nye.
table-moved = Dette bordet har en ny lenke
table-moved-text = Den gamle virker ikke lenger. Spør vennene dine etter den nye.
