import { nothing } from 'lit';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishCarousel } from '../../content/languages/english/carousel.ts';
import { fillPosition } from '../../content/fill-position.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CardsHost } from '../../feed/feature.ts';
import type { View } from './in-view.ts';

const ENGLISH = { ...englishCards, ...englishCarousel };

/** What a carousel and its parts are called, and where its cards are. */
export class CarouselWords {
  readonly #host: CardsHost;

  constructor(host: CardsHost) {
    this.#host = host;
  }

  get phrases(): Phrases<keyof typeof ENGLISH> {
    return new Phrases(this.#host.composition.words, ENGLISH);
  }

  /** Not where the language lacks it: the names of the cards are in the language of the page. */
  get hasPlaces(): boolean {
    return this.phrases.lang('position') === nothing;
  }

  // Not where the language lacks it: the element has its name and its content in the language of the page.
  describe(key: 'carousel' | 'slide'): string | undefined {
    return this.phrases.lang(key) === nothing ? this.phrases.text(key) : undefined;
  }

  /** With its comma in one text node: browsers say a space between two. */
  sayPlace(number: number, count: number): string {
    return `${this.#fill([number], count)},`;
  }

  sayView({ first, last, count }: View): unknown {
    return this.phrases.mark('position', this.#fill(first === last ? [first] : [first, last], count));
  }

  #fill(ends: readonly number[], count: number): string {
    const { format } = this.#host.composition.words;
    return fillPosition(this.phrases.text('position'), ends.map(format.whole).join('–'), format.whole(count));
  }
}
