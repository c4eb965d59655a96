# Hvorfor en bot gjorde, som den gjorde, og hvordan den forstod oplysninger, med dens egne ord.

reason-only-choice = Andet kunne ikke lade sig gøre.
reason-known-playable = Jeg ved, at dette kort passer.
reason-likely-playable = Dette kort passer højst sandsynligt, og vi har råd til en fejl.
reason-hinted-playable = Jeg fik noget at vide om dette kort, fordi det passer.
reason-show-playable = Dér passer et kort, og den, der har det, bør vide det.
reason-save = Det næste kort, der ville ryge ud dér, har vi ikke flere af.
reason-inform = Der var en brik til overs, så jeg fortalte noget nyt.
reason-known-useless = Dette kort er der ingen, der skal bruge mere.
reason-least-missed = Vi mangler en oplysning, og af mine kort savner vi dette mindst.
reason-nothing-better = Der var ikke noget bedre at gøre.
reason-fetch-discarded = Af kortene til bonusbrikken hjælper dette os mest.
reason-ahead = Jeg tænkte de sidste ture igennem: I snit giver det her mest.
reason-hat-sure-play = Fra vores kode ved jeg, at dette kort passer.
reason-hat-needed-hint = Nogen kan spille et kort og ved det ikke endnu. I vores kode siger én oplysning noget til alle.
reason-hat-spare-hint = Der var oplysninger til overs, så vores kode fortalte alle lidt mere.
reason-hat-useless-discard = Dette kort er der ingen, der skal bruge mere; hvilket jeg smider ud, er også en del af vores kode.
reason-smart-play = Efter signalerne indtil nu passer dette kort.
reason-smart-warning = En advarsel: Det ældste kort dér må ikke gå tabt.
reason-smart-play-hint = Det nyeste af disse kort passer nu.
reason-smart-spare-hint = Intet hastede, og der var en oplysning til overs.
reason-smart-oldest-discard = Ingen advarede mig, så mit ældste kort kan ryge.
reason-search-better = Jeg prøvede det af i hovedet: I snit giver det { $gain } point mere end mit sædvanlige træk.
reason-answer-finesse = En oplysning til en anden giver kun mening, hvis jeg har kortet før: mit nyeste.
reason-answer-prompt = En oplysning til en anden giver kun mening, hvis dette kort fra mig kommer før.
reason-discard-chop = Det er mit ældste kort uden oplysning; ingen har reddet det.
reason-give-play = Dette kort passer, nu eller så snart turen kommer til det.
reason-give-save = Dette kort må ikke smides ud: Vi har ikke flere.
reason-give-prompt = Før dette kort kommer et, som nogen allerede ved noget om.
reason-give-finesse = Før dette kort mangler et, og netop det har nogen som nyeste kort.
reason-give-stall = Jeg kan ikke smide noget ud uden risiko, så jeg peger på en 5’er.
reason-give-fix = Jeg stopper en fejl: Dette kort er ikke, hvad det ser ud til.
reason-give-words = Det fortæller lidt mere om disse kort.
reason-give-nothing = Jeg må vinde tid uden at miste et kort: Oplysningen siger ingenting.
reason-passed-on = En anden har det samme kort og kan nu se, at det passer.
reason-heard-play = Jeg forstod oplysningen sådan: Spil dette kort.
reason-heard-save = Jeg forstod oplysningen sådan: Behold dette kort.
reason-heard-open = Oplysningen kan betyde »spil« eller »behold«; jeg venter, til jeg ved det.
reason-heard-prompt = Jeg forstod det sådan, at et kort, jeg ved noget om, var ønsket: { $card }.
reason-heard-finesse = Jeg forstod det sådan, at mit nyeste kort var ønsket: { $card }.
reason-heard-stall = Jeg forstod oplysningen som et forsøg på at vinde tid.
reason-heard-fix = Jeg forstod oplysningen som en rettelse.
reason-heard-words = Jeg tog oplysningen for det, den siger, ikke mere.
reason-heard-passed-on = Jeg forstod det sådan, da kortet blev smidt: mit er det samme, { $card }.

# Hvad man kunne gøre, med trænerens ord.

advice-ask = Hvad ville du gøre?
advice-do = Gør det
advice-next = En anden idé
advice-play = Spil kort { $place }
advice-discard = Smid kort { $place } ud
advice-hint = Giv { $who } en oplysning: { $what }
