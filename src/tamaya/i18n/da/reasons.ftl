# Hvorfor en bot gjorde, som den gjorde, og hvordan den forstod oplysninger, med dens egne ord.

reason-only-choice = Andet kunne ikke lade sig gøre.
reason-known-playable = Jeg ved, at dette kort passer.
reason-likely-playable = Dette kort passer højst sandsynligt, og vi har råd til en fejl.
reason-hinted-playable = Jeg fik noget at vide om dette kort, fordi det passer.
reason-show-playable = Et af kortene dér passer, og den, der har det, bør vide det.
reason-save = Det næste kort, der ville blive smidt dér, har vi ikke flere af.
reason-inform = Der var en brik til overs, så jeg fortalte noget nyt.
reason-known-useless = Ingen har brug for dette kort længere.
reason-least-missed = Vi mangler en oplysningsbrik, og af mine kort savner vi dette mindst.
reason-nothing-better = Der var ikke noget bedre at gøre.
reason-fetch-discarded = Af kortene til bonusbrikken hjælper dette os mest.
reason-ahead = Jeg tænkte igennem, hvordan de sidste ture kan gå: I snit er det her bedst.
reason-hat-sure-play = Fra vores kode ved jeg, at dette kort passer.
reason-hat-needed-hint = Nogen kan spille et kort og ved det ikke endnu. I vores kode siger én oplysning noget til alle.
reason-hat-spare-hint = Der var brikker til overs, så vores kode fortalte alle lidt mere.
reason-hat-useless-discard = Ingen har brug for dette kort længere; hvilket jeg smider, er også en del af vores kode.
reason-smart-play = Efter signalerne indtil nu passer dette kort.
reason-smart-warning = En advarsel: Det ældste kort dér må ikke gå tabt.
reason-smart-play-hint = Det nyeste af disse kort passer nu.
reason-smart-spare-hint = Der var ikke noget, der hastede, og der var en brik til overs.
reason-smart-oldest-discard = Ingen advarede mig, så mit ældste kort kan smides.
reason-search-better = Jeg prøvede det af i hovedet: I snit giver det { $gain } point mere end mit sædvanlige træk.
reason-answer-finesse = En oplysning til en anden giver kun mening, hvis jeg har kortet, der kommer før: mit nyeste.
reason-answer-prompt = En oplysning til en anden giver kun mening, hvis det her af mine kort kommer før.
reason-discard-chop = Det er mit ældste kort uden oplysning; ingen har reddet det.
reason-give-play = Dette kort passer, nu eller så snart turen kommer til det.
reason-give-save = Dette kort må ikke smides: Vi har ikke flere.
reason-give-prompt = Før dette kort kommer et, som nogen allerede ved noget om, og det bliver spillet først.
reason-give-finesse = Før dette kort mangler et, og netop det har nogen som deres nyeste kort.
reason-give-stall = Jeg kan ikke smide noget uden risiko, så jeg peger på en 5’er.
reason-give-fix = Jeg stopper en fejl: Dette kort er ikke det, det ser ud til at være.
reason-give-words = Det fortæller lidt mere om disse kort.
reason-give-nothing = Jeg må vinde tid uden at miste et kort: Oplysningen siger ingenting.
reason-passed-on = En anden har det samme kort og kan nu se, at det passer.
reason-heard-play = Jeg forstod oplysningen sådan: Spil dette kort.
reason-heard-save = Jeg forstod oplysningen sådan: Behold dette kort.
reason-heard-open = Oplysningen kan betyde »spil« eller »behold«; jeg venter, til jeg ved det.
reason-heard-prompt = Jeg forstod det sådan, at et kort, jeg ved noget om, var ønsket: { $card }.
reason-heard-finesse = Jeg forstod det sådan, at mit nyeste kort var ønsket: { $card }.
reason-heard-stall = Jeg forstod oplysningen som et forsøg på at vinde tid.
reason-heard-fix = Jeg forstod oplysningen som en rettelse af det, jeg troede.
reason-heard-words = Jeg tog oplysningen for det, den siger, ikke mere.
reason-heard-passed-on = Jeg forstod det sådan, da kortet blev smidt: Mit er det samme, { $card }.

# Hvad man kunne gøre, med trænerens ord.

advice-ask = Hvad ville du gøre?
advice-do = Gør det
advice-next = En anden idé
advice-play = Spil kort { $place }
advice-discard = Smid kort { $place }
advice-hint = Giv { $who } en oplysning: { $what }
