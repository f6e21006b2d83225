import { onceNear } from '../../element/near-viewport.ts';

interface WatchedFeed {
  readonly element: HTMLElement & { readonly more?: string; requestUpdate(): void };
  readonly composition: { readonly canLoadMore: boolean };
  loadMore(): Promise<unknown>;
}

/** `more="scroll"`: more posts are loaded when what is below them nears the viewport. */
export class EndWatch {
  readonly #feed: WatchedFeed;
  #stop: (() => void) | undefined;

  constructor(feed: WatchedFeed) {
    this.#feed = feed;
  }

  rendered(): void {
    const { element, composition } = this.#feed;
    this.stop();
    if (element.more !== 'scroll' || !composition.canLoadMore) return;
    const end = element.shadowRoot?.querySelector('[part=footer]');
    this.#stop = end ? onceNear(end, () => this.#goOn(end)) : undefined;
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** What a key has led to, a button or what is below the posts, is not pushed out of view. */
  #goOn(end: Element): void {
    const { element } = this.#feed;
    const goOn = (): void => element.requestUpdate();
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!relatedTarget || element.shadowRoot?.contains(relatedTarget as Node)) goOn();
      // Stryker disable next-line ObjectLiteral,BooleanLiteral: an update more changes nothing
      else element.addEventListener('focusin', goOn, { once: true });
    };
    const button = end.querySelector<HTMLElement>(':focus-visible');
    if (button) button.addEventListener('blur', onBlur, { once: true });
    else void this.#feed.loadMore();
  }
}
