# Hvem som kan vite hva, og hvordan det kan kontrolleres: starttall, bunken, enheter, lenker.

seed-set = { $by ->
    [you] Du har valgt et starttall og kan kjenne kortene. Det ser alle.
   *[other] { $name } har valgt et starttall og kan kjenne kortene.
}
seed-was = { $name } hadde valgt starttallet: { $seed }. Det gir de samme kortene igjen.
seed-by = starttall fra { $name }
seed-of-another = { $name } har valgt et starttall som ingen andre ser. Hvis du lagrer, er det tilfeldigheten som deler ut, eller ditt eget tall.

deck-fixed = Bunken er bestemt: fingeravtrykket
deck-checking = Bunken kontrolleres …
deck-checked = Bunken var bestemt før det første trekket: kontrollert.
deck-checked-since = Bunken var bestemt da du kom, etter trekk { $move }: kontrollert.
deck-unseen = Bunken stemmer med fingeravtrykket. Du var ikke her før slutten: Spør de andre hvilket de så.
deck-broken = Dette er ikke kortene som var bestemt fra starten.
deck-about = Før det første trekket fikk alle dette fingeravtrykket av rekkefølgen på kortene, og etter det siste selve rekkefølgen. Stemmer de overens, er ingen kort byttet ut. At ingen kjente kortene, viser det ikke.
deck-fingerprint = Fingeravtrykket til bunken
save-record = Lagre spillet
