import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type CardPlace, renderCard } from '../card/card.ts';
import type { CardView } from '../card/card-view.ts';
import { type Post, postKey } from '../model/post.ts';

/** What the cards are for screen readers, in a layout that is no feed by the ARIA Authoring Practices. */
export interface CardsRole {
  /** Of the container of the cards. */
  readonly container: string;
  readonly card: Pick<CardPlace, 'role' | 'roleDescription'>;
}

export interface CardsOptions {
  readonly view: CardView;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** What names the feed. */
  readonly label: string;
  readonly role: CardsRole | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onImageError: (event: Event) => void;
}

/** The container of the posts. A card keeps its nodes for as long as its post is displayed: focus and place are kept. */
export function renderCards(posts: readonly Post[], options: CardsOptions): unknown {
  const { view, hasMore, isBusy, label, role, onClick, onKeyDown, onImageError } = options;
  const size = hasMore ? -1 : posts.length;
  return html`<div
    part="feed"
    role=${role?.container ?? 'feed'}
    aria-label=${label}
    aria-busy=${isBusy}
    @click=${onClick}
    @auxclick=${onClick}
    @keydown=${onKeyDown}
    @error=${{ handleEvent: onImageError, capture: true }}
    >${repeat(posts, postKey, (post, i) => renderCard(post, view, { position: i + 1, size, ...role?.card }))}</div
  >`;
}
