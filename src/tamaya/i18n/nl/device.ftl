### Het apparaat in je hand: zonder verbinding, als app, en hoe je je spellen bewaart.

offline = Offline
offline-text = Je bent offline. De eerste les, de spelregels en de puzzels en spellen die je al hebt geopend, werken gewoon.
offline-needs = Je bent offline, en hiervoor is verbinding nodig.
offer-no = Niet nu
offer-sound = Geluid?
offer-sound-try = Luisteren
offer-sound-yes = Aanzetten
offer-install = Tamaya installeren
offer-install-text = Het opent als een app, en de eerste les, de spelregels en spellen die je al hebt bekeken, werken ook offline.
offer-install-share = Open het deelmenu van je browser en kies ‘Zet op beginscherm’.
offer-install-yes = Installeren
offer-games = Bewaar je spellen
offer-games-text = Je browser onthoudt wie je bent. Wist die zijn gegevens en ben je nergens anders aangemeld, dan ben je je spellen kwijt. Voeg nog een apparaat toe of bewaar de spellen in een bestand.
save-games = Al mijn spellen opslaan
