"""How sharp the features are: every small change to the rules must turn one of their cases red.

``make mutation`` tries every change that :mod:`mutation.operators` can make; survivors.toml lists those that nothing
can show, each with the reason. mutmut, which works otherwise and on functions only, is the second opinion:
``.venv/bin/mutmut run``, then ``.venv/bin/mutmut results``.
"""
