import type { CardView } from '../../card/card-view.ts';
import { isMarkup, needsSanitizer } from '../../card/text.ts';
import { readLinks } from '../../content/text/links.ts';
import { escapeText } from '../../content/text/markup.ts';
import type { Post } from '../../model/post.ts';

export type TranslateText = (text: string) => Promise<string>;

const HAS_WORDS = /\p{L}/u;

export const saysSomething = ({ title, text, action, media }: Post): boolean =>
  HAS_WORDS.test([title, text, action?.label, ...media.map(({ alt }) => alt)].join(' '));

/** Translates line by line, so that the lines stay, with the space around their words. */
async function translateLines(text: string, translate: TranslateText): Promise<string> {
  const lines: string[] = [];
  for (const line of text.split(/(\n)/)) {
    const words = line.trim();
    const start = line.indexOf(words);
    const [before, after] = [line.slice(0, start), line.slice(start + words.length)];
    lines.push(HAS_WORDS.test(words) ? before + (await translate(words)) + after : line);
  }
  return lines.join('');
}

/** Translates the text between the URLs, which stay as they are. */
async function translatePlain(text: string, translate: TranslateText): Promise<string> {
  const pieces: string[] = [];
  for (const piece of readLinks(text))
    pieces.push(typeof piece === 'string' ? await translateLines(piece, translate) : piece.text);
  return pieces.join('');
}

/** Translates each text in sanitized markup; code stays as it is. The card sanitizes the result again. */
async function translateProse(prose: DocumentFragment, translate: TranslateText): Promise<string> {
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('code, pre')) text.data = await translateLines(text.data, translate);
  }
  const holder = document.createElement('div');
  holder.append(prose);
  return holder.innerHTML;
}

async function translateText(text: string, { textFormat, target, prose }: CardView, translate: TranslateText) {
  if (!prose || !needsSanitizer(text, textFormat)) return translatePlain(text, translate);
  if (!isMarkup(text, textFormat)) return escapeText(await translatePlain(prose.decode(text), translate));
  const safe = prose.sanitize(text, { target });
  return safe ? translateProse(safe, translate) : translatePlain(text, translate);
}

/** Translates a post: everything that a card marks with the language of the post. */
export async function translatePost(post: Post, lang: string, view: CardView, translate: TranslateText): Promise<Post> {
  const title = await translateLines(post.title, translate);
  const text = await translateText(post.text, view, translate);
  const action = post.action && { ...post.action, label: await translateLines(post.action.label, translate) };
  const media = [];
  for (const one of post.media) media.push({ ...one, alt: await translateLines(one.alt, translate) });
  return { ...post, title, text, media, action, lang };
}
