"""Internationalization: message catalogues, and sentences for people in their language."""
