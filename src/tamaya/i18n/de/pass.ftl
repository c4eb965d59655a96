# Pass and play: several people around one device.

devices = Geräte
devices-value = { $shared ->
    [yes] Alle an diesem
   *[no] Alle am eigenen
}
guest-name = Name der Person ({ $place })
guest-placeholder = Name
guest-sit = Hinsetzen
pass-to = Gib das Gerät an { $who }
pass-away = { $who }, die anderen schauen weg: Nur du darfst diesen Bildschirm sehen.
pass-here = Ich bin { $who }
pass-bot = Einen Moment: { $who } denkt nach.
error-shared-table = An einem Tisch mit nur einem Gerät setzen sich alle mit Namen hin, und das bleibt so.
error-not-shared = An diesem Tisch haben alle ein eigenes Gerät.
