import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { renderCard } from '../../card/card.ts';
import { dispatchPostClick } from '../../card/post-click.ts';
import { type Post, postKey, withOriginal } from '../../model/post.ts';
import type { FeedContext } from '../feed-context.ts';

/** The container of the posts. A card keeps its nodes for as long as its post is displayed: focus and place are kept. */
export function renderCards(feed: FeedContext): unknown {
  const { composition, features, view } = feed;
  const { displayed, words } = composition;
  const { cardView, label, labelLang } = view;
  const { posts, awaited, hasMore, busy } = displayed;
  const role = features.active.find((feature) => feature.cardsRole)?.cardsRole;
  // The content of the cards is in the page's language, even if the name of the feed is in another.
  const lang = labelLang === nothing ? undefined : words.language;
  const around = features.active.find((feature) => feature.renderAround);
  const size = hasMore ? -1 : posts.length + awaited;

  const shown = (post: Post): Post =>
    withOriginal(
      features.active.reduce((adapted, feature) => feature.adaptPost?.(adapted) ?? adapted, post),
      post,
    );
  const onClick = (event: MouseEvent): void => {
    const path = event.composedPath();
    const clicked = view.shown.find(({ card }) => path.includes(card));
    if (clicked) dispatchPostClick(event, clicked.post);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (view.cards) feed.living?.onKey(event, view.cards);
  };
  // The events of images do not bubble: they are captured.
  const onError = { capture: true, handleEvent: (event: Event) => view.look.onMediaError(event) };

  return html`<div part="feed" class=${displayed.state === 'loading' ? 'loading' : nothing} role=${role?.container ?? 'feed'} lang=${labelLang} aria-label=${label} aria-busy=${busy !== undefined} @click=${onClick} @auxclick=${onClick} @keydown=${onKeyDown} @error=${onError}
    >${repeat(posts, postKey, (post, i) => {
      const card = renderCard(shown(post), cardView, { position: i + 1, size, lang, ...role?.card(i + 1) });
      return around?.renderAround?.(post, card) ?? card;
    })}</div
  >`;
}
