### Several people around one device, which is handed round. $who: whose turn it is; $place: the number of a seat.

devices = Devices
devices-value = { $shared ->
    [yes] Everyone on this one
   *[no] Everyone on their own
}
guest-name = Player { $place }’s name
guest-placeholder = Name
guest-sit = Sit down
# On the whole screen, before the device is handed on.
pass-to = Hand the device to { $who }
pass-away = { $who }, make sure the others look away: only you may see this screen.
pass-here = I am { $who }
pass-bot = One moment: { $who } is thinking.
error-shared-table = Everybody at this table shares one device and sits down by entering a name. That can no longer be changed.
error-not-shared = At this table everybody has a device of their own.
