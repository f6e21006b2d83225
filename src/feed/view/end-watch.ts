import { onceNear } from '../../element/near-viewport.ts';

interface WatchedFeed {
  readonly element: HTMLElement & { readonly more?: string; requestUpdate(): void };
  readonly composition: { readonly canLoadMore: boolean };
  loadMore(): Promise<unknown>;
}

/** `more="scroll"`: more posts are loaded when what is below them nears the viewport, which is watched from each rendering on. */
export function createEndWatch(feed: WatchedFeed) {
  const { element, composition } = feed;
  let stop = (): void => {};

  /** What a key has led to, a button or what is below the posts, is not pushed out of view. */
  function goOn(end: Element): void {
    const update = (): void => element.requestUpdate();
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!relatedTarget || element.shadowRoot?.contains(relatedTarget as Node)) update();
      // Stryker disable next-line ObjectLiteral,BooleanLiteral: an update more changes nothing
      else element.addEventListener('focusin', update, { once: true });
    };
    const button = end.querySelector<HTMLElement>(':focus-visible');
    if (button) button.addEventListener('blur', onBlur, { once: true });
    else void feed.loadMore();
  }

  function rendered(): void {
    stop();
    const end = element.shadowRoot?.querySelector('[part=footer]');
    if (end && element.more === 'scroll' && composition.canLoadMore) stop = onceNear(end, () => goOn(end));
  }

  return { rendered, stop: () => stop() };
}
