import type { Element } from 'hast';
import type { Post } from '../model/post.ts';
import { escapeJson } from './html.ts';
import { elementsIn, parseHtml, textIn } from './sanitize-prose.ts';

const hasPart = ({ properties }: Element, name: string): boolean => [properties['part']].flat().includes(name);

const valueOf = (element: Element | undefined, attribute: string): string | undefined =>
  String(element?.properties[attribute] ?? '') || undefined;

/** Read off the card: what the card does not display is not told. */
function describe(card: Element, { author, feedName, claps }: Post) {
  const parts = (name: string): Element[] => [...elementsIn(card)].filter((element) => hasPart(element, name));
  const [title, date, link, by, media] = ['title', 'date', 'link', 'author', 'media'].map((part) => parts(part)[0]);
  const name = author || feedName;
  const isNamed = by && name && textIn(by).includes(name);
  // Behind a video, or behind others, some looks hide an image.
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

/** What some cards display, as schema.org says it; nothing where there are none, or they are not the posts' own. */
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
