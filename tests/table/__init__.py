"""Tests of what every table shares."""
