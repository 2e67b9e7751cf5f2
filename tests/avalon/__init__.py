"""The rules of Avalon, one scenario each."""
