"""From a command to a running server: in this process (`run`) or in several (`supervisor`)."""
