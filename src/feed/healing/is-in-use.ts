const isPlaying = (media: Element): boolean => media instanceof HTMLMediaElement && !media.paused;

/** Whether the button that tries again has the focus: what it does is done without it. */
export const isRetryFocused = (feed: Element): boolean =>
  feed.shadowRoot?.activeElement?.matches('[part=retry]') ?? false;

/** Whether a visitor reads, types or watches something in a feed that other posts could take away. */
export function isInUse(feed: Element): boolean {
  const { ownerDocument, shadowRoot } = feed;
  const hasFocus = shadowRoot?.activeElement ? !isRetryFocused(feed) : feed.contains(ownerDocument.activeElement);
  const ours = shadowRoot?.querySelectorAll('dialog[open], video, audio') ?? [];
  return hasFocus || [...ours].some((one) => one instanceof HTMLDialogElement || isPlaying(one));
}
