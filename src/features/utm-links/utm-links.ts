import { quote, tell } from '../../base/told/tell.ts';
import type { CardPieces } from '../../card/card-view.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { addUtm, readUtm } from './plan-utm.ts';
import { utmLinks } from '../rows.ts';

/** `utm`: parameters on the links to posts and of actions, and on no others. */
class UtmLinks implements Feature {
  readonly #host: FeatureHost;
  #written: string | undefined;
  #pieces: CardPieces = {};

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  get cardPieces(): CardPieces {
    const written = this.#host.read(utmLinks.attributes).utm;
    if (written !== this.#written) {
      this.#written = written;
      this.#pieces = this.#makePieces(written);
    }
    return this.#pieces;
  }

  #makePieces(written: string): CardPieces {
    let fits = true;
    const utm = readUtm(written, () => (fits = false));
    if (!fits) {
      const { localName } = this.#host.element;
      tell(
        'warn',
        'WS-112',
        `<${localName}> Invalid value ${quote(written)} for "utm"; write utm="source=site,medium=feed".`,
      );
    }
    return { linkUrl: (url) => addUtm(url, utm) };
  }
}

export const createFeature: CreateFeature = (host) => new UtmLinks(host);
