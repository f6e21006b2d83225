import { firstOf } from '../base/first-of.ts';
import { log } from '../base/log.ts';
import { html, isServer, render } from 'lit';
import type { Post } from '../model/post.ts';
import { NEW_TAB_ID } from '../content/new-tab.ts';
import { type CardView, type CustomCard, linkUrl, type RenderCard } from './card-view.ts';
import { fillTemplate, isInPage } from './fill-template.ts';
import { firstWords } from '../model/words/cut-text.ts';
import { hasLongWord } from '../content/text/long-words.ts';
import { contentOf } from './text.ts';

/** What Lit can display of an owner's result: text, a number, a node, a template, a directive, or a copy of a list: a live one may lose its nodes. */
function renderableOf(made: unknown): unknown {
  if (typeof made === 'string' || Number.isFinite(made) || made instanceof Node) return made;
  if (typeof made !== 'object' || made === null) return undefined;
  if (Symbol.iterator in made) return [...(made as Iterable<unknown>)];
  return '_$litType$' in made || '_$litDirective$' in made ? made : undefined;
}

/** A copy of what the owner wrote. React and Vue put it into the template itself, not into its content. */
function copyOf({ content, childNodes }: HTMLTemplateElement): DocumentFragment {
  if (isServer) return content.cloneNode(true) as DocumentFragment;
  const copy = document.importNode(content, true);
  if (!copy.firstChild) copy.append(...[...childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

const isEmpty = (content: DocumentFragment): boolean => !content.querySelector('*') && !content.textContent.trim();

/** Describes links of an owner's own card that open a new tab: by `words` if the card is in the page, where it cannot refer to an element of ours. */
function describeNewTabs(root: ParentNode, words?: string): void {
  for (const link of root.querySelectorAll('a[target=_blank]')) {
    const description = link.getAttribute('aria-describedby');
    if (words !== undefined && (description === null || description === NEW_TAB_ID)) {
      link.removeAttribute('aria-describedby');
      link.setAttribute('aria-description', words);
    } else if (description === null) link.setAttribute('aria-describedby', NEW_TAB_ID);
  }
}

/** Makes the owner's own cards, in an element `name`: clones of their template, or what their function makes of each post. */
export function createCustomCards(name: string, template: HTMLTemplateElement | undefined, renderCard?: RenderCard) {
  let isLogged = false;

  /** Reports a problem once: what is wrong with one card usually is wrong with all. */
  function complain(problem: string, reason: unknown): undefined {
    const own = renderCard ? 'renderCard' : '<template slot="card">';
    if (!isLogged) log('error', 'WS-303', `<${name}> ${own} ${problem}; displaying cards of ours.`, reason);
    isLogged = true;
  }

  function contentFor(post: Post, view: CardView): DocumentFragment | undefined {
    if (template && !renderCard) {
      const content = copyOf(template);
      fillTemplate(content, post, view);
      return isEmpty(content) ? complain('has nothing to display', template) : content;
    }
    const made = renderCard?.(post);
    const renderable = renderableOf(made);
    if (renderable === undefined) return made ? complain('returned what cannot be displayed', made) : undefined;
    const content = document.createDocumentFragment();
    render(renderable, content);
    return isEmpty(content) ? undefined : content;
  }

  /** `undefined` if there is none, or if it fails: our card is displayed, so that an owner's mistake costs no post. */
  return (post: Post, view: CardView): CustomCard | undefined => {
    try {
      const content = contentFor(post, view);
      if (!content) return undefined;
      const links = 'a[part~=link], a[part~=action], a[data-ws-href]';
      for (const link of content.querySelectorAll<HTMLAnchorElement>(links)) {
        // Only links to the post or its action are changed: the others may lead anywhere.
        if (link.href && [post.url, post.action?.url].includes(link.href)) link.href = linkUrl(link.href, view);
      }
      const date = post.publishedAt ? view.format.absolute(post.publishedAt) : '';
      const beginning = post.title ? '' : (contentOf(post, view)?.beginning ?? '');
      const by = [beginning || post.author || post.feedName, date].filter(Boolean).join(', ');
      const label = post.title || by || firstWords(content.textContent);
      describeNewTabs(content, isInPage(view) ? view.phrases.text('newTab') : undefined);
      if (hasLongWord(content.textContent)) view.prose?.limitTextsIn(content);
      const placed = firstOf(view.pieces, (pieces) =>
        pieces.placeCard?.({ content, post, isFromTemplate: !renderCard }),
      );
      // Not on a server: what features add there needs the script.
      if (!isServer) for (const pieces of view.pieces) pieces.customCard?.(placed?.root ?? content, post);
      return { content: placed ? html`<slot name=${placed.slot}></slot>` : content, label };
    } catch (reason) {
      return complain('failed', reason);
    }
  };
}
