// The styles of a table's screen, in the order in which they apply: bands, then what a chat, a phone on its side, a wide
// screen and a game board change.

import "./shell.css";
import "./shell_chat.css";
import "./shell_landscape.css";
import "./shell_wide.css";
import "./shell_board.css";
