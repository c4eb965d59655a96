# Pass and play: several people around one device.

devices = Devices
devices-value = { $shared ->
    [yes] All on this one
   *[no] Everybody on their own
}
guest-name = Name of a player ({ $place })
guest-placeholder = Name
guest-sit = Sit down
pass-to = Hand the device to { $who }
pass-away = { $who }, the others look away: only you may see this screen.
pass-here = I am { $who }
pass-bot = One moment: { $who } is thinking.
error-shared-table = Everybody at this table shares one device and takes a chair by name. That cannot be changed any more.
error-not-shared = At this table everybody has a device of their own.
