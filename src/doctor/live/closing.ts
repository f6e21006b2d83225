import type { Finding } from '../../base/told/finding.ts';
import { findUnclosedTag } from '../unclosed.ts';

/** By no regular expression: it would take long for many comments that do not end. */
const withoutComments = (markup: string): string =>
  markup
    .split('<!--')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('-->') + 1)))
    .join('');

/** The markup of the page, as its server sends it; nothing where it cannot be had. */
async function readMarkup(): Promise<string> {
  try {
    return await (await fetch(document.URL, { cache: 'force-cache' })).text();
  } catch {
    return ''; // a policy may forbid it, and a file has no server: nothing is known then
  }
}

/** Whether an element could have taken in what was to follow it: then nothing follows, to the end of what it is in. */
const mayBeOpen = (element: Element): boolean =>
  !element.nextElementSibling && [...element.children].some((child) => !child.hasAttribute('slot'));

/** Whether the end of an element is written into its start tag, where only elements of HTML may have it. */
export async function checkClosing(element: Element): Promise<Finding[]> {
  const { localName } = element;
  if (!mayBeOpen(element)) return [];
  const closed = new RegExp(`<${localName}(?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?/>`, 'i');
  const [written] = closed.exec(withoutComments(await readMarkup())) ?? [];
  return written ? [findUnclosedTag(localName, written)] : [];
}
