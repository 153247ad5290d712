"""What an action asks for afterwards: power offers, favor and town tiles, cult steps, spades."""
