"""Somebody is missing."""
