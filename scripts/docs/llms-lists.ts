import type { Attribute, Documented, Element } from '../manifest/schema.ts';
import { code, phrase, sayValues } from './say.ts';
import { allOwnAttributes, type Shared } from './shared.ts';

// How llms.txt lists what there is: in as few words as it takes to write a page.

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** The first sentence: few people need what follows it. */
const gist = (description: string): string => phrase(description.split(/\. (?=[A-Z`])/)[0] ?? '');

/** The first sentence, without what it says only of some looks, after a semicolon. */
export const shortGist = (description: string): string => gist(description).split('; ')[0] ?? '';

/** Names that few pages need, and that explain most by themselves. */
export const RARE = (
  'max-posts media-position timeout heading-level consent-storage text-format posts-lang field-map utm measure all-label ' +
  'ws-impression ws-search ws-share --ws-image-ratio --ws-muted --ws-border --ws-image-fit --ws-image-position --ws-shadow ' +
  '--ws-title-size --ws-icon --ws-focus-ring'
).split(' ');

/** A list with a line for each, with its name and what it does. The rare ones share a line, with only their names. */
export function listUsual<One extends Documented>(
  all: readonly One[],
  name: (one: One) => string,
  does: (one: One) => string,
) {
  const isRare = (one: One): boolean => RARE.includes(one.name);
  const usual = all.filter((one) => !isRare(one)).map((one) => `${name(one)}: ${does(one)}`);
  const rare = all.filter(isRare).map(name).join(', ');
  return list(rare ? [...usual, `Rarely needed: ${rare}`] : usual);
}

/** The name and the values. A default of "nothing" is left out; where any text is valid, there is only the name. */
function sayAttribute(attribute: Attribute): string {
  const { isFlag, isList, values: words } = attribute;
  const said = isFlag ? ['flag'] : sayValues(attribute).filter((value) => value !== 'nothing');
  const values = words && !isList ? code(words.join(' | ')) : said.join(' | ');
  return values === 'text' ? code(attribute.name) : `${code(attribute.name)} (${values})`;
}

export const listAttributes = (attributes: readonly Attribute[]): string =>
  listUsual(attributes, sayAttribute, ({ description }) => gist(description));

/** The name of a slot, and what it is for. */
export const saySlot = ({ name, description }: Documented): string =>
  `${name ? code(name) : 'no name'}: ${shortGist(description)}`;

/** Whether a description says no more than the name: "An image", "The post's title". */
const saysNoMore = ({ name, description }: Documented): boolean =>
  new RegExp(`^(an?|the post's) ${name}\\.?$`, 'i').test(description);

export const sayShort = (one: Documented): string =>
  saysNoMore(one) ? code(one.name) : `${code(one.name)} (${shortGist(one.description)})`;

export const sayElement = ({ tagName, description }: Element): string =>
  `${code(`<${tagName}>`)}: ${phrase(description)}`;

/** The attributes that not all elements have, grouped by the elements that have them. */
export function sayOwnAttributes(elements: readonly Element[], shared: Shared): string {
  const tagsOf = ({ name }: Attribute): string =>
    elements
      .filter(({ attributes }) => attributes.some((one) => one.name === name))
      .map(({ tagName }) => code(`<${tagName}>`))
      .join(' and ');
  const all = allOwnAttributes(elements, shared);
  const groups = [...new Set(all.map(tagsOf))].map((tags) => {
    const own = all.filter((attribute) => tagsOf(attribute) === tags);
    return `Of ${tags}:\n\n${listAttributes(own)}`;
  });
  return groups.join('\n\n');
}
