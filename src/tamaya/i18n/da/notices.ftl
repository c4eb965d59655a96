### Hvordan man hører, at det er ens tur, mens man er væk. $why: hvad der er i vejen.

push-here = Push-beskeder på denne enhed
push-here-about = Din tur, en invitation, en påmindelse: også når siden er lukket. Kort vises aldrig.
push-impossible = { $why ->
    [insecure] Push-beskeder kræver en sikker adresse (https).
    [install] På denne enhed virker push-beskeder, når Tamaya ligger på hjemmeskærmen.
    [browser] Denne browser har ikke push-beskeder.
   *[server] Denne server sender ikke push-beskeder.
}
quiet-hours = Stille timer
quiet-hours-about = Du hører det bagefter, hvis det stadig gælder.
quiet-from = Fra
quiet-until = Til
feed-about = Et feed med dine ture, til en feedlæser. Den, der kender adressen, kan læse det.
feed-copy = Kopiér feedets adresse
feed-new = Giv det en ny adresse
