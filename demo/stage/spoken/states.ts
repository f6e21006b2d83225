/** What is said of an attribute, by its value; a value that is not named is not said. */
const SAID: readonly (readonly [attribute: string, Readonly<Record<string, string>>])[] = [
  ['aria-expanded', { true: 'expanded', false: 'collapsed' }],
  ['aria-pressed', { true: 'pressed', false: 'not pressed', mixed: 'partly pressed' }],
  ['aria-selected', { true: 'selected' }],
  ['aria-current', { true: 'current', page: 'current page', step: 'current step', date: 'current date' }],
  ['aria-disabled', { true: 'unavailable' }],
  ['aria-busy', { true: 'busy' }],
  ['aria-invalid', { true: 'invalid' }],
  ['aria-required', { true: 'required' }],
  ['aria-haspopup', { true: 'opens a menu', menu: 'opens a menu', dialog: 'opens a dialog' }],
];

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
  if (!selector) return '';
  const { length } = element.querySelectorAll(selector);
  return `${length} item${length === 1 ? '' : 's'}`;
}

/** What is said of an element after its name: its position, and how it is. */
export function sayStates(role: string, element: Element): string[] {
  const said = SAID.map(([attribute, words]) => words[element.getAttribute(attribute) ?? ''] ?? '');
  return [sayPosition(element), sayCount(role, element), ...nativeStatesOf(element), ...said].filter(Boolean);
}
