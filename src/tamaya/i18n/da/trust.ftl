# Hvem der kan vide hvad, og hvordan det kan efterprøves: starttal, bunken, enheder, links.

seed-set = { $by ->
    [you] Du har valgt et starttal og kan kende kortene. Det kan alle se.
   *[other] { $name } har valgt et starttal og kan kende kortene.
}
seed-was = { $name } havde valgt starttallet: { $seed }. Det giver de samme kort igen.
seed-by = starttal fra { $name }
seed-of-another = { $name } har valgt et starttal, som ingen andre kan se. Hvis du gemmer, deler tilfældet ud i stedet, eller dit eget tal.

deck-fixed = Bunken ligger fast: dens fingeraftryk
deck-checking = Bunken bliver tjekket …
deck-checked = Bunken lå fast før det første træk: tjekket.
deck-checked-since = Bunken lå fast, da du kom efter træk { $move }: tjekket.
deck-unseen = Bunken passer til sit fingeraftryk. Du var her ikke før slutningen: Spørg de andre, hvilket de så.
deck-broken = Det er ikke de kort, der lå fast fra starten.
deck-about = Før det første træk fik alle dette fingeraftryk af kortenes rækkefølge, og efter det sidste selve rækkefølgen. Passer de sammen, er ingen kort byttet ud. At ingen kendte kortene, viser det ikke.
deck-fingerprint = Bunkens fingeraftryk
save-record = Gem spillet
