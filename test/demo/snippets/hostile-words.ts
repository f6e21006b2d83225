import words from './hostile-words.json' with { type: 'json' };

/** Words that are syntax in a language of the snippets, and must come out unchanged. */
export const HOSTILE_WORDS: readonly string[] = words;
