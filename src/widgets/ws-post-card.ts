import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import { onBrokenImage } from '../card/broken-image.ts';
import cardStyles from '../card/card.css?inline';
import { makeCard } from '../card/card.ts';
import { nearestLanguage } from '../element/nearest-language.ts';
import { make } from '../element/make.ts';
import { prose } from '../feed/lazy-modules.ts';
import { CLICKS, tellPostClick } from '../card/post-click.ts';
import { prepare } from '../feed/load-dependencies.ts';
import { WidgetElement } from '../element/widget-element.ts';
import { wordsOf } from '../content/words.ts';

const LOOK = { hide: '', date: 'relative', textFormat: 'auto', target: '_blank', titleLevel: 3 } as const;

/**
 * Shows one post, handed in by script as its `post` property.
 *
 * @fires {WsPostClickEvent} ws-post-click - A link of the card was clicked; cancelable.
 */
export class WsPostCard extends WidgetElement {
  readonly #root = make('div', { class: 'root' });
  #post: Post | undefined;

  constructor() {
    super();
    this.#root.addEventListener('error', onBrokenImage, true);
    for (const click of CLICKS) {
      this.#root.addEventListener(click, (event) => this.#post && tellPostClick(event, this.#post));
    }
  }

  /** A post, or an item as the service sends it: both pass the same gates. What is no post shows nothing. */
  get post(): Post | undefined {
    return this.#post;
  }

  set post(value: unknown) {
    this.#post = normalisePost(value);
    if (!this.#post && value) console.warn(`<${this.localName}> post has nothing to show.`, value);
    this.requestUpdate();
  }

  override connectedCallback(): void {
    this.adoptProperty('post');
    super.connectedCallback();
  }

  protected override async update(): Promise<void> {
    const post = this.#post;
    await prepare(this, post ? [post] : [], LOOK.textFormat);
    if (post !== this.#post) return; // a later update shows the later post
    const card = post && makeCard(post, { ...LOOK, ...wordsOf(nearestLanguage(this)) });
    card?.removeAttribute('tabindex'); // a stop for the keys of a feed, which this is not
    this.#root.replaceChildren(...(card ? [card] : []));
    this.mount(cardStyles + (prose.current?.styles ?? ''), this.#root);
  }
}
