"""Reviews of games that are over: made in processes of their own, once for everybody, and kept. What a review says is
found out in `tamaya.review`; this room knows who may have it, who works on it, and where it stays."""
