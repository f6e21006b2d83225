import { nothing } from 'lit';
import { log, quote } from '../base/log.ts';
import { englishCards } from '../content/languages/english/cards.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { hasSlotted } from '../element/slots.ts';
import type { CardsModule, SourceRequest } from '../feed/feature.ts';
import { normalisePost } from '../model/normalise-post.ts';
import type { Post } from '../model/post.ts';
import type { ValuesOf } from '../settings/attributes.ts';
import { findBlocker, KEYS } from '../settings/page-defaults.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import { findPost, givenPost } from '../source/wrapped/one-post.ts';
import { FeedElement } from './feed-element.ts';
import { DECIDING_OF_CARD, POST_CARD_ATTRIBUTES } from './setup/post-card-attributes.ts';
import { REQUIRED_OF_CARD } from './setup/element-attributes.ts';

export type * from './public-types.ts';

/** The role of a card that is not in a feed, for screen readers, and the message if there is no post. */
const alone = LazyModule.of<CardsModule>({
  createFeature: ({ composition }) => ({
    cardsRole: { container: 'group', card: () => ({ size: undefined }) },
    get controlPhrases() {
      return { empty: composition.phrases(englishCards).say('noneFound') };
    },
  }),
});

export interface WsPostCard extends ValuesOf<typeof POST_CARD_ATTRIBUTES> {}

/** Displays one post of a workspace, by its id, or one that a script sets as its `post` property. */
export class WsPostCard extends FeedElement {
  static override readonly attributes = POST_CARD_ATTRIBUTES;
  static override readonly required = REQUIRED_OF_CARD;
  static override readonly deciding = DECIDING_OF_CARD;

  /** @internal These attributes mean nothing for a single post. */
  override readonly layout = 'auto';
  /** @internal */
  override readonly featured = false;
  /** @internal */
  override readonly heading = '';

  /** @internal */
  readonly cardModules = [alone];

  #post: Post | undefined;

  /** The post that is displayed. Set a post, or an item as the service sends it, and it is displayed in place of that of `post-id`, without a request. What is not a post displays nothing. */
  get post(): Post | undefined {
    return this.#post ?? (this.postId ? this.posts[0] : undefined);
  }

  set post(value: object | null | undefined) {
    try {
      this.#post = normalisePost(value);
    } catch (reason) {
      this.#post = undefined; // a getter of the page's object threw
      value = [String(reason)];
    }
    if (!this.#post && value)
      log('warn', 'WS-304', `<${this.localName}> "post" has nothing to display; set another.`, value);
    const { feed } = this;
    feed.first.stop();
    feed.living?.task.stop();
    feed.model = { ...feed.model, needsLoad: true }; // what is displayed stays until then
    this.settingsChanged();
    this.requestUpdate();
  }

  /** @internal */
  override get firstCount(): number {
    return this.blocker === '' ? 0 : 1;
  }

  /** @internal */
  override get blocker(): string | undefined {
    if (!this.#post) {
      const isSet = ['feed-id', 'post-id', ...KEYS].some((name) => this.hasAttribute(name));
      return isSet ? super.blocker : '';
    }
    const fault = findBlocker(this, {});
    return fault === 'base-url' && this.consent === 'none' ? undefined : fault;
  }

  /** @internal */
  override readAttribute(property: string): unknown {
    return property === 'loading' && this.#post ? 'eager' : super.readAttribute(property);
  }

  /** @internal */
  override valuesOf(properties: readonly string[]): string {
    return this.#post ? 'post' : super.valuesOf(properties);
  }

  /** @internal */
  override createSource({ fresh, previous }: SourceRequest, ask: Ask): PostSource {
    if (this.#post) return givenPost(this.#post);
    const { localName, baseUrl, timeout: timeoutMs, fieldMap } = this;
    const postId = this.postId.trim();
    const words = `<${localName}> No post has the "post-id" ${quote(postId)}; check it.`;
    const onGone = (): void => log('warn', 'WS-215', words);
    return findPost(ask, this.feedId.split(' '), postId, { baseUrl, timeoutMs, fieldMap, fresh, previous }, onGone);
  }

  protected override render(): unknown {
    return this.blocker === '' && !hasSlotted(this, '') ? nothing : super.render();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    if (this.#post) await (this.feed.living?.task ?? this.feed.first).arrived;
    return super.getUpdateComplete();
  }
}
