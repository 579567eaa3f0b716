"""What special actions and agents do; `table` gives each its power."""
