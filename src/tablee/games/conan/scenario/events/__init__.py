"""What event tiles may do [OT-10]: one class for each, found because it is in this folder.

`EVENT_IDS` in `scenario` gives the order in which actions name them.
"""
