# Wat er aan een tafel gespeeld kan worden: de varianten, hun waarden en wat ze veranderen.

heading-difficulty = Te gemakkelijk? Te moeilijk?
heading-variants = Varianten
heading-expansions = Uitbreidingen

option-multicolour = Bonte kaarten
option-black-powder = Zwart kruit
option-bonus-tiles = Bonustegels
option-announce = { -play(form: "Verb") } met aankondiging
option-masterpiece = Meesterwerk
option-hints = { -hint-token(form: "Many") }
option-mistakes = { -mistake-token(form: "Many") }
option-empty-hints = Hints die geen kaart aanwijzen
option-discard-when-full = Afleggen als er geen { -hint-token } ontbreekt
option-hand-size = Handkaarten
option-colours = Kleuren
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: nee
}
option-chosen = { $name }: { $value }

value-multicolour-named-5 = 5 kaarten, eigen kleur
value-multicolour-named-10 = 10 kaarten, eigen kleur
value-multicolour-wild-5 = 5 kaarten, elke kleur
value-multicolour-wild-10 = 10 kaarten, elke kleur
value-multicolour-none = zonder

hand-size-usual = volgens aantal spelers

about-black-powder = Wordt aflopend { -play(form: "done") }, van 5 naar 1. Moeilijker: geen kleurhint wijst zwarte kaarten aan, en elke ontbrekende kost een punt.
about-bonus-tiles = Wie een { -firework } voltooit, krijgt een verrassing in plaats van een { -hint-token }: soms beter, soms slechter.
about-announce = Noem de kleur vóór het { -play }: klopt die, dan komt er een { -hint-token } terug; zo niet, dan is het een fout. Zo moeilijk als jullie durven.
about-masterpiece = Geen laatste ronde en geen punten: jullie voltooien alle { -firework(form: "many") } of verliezen. Voor wie Hanabi al goed kent.
about-empty-hints = ‘Je hebt geen rode kaart’ is ook een hint.
about-discard-when-full = Afleggen mag, ook al kan er geen fiche terugkomen.
about-multicolour-none = Vijf kleuren, zoals in het basisspel.
about-multicolour-named-5 = Een zesde kleur die je in hints mag noemen, met van elk cijfer maar één bonte kaart. Moeilijker: geen enkele mag verloren gaan.
about-multicolour-named-10 = Een zesde kleur die je in hints mag noemen. Iets moeilijker.
about-multicolour-wild-5 = Een zesde kleur die je in hints niet mag noemen: elke kleurhint wijst ook de bonte kaarten aan. Heel moeilijk: van elk cijfer is er één.
about-multicolour-wild-10 = Een zesde kleur die je in hints niet mag noemen: elke kleurhint wijst ook de bonte kaarten aan. Veel moeilijker.
about-hints = { $kind ->
    [fewer] Moeilijker: er moet sneller iemand een kaart afleggen.
    [usual] Zoveel als altijd.
    [spare] Iets makkelijker: één hint extra. Een munt doet dienst als fiche.
   *[coins] Makkelijker: meer hints achter de hand. Munten doen dienst als fiches.
}
about-mistakes = { $count ->
    [1] Heel moeilijk: de eerste fout beëindigt de show al.
    [2] Moeilijker: de tweede fout beëindigt de show.
    [3] Zoals altijd: de derde fout beëindigt de show.
   *[other] Makkelijker: pas fout { $count } beëindigt de show.
}
