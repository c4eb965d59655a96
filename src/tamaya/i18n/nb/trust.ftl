# Hvem som kan vite hva, og hvordan det kan kontrolleres: starttall, bunken, enheter, lenker.

seed-set = { $by ->
    [you] Du har valgt et starttall og kan kjenne kortene. Det ser alle.
   *[other] { $name } har valgt et starttall og kan kjenne kortene.
}
seed-was = { $name } hadde valgt starttallet: { $seed }. Det gir de samme kortene igjen.
seed-by = starttall fra { $name }
seed-of-another = { $name } har valgt et starttall som ingen andre ser. Hvis du lagrer, er det tilfeldigheten som deler ut, eller ditt eget tall.
