"""Lessons: prepared games that a guide speaks about.

`scripts` has the lessons; `staging` plays them at a real table, as the learner's seat is told it. What the guide says
is in the catalogues (`tutorial.ftl`), and the tests check every sentence in its position.
"""
