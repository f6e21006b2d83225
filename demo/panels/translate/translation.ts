import { english } from '../../../src/content/languages/english/english.ts';
import { type Catalogue, categoriesOf, findMissing, judgeMessage, type Message } from './judge-catalogue.ts';

/** The catalogues' own types are stricter: they say for each key whether it is a text or has plural forms. */
export const ENGLISH = english as Catalogue;

/** The maximum length of a line, as everywhere in the sources. */
const LINE_MAX = 120;

const quote = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const writeKey = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : quote(key));

function writeEntry(key: string, message: Message): string {
  if (typeof message === 'string') {
    const line = `  ${writeKey(key)}: ${quote(message)},`;
    return line.length > LINE_MAX ? `  ${writeKey(key)}:\n    ${quote(message)},` : line;
  }
  const forms = Object.entries(message).map(([category, text]) => `${category}: ${quote(text)}`);
  const line = `  ${writeKey(key)}: { ${forms.join(', ')} },`;
  return line.length > LINE_MAX ? `  ${writeKey(key)}: {\n${forms.map((form) => `    ${form},\n`).join('')}  },` : line;
}

/** The file of a language's catalogue, with the translated messages in the order of the English ones. */
function writeCatalogue(written: Catalogue): string {
  const entries = Object.keys(ENGLISH).flatMap((key) => {
    const message = written[key];
    return message === undefined ? [] : [writeEntry(key, message)];
  });
  return `import type { Catalogue } from '../messages.ts';

export const messages: Catalogue = {
${entries.map((entry) => `${entry}\n`).join('')}};
`;
}

/** A field for a translator: a message, or one of its plural forms. */
export interface Field {
  readonly key: string;
  /** `undefined` if the message has no plural forms. */
  readonly category: string | undefined;
  readonly text: string;
}

/** The translation of a language so far. Empty messages are missing. */
export class Translation {
  readonly language: string;
  readonly #messages: Catalogue;

  constructor(language: string, messages: Catalogue) {
    this.language = language;
    this.#messages = messages;
  }

  get missing(): readonly string[] {
    return findMissing(ENGLISH, this.#messages);
  }

  /** The file of the catalogue, and its path. */
  get file(): { readonly path: string; readonly text: string } {
    const path = `src/content/languages/${this.language.toLowerCase()}.ts`;
    return { path, text: writeCatalogue(this.#messages) };
  }

  fieldsOf(key: string): readonly Field[] {
    const written = this.#messages[key];
    if (typeof ENGLISH[key] === 'string') {
      return [{ key, category: undefined, text: typeof written === 'string' ? written : '' }];
    }
    const forms: Readonly<Record<string, string>> = typeof written === 'object' ? written : {};
    return categoriesOf(this.language).map((category) => ({ key, category, text: forms[category] ?? '' }));
  }

  /** What is wrong with a message; empty if it is missing. */
  problemsOf(key: string): readonly string[] {
    const [message, written] = [ENGLISH[key], this.#messages[key]];
    return message === undefined || written === undefined ? [] : judgeMessage(message, written, this.language);
  }

  /** A copy with another text in a field. */
  with({ key, category, text: written }: Field): Translation {
    const text = written.trim() && written; // a text of spaces alone would be a button without a name
    const { [key]: before, ...others } = this.#messages;
    const message = category === undefined ? text : this.#withForm(before, category, text);
    const isEmpty = typeof message === 'string' ? message === '' : Object.keys(message).length === 0;
    return new Translation(this.language, isEmpty ? others : { ...others, [key]: message });
  }

  #withForm(before: Message | undefined, category: string, text: string): Message {
    const forms = { ...(typeof before === 'object' && before), [category]: text };
    return Object.fromEntries(
      categoriesOf(this.language).flatMap((one) => (forms[one] ? [[one, forms[one]] as const] : [])),
    );
  }
}
