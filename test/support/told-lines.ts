// How lines of the console begin, by who tells them.

export const OF_ELEMENT = /^WS-\d+ <ws-/;
export const OF_SCRIPT = /^WS-\d+ ws-widgets:/;
