"""The pages of Help and the worked examples, in every language; the windows that show them are elsewhere."""
