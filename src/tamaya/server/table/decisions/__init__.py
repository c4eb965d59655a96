"""Whether something may happen. Each function takes the table, who asks and what for, and returns the entry for the log
(None: it already is so) or raises a refusal. None of them changes the table; `table.decide` calls them.
"""
