# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhefte
beginner = Hjelp for nybegynnere
beginner-about = Markerer det som er sikkert om kortene dine. Er i utgangspunktet bare på i ditt første spill.
certain = { $what ->
    [playable] Passer helt sikkert: Du kan spille det
    [useless] Trengs ikke lenger: kan trygt { -discard(form: "passive") }
   *[dear] Det siste eksemplaret: Ta vare på det
}
learn-begin = Lær det på fem minutter
learn-continue = Fortsett leksjonen
