"""What the database keeps besides logs, a part of `Database` each: who is signed in where, finished games, their
reviews, how far somebody has come with puzzles."""
