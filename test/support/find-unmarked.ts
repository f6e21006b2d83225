import { english } from '../../src/content/languages/english/english.ts';

/** Our sentences as expressions: each with a gap for each placeholder, and each piece between placeholders by itself. */
const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const SENTENCES = Object.values(english)
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .flatMap((text) => [text, ...text.split(/\{\w+\}/).map((piece) => piece.trim())])
  .filter((text) => /\p{L}{2}/u.test(text))
  .map((text) => escape(text).replace(/\{\w+\}/g, '.+'))
  .concat('<ws-.+'); // what is wrong with a setup
const IS_ENGLISH = new RegExp(`^(${SENTENCES.join('|')})$`);
/** After our words, a label may have words of the post or the page. */
const BEGINS_IN_ENGLISH = new RegExp(`^(${SENTENCES.join('|')})([:,] .*| \\+.*)?$`);

/** Whether an element displays a date in English: its text or its `title` is the full date. */
const isEnglishDate = (element: Element, text: string): boolean =>
  [element.getAttribute('title') ?? '', text].some((words) => / at \d+:\d\d [AP]M$/.test(words));

/** The language of an element in a shadow root, as browsers read it. */
const langOf = (element: Element, host: Element): string =>
  element.closest<HTMLElement>('[lang]')?.lang ?? host.closest<HTMLElement>('[lang]')?.lang ?? '';

const LABELS = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/** Texts and labels of an element that are English but not marked so by `lang`, or marked so but not English. */
export function findUnmarked(host: Element): string[] {
  const root = host.shadowRoot;
  if (!root) throw new Error('It is not rendered.');
  const found: string[] = [];
  const judge = (element: Element, text: string, isEnglish: boolean): void => {
    const lang = langOf(element, host);
    if (isEnglish !== (lang === 'en')) found.push(`${element.localName} "${text}" has lang="${lang}"`);
  };
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('style, script, bdi')) continue;
    const [label] = LABELS.map((name) => element.getAttribute(name)).filter(Boolean);
    if (label && !element.matches('time')) judge(element, label, BEGINS_IN_ENGLISH.test(label));
    if (element.closest('button[aria-label], [role=img]')) continue; // screen readers say its label, not its content
    for (const node of element.childNodes) {
      const text = node instanceof Text ? node.data.trim() : '';
      if (/\p{L}/u.test(text)) judge(element, text, IS_ENGLISH.test(text) || isEnglishDate(element, text));
    }
  }
  return found;
}
