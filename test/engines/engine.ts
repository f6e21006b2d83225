export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

export const isEngine = (word: string): word is Engine => (ENGINES as readonly string[]).includes(word);
