# Pass and play: several people around one device.

devices = Enheter
devices-value = { $shared ->
    [yes] Alle på denne
   *[no] Hver sin egen
}
guest-name = Navn på spiller ({ $place })
guest-placeholder = Navn
guest-sit = Sett deg
pass-to = Gi enheten til { $who }
pass-away = { $who }, de andre ser bort: bare du får se denne skjermen.
pass-here = Jeg er { $who }
pass-bot = Et øyeblikk: { $who } tenker.
error-shared-table = Ved et bord med én enhet setter alle seg med navn, og slik blir det.
error-not-shared = Ved dette bordet har alle sin egen enhet.
