# Pass and play: several people around one device.

devices = Enheter
devices-value = { $shared ->
    [yes] Alle på denne
   *[no] Hver sin
}
guest-name = Navnet til spiller { $place }
guest-placeholder = Navn
guest-sit = Sett deg
pass-to = Gi enheten til { $who }
pass-away = { $who }, pass på at de andre ser bort: Bare du får se denne skjermen.
pass-here = Jeg er { $who }
pass-bot = Et øyeblikk: { $who } tenker.
error-shared-table = Ved dette bordet deler alle én enhet, og hver skriver navnet sitt ved en plass. Det kan ikke endres lenger.
error-not-shared = Ved dette bordet har alle sin egen enhet.
