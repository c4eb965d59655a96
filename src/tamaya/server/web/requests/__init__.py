"""What is asked without a socket, and the answers."""
