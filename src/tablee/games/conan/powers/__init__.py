"""What spells do. Skills are checked where the rule they change is carried out."""
