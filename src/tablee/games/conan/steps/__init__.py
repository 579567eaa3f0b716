"""The chapters of the rules as steps: each module handles one of them.

`dice` and `wounds` are the base of `attack`, which is the base of what heroes and the overlord do.
`round` holds everything together.
"""
