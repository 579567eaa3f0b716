"""What event tiles may do [OT-10]: one class for each, found by being here.

The order in which actions name them is `EVENT_IDS` in `scenario`.
"""
