import { html, nothing } from 'lit/html.js';
import type { Fault } from '../base/fault.ts';
import type { Messages } from '../content/messages/english.ts';
import type { FeedState } from './feed-controller.ts';

/** All that decides how a feed looks around its cards. */
export interface FeedView {
  readonly state: FeedState;
  readonly error: Fault | undefined;
  readonly isBusy: boolean;
  readonly atCeiling: boolean;
  /** Whether a button offers more. */
  readonly offersMore: boolean;
  /** The container of the cards. */
  readonly cards: HTMLElement;
  /** How many posts are awaited. */
  readonly placeholders: number;
  readonly layout: string;
  readonly theme: string;
  readonly heading: string;
  readonly headingLevel: number;
  readonly messages: Messages;
  /** Whether the owner filled a slot; `''` is the default one, the fallback. */
  hasSlotted(name: string): boolean;
  onSlotChange(): void;
  onMore(): void;
  onRetry(): void;
}

const when = (condition: unknown, part: () => unknown): unknown => (condition ? part() : nothing);

function statusOf({ state, error, isBusy, atCeiling, cards, messages, hasSlotted }: FeedView): string {
  if (isBusy) return messages.loading;
  if (error?.kind === 'setup') return error.message;
  if (state === 'error') return hasSlotted('error') ? '' : messages.failed(error);
  if (state === 'empty') return hasSlotted('empty') || hasSlotted('') ? '' : messages.empty;
  if (error) return state === 'partial' ? messages.partial : messages.failed(error);
  return atCeiling && cards.firstChild ? messages.ceiling : '';
}

/** What stands in for the posts: the fallback, a slot of the owner's, or the shapes of what is awaited. */
function renderStandIn({ state, placeholders, hasSlotted, onSlotChange }: FeedView): unknown {
  const isAwaited = state === 'idle' || state === 'loading';
  const isEmpty = state === 'empty' && hasSlotted('empty');
  const showsFallback = !isEmpty && hasSlotted('');
  const slot = isAwaited ? 'loading' : state;
  return html`<div class="stand-in">${when(
    isAwaited,
    () =>
      html`<div class="skeletons ${showsFallback || hasSlotted('loading') ? 'covered' : ''}" aria-hidden="true">${Array.from({ length: placeholders }, () => html`<div part="skeleton"></div>`)}</div>`,
  )}<div>${when(!isEmpty, () => html`<slot @slotchange=${onSlotChange}></slot>`)}${when(
    state === 'error' || !showsFallback,
    () => html`<slot name=${slot} @slotchange=${onSlotChange}></slot>`,
  )}</div></div>`;
}

/** A feed around its cards. */
export function renderFeed(view: FeedView): unknown {
  const { state, error, isBusy, offersMore, cards, layout, theme, heading, headingLevel, messages } = view;
  const status = statusOf(view);
  const canRetry = error && error.kind !== 'setup' && !isBusy && (state !== 'error' || !view.hasSlotted('error'));
  const isVacant = status && !isBusy && !cards.firstChild;
  return html`<div class="root ${layout} ${theme} ${isVacant ? 'vacant' : ''}"><header part="header"><slot name="header"></slot>${when(
    heading,
    () => html`<div part="heading" id="heading" role="heading" aria-level=${headingLevel}>${heading}</div>`,
  )}</header>${cards.firstChild ? cards : renderStandIn(view)}<footer part="footer"><p part="status" role="status" class=${isBusy ? 'unseen' : ''}>${status}</p>${when(
    canRetry,
    () => html`<button part="retry" type="button" @click=${view.onRetry}>${messages.retry}</button>`,
  )}${when(
    offersMore && !error,
    () =>
      html`<button part="more" type="button" aria-disabled=${isBusy} @click=${view.onMore}>${messages.more}</button>`,
  )}<slot name="footer"></slot></footer></div>`;
}
