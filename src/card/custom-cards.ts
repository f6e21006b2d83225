import { tell } from '../base/told/tell.ts';
import { html, isServer, render } from 'lit';
import type { Post } from '../model/post.ts';
import { NEW_TAB_ID } from '../content/new-tab.ts';
import { type CardView, type CustomCard, firstPiece, linkUrl, type RenderCard } from './card-view.ts';
import { fillTemplate, isInPage } from './fill-template.ts';
import { firstWords } from '../model/words/cut-text.ts';
import { hasLongWord } from '../content/text/long-words.ts';
import { contentOf } from './text.ts';

/** Whether Lit displays what an owner's function returned: a template, a node, a list, a directive. */
const isRenderable = (made: unknown): boolean =>
  typeof made === 'string' ||
  (typeof made === 'number' && Number.isFinite(made)) ||
  made instanceof Node ||
  (typeof made === 'object' &&
    made !== null &&
    (Symbol.iterator in made || '_$litType$' in made || '_$litDirective$' in made));

/** A copy of what the owner wrote. React and Vue put it into the template itself, not into its content. */
function copyOf({ content, childNodes }: HTMLTemplateElement): DocumentFragment {
  if (isServer) return content.cloneNode(true) as DocumentFragment;
  const copy = document.importNode(content, true);
  if (!copy.firstChild) copy.append(...[...childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

const isEmpty = (content: DocumentFragment): boolean =>
  content.firstElementChild === null && content.textContent.trim() === '';

/** Lets links of an owner's own card say that they open a new tab, with `words` by themselves: in the page is no element of ours to refer to. */
function describeNewTabs(root: ParentNode, words?: string): void {
  for (const link of root.querySelectorAll('a[target=_blank]')) {
    const description = link.getAttribute('aria-describedby');
    if (words !== undefined && (description === null || description === NEW_TAB_ID)) {
      link.removeAttribute('aria-describedby');
      link.setAttribute('aria-description', words);
    } else if (description === null) link.setAttribute('aria-describedby', NEW_TAB_ID);
  }
}

/** Links of the owner's card that may lead to the post or its action. */
const OWN_LINKS = 'a[part~=link], a[part~=action], a[data-ws-href]';

/** The owner's own cards: clones of their template, or what their function makes of each post. */
export function createCustomCards(template: HTMLTemplateElement | undefined, renderCard: RenderCard | undefined) {
  function contentFor(post: Post, view: CardView): DocumentFragment | undefined {
    if (renderCard) {
      const made = renderCard(post);
      if (!isRenderable(made)) return undefined;
      const content = document.createDocumentFragment();
      render(made, content);
      return isEmpty(content) ? undefined : content;
    }
    if (!template) return undefined;
    const content = copyOf(template);
    fillTemplate(content, post, view);
    return content;
  }

  /** `undefined` where there is none, and where it fails: an owner's mistake costs the visitor no post. */
  function make(post: Post, view: CardView): CustomCard | undefined {
    try {
      const content = contentFor(post, view);
      if (!content) return undefined;
      for (const link of content.querySelectorAll<HTMLAnchorElement>(OWN_LINKS)) {
        // In a template a field may lead anywhere; in a text that is the owner's own, too.
        if (link.href && [post.url, post.action?.url].includes(link.href)) link.href = linkUrl(link.href, view);
      }
      const date = post.publishedAt ? view.format.absolute(post.publishedAt) : '';
      const beginning = post.title ? '' : (contentOf(post, view)?.beginning ?? '');
      const by = [beginning || post.author || post.feedName, date].filter(Boolean).join(', ');
      const label = post.title || by || firstWords(content.textContent);
      describeNewTabs(content, isInPage(view) ? view.phrases.text('newTab') : undefined);
      if (hasLongWord(content.textContent)) view.prose?.limitTextsIn(content);
      const isOfTemplate = !renderCard;
      const placed = firstPiece(view, (pieces) => pieces.placeCard?.({ content, post, isOfTemplate }));
      // What they add can be used by a script alone.
      if (!isServer) for (const pieces of view.pieces) pieces.customCard?.(placed?.root ?? content, post);
      return { content: placed ? html`<slot name=${placed.slot}></slot>` : content, label };
    } catch (reason) {
      tell('error', 'WS-303', 'ws-widgets: renderCard failed; the card is displayed as without it.', reason);
      return undefined;
    }
  }

  return { make };
}
