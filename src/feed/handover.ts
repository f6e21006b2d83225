import { log } from '../base/log.ts';
import { hydrate } from '@lit-labs/ssr-client';
import type { RenderOptions } from 'lit';
import { BODY_MAX_BYTES } from '../api/limits.ts';
import { parseJson } from '../base/json.ts';
import { onceNear } from '../element/near-viewport.ts';
import { GIVEN } from '../element/slots.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { Seen } from './feature.ts';
import type { ControlledFeed } from './feed-context.ts';
import { renewDates } from './view/dates.ts';

// Loaded if a server handed something in: answers as JSON, the posts that it rendered, or both.

/** The maximum length of an answer's JSON: an escaped character takes six. */
const JSON_MAX = 6 * BODY_MAX_BYTES;

// Stryker disable all: what a server rendered is tested on the built files, by `test/e2e/hydration.test.ts`
/** The styles of what a server rendered. Their attributes say how many elements it has, and in which language. */
const STYLES = '[data-elements]';

/** Elements of prose are not counted: the browser may parse its markup differently. */
const countElements = (root: ShadowRoot): number =>
  root.querySelectorAll('.root, .root *').length - root.querySelectorAll('[data-prose] *').length;

/** Whether the root is as the server wrote it, in the page's language: no optimizer or translation changed it. */
function isUnaltered(root: ShadowRoot, language: string): boolean {
  const { elements, lang } = root.querySelector<HTMLElement>(STYLES)?.dataset ?? {};
  return (
    [...root.childNodes].some((node) => node instanceof Comment) &&
    Number(elements) === countElements(root) &&
    lang === language &&
    !root.querySelector('img:not([src])')
  );
}

const withoutSpace = (words: string): string => words.replaceAll(/\s/g, '');

/** Restores white space that an optimizer took from plain text: each node keeps its number of characters of `words`. */
function restoreSpace(text: Element, words: string): void {
  if (text.textContent === words || withoutSpace(text.textContent) !== withoutSpace(words)) return;
  let end = 0;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const start = end;
    for (let left = withoutSpace(node.data).length; left > 0; end++) if (words.charAt(end).trim()) left--;
    if (!node.parentElement?.closest('a')) end += words.length - end - words.slice(end).trimStart().length;
    node.data = words.slice(start, end);
  }
}

function restoreSpaces(root: ShadowRoot, view: Seen): void {
  for (const text of root.querySelectorAll('article > [part=text]:not([data-prose])')) {
    const words = view.postOf(text.closest('article') as Element)?.text ?? ''; // the selector asks for an article
    restoreSpace(text, (view.cardView.prose?.decode(words) ?? words).trim());
  }
}
// Stryker restore all

/** Takes over a server's answers and markup. Nothing moves; stale answers are refreshed. */
export function createHandover(feed: ControlledFeed) {
  const { element, view } = feed;
  let given: Map<string, unknown> | undefined;
  let isStale = false;
  let isHydrated = false;

  function warn(problem: string): undefined {
    log('warn', 'WS-308', `<${element.localName}> The JSON in its <script> ${problem}; requesting the posts.`);
  }

  function readJson(json: string): unknown {
    if (json.length > JSON_MAX) return warn('is too large');
    const value = parseJson(json);
    return value === undefined ? warn('cannot be read') : value;
  }

  /** The answers by their URLs; one without a URL, under `''`, answers the first request. */
  function take(): Map<string, unknown> {
    const taken = new Map<string, unknown>();
    for (const script of element.querySelectorAll<HTMLScriptElement>(GIVEN)) {
      const { url = '', until = Infinity } = script.dataset;
      isStale ||= !(Number(until) > Date.now());
      const json = readJson(script.text);
      if (json !== undefined) taken.set(url, json);
    }
    return taken;
  }

  // Stryker disable all: so is this
  /** Removes the server's styles. If a page removed constructed style sheets, they stay, but no longer hide anything. */
  function endStyles(root: ShadowRoot): void {
    isHydrated = false;
    const styles = root.querySelector(STYLES);
    if (root.adoptedStyleSheets.length > 0) styles?.remove();
    else styles?.removeAttribute('data-elements');
  }
  // Stryker restore all

  return {
    /** Whether there are answers that are not displayed yet. */
    get isWaiting(): boolean {
      return given ? given.size > 0 : element.querySelector(GIVEN) !== null;
    },
    /** Answers from what was handed in until that is displayed, and asks the service for the rest. */
    answerBefore(ask: Ask): Ask {
      const answers = (given ??= take());
      return async (url, read, options) => {
        if (answers.has('') && !answers.has(url)) answers.set(url, answers.get(''));
        answers.delete('');
        const json = answers.get(url);
        const answer = json === undefined ? undefined : read(json);
        if (json !== undefined && answer === undefined) warn('has an unknown shape');
        return answer ?? ask(url, read, options);
      };
    },
    // Stryker disable all: so is this
    /** Hydrates what the server rendered. Returns whether it matches; then all nodes stay. */
    hydrate(root: ShadowRoot, render: () => unknown, options: RenderOptions): boolean {
      if (!isUnaltered(root, element.nearestLanguage)) return false;
      try {
        hydrate(render(), root, options);
        renewDates(view);
        restoreSpaces(root, view);
        // Nobody was told of the images that failed before. One in SVG may have no width, either.
        const inPage = element.querySelectorAll<HTMLImageElement>('[data-ws-post] img[src]');
        for (const image of [...root.querySelectorAll('img'), ...inPage])
          if (image.complete && !image.naturalWidth)
            image.decode().catch(() => image.dispatchEvent(new Event('error')));
        isHydrated = true;
      } catch (reason) {
        // It was rendered from other templates: by another version, or with an attribute that changed.
        const words = "The server's posts do not match, and are rendered again.";
        log('info', 'WS-307', `<${element.localName}> ${words}`, reason);
      }
      return isHydrated;
    },
    // Stryker restore all
    /** Everything is displayed: removes the server's styles, and requests what is no longer fresh. */
    rendered(): void {
      const root = element.shadowRoot;
      const { needsLoad, busy } = feed.model;
      if (!needsLoad && !busy) given?.clear(); // until then, what was aborted may begin again
      if (isHydrated && root) endStyles(root);
      if (isStale) onceNear(element, () => void feed.refresh());
      isStale = false;
    },
  };
}

export type Handover = ReturnType<typeof createHandover>;
