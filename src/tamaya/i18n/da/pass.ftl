# Pass and play: several people around one device.

devices = Enheder
devices-value = { $shared ->
    [yes] Alle på denne
   *[no] Hver sin
}
guest-name = Navn på spiller { $place }
guest-placeholder = Navn
guest-sit = Sæt dig
pass-to = Giv enheden til { $who }
pass-away = { $who }, sørg for, at de andre kigger væk: Kun du må se denne skærm.
pass-here = Jeg er { $who }
pass-bot = Et øjeblik: { $who } tænker.
error-shared-table = Ved dette bord deles alle om én enhed, og hver skriver sit navn ved en plads. Det kan ikke ændres mere.
error-not-shared = Ved dette bord har alle deres egen enhed.
