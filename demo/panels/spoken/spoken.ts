import type { Heard } from '../../stage/spoken/listener.ts';
import type { Announcement, Sentence } from '../../stage/spoken/sentence.ts';

const ANNOUNCED_MAX = 50;

/** What a screen reader says of the stage. */
export interface Spoken {
  readonly sentences: readonly Sentence[];
  /** What was announced, the newest first. */
  readonly announced: readonly Announcement[];
  /** The sentence that the stage is at; an empty string is none. */
  readonly at: string;
}

export const NOTHING_SPOKEN: Spoken = { sentences: [], announced: [], at: '' };

/** What is known once this is heard, too. */
export function hear(spoken: Spoken, heard: Heard): Spoken {
  switch (heard.type) {
    case 'sentences':
      return { ...spoken, sentences: heard.sentences };
    case 'announcement':
      return { ...spoken, announced: [heard.announcement, ...spoken.announced].slice(0, ANNOUNCED_MAX) };
    case 'point':
      return { ...spoken, at: heard.id };
  }
}

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** What people jump to: by role, in words. */
const KINDS = { article: 'article', heading: 'heading', link: 'link', button: 'button', img: 'image' };

/** `8 articles, 16 links, 3 buttons, 8 images` */
export const sayKinds = (sentences: readonly Sentence[]): string =>
  Object.entries(KINDS)
    .map(([role, thing]) => [sentences.filter((one) => one.role === role).length, thing] as const)
    .flatMap(([number, thing]) => (number > 0 ? [count(number, thing)] : []))
    .join(', ');

/** What is to be said of a sentence that others cannot be told from; an empty string is nothing. */
export function sayTwins({ twinCount, roleWords, url }: Sentence): string {
  if (twinCount === 0) return '';
  const others = twinCount === 1 ? `another ${roleWords}` : `${twinCount} others`;
  return `Same name as ${others}${url ? ', but leads elsewhere' : ''}`;
}
