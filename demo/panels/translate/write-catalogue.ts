import type { Catalogue, Message } from './judge-catalogue.ts';

/** The letters of a line at most, as everywhere in the sources. */
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

/** The file of a language's catalogue, with what is translated in the order of the English. */
export function writeCatalogue(english: Catalogue, written: Catalogue): string {
  const entries = Object.keys(english).flatMap((key) => {
    const message = written[key];
    return message === undefined ? [] : [writeEntry(key, message)];
  });
  return `import type { Catalogue } from '../messages.ts';

export const messages: Catalogue = {
${entries.map((entry) => `${entry}\n`).join('')}};
`;
}
