"""The special rules of scenarios [SC-6]: one class for each, found because it is in this folder.

A class says which hook of a file names it, what it takes and at which moments it acts. A new rule
also needs its sentence, `special-<hook>` in `text/`, and nothing else.
"""
