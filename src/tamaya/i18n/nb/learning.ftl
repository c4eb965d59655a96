# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhefte
beginner = Hjelp for nybegynnere
beginner-about = Etter et spill tilbyr siden å ta bort hjelp du ikke trenger lenger.
help-name = { $help ->
    [playable] Marker kort som helt sikkert passer
    [useless] Marker kort som ikke trengs lenger
    [dear] Marker siste eksemplarer
   *[reasons] Fortell hvorfor botene gjør som de gjør
}
fade = Dette kan du nå
fade-text = { $help ->
    [playable] Kort som helt sikkert passer, finner du nå selv. Skal jeg slutte å markere dem?
    [useless] Kort som ikke trengs, finner du nå selv. Skal jeg slutte å markere dem?
    [dear] Femmerne dine og andre siste eksemplarer tar du nå vare på selv. Skal jeg slutte å markere dem?
    [reasons] Du forstår opplysningene selv nå. Skal jeg slutte å si hvorfor botene gjør som de gjør?
   *[warnings] Tre spill på rad uten advarsel. Skal jeg slutte å spørre før risikable trekk?
}
fade-back = Du får det tilbake i innstillingene.
fade-yes = Ja, slutt
fade-no = Nei, fortsett
certain = { $what ->
    [playable] Passer helt sikkert: Du kan spille det
    [useless] Trengs ikke lenger: kan trygt { -discard(form: "passive") }
   *[dear] Det siste eksemplaret: Ta vare på det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsett leksjonen
learn-offer = Aldri spilt før? Lær det mens du venter. Du blir ropt på når spillet begynner.
learn-back = Tilbake til bordet
learn-called = Spillet har begynt. Du kan gjøre ferdig leksjonen senere.
game-begun = Spillet har begynt
lessons = Leksjoner
lessons-about = I valgfri rekkefølge; de fleste tar to minutter og slutter med oppgaver
puzzles = Alle oppgaver
