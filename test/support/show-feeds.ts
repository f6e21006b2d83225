import type { Post } from '../../src/model/post.ts';
import type { AllowedContent } from './allowed-content.ts';
import type { Compared, compareWords, FeedInPage } from './compare-words.ts';
import type { findTurned } from './find-turned.ts';
import type { inspectFeed } from './inspect-feed.ts';

/** What an owner's `renderCard` makes of a post: its text, a list of its words, a node, or a field as the service sent it. */
export const OWN_CARDS = ['text', 'list', 'node', 'raw'] as const;
export type OwnCard = (typeof OWN_CARDS)[number];

export interface Showing {
  readonly tag: string;
  /** One set of attributes for each element. */
  readonly attributes: readonly Readonly<Record<string, string>>[];
  /** The event that says that everything is displayed. */
  readonly until?: 'ws-load' | 'ws-error';
  /** The id of a template in the page, for cards of the owner's own. */
  readonly template?: string;
  readonly renderCard?: OwnCard;
  readonly compares?: Compared;
  /** The parts whose letters must run from left to right. */
  readonly inOrder?: readonly string[];
}

export interface Shown {
  readonly elements: number;
  readonly posts: number;
  readonly faults: readonly string[];
  /** What each element says below its posts. */
  readonly said: readonly string[];
}

/** Adds elements, inspects each with its answer, and removes them. It refers to nothing outside but `globalThis.inPage`. */
export async function showFeeds(showing: Showing, allowed: AllowedContent): Promise<Shown> {
  interface InPage {
    readonly inspectFeed: typeof inspectFeed;
    readonly compareWords: typeof compareWords;
    readonly findTurned: typeof findTurned;
  }
  const { inPage } = globalThis as unknown as { inPage: InPage };
  const { tag, attributes, until = 'ws-load', template, renderCard, compares, inOrder = [] } = showing;
  const makers: Record<OwnCard, (post: Post) => unknown> = {
    text: (post) => post.text,
    list: (post) => [post.title, [post.text], post.author],
    node: (post) => Object.assign(document.createElement('p'), { textContent: post.text, title: post.title }),
    raw: ({ raw }) => {
      const { text, header, title, body, postText } = raw as Record<string, unknown>;
      return text ?? header ?? title ?? body ?? postText;
    },
  };
  /** How long to wait for an event: a feed that is broken dispatches none. */
  const LATE_MS = 60_000;
  /** With more elements in the page at once, each causes layout of the others: fifty take a fifth longer. */
  const AT_ONCE = 5;
  const faults: string[] = [];
  const said: string[] = [];
  let posts = 0;

  const look = (feed: FeedInPage, own: unknown): void => {
    const found = inPage.inspectFeed(feed, allowed);
    if (compares) found.push(...inPage.compareWords(feed, compares));
    if (inOrder.length > 0) found.push(...inPage.findTurned(feed, inOrder).map((words) => `turned: ${words}`));
    faults.push(...found.map((fault) => `${JSON.stringify(own)}: ${fault}`));
  };

  const show = async (own: Readonly<Record<string, string>>, i: number): Promise<void> => {
    const feed = document.createElement(tag) as FeedInPage;
    for (const name in own) feed.setAttribute(name, own[name] ?? '');
    if (template) feed.append(document.getElementById(template)?.cloneNode(true) ?? '');
    if (renderCard) feed.renderCard = makers[renderCard];
    const written = feed.outerHTML;
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        faults.push(`${JSON.stringify(own)}: never told ${until}`);
        resolve();
      }, LATE_MS);
      const onShown = (): void => {
        clearTimeout(late);
        look(feed, own);
        resolve();
      };
      feed.addEventListener(until, onShown, { once: true });
      document.body.append(feed);
    });
    const saidIn = (): string => feed.shadowRoot?.querySelector('[part=status]')?.textContent ?? '';
    const waitsSinceMs = Date.now();
    // The words for an error have to be loaded first.
    const isAwaited = (): boolean => until === 'ws-error' && !saidIn() && Date.now() < waitsSinceMs + LATE_MS;
    // Two frames, for what starts only after layout.
    for (let frame = 0; frame < 2 || isAwaited(); frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    posts += feed.posts.length;
    said[i] = saidIn();
    const inPage = feed.querySelectorAll(':scope > [data-ws-post]');
    if (inPage.length > 0 && inPage.length !== feed.posts.length) faults.push(`${inPage.length} cards in the page`);
    for (const card of inPage) {
      for (const one of card.querySelectorAll('[src]')) one.removeAttribute('src');
      card.remove();
    }
    if (feed.outerHTML !== written) faults.push(`changed from outside: ${feed.outerHTML}`);
    // An image that is still loading would keep everything around it in memory.
    for (const one of feed.shadowRoot?.querySelectorAll('[src]') ?? []) one.removeAttribute('src');
    feed.remove();
  };

  for (let first = 0; first < attributes.length; first += AT_ONCE)
    await Promise.all(attributes.slice(first, first + AT_ONCE).map((own, i) => show(own, first + i)));
  return { elements: attributes.length, posts, faults, said };
}
