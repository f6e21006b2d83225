import type { Post } from '../../src/model/post.ts';
import type { Words } from './hostile-posts.ts';

/** A feed, as a page's script sees it. */
export type FeedInPage = HTMLElement & {
  readonly posts: readonly Post[];
  textFormat: string;
  layout: string;
  renderCard: unknown;
};

/** What is compared: the parts of our own cards, the places of an owner's template, or cards that are one text. */
export type Compared = 'parts' | 'places' | 'text';

/** Where the words of a feed's cards differ from those of its posts. It refers to nothing outside, to be sent into a page. */
export function compareWords(feed: FeedInPage, compared: Compared): string[] {
  const faults: string[] = [];
  const cards = [...(feed.shadowRoot?.querySelectorAll('article') ?? [])];
  if (cards.length !== feed.posts.length) faults.push(`${cards.length} cards for ${feed.posts.length} posts`);

  const expect = (name: string, found: unknown, expected: string): void => {
    if (found !== expected) faults.push(`${name} is ${JSON.stringify(found)} and not ${JSON.stringify(expected)}`);
  };

  const compareParts = (card: Element | undefined, { text, title, author, action, alt }: Words): void => {
    const expectPart = (part: string, expected?: string): void => {
      if (expected !== undefined) expect(part, card?.querySelector(`[part=${part}]`)?.textContent, expected);
    };
    expectPart('title', title);
    // The `compact` layout does not repeat the name on each card if all posts are of one workspace.
    if (feed.layout !== 'compact') expectPart('author', author);
    expectPart('action', action);
    const pictures = [...(card?.querySelectorAll('[part=image], [part=video]') ?? [])];
    const alts = pictures.map((picture) => picture.getAttribute('alt') ?? picture.ariaLabel);
    if (alt !== undefined && !alts.includes(alt)) expect('alt', alts, alt);

    // A text without `<` and `&` is displayed verbatim in every format but `html`.
    if (feed.textFormat === 'html' || (feed.textFormat === 'auto' && /[<&]/.test(text))) return;
    expectPart('text', text.trim());
    for (const link of card?.querySelectorAll<HTMLAnchorElement>('[part=text] a[href^=http]') ?? []) {
      const written = link.textContent;
      expect('host', link.host, new URL(/^www/i.test(written) ? `https://${written}` : written).host);
    }
  };

  feed.posts.forEach(({ raw }, i) => {
    const { words } = raw as { words: Words };
    const card = cards[i];
    if (compared === 'parts') compareParts(card, words);
    if (compared === 'text') expect('text', card?.textContent, words.text);
    if (compared === 'places') {
      for (const name of ['text', 'title'] as const) {
        const inPage = card?.querySelector('slot')?.assignedElements()[0];
        const found = (inPage ?? card)?.querySelector(`p[data-ws-text=${name}]`)?.textContent;
        // In the page, where a template language might read them, an invisible character breaks delimiters.
        const plain = (words = ''): string => (inPage ? words.replaceAll('\u2060', '') : words);
        expect(name, plain(found), plain(words[name]));
      }
    }
  });
  return faults;
}
