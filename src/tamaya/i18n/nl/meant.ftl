# Wat een hint volgens de afspraken betekende en wat ervan kwam. De kaart waar het om gaat staat ervoor (reason-about), dus
# heet die in de zin 'hij'. $who heeft de kaart, $giver gaf de hint, $faces is waar $who de kaart voor hield; $others zijn
# de kaarten die $asked eerst zou moeten spelen. $move is een getal.

meant-play = hij moet { -play(form: "done") } worden. { $who } denkt dat het { $faces } is.
meant-save = hij moet blijven. { $who } denkt dat het { $faces } is.
meant-open = hij moet { -play(form: "done") } worden, of blijven. { $who } denkt dat het { $faces } is.
meant-prompt = eerst komt { $others } ({ $asked }); daarover was al een hint gegeven. { $who } denkt dat het { $faces } is.
meant-finesse = eerst komt { $others } ({ $asked }), zonder hint erover. { $who } denkt dat het { $faces } is.
meant-stall = tijd winnen: dit is een 5, meer niet.
meant-fix = een correctie: { $who } stond op het punt een kaart { -play(form: "with-te") } die niet past.
meant-known = niets nieuws: { $who } wist het al.
meant-useless = niemand heeft hem nog nodig: hij kan weg.
meant-words = alleen wat er gezegd is. { $who } denkt dat het { $faces } is.
meant-nothing = de hint zegt dat er geen zijn, en wint tijd.
meant-passed-on = deze zet vertelt dat { $who } dezelfde heeft, { $faces }.
came-kept = dat klopte (zet { $move }).
came-false = { $done ->
    [misplayed] niet wat { $giver } beloofde. { $who } heeft hem { -play(form: "done") }: een fout (zet { $move }).
    [played] niet wat { $giver } beloofde, maar hij paste toch (zet { $move }).
   *[other] niet wat { $giver } beloofde.
}
came-bluff = bluf: { $who } dacht dat het { $faces } was en heeft hem { -play(form: "done") }, en hij paste (zet { $move }).
came-unseen = { $what ->
    [answer] { $who } kon niet merken dat om deze kaart gevraagd werd.
   *[other] niet wat { $who } moest geloven, maar { $giver } kon dat niet zien.
}
came-ignored = { $done ->
    [misplayed] { $who } heeft hem verkeerd aangekondigd (zet { $move }).
    [discarded] { $who } heeft hem toch afgelegd (zet { $move }).
   *[nothing] { $who } deed iets anders (zet { $move }).
}
came-late = { $who } deed eerst iets anders en heeft hem later { -play(form: "done") } (zet { $move }).
came-early = { $fault ->
    [other] { $who } heeft hem te vroeg { -play(form: "done") } (zet { $move }), want { $by } had eerst moeten spelen.
   *[own] { $who } heeft hem te vroeg { -play(form: "done") } (zet { $move }).
}
came-overtaken = een tweede exemplaar was eerder (zet { $move }).
came-spoilt = niemand heeft hem nog nodig (sinds zet { $move }).
came-double = { $who } heeft hem afgelegd (zet { $move }); iemand anders had dezelfde kaart.
came-left = hij paste en is nooit { -play(form: "done") }.
