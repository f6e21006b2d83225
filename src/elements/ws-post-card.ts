import { english as messages } from '../content/messages.ts';
import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import { onBrokenImage } from './broken-image.ts';
import cardStyles from './card.css?inline';
import { makeCard } from './card.ts';
import { needsSanitiser } from './card-text.ts';
import type { CardView } from './card-view.ts';
import { formatFor, loadFormat } from './formats.ts';
import { nearestLanguage } from './language.ts';
import { sanitiser } from './parts.ts';
import { tellPostClick } from './post-click.ts';
import { WidgetElement } from './widget-element.ts';

/** Shows one post that script hands in. */
export class WsPostCard extends WidgetElement {
  readonly #card = document.createElement('div');
  #post: Post | undefined;

  constructor() {
    super();
    this.#card.className = 'root';
    this.#card.addEventListener('error', onBrokenImage, true);
    this.#card.addEventListener('click', (event) => this.#post && tellPostClick(event, this.#post));
  }

  /** A `Post`, or an item as the service sends it: both pass the same gates. What is no post shows nothing. */
  get post(): Post | undefined {
    return this.#post;
  }

  set post(value: unknown) {
    this.#post = normalisePost(value);
    this.requestUpdate();
  }

  protected override update(): void {
    const language = nearestLanguage(this);
    const format = formatFor(language);
    const view: CardView = {
      hide: '',
      date: 'relative',
      textFormat: 'auto',
      target: '_blank',
      titleLevel: 3,
      format,
      messages,
    };
    const card = this.#post && makeCard(this.#post, view);
    card?.removeAttribute('tabindex'); // a stop for the keys of a feed, which this is not
    this.#card.replaceChildren(...(card ? [card] : []));
    this.mount(cardStyles, this.#card);
    void this.#improve(language);
  }

  /** Shows the post again once the sanitiser and the language's words are here, if it takes them. */
  async #improve(language: string): Promise<void> {
    const lacksFormat = formatFor(language) !== (await loadFormat(language));
    const lacksSanitiser = !sanitiser.current && needsSanitiser(this.#post?.text ?? '', 'auto');
    if (lacksSanitiser) await sanitiser.load();
    if (lacksFormat || (lacksSanitiser && sanitiser.current)) this.requestUpdate();
  }
}
