import type { Attribute, CssProperty } from '../manifest/schema.ts';

export const code = (text: string): string => `\`${text}\``;

/** A sentence of the class docs as part of a row: "How the posts are laid out." */
export function phrase(sentence: string): string {
  const words = sentence.replace(/\.$/, '');
  return /^[A-Z][a-z' ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Greater bounds protect machines: people need not know them. */
const SPOKEN_MAX = 100;

/** What may be written in an attribute, the default first. */
export function sayValues({ default: fallback, values, isList, isFlag, required, min, max }: Attribute): string[] {
  if (isFlag) return ['nothing', 'there'];
  if (isList && values) return ['nothing', `any of ${code(values.join(' '))}`];
  if (values) return values.map(code);
  if (min !== undefined) {
    return [fallback === 'Infinity' ? 'nothing' : fallback, max && max < SPOKEN_MAX ? `${min}-${max}` : 'a number'];
  }
  const kind = fallback === '{}' ? 'JSON' : 'text';
  return required ? [`${kind}, needed`] : ['nothing', kind];
}

const SPOKEN: Readonly<Record<string, string>> = {
  currentColor: "the text's color",
  inherit: "the page's",
  'var(--ws-accent)': 'the accent',
};

/** The default of a custom property, in words. */
export const sayDefault = ({ default: value }: CssProperty): string =>
  SPOKEN[value] ?? (value.startsWith('color-mix(') ? "mixed from the text's color" : code(value));
