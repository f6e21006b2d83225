import roles from './roles.json' with { type: 'json' };
import { getRole } from 'dom-accessibility-api';
import { count } from '../../base/ui/say.ts';
import states from './states.json' with { type: 'json' };

/** How a role is said, and how its content is. */
interface Spoken {
  readonly words: string;
  /** Whether its content is its name: nothing in it is said by itself. */
  readonly isWhole?: boolean;
  /** Whether it is said only where it has a name. */
  readonly needsName?: boolean;
}

const SPOKEN: Readonly<Record<string, Spoken>> = roles;

/** What has no role in ARIA, or one that is not asked for by its tag, and is said all the same. */
const BY_TAG: Readonly<Record<string, string>> = { search: 'search', video: 'video', blockquote: 'blockquote' };

/** The role that is said of an element; an empty string where none is. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? BY_TAG[element.localName] ?? '';
  return role in SPOKEN ? role : '';
}

export const isWhole = (role: string): boolean => SPOKEN[role]?.isWhole === true;

/** Whether it is passed over where it has no name. */
export const needsName = (role: string): boolean => SPOKEN[role]?.needsName === true;

/** The level of a heading; those of ARIA have 2 where they say none. */
const levelOf = (element: Element): string =>
  element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? '2';

export function sayRole(role: string, element: Element): string {
  const own = element.getAttribute('aria-roledescription')?.trim();
  if (own) return own;
  const words = SPOKEN[role]?.words ?? '';
  return role === 'heading' ? `${words} level ${levelOf(element)}` : words;
}

/** What is said of an attribute, by its value; a value that is not named is not said. */
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

/** `3 of 8`; of how many is not said where there may be more. */
function sayPosition(element: Element): string {
  const [position, size] = ['aria-posinset', 'aria-setsize'].map((name) => Number(element.getAttribute(name)));
  if (!position) return '';
  return size && size > 0 ? `${position} of ${size}` : `number ${position}`;
}

/** How many things a feed or a list has. */
function sayCount(role: string, element: Element): string {
  const selector = { feed: 'article', list: ':scope > :is(li, [role=listitem])' }[role];
  return selector ? count(element.querySelectorAll(selector).length, 'item') : '';
}

/** What is said of an element after its name: its position, and how it is. */
export function sayStates(role: string, element: Element): string[] {
  const said = Object.entries(SAID).map(([attribute, words]) => words[element.getAttribute(attribute) ?? ''] ?? '');
  return [sayPosition(element), sayCount(role, element), ...nativeStatesOf(element), ...said].filter(Boolean);
}
