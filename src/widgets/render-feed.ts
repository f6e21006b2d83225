import { hasSlotted } from '../element/slots.ts';
import { renderCards } from '../feed/cards.ts';
import { renderControls } from '../feed/controls.ts';
import { renderFrame } from '../feed/frame.ts';
import { onFeedKey } from '../feed/on-feed-key.ts';
import { dispatchPostClick } from '../card/post-click.ts';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Feature } from '../feed/feature.ts';
import type { ContextElement, FeedContext } from './feed-context.ts';

export interface FeedTemplateOptions {
  readonly theme: string;
  /** How many posts the first answer is to bring. */
  readonly placeholders: number;
  /** Whether a button offers more. */
  readonly offersMore: boolean;
}

/** What features render in one place. Each keeps its nodes, and with them the focus, when others come or go. */
const renderEach = (features: readonly Feature[], render: (feature: Feature) => unknown): unknown =>
  repeat(features, (feature) => feature, render);

/** Everything that a feed displays: its frame, the cards in it, and the controls below them. */
export function renderFeed(element: ContextElement, context: FeedContext, options: FeedTemplateOptions): unknown {
  const { displayed: model, task, features, label } = context;
  const { active } = features;
  const { state, posts, hasMore, busy } = model;
  const hasPosts = posts.length > 0;
  const pausesMore = active.some((feature) => feature.pausesMore);
  const role = active.find((feature) => feature.cardsRole)?.cardsRole;
  const sectionDescription = active.find((feature) => feature.sectionDescription)?.sectionDescription;

  const onClick = (event: MouseEvent): void => {
    const { cards } = context;
    const card = event.composedPath().find((target) => target instanceof Element && target.parentElement === cards);
    const post = card instanceof Element && context.postOf(card);
    if (post) dispatchPostClick(event, post);
  };
  const cards = renderCards(posts, {
    view: context.cardView,
    hasMore,
    isBusy: busy !== undefined,
    label,
    role,
    onClick,
    onKeyDown: (event) => {
      if (context.cards) onFeedKey(event, context.cards);
    },
    onImageError: (event) => context.onImageError(event),
  });
  const controls = renderControls(model, {
    messages: context.controlMessages,
    // The owner fills the empty state before the fallback; where it failed, there is the fallback and a way on.
    isFilled: !hasPosts && (hasSlotted(element, state) || (state === 'empty' && hasSlotted(element, ''))),
    offersMore: options.offersMore && hasMore && !pausesMore,
    loadMore: () => task.loadMore(),
    retry: () => task.retry(),
    focusCard: (post) => context.cardOf(post)?.focus(),
  });
  return renderFrame({
    state,
    layout: element.layout,
    theme: options.theme,
    heading: element.heading,
    headingLevel: element.headingLevel,
    placeholders: options.placeholders,
    hasCards: hasPosts,
    isReplaced: active.some((feature) => feature.replacesPlaceholder),
    hasSlotted: (name) => hasSlotted(element, name),
    onSlotChange: () => element.requestUpdate(),
    above: renderEach(active, (feature) => feature.renderAbove?.()),
    section: html`<section
      ?hidden=${!hasPosts}
      aria-roledescription=${sectionDescription ?? nothing}
      aria-label=${sectionDescription ? label : nothing}
      >${renderEach(active, (feature) => feature.renderSection?.())}${cards}</section
    >`,
    // Before the first answer there is nothing to say that the skeletons do not show.
    controls: task.model.needsLoad ? nothing : controls,
    below: renderEach(active, (feature) => feature.renderBelow?.()),
  });
}
