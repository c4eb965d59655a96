### Settings: how you hear of your turn while you are away. $why: what is in the way.

push-here = Push messages on this device
push-here-about = Your turn, an invitation, a reminder: also while the page is closed. Cards are never shown.
push-impossible = { $why ->
    [insecure] Push messages need a secure address (https).
    [install] On this device, push messages work once Tamaya is on the Home Screen.
    [browser] This browser does not support push messages.
   *[server] This server sends no push messages.
}
quiet-hours = Quiet hours
quiet-hours-about = You hear about it afterwards, if it still matters.
quiet-from = From
quiet-until = Until
feed-about = A feed of your turns for a feed reader. Anybody who knows its address can read it.
feed-copy = Copy the feed’s address
feed-new = Give it a new address
