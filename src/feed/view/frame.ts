import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { cardPhrases } from '../../card/card-view.ts';
import { inline, joinTemplates } from '../../card/templates/join-templates.ts';
import { NEW_TAB_ID } from '../../content/new-tab.ts';
import { hasSlotted } from '../../element/slots.ts';
import { renderCards } from './cards.ts';
import type { FeedContext } from '../feed-context.ts';

/** What features render in one place. Each keeps its nodes, and with them the focus, when others come or go. */
const renderEach = ({ features }: FeedContext, hook: 'renderAbove' | 'renderSection' | 'renderBelow'): unknown =>
  repeat(
    features.active.filter((feature) => feature[hook]),
    (feature) => feature,
    (feature) => feature[hook]?.(),
  );

/** The owner's slots, and the shapes of the posts that are awaited, which reserve their space. */
function renderPlaceholder({ element, composition }: FeedContext, asksFirst: boolean): unknown {
  const { state, posts, awaited, isSearched } = composition.displayed;
  const hasCards = posts.length > 0;
  const isAwaited = !asksFirst && (state === 'idle' || state === 'loading');
  const slot = isAwaited ? 'loading' : state;
  const isFilled = hasSlotted(element, slot);
  const hasFallback = hasSlotted(element, '');
  const length = isAwaited && (!hasCards || awaited > 0) ? element.firstCount : 0;
  const skeletons = (isCovered: boolean): unknown =>
    joinTemplates(
      html`<div class=${isCovered ? 'skeletons covered' : 'skeletons'} aria-hidden="true">${inline(
        ...Array<TemplateResult>(length).fill(html`<div part="skeleton"></div>`),
      )}</div>`,
    );
  // In the empty state the owner's slot replaces the fallback; in others it comes after it, or gives way. Below a fallback are
  // skeletons, too, as many as fit in the space that the covered ones reserve until all cards are displayed.
  return html`<div class=${hasCards ? 'placeholder covered' : 'placeholder'} ?hidden=${(hasCards && awaited === 0) || isSearched}
    >${skeletons(hasFallback || isFilled)}<div
      ><div><slot ?hidden=${state === 'empty' && isFilled}></slot><slot name=${slot} ?hidden=${isAwaited && hasFallback}></slot></div
      >${hasFallback && length > 0 ? skeletons(false) : nothing}</div
  ></div>`;
}

function renderSection(feed: FeedContext): unknown {
  const { active } = feed.features;
  const description = active.find((feature) => feature.sectionDescription)?.sectionDescription;
  return html`<section ?hidden=${feed.composition.displayed.posts.length === 0} aria-roledescription=${description ?? nothing} aria-label=${description ? feed.view.label : nothing}
    >${renderEach(feed, 'renderSection')}${renderCards(feed)}</section
  >`;
}

/** What there is to say and to press below the posts; until its module is loaded, the space of the button. */
const renderControls = (feed: FeedContext): unknown =>
  feed.living?.renderControls() ?? (feed.composition.offersMore ? html`<div class="awaited-controls"></div>` : nothing);

export function renderFrame(feed: FeedContext): unknown {
  const { element, composition, features, cardFeatures, model } = feed;
  const { displayed, hasControls, words } = composition;
  const layoutClasses = cardFeatures.layoutClassesOf(model).join(' ');
  const { heading, headingLevel, theme, target } = element;
  const asksFirst = displayed.state === 'idle' && features.hasQuestion;
  // Before the first answer there is nothing to say that the skeletons do not show.
  return html`<div class="root ${layoutClasses} ${theme} ${displayed.state}" @slotchange=${() => element.requestUpdate()}
    ><div part="header"><slot name="header"></slot>${
      heading
        ? html`<div part="heading" id="heading" role="heading" aria-level=${headingLevel}>${heading}</div>`
        : nothing
    }</div
    >${features.awaitsField && !asksFirst ? html`<div class="awaited-field"></div>` : nothing}${renderEach(feed, 'renderAbove')}<div class="posts">${renderPlaceholder(feed, asksFirst)}${renderSection(feed)}</div
    ><div part="footer">${
      hasControls ? renderControls(feed) : nothing
    }${renderEach(feed, 'renderBelow')}<slot name="footer"></slot></div
    ><slot name="card" hidden></slot><span id=${NEW_TAB_ID} hidden>${target === '_blank' ? cardPhrases(words).say('newTab') : ''}</span></div
  >`;
}
