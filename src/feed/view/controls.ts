import { html, nothing } from 'lit';
import type { Fault } from '../../base/fault.ts';
import type { ControlMessages } from '../../content/messages.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { hasSlotted } from '../../element/slots.ts';
import type { Post } from '../../model/post.ts';
import styles from './controls.css?inline';
import { englishControls } from './english-controls.ts';
import type { FeedView } from './feed-view.ts';
import type { FeedModel } from '../feed-state.ts';

/** In a carousel, cards that are out of view are inert; the focus brings this one into view. */
function focusCard(card: HTMLElement | undefined): void {
  if (card) card.inert = false;
  card?.focus();
}

function explain({ kind, message }: Fault, { posts, isKept }: FeedModel, messages: ControlMessages): string {
  if (kind === 'setup') return message; // what the owner is to write, and no visitor's to read
  const outcome = posts.length === 0 ? messages.failed : isKept ? messages.kept : messages.partial;
  return outcome + (outcome.endsWith('。') ? '' : ' ') + messages[kind]; // its full stop has the space in it
}

function statusOf(model: FeedModel, messages: ControlMessages): string {
  const { state, error, failedMore, atCeiling, busy } = model;
  if (busy) return messages.loading;
  if (state === 'empty') return messages.empty;
  if (error && (state !== 'partial' || failedMore)) return explain(error, model, messages);
  if (state === 'partial') return messages.partial;
  return atCeiling ? messages.ceiling : '';
}

/** What there is to say and to press below the posts. */
export function renderControls(view: FeedView): unknown {
  const { element, displayed: model, task, features } = view;
  const { state, error, busy, posts, hasMore, failedMore } = model;
  const messages: ControlMessages = { ...englishControls, ...view.controlMessages };
  const hasPosts = posts.length > 0;
  const isOffered = hasMore && element.moreBy !== 'none' && !features.active.some((feature) => feature.pausesMore);
  // Whether the owner's content replaces our words: the empty slot, else the fallback, or the error slot.
  const isFilled = !hasPosts && (hasSlotted(element, state) || (state === 'empty' && hasSlotted(element, '')));
  const status = isFilled && !busy ? '' : statusOf(model, messages);
  const hasFailed = state === 'partial' || (error && error.kind !== 'setup');
  const canRetry = hasFailed && !busy && !isFilled;
  if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);

  // The button moves away below the new posts, or goes: who pressed a key goes on with the first of them.
  const goOn = async (
    { detail: clicks, currentTarget }: MouseEvent,
    coming: Promise<readonly Post[]>,
  ): Promise<void> => {
    const place = (currentTarget as Element).parentElement; // read now: after the event it is null
    const [first] = await coming;
    if (clicks > 0) return;
    if (first) focusCard(view.cardOf(first));
    else place?.querySelector('button')?.focus();
  };
  const onRetry = (event: MouseEvent): void => void goOn(event, task.retry());
  const onMore = (event: MouseEvent): void => void goOn(event, task.loadMore());

  return html`<div class=${!hasPosts && !busy && status ? 'controls vacant' : 'controls'}
    ><p part="status" role="status" class=${busy ? 'unseen' : nothing}>${status}</p>${
      canRetry ? html`<button part="retry" type="button" @click=${onRetry}>${messages.retry}</button>` : nothing
    }${
      isOffered && hasPosts && !failedMore
        ? html`<button part="more" type="button" aria-disabled=${busy !== undefined} @click=${onMore}>${messages.more}</button>`
        : nothing
    }</div>`;
}
