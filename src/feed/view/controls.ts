import { html, nothing } from 'lit';
import type { Fault } from '../../base/fault.ts';
import { englishControls } from '../../content/english/controls.ts';
import { isEnglish } from '../../content/words.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { Phrases } from '../../element/phrases.ts';
import { hasSlotted } from '../../element/slots.ts';
import type { Post } from '../../model/post.ts';
import styles from './controls.css?inline';
import type { Composed, ControlPhrases } from '../feature.ts';
import { healFeed } from '../healing/healing.ts';
import type { RenderedFeed } from './rendered-feed.ts';

/** In a carousel, cards that are out of view are inert; the focus brings this one into view. */
function focusCard(card: HTMLElement | undefined): void {
  if (card) card.inert = false;
  card?.focus();
}

type OurPhrases = Phrases<keyof typeof englishControls>;

function explain({ kind, message }: Fault, { displayed, words }: Composed, phrases: OurPhrases): unknown {
  // What the owner is to write, and no visitor's to read.
  if (kind === 'setup') return isEnglish(words.language) ? message : html`<span lang="en" dir="ltr">${message}</span>`;
  const { posts, isKept, failedMore } = displayed;
  const outcome = posts.length === 0 ? 'failed' : isKept ? 'kept' : failedMore ? 'partial' : 'stale';
  const space = phrases.text(outcome).endsWith('。') ? '' : ' '; // its full stop has the space in it
  return [phrases.say(outcome), space, phrases.say(kind)];
}

function statusOf({ composition, features }: RenderedFeed, phrases: OurPhrases): unknown {
  const { state, error, failedMore, atCeiling, busy } = composition.displayed;
  const instead: ControlPhrases = Object.assign({}, ...features.active.map((one) => one.controlPhrases));
  const say = (key: keyof ControlPhrases): unknown => instead[key] ?? phrases.say(key);
  if (busy) return say('loading');
  if (state === 'empty') return say('empty');
  if (error && (state !== 'partial' || failedMore)) return explain(error, composition, phrases);
  if (state === 'partial') return phrases.say('partial');
  return atCeiling ? say('ceiling') : '';
}

/** What there is to say and to press below the posts. */
export function renderControls(feed: RenderedFeed): unknown {
  const { element, composition, features, loader, view } = feed;
  const { state, error, busy, posts, added } = composition.displayed;
  const phrases = new Phrases(composition.words, englishControls);
  const hasPosts = posts.length > 0;
  const displayMore = features.active.find((one) => one.displayMore)?.displayMore;
  const isOffered = displayMore !== undefined || (composition.offersMore && element.moreBy !== 'none');
  // Whether the owner's content replaces our words: the empty slot, else the fallback, or the error slot.
  const isFilled = !hasPosts && (hasSlotted(element, state) || (state === 'empty' && hasSlotted(element, '')));
  const status = isFilled && !busy ? '' : statusOf(feed, phrases);
  // Who sees the posts needs no number.
  const isAdded = added !== undefined && !busy;
  const count = isAdded
    ? html`<span class="unseen">${phrases.mark('added', phrases.count('added', added))} </span>`
    : nothing;
  const hasFailed = state === 'partial' || (error && error.kind !== 'setup');
  const canRetry = hasFailed && !busy && !isFilled;
  if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);
  healFeed(feed);

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
  const onRetry = (event: MouseEvent): void => void goOn(event, loader.task.retry());
  const onMore = (event: MouseEvent): void => void goOn(event, displayMore?.() ?? loader.task.loadMore());

  return html`<div class=${!hasPosts && !busy && status ? 'controls vacant' : 'controls'}
    ><p part="status" role="status" class=${busy ? 'unseen' : isAdded && !status ? 'said' : nothing}>${count}${status}</p>${
      canRetry ? html`<button part="retry" type="button" @click=${onRetry}>${phrases.say('retry')}</button>` : nothing
    }${
      isOffered && hasPosts
        ? html`<button part="more" type="button" aria-disabled=${busy !== undefined} @click=${onMore}>${phrases.say('more')}</button>`
        : nothing
    }</div>`;
}
