"""The database of games, settings and statistics, and its recovery after damage."""
