"""What single lords and locations do: one class for each kind of power named in the facts.

`assigned` gives each of them its power when it is imported.
"""
