"""Accessibility: everybody can play without help."""
