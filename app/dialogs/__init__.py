"""The dialogs and secondary windows, one in each module or package."""
