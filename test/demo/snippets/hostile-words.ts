import words from './hostile-words.json' with { type: 'json' };

/** What means something to one of the languages that snippets are written in, and must come out as it went in. */
export const HOSTILE_WORDS: readonly string[] = words;
