"""The arena: many games of bots, on all processors of this machine or on a cluster, and what they amount to."""
