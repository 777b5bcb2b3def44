"""The pages of Help and the worked examples, in every language; ``app.dialogs.help`` shows them."""
