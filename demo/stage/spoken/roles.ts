import roles from './roles.json' with { type: 'json' };
import { getRole } from 'dom-accessibility-api';
import { count } from '../../base/ui/say.ts';
import states from './states.json' with { type: 'json' };

/** How a role and its content are read out. */
interface Spoken {
  readonly words: string;
  /** Whether its content is its name, so that nothing in it is read by itself. */
  readonly isWhole?: boolean;
  /** Whether it is read only if it has a name. */
  readonly needsName?: boolean;
}

const SPOKEN: Readonly<Record<string, Spoken>> = roles;

/** Elements that are read as a role, although they have none in ARIA or the library does not return it. */
const BY_TAG: Readonly<Record<string, string>> = { search: 'search', video: 'video', blockquote: 'blockquote' };

/** The role that is read for an element; an empty string if none is. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? BY_TAG[element.localName] ?? '';
  return role in SPOKEN ? role : '';
}

export const isWhole = (role: string): boolean => SPOKEN[role]?.isWhole === true;

/** Whether it is skipped if it has no name. */
export const needsName = (role: string): boolean => SPOKEN[role]?.needsName === true;

/** The level of a heading; without `aria-level`, those of ARIA have 2. */
const levelOf = (element: Element): string =>
  element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? '2';

export function sayRole(role: string, element: Element): string {
  const own = element.getAttribute('aria-roledescription')?.trim();
  if (own) return own;
  const words = SPOKEN[role]?.words ?? '';
  return role === 'heading' ? `${words} level ${levelOf(element)}` : words;
}

/** The words for the values of each attribute; other values are not read. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = states;

function* nativeStatesOf(element: Element): Generator<string> {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    yield element.checked ? 'checked' : 'not checked';
  } else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  ) {
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : element.value;
    yield value?.trim() || 'blank';
  }
  if (element.matches('summary')) yield element.closest('details')?.open ? 'expanded' : 'collapsed';
  if (element.matches(':disabled')) yield 'unavailable';
}

/** `3 of 8`; only `number 3` if the total is unknown. */
function sayPosition(element: Element): string {
  const [position, size] = ['aria-posinset', 'aria-setsize'].map((name) => Number(element.getAttribute(name)));
  if (!position) return '';
  return size && size > 0 ? `${position} of ${size}` : `number ${position}`;
}

/** How many items a feed or a list has. */
function sayCount(role: string, element: Element): string {
  const selector = { feed: 'article', list: ':scope > :is(li, [role=listitem])' }[role];
  return selector ? count(element.querySelectorAll(selector).length, 'item') : '';
}

/** What is read after the name of an element: its position, its count and its states. */
export function sayStates(role: string, element: Element): string[] {
  const said = Object.entries(SAID).map(([attribute, words]) => words[element.getAttribute(attribute) ?? ''] ?? '');
  return [sayPosition(element), sayCount(role, element), ...nativeStatesOf(element), ...said].filter(Boolean);
}
