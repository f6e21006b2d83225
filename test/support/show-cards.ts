import type { AllowedContent } from './allowed-content.ts';
import type { inspectFeed } from './inspect-feed.ts';

/**
 * Hands the items of a workspace to `<ws-post-card>`s, looks at each, and takes them out again.
 * Of what is outside, it names only `globalThis.inPage`, which a driver puts there.
 */
export async function showCards(urls: readonly string[], allowed: AllowedContent): Promise<string[]> {
  type Card = HTMLElement & { post: unknown; updateComplete: Promise<unknown> };
  const { inspectFeed: inspect } = (globalThis as unknown as { inPage: { inspectFeed: typeof inspectFeed } }).inPage;
  const lists = await Promise.all(urls.map(async (url) => (await fetch(url)).json() as Promise<unknown[]>));
  const cards = lists.flat().map((item) => {
    const card = document.createElement('ws-post-card') as Card;
    card.post = item;
    return card;
  });
  document.body.append(...cards);
  await Promise.all(cards.map(({ updateComplete }) => updateComplete));
  const faults = cards.flatMap((card) => {
    const found = inspect(card, allowed);
    if (!card.shadowRoot?.querySelector('article')) found.push(`no card of ${JSON.stringify(card.post)}`);
    return found;
  });
  for (const card of cards) {
    // An image that is waited for would keep all that was around it.
    for (const one of card.shadowRoot?.querySelectorAll('[src]') ?? []) one.removeAttribute('src');
    card.remove();
  }
  return faults;
}
