import { mayPass } from '../api/recover.ts';
import type { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import type { Code } from '../base/log.ts';
import type { Page, PageElement } from './page.ts';
import remedies from './remedies.json' with { type: 'json' };

export type Found = Finding | readonly Finding[];

export const FALLBACK = 'The fallback of the element, or nothing.';
export const FAULT = 'The fallback of the element, or "The posts could not be loaded." without a button.';

export const sayFault = (fault: Fault): string =>
  mayPass(fault) ? 'The fallback of the element, or a message with the button "Try again".' : FAULT;

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
const REMEDIES: Readonly<Partial<Record<Code, string>>> = remedies;
export const UPLOAD = remedies['WS-106'];
const OF_INTEGRATION = 'embed-id and org with those of your integration'; // either may be the wrong one

export function remedyOf(code: Code, id: string | undefined): string {
  if (code !== 'WS-201') return REMEDIES[code] ?? COMPARE;
  return `Compare ${id === undefined ? OF_INTEGRATION : `"${id}" with the id in your workspace`}. ${COMPARE}`;
}

/** An element with another tag, and what is in it. */
export function withTag({ markup }: Page, { tag, endTag, attributes }: PageElement, name: string): Mend {
  const inside = tag && endTag ? markup.slice(tag.end, endTag.start) : '';
  const paste = `${writeTag(name, attributes)}${inside}</${name}>`;
  return tag ? { place: { ...tag, end: endTag?.end ?? tag.end }, paste } : { paste };
}

export const UNCLOSED = {
  code: 'WS-805',
  visitorsSee: 'The rest of the page vanishes when the posts are displayed.',
} as const;

/** Says that a page has the script in several versions, the first of which displays the posts. */
export const sayVersions = (loaded: string, first: string): Pick<Finding, 'code' | 'visitorsSee' | 'cause'> => ({
  code: 'WS-604',
  visitorsSee: 'Posts by the version that was loaded first.',
  cause: `The page loads version ${loaded} beside ${first}.`,
});
