# Mehrere an einem Gerät, das herumgereicht wird.

devices = Geräte
devices-value = { $shared ->
    [yes] Alle an diesem Gerät
   *[no] Alle mit eigenem Gerät
}
guest-name = Name der Person ({ $place })
guest-placeholder = Name
guest-sit = Hinsetzen
pass-to = Gib das Gerät an { $who }
pass-away = { $who }, die anderen schauen weg: Nur du darfst diesen Bildschirm sehen.
pass-here = Ich bin { $who }
pass-bot = Einen Moment: { $who } denkt nach.
error-shared-table = An diesem Tisch teilen sich alle ein Gerät, und jeder Stuhl bekommt einen Namen. Das lässt sich nicht mehr ändern.
error-not-shared = An diesem Tisch haben alle ein eigenes Gerät.
