// How messages on the console begin: those of elements, and those of the script.
export const OF_ELEMENT = /^WS-\d+ <ws-/;
export const OF_SCRIPT = /^WS-\d+ ws-widgets:/;
