# Waarom een bot deed wat hij deed en hoe hij hints begreep, in zijn eigen woorden.

reason-only-choice = Iets anders kon niet.
reason-known-playable = Ik weet dat deze kaart past.
reason-likely-playable = Deze kaart past hoogstwaarschijnlijk, en een fout kunnen we ons veroorloven.
reason-hinted-playable = Ik kreeg een hint over deze kaart omdat hij past.
reason-show-playable = Daar past een kaart, en wie hem heeft, moet dat weten.
reason-save = Daar zou als volgende een kaart weggaan die we niet kunnen vervangen.
reason-inform = Er was een fiche over, dus heb ik iets nieuws verteld.
reason-known-useless = Deze kaart heeft niemand meer nodig.
reason-least-missed = We hebben een hintfiche nodig, en van mijn kaarten missen we deze het minst.
reason-nothing-better = Er viel niets beters te doen.
reason-fetch-discarded = Van de kaarten voor de bonustegel helpt deze ons het meest.
reason-ahead = Ik heb de laatste beurten doorgedacht: dit levert gemiddeld het meest op.
reason-hat-sure-play = Uit onze code weet ik dat deze kaart past.
reason-hat-needed-hint = Iemand kan een kaart spelen en weet het nog niet. In onze code vertelt één hint iedereen iets.
reason-hat-spare-hint = Er waren fiches over, dus vertelde onze code iedereen een beetje meer.
reason-hat-useless-discard = Deze kaart heeft niemand meer nodig; welke ik afleg, hoort ook bij onze code.
reason-smart-play = Volgens de seinen tot nu toe past deze kaart.
reason-smart-warning = Een waarschuwing: de oudste kaart daar mag niet verloren gaan.
reason-smart-play-hint = De nieuwste van deze kaarten past nu.
reason-smart-spare-hint = Niets had haast, en er was een fiche over.
reason-smart-oldest-discard = Niemand waarschuwde me, dus mijn oudste kaart mag weg.
reason-search-better = Ik heb het in mijn hoofd uitgeprobeerd: gemiddeld levert het { $gain ->
    [one] één punt
   *[other] { $gain } punten
} meer op dan mijn gewone zet.
reason-answer-finesse = Een hint aan iemand anders is alleen logisch als ik de kaart ervoor heb: mijn nieuwste.
reason-answer-prompt = Een hint aan iemand anders is alleen logisch als deze kaart van mij ervoor komt.
reason-discard-chop = Dit is mijn oudste kaart zonder hint; niemand heeft hem gered.
reason-give-play = Deze kaart past, nu of zodra hij aan de beurt is.
reason-give-save = Deze kaart mag niet weg: we hebben geen tweede.
reason-give-prompt = Vóór deze kaart komt er nog een: iemand heeft hem, en al een hint erover.
reason-give-finesse = Vóór deze kaart ontbreekt er nog een, en precies die heeft iemand als nieuwste kaart.
reason-give-stall = Ik kan niets veilig afleggen, dus wijs ik een 5 aan.
reason-give-fix = Ik voorkom een fout: deze kaart is niet wat hij lijkt.
reason-give-words = Het vertelt een beetje meer over deze kaarten.
reason-give-nothing = Ik moet tijd winnen zonder een kaart te verliezen: de hint zegt niets.
reason-passed-on = Iemand anders heeft dezelfde kaart en merkt nu dat hij past.
reason-heard-play = Ik begreep de hint zo: speel deze kaart.
reason-heard-save = Ik begreep de hint zo: bewaar deze kaart.
reason-heard-open = De hint kan ‘spelen’ of ‘bewaren’ betekenen; ik wacht tot ik het weet.
reason-heard-prompt = Ik begreep de hint zo dat er een kaart van mij gevraagd werd waar ik iets over weet: { $card }.
reason-heard-finesse = Ik begreep de hint zo dat mijn nieuwste kaart gevraagd werd: { $card }.
reason-heard-stall = Ik zag de hint als tijd winnen.
reason-heard-fix = Ik zag de hint als een correctie.
reason-heard-words = Ik nam de hint letterlijk, meer niet.
reason-heard-passed-on = Ik begreep het afleggen zo: mijn kaart is dezelfde, { $card }.

# Wat je zou kunnen doen, in de woorden van de coach.

advice-ask = Wat zou jij doen?
advice-do = Doe dat
advice-next = Ander idee
advice-play = Kaart { $place } spelen
advice-discard = Kaart { $place } afleggen
advice-hint = Hint voor { $who }: { $what }
