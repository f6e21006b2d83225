import { html, nothing, render } from 'lit/html.js';
import type { Fault } from '../base/fault.ts';
import { englishControls } from '../content/english-controls.ts';
import type { ControlMessages } from '../content/messages.ts';
import styles from './controls.css?inline';
import type { FeedState } from './feed-controller.ts';
import { adoptStyles } from './shared-sheet.ts';

export interface ControlView {
  readonly state: FeedState;
  readonly error: Fault | undefined;
  readonly isBusy: boolean;
  readonly hasPosts: boolean;
  readonly atCeiling: boolean;
  /** Whether the posts are those of an earlier visit. */
  readonly isKept: boolean;
  readonly failedGrowing: boolean;
  /** Whether a button offers more. */
  readonly offersMore: boolean;
  /** Whether the owner's words stand in for ours. */
  readonly isFilled: boolean;
  /** What is left out is said in English. */
  readonly messages: Partial<ControlMessages>;
  onMore(event: MouseEvent): void;
  onRetry(event: MouseEvent): void;
}

function explain({ kind, message }: Fault, { hasPosts, isKept }: ControlView, messages: ControlMessages): string {
  if (kind === 'setup') return message;
  const outcome = isKept ? messages.kept : messages.partial;
  return `${hasPosts ? outcome : messages.failed} ${kind === 'http' ? message : messages[kind]}`;
}

function statusOf(view: ControlView, messages: ControlMessages): string {
  const { state, error, isBusy, hasPosts, atCeiling, isFilled } = view;
  if (isBusy) return messages.loading;
  if (isFilled && !hasPosts) return '';
  if (state === 'empty') return messages.empty;
  if (error && (state !== 'partial' || view.failedGrowing)) return explain(error, view, messages);
  if (state === 'partial') return messages.partial;
  return atCeiling ? messages.ceiling : '';
}

/** Shows what there is to say and to press below the posts: a chunk of its own, for the first card needs none. */
export function renderControls(place: HTMLElement, view: ControlView): void {
  const root = place.getRootNode();
  if (root instanceof ShadowRoot) adoptStyles(root, styles);
  const { state, error, isBusy, hasPosts, isFilled } = view;
  const messages = { ...englishControls, ...view.messages };
  const status = statusOf(view, messages);
  const hasFailed = state === 'partial' || (error && error.kind !== 'setup');
  const canRetry = hasFailed && !isBusy && (hasPosts || !isFilled);
  const canGrow = view.offersMore && hasPosts && !view.failedGrowing;
  place.classList.toggle('vacant', !hasPosts && !isBusy && status !== '');
  const retry = html`<button part="retry" type="button" @click=${view.onRetry}>${messages.retry}</button>`;
  const more = html`<button part="more" type="button" aria-disabled=${isBusy} @click=${view.onMore}>${messages.more}</button>`;
  render(
    html`<p part="status" role="status" class=${isBusy ? 'unseen' : nothing}>${status}</p>${canRetry ? retry : nothing}${canGrow ? more : nothing}`,
    place,
  );
}
