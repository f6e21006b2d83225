import type { Post } from '../model/post.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Attribute } from '../settings/attributes.ts';
import type { CardView } from '../card/card-view.ts';
import type { CreateSource, Extra, ExtraContext, ExtraSettings, FeedParts, WrappedSource } from '../feed/feature.ts';
import { FEATURE_ATTRIBUTES, FILTER_ATTRIBUTES } from '../settings/feature-attributes.ts';
import type { FeedModel } from '../feed/feed-view.ts';
import { ASKING, type Feature, FEATURES } from './registry.ts';

const TABLE = { ...FEATURE_ATTRIBUTES, ...FILTER_ATTRIBUTES };

const unwrap = (source: PostSource | undefined): PostSource | undefined =>
  source && 'inner' in source ? unwrap((source as WrappedSource).inner) : source;

/**
 * The extras of one feed. A feed has no hook for them, which every visitor would pay for: the methods that they change
 * are wrapped in the objects of the one feed that asks for them, here and nowhere else.
 */
export class Extension {
  readonly #context: ExtraContext;
  readonly #started = new Map<Feature, Extra>();
  /** The cards that are finished, with the posts that they show. */
  readonly #finished = new WeakMap<Element, Post>();
  #finish = '';
  /** What the cards say. */
  #spoken: CardView['messages'] | undefined;
  #messages: CardView['messages'] | undefined;
  #ofMessages: CardView['messages'] | undefined;

  constructor(parts: FeedParts) {
    const { host, callbacks, ask } = parts;
    const createSource: CreateSource = ({ previous, ...request }, by) =>
      host.createSource({ ...request, previous: unwrap(previous) }, by);
    this.#context = {
      ...parts,
      read: (name) => this.#readAttribute(name),
      postOf: (card) => this.#finished.get(card),
    };
    this.#readProperties();
    callbacks.createSource = (request) => {
      // Whoever asks: the address may have become one that nobody agreed to since the last look.
      if (!this.#mayAsk) throw new Error('Nobody agreed to that yet.');
      return this.#all.reduce((create, extra) => extra.wrapSource?.(create) ?? create, createSource)(request, ask);
    };
    this.#wrapAsking();
    this.#wrapShowing();
  }

  /** Brings and starts what is asked for now, and ends what is not any more. Resolves to whether all is there that holds something back. */
  async update(): Promise<boolean> {
    const wanted = FEATURES.filter((feature) => this.#isOn(feature));
    await Promise.all(wanted.map(({ part }) => part.load()));
    for (const feature of FEATURES) {
      const extra = this.#started.get(feature);
      const { current } = feature.part;
      if (!this.#isOn(feature)) {
        extra?.leave?.();
        this.#started.delete(feature);
      } else if (!extra && current) this.#started.set(feature, current.start(this.#context));
    }
    const finish = JSON.stringify(this.#all.map((extra) => extra.finish));
    if (finish !== this.#finish) this.#ofMessages = undefined;
    this.#finish = finish;
    return wanted.every(({ part, holdsBack }) => part.current || !holdsBack);
  }

  grant(): void {
    for (const extra of this.#all) extra.grant?.();
  }

  /** Those that are on, in the order of their table. */
  get #all(): readonly Extra[] {
    return FEATURES.flatMap((feature) => this.#started.get(feature) ?? []);
  }

  get #mayAsk(): boolean {
    return this.#all.every(({ mayAsk }) => mayAsk !== false);
  }

  get #holdsGrowing(): boolean {
    return this.#all.some((extra) => extra.holdsGrowing);
  }

  #isOn({ attributes }: Feature): boolean {
    return attributes.some((name) => this.#readAttribute(name) !== TABLE[name].fallback);
  }

  // The cast repeats what the table says of this name. Not every feed has every attribute.
  #readAttribute<Name extends keyof ExtraSettings>(name: Name): ExtraSettings[Name] {
    return (this.#context.host.readAttribute(name) ?? TABLE[name].fallback) as ExtraSettings[Name];
  }

  /** From now on the properties of all feeds read as the values that are used. */
  #readProperties(): void {
    const { host } = this.#context;
    const { attributes } = host.constructor as unknown as { readonly attributes: Readonly<Record<string, Attribute>> };
    for (const [name, attribute] of Object.entries(TABLE)) Object.assign(attributes[name] ?? {}, attribute);
    host.reads.clear();
  }

  #wrapAsking(): void {
    const { host, callbacks, controller } = this.#context;
    const { isWanted, valuesOf, constructor } = host;
    host.isWanted = () => this.#mayAsk && isWanted.call(host);
    // Not `canAsk` of the host: it may be waiting by now for what makes this.
    const { refresh, loadMore } = controller;
    controller.refresh = async () => (this.#mayAsk ? refresh.call(controller) : []);
    controller.loadMore = async () => (this.#mayAsk ? loadMore.call(controller) : []);
    const { asking } = constructor as unknown as { readonly asking: readonly string[] };
    host.valuesOf = (names) =>
      valuesOf.call(host, names) +
      (names === asking ? JSON.stringify(ASKING.map((name) => this.#readAttribute(name))) : '');
    const { prepare } = callbacks;
    callbacks.prepare = (posts, needs) => prepare(posts, needs || this.#all.some((extra) => extra.needsControls));
    const { shown } = host;
    host.shown = (end, canGrow) => shown.call(host, end, canGrow && !this.#holdsGrowing);
    const { stop } = controller;
    controller.stop = () => {
      stop.call(controller);
      for (const extra of this.#all) extra.stop?.();
    };
  }

  #wrapShowing(): void {
    const { host, view, controller } = this.#context;
    const { cards, wordsFor } = view;
    view.wordsFor = (of) => {
      const words = this.#all.reduce((some, extra) => extra.adaptWords?.(some) ?? some, wordsFor.call(view, of));
      this.#spoken = words.messages;
      const messages = this.#all.reduce((some, extra) => extra.adaptControls?.(some) ?? some, words.messages);
      return { ...words, messages };
    };
    const { show: showCards } = cards;
    cards.show = (posts, look, model) => {
      showCards.call(cards, posts, this.#adapt({ ...look, messages: this.#spoken ?? look.messages }), model);
      for (const post of posts) this.#finishCard(cards.cardOf(post), post);
    };
    const { show: showAll } = view;
    view.show = (of, model, actions) => {
      const { state, posts, hasMore, atCeiling, isKept, isBusy, failedGrowing, error } = model;
      const own: FeedModel = { state, posts, hasMore, atCeiling, isKept, isBusy, failedGrowing, error };
      const shown = this.#all.reduce((some, extra) => extra.adaptModel?.(some) ?? some, own);
      const offersMore = actions.offersMore && !this.#holdsGrowing;
      showAll.call(view, of, shown, { ...actions, offersMore });
      const { messages } = view.wordsFor(host);
      for (const extra of this.#all) extra.shown?.(controller.posts, messages);
    };
  }

  /** Cards are made anew where their view has another object in it: the messages stand for what is added to them. */
  #adapt(look: CardView): CardView {
    if (this.#ofMessages !== look.messages) {
      this.#ofMessages = look.messages;
      this.#messages = { ...look.messages };
    }
    const renewed = { ...look, messages: this.#messages ?? look.messages };
    return this.#all.reduce((adapted, extra) => extra.adaptView?.(adapted) ?? adapted, renewed);
  }

  #finishCard(card: HTMLElement | undefined, post: Post): void {
    if (!card || this.#finished.has(card)) return;
    this.#finished.set(card, post);
    for (const extra of this.#all) extra.finishCard?.(card, post);
  }
}
