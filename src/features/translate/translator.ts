// The Translator API of browsers that have it: https://developer.mozilla.org/docs/Web/API/Translator

type Languages = Readonly<Record<'sourceLanguage' | 'targetLanguage', string>>;

interface Translator {
  translate(text: string, options: { signal: AbortSignal }): Promise<unknown>;
  destroy?(): void;
}

interface TranslatorClass {
  availability(languages: Languages): Promise<unknown>;
  create(options: Languages & { signal: AbortSignal }): Promise<Translator>;
}

const factory = (): TranslatorClass | undefined => (globalThis as { readonly Translator?: TranslatorClass }).Translator;

const AVAILABLE: readonly unknown[] = ['available', 'downloadable', 'downloading'];

/** Whether the browser can translate from one language to another, possibly after a download. */
export async function canTranslate(languages: Languages): Promise<boolean> {
  try {
    return AVAILABLE.includes(await factory()?.availability(languages));
  } catch {
    return false; // a language that it does not know, or a frame that may not translate: then there is no button
  }
}

/** The translators of one feed, each made when it is first needed: they take memory. */
export function makeTranslators() {
  const all = new Map<string, Promise<Translator>>();
  const abort = new AbortController();
  const { signal } = abort;

  /** Made at once, while the visitor's click is recent: browsers download nothing without one. */
  function get(languages: Languages): Promise<Translator> {
    const pair = `${languages.sourceLanguage} ${languages.targetLanguage}`;
    const made = all.get(pair) ?? create({ ...languages, signal });
    if (!all.has(pair)) made.catch(() => all.delete(pair)); // the next click tries again
    all.set(pair, made);
    return made;
  }

  return {
    signal,
    /** Translates a text. Rejects where the browser cannot, or `stop` was called. */
    async translate(text: string, languages: Languages): Promise<string> {
      const translator = await get(languages);
      signal.throwIfAborted();
      const translated = await translator.translate(text, { signal });
      signal.throwIfAborted();
      if (typeof translated !== 'string') throw new TypeError('The translation is not a string.');
      return translated;
    },
    stop(): void {
      abort.abort();
      // If one could not be made, that was reported where it was needed.
      for (const made of all.values()) made.then((translator) => translator.destroy?.()).catch(() => {});
    },
  };
}

async function create(options: Languages & { signal: AbortSignal }): Promise<Translator> {
  const made = await factory()?.create(options);
  if (typeof made?.translate !== 'function') throw new TypeError('The browser made no translator.');
  return made;
}
