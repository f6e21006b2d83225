import { html, nothing } from 'lit';
import type { FeedState } from './feed-state.ts';

export interface FrameOptions {
  readonly state: FeedState;
  readonly layout: string;
  readonly theme: string;
  readonly heading: string;
  /** 1-6. */
  readonly headingLevel: number;
  /** How many posts are awaited. */
  readonly placeholders: number;
  readonly hasCards: boolean;
  /** Whether something else is displayed in place of the posts: a question, or what a search found. */
  readonly isReplaced: boolean;
  /** Whether the owner filled a slot; `''` is the default one, the fallback. */
  hasSlotted(name: string): boolean;
  readonly onSlotChange: () => void;
  /** What features put above the posts, and below the controls. */
  readonly above: unknown;
  readonly below: unknown;
  readonly section: unknown;
  readonly controls: unknown;
}

/** The owner's slots, and the shapes of the posts that are awaited, which reserve their space. */
function renderPlaceholder({ state, placeholders, hasCards, isReplaced, hasSlotted }: FrameOptions): unknown {
  const isAwaited = state === 'idle' || state === 'loading';
  const slot = isAwaited ? 'loading' : state;
  const isFilled = hasSlotted(slot);
  const hasFallback = hasSlotted('');
  const count = isAwaited && !hasCards ? placeholders : 0;
  // The owner fills the empty state before the fallback, the others after it.
  return html`<div class="placeholder" ?hidden=${hasCards || isReplaced}
    ><div class="skeletons ${hasFallback || isFilled ? 'covered' : ''}" aria-hidden="true">${Array.from(
      { length: count },
      () => html`<div part="skeleton"></div>`,
    )}</div
    ><div><slot ?hidden=${state === 'empty' && isFilled}></slot><slot name=${slot} ?hidden=${isAwaited && hasFallback}></slot></div
  ></div>`;
}

/** Everything in the shadow root of a feed. */
export function renderFrame(options: FrameOptions): unknown {
  const { state, layout, theme, heading, headingLevel, above, below, section, controls } = options;
  return html`<div class="root ${layout} ${theme} ${state}" @slotchange=${options.onSlotChange}
    ><div part="header"><slot name="header"></slot>${
      heading
        ? html`<div part="heading" id="heading" role="heading" aria-level=${headingLevel}>${heading}</div>`
        : nothing
    }</div
    >${above}${renderPlaceholder(options)}${section}<div part="footer">${controls}${below}<slot name="footer"></slot></div
    ><slot name="card" hidden></slot
  ></div>`;
}
