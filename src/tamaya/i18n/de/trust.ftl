# Wer was wissen kann und wie sich das prüfen lässt: Startzahlen, der Stapel, Geräte, Links.

seed-set = { $by ->
    [you] Du hast eine Startzahl gesetzt und kannst die Karten kennen. Das sehen alle.
   *[other] { $name } hat eine Startzahl gesetzt und kann die Karten kennen.
}
seed-was = { $name } hatte die Startzahl gesetzt: { $seed }. Sie ergibt wieder diese Karten.
seed-by = Startzahl von { $name }
seed-of-another = { $name } hat eine Startzahl gesetzt, die sonst niemand sieht. Wenn du speicherst, gibt stattdessen der Zufall – oder deine eigene Zahl.
