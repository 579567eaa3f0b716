"""What single cards do: one class for each kind of effect named in the facts.

`assigned` gives each of them its power when it is imported.
"""
