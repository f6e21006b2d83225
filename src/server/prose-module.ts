import { renderBroken } from '../card/broken-words.ts';
import type * as Prose from '../card/prose.ts';
import type { ProseOptions } from '../content/text/sanitize.ts';
import { shareElements } from '../model/words/share-elements.ts';
import type { CardElement, CardFragment } from './own-cards/card-nodes.ts';
import { decode, type Prose as ServerProse, readProse } from './sanitize-prose.ts';

// A template renders text, and escapes it. So sanitized prose is in it as a token that cannot be guessed, and
// is put in its place when all else is rendered.

let token = '';
let collected: string[] = [];

class ProseToken {
  /** As of a fragment: whether there is anything. */
  readonly childNodes: readonly string[];
  readonly words: string;
  readonly #html: string;

  constructor({ html, words }: ServerProse) {
    this.words = words;
    this.#html = html;
    this.childNodes = html ? [html] : [];
  }

  toString(): string {
    return `${token}${collected.push(this.#html) - 1};`;
  }
}

/** What `card/prose.ts` is in the browser. The casts hold because cards ask no more of prose than how many nodes it has. */
export const serverProse = {
  sanitize: (markup: string, options: ProseOptions) => new ProseToken(readProse(markup, options)),
  wordsOf: ({ words }: ProseToken) => words,
  decode,
  renderBroken,
  limitTextsIn: (content: CardFragment) => content.breakLongWords(),
  shareElements,
  styles: '',
  fillProse: (element: CardElement, markup: string, options: ProseOptions) => {
    element.appendProse(readProse(markup, options).html);
    return true;
  },
} as unknown as typeof Prose;

/** Renders what may have prose in it. `count` gets it without the prose. */
export function renderWithProse(render: () => string): {
  readonly outline: string;
  readonly html: string;
  readonly hasProse: boolean;
} {
  token = `prose-${crypto.randomUUID()}-`;
  collected = [];
  const outline = render();
  const html = outline.replaceAll(
    new RegExp(`${token}(\\d+);`, 'g'),
    (_, index: string) => collected[Number(index)] ?? '',
  );
  const hasProse = collected.length > 0;
  collected = [];
  return { outline, html, hasProse };
}
