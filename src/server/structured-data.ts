import type { Element } from 'hast';
import type { Post } from '../model/post.ts';
import { escapeJson } from './html.ts';
import { elementsIn, parseHtml, textIn } from './sanitize-prose.ts';

const hasPart = ({ properties }: Element, name: string): boolean => [properties['part']].flat().includes(name);

const valueOf = (element: Element | undefined, attribute: string): string | undefined =>
  String(element?.properties[attribute] ?? '') || undefined;

/** Reads the card: search engines are not told what it does not display. */
function describe(card: Element, { author, feedName, claps }: Post) {
  const parts = (name: string): Element[] => [...elementsIn(card)].filter((element) => hasPart(element, name));
  const [title, date, link, by, media] = ['title', 'date', 'link', 'author', 'media'].map((part) => parts(part)[0]);
  const name = author || feedName;
  const isNamed = by && name && textIn(by).includes(name);
  // Some looks hide an image that comes after a video or other images.
  const first = media?.children.find((child) => child.type === 'element');
  const counter = { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction' };
  return {
    '@type': 'SocialMediaPosting',
    headline: title && textIn(title),
    datePublished: valueOf(date, 'dateTime'),
    author: isNamed ? { '@type': author ? 'Person' : 'Organization', name } : undefined,
    image: first && hasPart(first, 'image') ? valueOf(first, 'src') : undefined,
    url: valueOf(link, 'href'),
    interactionStatistic: parts('claps').length > 0 ? { ...counter, userInteractionCount: claps } : undefined,
  };
}

/** What cards display, in terms of schema.org; an empty string if there are none, or not one for each post. */
export function renderStructuredData(cards: string, posts: readonly Post[]): string {
  const all = [...elementsIn(parseHtml(cards))].filter((element) => hasPart(element, 'card'));
  if (all.length !== posts.length || all.length === 0) return '';
  const itemListElement = all.flatMap((card, i) => {
    const post = posts[i];
    return post ? { '@type': 'ListItem', position: i + 1, item: describe(card, post) } : [];
  });
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
  return `<script type="application/ld+json">${escapeJson(list)}</script>`;
}
