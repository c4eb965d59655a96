"""Reviews of games that are over: made in processes of their own, one for all who want to see it, and kept.

What a review says is found out in `tamaya.review`; here is who may have it, who works at it, and where it stays."""
