import type { Code, Finding } from '../base/told/tell.ts';
import type { PageElement } from './page.ts';

export type Found = Finding | readonly Finding[];

export const FALLBACK = 'The fallback of the element, or nothing.';
export const FAULT = 'The fallback of the element, or "The posts could not be loaded." without a button.';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const writeTag = (name: string, attributes: Iterable<readonly [string, string]>): string =>
  `<${name}${[...attributes].map(([key, value]) => (value ? ` ${key}="${escape(value)}"` : ` ${key}`)).join('')}>`;

export const count = (n: number, noun: string, many = `${noun}s`): string => `${n} ${n === 1 ? noun : many}`;

export type Mend = Pick<Finding, 'place' | 'paste'>;

export const inPlace = ({ tag }: PageElement, paste: string): Mend => (tag ? { place: tag, paste } : { paste });

/** The tag of an element with `changes` of its attributes: null removes one, and new ones come last. */
export function withAttributes(element: PageElement, changes: Readonly<Record<string, string | null>>): Mend {
  const attributes = new Map(element.attributes);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
  }
  return inPlace(element, writeTag(element.localName, attributes));
}

const COMPARE = 'Compare the address of the service with the one of your workspace.';
const LATER = 'It is usually temporary. Examine the page again later.';
export const UPLOAD = 'Upload all files of dist into one folder, and write its address in src.';

const REMEDIES: Readonly<Partial<Record<Code, string>>> = {
  'WS-106': UPLOAD,
  'WS-107': 'Add the address of the service to connect-src.',
  'WS-202': 'Check whether the workspace has a public feed.',
  'WS-203': LATER,
  'WS-204': LATER,
  'WS-206': 'Open the address in a tab. If it takes long, set a longer timeout.',
  'WS-208': `Request fewer posts at once. ${COMPARE}`,
  'WS-209': 'Set base-url to the address that it redirects to.',
  'WS-216': 'Write into field-map where the posts have them, and check the id and the address of the service.',
  'WS-309': 'Please report it: it is a bug of ours.',
};

export const remedyOf = (code: Code, id: string): string =>
  code === 'WS-201' ? `Compare "${id}" with the id in your workspace. ${COMPARE}` : (REMEDIES[code] ?? COMPARE);

type Told = Pick<Finding, 'code' | 'visitorsSee' | 'cause' | 'remedy'>;

export const sayUnclosed = (cause: string, remedy: string): Told => ({
  code: 'WS-805',
  visitorsSee: 'The rest of the page vanishes when the posts are displayed.',
  cause,
  remedy,
});

/** Says that a page has the script in several versions, the first of which displays the posts. */
export const sayVersions = (loaded: string, first: string): Omit<Told, 'remedy'> => ({
  code: 'WS-604',
  visitorsSee: 'Posts displayed by whichever version was loaded first, which may lack features of the other.',
  cause: `The page loads version ${loaded} beside ${first}.`,
});

export function findUnclosedTag(tag: string, written: string): Told & { readonly paste: string } {
  const closesItself = written.endsWith('/>');
  const open = closesItself ? `${written.slice(0, -'/>'.length).trimEnd()}>` : written;
  const why = closesItself ? ', because custom elements are not self-closing' : '';
  const cause = `<${tag}> is not closed${why}: what follows is taken for its fallback.`;
  return { ...sayUnclosed(cause, `Write </${tag}> after it.`), paste: `${open}</${tag}>` };
}
