### Hvordan man får vite at det er ens tur mens man er borte. $why: hva som er i veien.

push-here = Push-varsler på denne enheten
push-here-about = Din tur, en invitasjon, en påminnelse: også når siden er lukket. Kort vises aldri.
push-impossible = { $why ->
    [insecure] Push-varsler trenger en sikker adresse (https).
    [install] På denne enheten virker push-varsler når Tamaya ligger på Hjem-skjermen.
    [browser] Denne nettleseren har ikke push-varsler.
   *[server] Denne serveren sender ikke push-varsler.
}
quiet-hours = Stille timer
quiet-hours-about = Du får vite det etterpå, hvis det fortsatt gjelder.
quiet-from = Fra
quiet-until = Til
feed-about = En feed med turene dine, for en feedleser. Den som kjenner adressen, kan lese den.
feed-copy = Kopier adressen til feeden
feed-new = Gi den en ny adresse
