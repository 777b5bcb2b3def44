"""What several windows share: widgets, messages, commands and keys, the clipboard, background work."""
