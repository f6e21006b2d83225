import type { Format } from '../content/format.ts';
import type { Messages } from '../content/messages.ts';

/** How a card shows its post. */
export interface CardView {
  /** Which of `avatar feed date image claps link` are left out, parted by spaces. */
  readonly hide: string;
  readonly date: 'relative' | 'absolute';
  readonly textFormat: 'auto' | 'plain' | 'html';
  readonly target: '_blank' | '_self';
  /** Level of a post's title, 1-6. */
  readonly titleLevel: number;
  readonly format: Format;
  readonly messages: Messages;
}
