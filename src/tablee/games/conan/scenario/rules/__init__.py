"""The special rules of scenarios [SC-6]: one class for each, found by being here.

A class says by which hook a file calls it, what it takes and at which moments it speaks. Beside it
a new rule needs its sentence, `special-<hook>` in `text/`, and nothing else.
"""
