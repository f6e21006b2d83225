import { html, nothing, render } from 'lit/html.js';
import type { Fault } from '../base/fault.ts';
import { englishControls } from './english-controls.ts';
import type { ControlMessages } from '../content/messages.ts';
import type { Post } from '../model/post.ts';
import styles from './controls.css?inline';
import type { FeedActions, FeedModel } from './feed-view.ts';
import { adoptStyles } from '../element/adopt-styles.ts';
import { hasSlotted } from '../element/slots.ts';

export interface ControlView {
  /** The element, whose slots may hold words of the owner's. */
  readonly host: HTMLElement;
  readonly model: FeedModel;
  readonly actions: FeedActions;
  /** What is left out is said in English. */
  readonly messages: Partial<ControlMessages>;
  /** Gives a post's card the focus. */
  focus(post: Post): void;
}

function explain({ kind, message }: Fault, { posts, isKept }: FeedModel, messages: ControlMessages): string {
  if (kind === 'setup') return message;
  const outcome = isKept ? messages.kept : messages.partial;
  return `${posts.length > 0 ? outcome : messages.failed} ${kind === 'http' ? message : messages[kind]}`;
}

function statusOf(model: FeedModel, messages: ControlMessages): string {
  const { state, error, failedGrowing, atCeiling } = model;
  if (model.isBusy) return messages.loading;
  if (state === 'empty') return messages.empty;
  if (error && (state !== 'partial' || failedGrowing)) return explain(error, model, messages);
  if (state === 'partial') return messages.partial;
  return atCeiling ? messages.ceiling : '';
}

/** Shows what there is to say and to press below the posts: a chunk of its own, for the first card needs none. */
export function renderControls(
  place: HTMLElement,
  { host, model, actions, messages: spoken, focus }: ControlView,
): void {
  const root = place.getRootNode();
  if (root instanceof ShadowRoot) adoptStyles(root, styles);
  const { state, error, isBusy, posts, failedGrowing } = model;
  const hasPosts = posts.length > 0;
  /** Whether the owner's words stand in for ours. */
  const isFilled = !hasPosts && (hasSlotted(host, state) || (state === 'empty' && hasSlotted(host, '')));
  const messages = { ...englishControls, ...spoken };
  const status = isFilled && !isBusy ? '' : statusOf(model, messages);
  const hasFailed = state === 'partial' || (error && error.kind !== 'setup');
  const canRetry = hasFailed && !isBusy && !isFilled;
  const canGrow = actions.offersMore && hasPosts && !failedGrowing;

  // The button moves away below the new posts, or goes: who pressed a key goes on with the first of them.
  const goOn = async ({ detail: clicks }: MouseEvent, coming: Promise<readonly Post[]>): Promise<void> => {
    const [first] = await coming;
    if (clicks > 0) return;
    if (first) focus(first);
    else place.querySelector('button')?.focus();
  };

  place.classList.toggle('vacant', !hasPosts && !isBusy && status !== '');
  const retry = html`<button part="retry" type="button" @click=${(event: MouseEvent) => goOn(event, actions.retry())}>${messages.retry}</button>`;
  const more = html`<button part="more" type="button" aria-disabled=${isBusy} @click=${(event: MouseEvent) => goOn(event, actions.loadMore())}>${messages.more}</button>`;
  render(
    html`<p part="status" role="status" class=${isBusy ? 'unseen' : nothing}>${status}</p>${canRetry ? retry : nothing}${canGrow ? more : nothing}`,
    place,
  );
}
