"""The chapters of the rules as steps: each module settles one of them.

`dice` and `wounds` lie under `attack`, which lies under what heroes and the
overlord do; `round` holds it all together.
"""
