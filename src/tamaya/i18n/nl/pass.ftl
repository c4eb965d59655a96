# Pass and play: several people around one device.

devices = Apparaten
devices-value = { $shared ->
    [yes] Samen op dit
   *[no] Ieder een eigen
}
guest-name = Naam van een speler ({ $place })
guest-placeholder = Naam
guest-sit = Ga zitten
pass-to = Geef het apparaat aan { $who }
pass-away = { $who }, de anderen kijken weg: alleen jij mag dit scherm zien.
pass-here = Ik ben { $who }
pass-bot = Een moment: { $who } denkt na.
error-shared-table = Aan een tafel met één apparaat gaat iedereen op naam zitten, en dat blijft zo.
error-not-shared = Aan deze tafel heeft iedereen een eigen apparaat.
