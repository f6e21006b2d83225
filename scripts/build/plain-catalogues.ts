import type { Plugin } from 'vite';
import { CATALOGUES } from '../../src/content/languages/by-tag/catalogues.ts';
import type { Catalogue, Messages, Plural } from '../../src/content/messages.ts';

/** Stands between texts; no message has it. */
const SEPARATOR = '|';

interface Lists {
  /** The names of the messages that count nothing, in order. */
  readonly textNames: readonly string[];
  readonly texts: readonly string[];
  /** The names of those with a text for each plural category. */
  readonly pluralNames: readonly string[];
  readonly plurals: readonly Partial<Plural>[];
}

/** Without the categories that have the text of `other`, which serves each that is absent. */
const shorten = (plural: Plural): Partial<Plural> =>
  Object.fromEntries(
    Object.entries(plural).filter(([category, text]) => category === 'other' || text !== plural.other),
  );

function toLists(catalogue: Catalogue): Lists {
  const messages = Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const texts = messages.filter((entry): entry is [keyof Messages, string] => typeof entry[1] === 'string');
  const plurals = messages.filter((entry): entry is [keyof Messages, Plural] => typeof entry[1] !== 'string');
  return {
    textNames: texts.map(([name]) => name),
    texts: texts.map(([, text]) => text),
    pluralNames: plurals.map(([name]) => name),
    plurals: plurals.map(([, plural]) => shorten(plural)),
  };
}

async function listsOf(tag: string): Promise<Lists> {
  const catalogue = await CATALOGUES[tag]?.();
  if (!catalogue) throw new Error(`${tag}: no language with messages.`);
  return toLists(catalogue.messages);
}

const namesOf = ({ textNames, pluralNames }: Lists): string => JSON.stringify([textNames, pluralNames]);

/**
 * In the classic script, which has all languages, the names of messages are written once, and a catalogue is a text with
 * its messages in the order of their names, read when the language is needed. `whole` is the tag of one that has them all,
 * as each has to.
 */
export const plainCatalogues = (environment: string, whole: string): Plugin => ({
  name: 'plain-catalogues',
  applyToEnvironment: ({ name }) => name === environment,
  transform: {
    filter: { id: /\/src\/content\/languages\/by-tag\/catalogues\.ts$/ },
    async handler() {
      const all = await listsOf(whole);
      const written: Record<string, readonly [texts: string, plurals: Lists['plurals']]> = {};
      for (const tag of Object.keys(CATALOGUES)) {
        const lists = await listsOf(tag);
        if (namesOf(lists) !== namesOf(all)) throw new Error(`${tag}: has other messages.`);
        if (lists.texts.some((text) => text.includes(SEPARATOR)))
          throw new Error(`${tag}: has ${SEPARATOR} in a message.`);
        written[tag] = [lists.texts.join(SEPARATOR), lists.plurals];
      }
      const code = `
        const textNames = '${all.textNames.join(' ')}'.split(' '), pluralNames = '${all.pluralNames.join(' ')}'.split(' ');
        const byName = (names, messages) => names.map((name, i) => [name, messages[i]]);
        const toMessages = ([texts, plurals]) =>
          Object.fromEntries([...byName(textNames, texts.split('${SEPARATOR}')), ...byName(pluralNames, plurals)]);
        const written = ${JSON.stringify(written)};
        export const CATALOGUES = Object.fromEntries(
          Object.keys(written).map((tag) => [tag, async () => ({ messages: toMessages(written[tag]) })]));`;
      return { code, map: null };
    },
  },
});
