"""What single lords do: one class for each kind of effect named in the facts, by guild.

Farmers have no power. `assigned` gives each lord its power when it is imported.
"""
