"""Who is let in: where requests come from, who somebody is, how many may be here and how much each may ask for.

`edge` alone uses names that uvicorn does not document; docs/security.md lists the attacks for which it has to.
"""
