# Samen op één apparaat dat wordt doorgegeven.

devices = Apparaten
devices-value = { $shared ->
    [yes] Samen op dit
   *[no] Ieder een eigen
}
guest-name = Naam van speler { $place }
guest-placeholder = Naam
guest-sit = Plaatsnemen
pass-to = Geef het apparaat aan { $who }
pass-away = { $who }, zorg dat de anderen wegkijken: alleen jij mag dit scherm zien.
pass-here = Ik ben { $who }
pass-bot = Een ogenblik: { $who } denkt na.
error-shared-table = Aan deze tafel deelt iedereen één apparaat: wie gaat zitten, vult een naam in. Dat is niet meer te wijzigen.
error-not-shared = Aan deze tafel heeft iedereen een eigen apparaat.
