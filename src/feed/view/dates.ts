import { sayDate } from '../../card/card-view.ts';
import type { CardsHost, Seen } from '../feature.ts';

/** Changes the text that a template wrote, in its own node; one that stays the same keeps what is selected in it. */
function write(element: Element, words: string): void {
  for (const node of element.childNodes) if (node instanceof Text && node.data !== words) node.data = words;
}

/** Updates the dates of our cards to now and the visitor's time zone. Owners' cards have no `-when`. */
export function renewDates({ cards, cardView }: Pick<Seen, 'cards' | 'cardView'>): void {
  for (const exact of cards?.querySelectorAll('[part=date] + [id$=-when]') ?? []) {
    const time = exact.previousElementSibling as HTMLTimeElement;
    const date = new Date(time.dateTime);
    write(time, sayDate(date, cardView));
    const words = cardView.format.absolute(date);
    write(exact, words);
    if (time.title !== words) time.title = words;
  }
}

/** Renews the dates each minute that the element is in the page, which may be open for days. */
export function watchDates({ element, view }: CardsHost): void {
  let interval = 0;
  element.addController({
    hostConnected: () => void (interval = window.setInterval(renewDates, 60_000, view)),
    hostDisconnected: () => clearInterval(interval),
  });
}
