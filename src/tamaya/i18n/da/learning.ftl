# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhæfte
beginner = Hjælp til begyndere
beginner-about = Efter et spil tilbyder siden at fjerne den hjælp, du ikke længere har brug for.
help-name = { $help ->
    [playable] Marker kort, der helt sikkert passer
    [useless] Marker kort, der ikke skal bruges mere
    [dear] Marker sidste eksemplarer
   *[reasons] Fortæl, hvorfor botterne gør, som de gør
}
fade = Det kan du nu
fade-text = { $help ->
    [playable] Kort, der helt sikkert passer, finder du nu selv. Skal jeg holde op med at markere dem?
    [useless] Kort, der ikke skal bruges, finder du nu selv. Skal jeg holde op med at markere dem?
    [dear] Dine 5’ere og andre sidste eksemplarer passer du nu selv på. Skal jeg holde op med at markere dem?
    [reasons] Du forstår selv { -hint(form: "the-many") } nu. Skal jeg holde op med at sige, hvorfor botterne gør, som de gør?
   *[warnings] Tre spil i træk uden advarsel. Skal jeg holde op med at spørge før risikable træk?
}
fade-back = Du kan få det tilbage i indstillingerne.
fade-yes = Ja, hold op
fade-no = Nej, bliv ved
certain = { $what ->
    [playable] Passer helt sikkert: Du kan spille det
    [useless] Skal ikke bruges mere: kan roligt smides
   *[dear] Det sidste eksemplar: Pas på det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsæt lektionen
learn-offer = Aldrig spillet før? Lær det, mens du venter. Du bliver kaldt på, når spillet begynder.
learn-back = Tilbage til bordet
learn-called = Spillet er begyndt. Du kan gøre lektionen færdig senere.
game-begun = Spillet er begyndt
lessons = Lektioner
lessons-about = I valgfri rækkefølge; de fleste tager to minutter og slutter med opgaver
puzzles = Alle opgaver
