"""What was written by a release is read by all later ones (docs/compatibility.md)."""
