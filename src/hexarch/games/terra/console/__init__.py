"""Terra Mystica in a terminal: how it is shown, told and set up there, and the commands it alone has."""
