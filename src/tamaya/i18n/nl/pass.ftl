# Samen op één apparaat dat wordt doorgegeven.

devices = Apparaten
devices-value = { $shared ->
    [yes] Samen op dit apparaat
   *[no] Ieder een eigen
}
guest-name = Naam van een speler ({ $place })
guest-placeholder = Naam
guest-sit = Ga zitten
pass-to = Geef het apparaat aan { $who }
pass-away = { $who }, de anderen kijken weg: alleen jij mag dit scherm zien.
pass-here = Ik ben { $who }
pass-bot = Een ogenblik: { $who } denkt na.
error-shared-table = Aan deze tafel deelt iedereen één apparaat: wie meespeelt, vult bij een stoel zijn naam in. Dat is niet meer te wijzigen.
error-not-shared = Aan deze tafel heeft iedereen een eigen apparaat.
