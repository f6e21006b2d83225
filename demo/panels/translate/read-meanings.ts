const FIELD = /\/\*\* ([^\n]+) \*\/\n {2}'?([\w-]+)'?:/g;

/** What each message is for, by its key: the doc comment above its English text in these files. */
export const readMeanings = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap((text) => [...text.matchAll(FIELD)].map(([, meaning = '', key = '']) => [key, meaning])),
  );
