"""The documentation as a site: `make docs` builds it into build/docs.

`pages` are the files of docs/ and what else goes along, with links that lead on within the site; `conventions` draws
the conventions with their example positions; `reference` asks for the docstrings of everything public; `build` puts
them together and lets Zensical make the site; `links` finds dead ends in it. `settings.toml` says which page stands
where.
"""
