import { partOf, shadowOf } from './parts.ts';
import { until } from './wait.ts';

export function searchFieldOf(feed: Element): HTMLInputElement {
  const field = partOf(feed, 'search-field');
  if (!(field instanceof HTMLInputElement)) throw new Error('The field is not a field.');
  return field;
}

/** Writes into the search field of a feed, as a visitor does. */
export function typeInto(feed: Element, words: string): void {
  const field = searchFieldOf(feed);
  field.focus();
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a search says it found. */
export const outcomeOf = (feed: Element): string =>
  [...shadowOf(feed).querySelectorAll('.outcome p')].map(({ textContent }) => textContent).join('');

export const untilFound = (feed: Element, words: string): Promise<void> =>
  until(() => outcomeOf(feed) === words, `it does not say "${words}"`);
