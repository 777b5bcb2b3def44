"""Small widgets and message boxes that several windows use."""
