import { html, nothing } from 'lit';
import { mayPass } from '../../api/recover.ts';
import { englishControls } from '../../content/languages/english/controls.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { Phrases } from '../../element/phrases.ts';
import { hasSlotted } from '../../element/slots.ts';
import type { Post } from '../../model/post.ts';
import styles from './controls.css?inline';
import type { ControlPhrases } from '../feature.ts';
import type { FeedModel } from '../feed-state.ts';
import type { ControlledFeed } from '../feed-context.ts';

/** What has the focus, in a feed or elsewhere in its page; nothing has it while the page itself does. */
export function focusedElement({ shadowRoot, ownerDocument }: Element): Element | undefined {
  const focused = shadowRoot?.activeElement ?? ownerDocument.activeElement;
  return focused && focused !== ownerDocument.body ? focused : undefined;
}

/** In a carousel, cards that are out of view are inert; the focus brings this one into view. */
export function focusCard(card: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (card) card.inert = false;
  card?.focus(options);
}

type OurPhrases = Phrases<keyof typeof englishControls>;

/** What went wrong that may pass. The rest is for the owner to fix, who reads the console and the event. */
const passingOf = ({ faults }: FeedModel) => faults.map(({ fault }) => fault).find(mayPass);

/** Whether trying again can help: what worked before may work again, whatever went wrong this time. */
const canPass = (displayed: FeedModel): boolean => {
  const { state, faults, failedMore } = displayed;
  return failedMore || state === 'ready' || faults.length === 0 || passingOf(displayed) !== undefined;
};

function explain(displayed: FeedModel, phrases: OurPhrases): unknown {
  const { posts, failedMore } = displayed;
  const outcome = posts.length === 0 ? 'failed' : failedMore ? 'partial' : 'stale';
  const passing = passingOf(displayed);
  if (!passing) return phrases.say(outcome);
  const space = phrases.text(outcome).endsWith('。') ? '' : ' '; // this full stop includes the space
  // While the browser is online, the message does not say to check the connection: the service is what fails.
  const reason = passing.kind === 'network' && navigator.onLine ? 'http' : passing.kind;
  // Screen readers do not read a space on its own: the two sentences would run together.
  return [phrases.mark(outcome, phrases.text(outcome) + space), phrases.say(reason)];
}

/** Whether a visitor has moved on from a button that was pressed. If the button is gone, nothing has the focus. */
const hasLeft = (element: Element, button: Element): boolean => ![undefined, button].includes(focusedElement(element));

function statusOf({ composition, features }: ControlledFeed, phrases: OurPhrases): unknown {
  const { state, faults, failedMore, atCeiling, busy, added, hasMore } = composition.displayed;
  const instead: ControlPhrases = Object.assign({}, ...features.active.map((one) => one.controlPhrases));
  const say = (key: keyof ControlPhrases): unknown => instead[key] ?? phrases.say(key);
  if (busy) return say('loading');
  if (state === 'empty') return say('empty');
  if (faults.length > 0 && (state !== 'partial' || failedMore)) return explain(composition.displayed, phrases);
  if (state === 'partial') return phrases.say('partial');
  return atCeiling || (added === 0 && !hasMore) ? say('ceiling') : '';
}

export function renderControls(feed: ControlledFeed): unknown {
  const { element, composition, features, task, view } = feed;
  const { state, faults, busy, posts, added } = composition.displayed;
  const phrases = new Phrases(composition.words, englishControls);
  const hasPosts = posts.length > 0;
  const displayMore = features.active.find((one) => one.displayMore)?.displayMore;
  const isOffered = displayMore !== undefined || composition.offersMore;
  const mayHelp = canPass(composition.displayed);
  // Whether the owner's content replaces our words: the slot of the state, else the fallback where a visitor can do nothing.
  const isFilled =
    !hasPosts && (hasSlotted(element, state) || ((state === 'empty' || !mayHelp) && hasSlotted(element, '')));
  const status = isFilled && !busy ? '' : statusOf(feed, phrases);
  // Visitors who see the posts need no number.
  const isAdded = added !== undefined && added > 0 && !busy;
  const count = isAdded
    ? html`<span class="unseen">${phrases.mark('added', phrases.count('added', added))} </span>`
    : nothing;
  const canRetry = (state === 'partial' || faults.length > 0) && mayHelp && !busy && !isFilled;
  if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);

  // The button moves down, or goes. After a key press, the focus moves to the first new post; without one, to another button or the message.
  const goOn = async ({ detail: clicks, currentTarget }: MouseEvent, coming: Promise<readonly Post[]>) => {
    const button = currentTarget as Element; // read now: after the event it is null
    const place = button.parentElement;
    const [first] = await coming;
    if (clicks > 0 || hasLeft(element, button)) return;
    if (first) focusCard(view.cardOf(first));
    else place?.querySelector<HTMLElement>('button, [part=status]:not(:has(~ button))')?.focus();
  };
  const onRetry = (event: MouseEvent): void => void goOn(event, task.retry());
  const onMore = (event: MouseEvent): void => void goOn(event, displayMore?.() ?? task.loadMore());

  // Not `role="status"`: Orca announces a status bar, even an empty one, and does not read its words.
  return html`<div class=${!hasPosts && !busy && status ? 'controls vacant' : 'controls'}
    ><p part="status" tabindex="-1" aria-live="polite" aria-atomic="true" class=${busy ? 'unseen' : isAdded && !status ? 'said' : nothing}>${count}${status}</p>${
      canRetry ? html`<button part="retry" type="button" @click=${onRetry}>${phrases.say('retry')}</button>` : nothing
    }${
      isOffered && hasPosts
        ? html`<button part="more" type="button" aria-disabled=${busy !== undefined} @click=${onMore}>${phrases.say('more')}</button>`
        : nothing
    }</div>`;
}
