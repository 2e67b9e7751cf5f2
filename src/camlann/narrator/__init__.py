"""The narrator: reads the reveal of Avalon aloud, for people who play with the cards of the box.

`scripts` has every script the rules allow and the clip of each line, `page` writes it all as one HTML file.
"""
