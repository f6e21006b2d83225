/** One way to set an element up. */
export interface Variant {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content?: string;
}

export interface Plan {
  readonly tag: string;
  readonly count: number;
  readonly seed: number;
  readonly variants: readonly Variant[];
  /** Whether each stays until it has shown its posts and was used. */
  readonly staysLong?: boolean;
}

interface Feed extends HTMLElement {
  readonly state: string;
  readonly updateComplete: Promise<void>;
  post: unknown;
  loadMore(): Promise<unknown>;
  refresh(): Promise<unknown>;
}

/**
 * Runs in the page: puts elements in and takes them out again, twenty side by side, each at a moment of its own.
 * `{n}` in an attribute is another number each time, so that its answer is not kept yet.
 */
export async function comeAndGo({ tag, count, seed, variants, staysLong = false }: Plan): Promise<void> {
  const isFeed = tag !== 'ws-post-card';
  let random = seed;
  const below = (limit: number): number => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((random / 2 ** 31) * limit);
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isDone = ({ state }: Feed): boolean => !['idle', 'loading'].includes(state);
  // Not without an end: what waits to try again is to go while it waits.
  const shown = async (feed: Feed): Promise<void> => {
    await feed.updateComplete;
    if (isFeed) for (let frames = 30; frames > 0 && !isDone(feed); frames--) await frame();
  };
  const press = (feed: Feed): void => {
    for (const one of feed.shadowRoot?.querySelectorAll<HTMLElement>('button, article') ?? []) {
      one.focus();
      if (one.localName === 'button') one.click();
    }
  };
  const used = (feed: Feed): Promise<unknown> =>
    shown(feed)
      .then(frame)
      .then(() => press(feed));
  const moments: ((feed: Feed) => void | Promise<unknown>)[] = [
    () => {},
    () => Promise.resolve(),
    (feed) => feed.updateComplete,
    async () => {
      for (let frames = below(6); frames >= 0; frames--) await frame();
    },
    shown,
    used,
    (feed) => shown(feed).then(() => void (isFeed && feed.loadMore())),
    (feed) => shown(feed).then(() => void (isFeed && feed.refresh())),
    (feed) => shown(feed).then(() => (feed.lang = ['de', 'ja', 'en'][below(3)] ?? '')),
    (feed) => shown(feed).then(() => feed.setAttribute('layout', ['list', 'masonry', 'carousel'][below(3)] ?? '')),
  ];
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const variant = variants[left % variants.length];
      const feed = document.createElement(tag) as Feed;
      for (const [name, value] of Object.entries(variant?.attributes ?? {})) {
        feed.setAttribute(name, value.replace('{n}', String(left)));
      }
      feed.innerHTML = variant?.content ?? '';
      feed.post = { header: 'Title', text: left % 2 ? 'Text' : '<p>Prose</p>', imageUrl: `${location.href}none.png` };
      document.body.append(feed);
      await (staysLong ? used : moments[below(moments.length)])?.(feed);
      if (below(4) === 0) document.body.append(feed); // moved first
      feed.remove();
    }
  };
  await Promise.all(Array.from({ length: 20 }, lane));
}
