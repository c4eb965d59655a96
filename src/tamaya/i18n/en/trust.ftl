### Who can know what, and how that can be checked: seeds, the deck, links for bots, devices. In the menu of a table, the waiting
### room, and under "My devices". $name, $who, $now: names of people; $bot: of a bot.

# A notice for everybody at the table.
seed-set = { $by ->
    [you] You set a seed, so you may know the cards. Everybody can see this.
   *[other] { $name } set a seed and may therefore know the cards.
}
seed-was = { $name } set the seed: { $seed }. It deals these cards again.
seed-by = seed set by { $name }
seed-of-another = { $name } set a seed that only they can see. If you save, the cards are dealt at random instead, or from your own seed.
bot-link-of = { $by ->
    [you] You asked for the link for { $bot } and can see what it sees. Everybody can see this.
   *[other] { $who } asked for the link for { $bot } and can see what it sees.
}
bot-last-from = The bot last connected from { $address }.
bot-came = { $again ->
    [yes] { $bot } has connected from another address: { $address }.
   *[no] { $bot } has connected from { $address }.
}

# Heading that opens to deck-about and the fingerprint, a row of digits.
deck-fixed = The deck’s order is set: its fingerprint
deck-checking = The deck is being checked…
deck-checked = Verified: the order of the deck was set before the first move.
deck-checked-since = Verified: the deck’s order was already set when you came, after move { $move }.
deck-unseen = The deck matches its fingerprint. You came only after the end: ask the others which fingerprint they saw.
deck-broken = These are not the cards that were set at the start.
deck-about = Before the first move everybody was given this fingerprint of the order of the cards; after the last one, the order itself is revealed. If they match, no card was swapped. That does not prove that nobody knew the cards.
deck-fingerprint = Fingerprint of the deck
save-record = Save the game
to-game-page = Review of this game

own-devices = My devices
devices-text = You are signed in here as { $name }.
device-unknown = A browser
device-here = this device
device-seen = last used on { $date }
sign-out = Sign out
sign-out-device = Sign out: { $device }
sign-out-doubt = { $only ->
    [yes] You are signed in nowhere else. Nobody would be able to play as { $name } any more, and those seats would be lost. Press again to sign out all the same.
   *[no] To play as { $name } here again you would need a link from another device. Press again to sign out.
}
sign-out-others = Sign out everywhere else
add-device = Add a device
add-device-text = Open this link on your other phone or computer: you will be signed in there as yourself, with the same seats. It works once, within { $minutes } minutes. Keep it to yourself.
personal-link = Personal link
personal-qr = Personal link as a QR code
use-here = Use Tamaya here as { $name }?
use-here-text = This device will be signed in as { $name }, with the same seats. Say yes only if you asked for this link yourself.
# $only: whether this is the only device where they are signed in as $now.
use-here-now = { $only ->
    [yes] You are signed in as { $now } here and nowhere else: nobody would be able to play as { $now } any more, and those seats would be lost.
   *[no] You are signed in as { $now } here. { $now } stays signed in on other devices.
}
use-here-yes = Continue as { $name }
use-here-no = No, leave it as it is
use-here-already = You are already signed in as { $name } here.

# For the host. $relinked: whether the link was changed since.
removed-text = Removed: { $names }. The same device cannot join again. { $relinked ->
    [yes] The table has a new link now: nobody can get in with the old one.
   *[no] If somebody gets back in another way, change the link: those seated here stay, everyone else needs the new one.
}
new-link = Give the table a new link
new-link-done = The table has a new link. Those seated here stay; everyone else needs the new one.
table-moved = This table has a new link
table-moved-text = The old one no longer works. Ask your friends for the new one.
