"""What the database keeps besides logs, a part of `Database` each: who is signed in where, games that are over, reviews
of them, how far somebody has come with puzzles."""
