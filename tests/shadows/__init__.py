"""Tests of Shadows over Camelot."""
