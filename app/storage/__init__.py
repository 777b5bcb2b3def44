"""The database of games, settings and statistics, and the recovery of a damaged one."""
