import type { PostSource } from '../source/post-source.ts';
import { toWritten } from './attributes.ts';
import type { CardView } from './card-view.ts';
import type { CreateSource, Extra, ExtraContext, ExtraSettings, FeedParts, WrappedSource } from './extra.ts';
import { EXTRA_ATTRIBUTES, FILTER_ATTRIBUTES } from './extra-attributes.ts';
import { ASKING, type Feature, FEATURES } from './extra-features.ts';

const TABLE = { ...EXTRA_ATTRIBUTES, ...FILTER_ATTRIBUTES };

const unwrap = (source: PostSource | undefined): PostSource | undefined =>
  source && 'inner' in source ? unwrap((source as WrappedSource).inner) : source;

/**
 * The extras of one feed. A feed has no hook for them, which every visitor would pay for: the methods that they change
 * are wrapped in the objects of the one feed that asks for them, here and nowhere else.
 */
export class Extension {
  readonly #context: ExtraContext;
  readonly #started = new Map<Feature, Extra>();
  readonly #read = new Map<string, { readonly written: string; readonly value: unknown }>();
  /** The cards that are finished. */
  readonly #finished = new WeakSet<HTMLElement>();
  #finish = '';
  #messages: CardView['messages'] | undefined;
  #ofMessages: CardView['messages'] | undefined;

  constructor(parts: FeedParts) {
    const { host, callbacks, ask } = parts;
    const createSource: CreateSource = ({ previous, ...request }, by) =>
      host.createSource({ ...request, previous: unwrap(previous) }, by);
    this.#context = { ...parts, createSource, read: (name) => this.#readAttribute(name) };
    this.#readProperties();
    callbacks.createSource = (request) =>
      this.#all.reduce((create, extra) => extra.wrapSource?.(create) ?? create, createSource)(request, ask);
    this.#wrapAsking();
    this.#wrapShowing();
  }

  /** Brings and starts what is asked for now, and ends what is not any more. Resolves to whether all of it is there. */
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
    return wanted.every(({ part }) => part.current);
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

  #isOn({ attributes }: Feature): boolean {
    return attributes.some((name) => this.#readAttribute(name) !== TABLE[name].fallback);
  }

  #readAttribute<Name extends keyof ExtraSettings>(name: Name): ExtraSettings[Name] {
    const { host } = this.#context;
    const written = host.written(name);
    const attribute = TABLE[name];
    let read = this.#read.get(name);
    if (written !== null && read?.written !== written) {
      let fits = true;
      const value = attribute.read(written, () => (fits = false));
      this.#read.set(name, (read = { written, value }));
      if (!fits) console.warn(`<${host.localName}> ${name}="${written}" does not fit: "${toWritten(value)}" is used.`);
    }
    // The cast repeats what the table says of this name.
    return (written === null ? attribute.fallback : read?.value) as ExtraSettings[Name];
  }

  /** From now on the properties of all feeds read as the values that are used. */
  #readProperties(): void {
    const { attributes } = this.#context.host.constructor as typeof HTMLElement & { attributes: typeof TABLE };
    for (const [name, attribute] of Object.entries(TABLE)) {
      const own = attributes[name as keyof typeof TABLE];
      if (own)
        Object.assign(own, {
          read: (written: string) => attribute.read(written, () => {}),
          fallback: attribute.fallback,
        });
    }
  }

  #wrapAsking(): void {
    const { host, controller } = this.#context;
    const { canAsk, isWanted, valuesOf, constructor } = host;
    host.canAsk = async () => this.#mayAsk && (await canAsk.call(host));
    host.isWanted = () => this.#mayAsk && isWanted.call(host);
    const { asking } = constructor as unknown as { readonly asking: readonly string[] };
    host.valuesOf = (names) =>
      valuesOf.call(host, names) +
      (names === asking ? JSON.stringify(ASKING.map((name) => this.#readAttribute(name))) : '');
    const { stop } = controller;
    controller.stop = () => {
      stop.call(controller);
      for (const extra of this.#all) extra.stop?.();
    };
  }

  #wrapShowing(): void {
    const { view, controller } = this.#context;
    const { cards } = view;
    const { show: showCards } = cards;
    cards.show = (posts, look, model) => {
      const picked = this.#all.reduce((some, extra) => extra.pickPosts?.(some) ?? some, posts);
      showCards.call(cards, picked, this.#adapt(look), model);
      for (const post of picked) this.#finishCard(cards.cardOf(post), post);
    };
    const { show: showAll } = view;
    view.show = (...of) => {
      showAll.apply(view, of);
      for (const extra of this.#all) extra.shown?.(controller.posts, view.words);
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

  #finishCard(card: HTMLElement | undefined, post: Parameters<Required<Extra>['finishCard']>[1]): void {
    if (!card || this.#finished.has(card)) return;
    this.#finished.add(card);
    for (const extra of this.#all) extra.finishCard?.(card, post);
  }
}
