"""What special actions and agents do; `assigned` gives each its power."""
