"""From a command to a server that serves: in this process (`run`) or in several (`supervisor`)."""
