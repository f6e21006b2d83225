import type { Format } from '../content/format.ts';
import type { CardMessages } from '../content/messages.ts';
import type { Post } from '../model/post.ts';

/** Makes a post's card: a Lit template, a node, or a string, which is shown as text. */
export type RenderCard = (post: Post) => unknown;

/** How a card shows its post. */
export interface CardView {
  /** Which of `avatar feed date image claps link` are left out, parted by spaces. */
  readonly hide: string;
  readonly date: 'relative' | 'absolute';
  readonly textFormat: 'auto' | 'plain' | 'html';
  readonly target: '_blank' | '_self';
  /** Whether the pictures of a template wait until they are wanted. */
  readonly holdsImages?: boolean;
  /** Level of a post's title, 1-6. */
  readonly titleLevel: number;
  readonly format: Format;
  readonly messages: CardMessages;
  /** The owner's own card, as a template or as a function that makes what lit-html can show. */
  readonly template?: HTMLTemplateElement | undefined;
  readonly renderCard?: RenderCard | undefined;
}
