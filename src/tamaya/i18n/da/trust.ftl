# Hvem der kan vide hvad, og hvordan det kan efterprøves: starttal, bunken, enheder, links.

seed-set = { $by ->
    [you] Du har valgt et starttal og kan kende kortene. Det kan alle se.
   *[other] { $name } har valgt et starttal og kan kende kortene.
}
seed-was = { $name } havde valgt starttallet: { $seed }. Det giver de samme kort igen.
seed-by = starttal fra { $name }
seed-of-another = { $name } har valgt et starttal, som ingen andre kan se. Hvis du gemmer, deler tilfældet ud i stedet, eller dit eget tal.
