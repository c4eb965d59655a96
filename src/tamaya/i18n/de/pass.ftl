# Mehrere an einem Gerät, das herumgereicht wird.

devices = Geräte
devices-value = { $shared ->
    [yes] Alle an diesem
   *[no] Alle am eigenen
}
guest-name = Name von Person { $place }
guest-placeholder = Name
guest-sit = Hinsetzen
pass-to = Gib das Gerät an { $who }
pass-away = { $who }, achte darauf, dass die anderen wegschauen: Nur du darfst diesen Bildschirm sehen.
pass-here = Ich bin { $who }
pass-bot = Einen Moment: { $who } denkt nach.
error-shared-table = An diesem Tisch teilen sich alle ein Gerät und geben beim Hinsetzen ihren Namen ein. Das lässt sich nicht mehr ändern.
error-not-shared = An diesem Tisch haben alle ein eigenes Gerät.
