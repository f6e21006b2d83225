import { tell } from '../base/told/tell.ts';
import { hydrate } from '@lit-labs/ssr-client';
import type { RenderOptions } from 'lit';
import { BODY_MAX_BYTES } from '../api/limits.ts';
import { type CardView, sayDate } from '../card/card-view.ts';
import { onceNear } from '../element/near-viewport.ts';
import { GIVEN } from '../element/slots.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { Seen } from './feature.ts';
import type { ControlledFeed } from './feed-context.ts';

// Loaded where a server handed something in: answers as JSON, and with them the posts that it rendered.

/** Letters of an answer: one that is escaped takes six. */
const JSON_MAX = 6 * BODY_MAX_BYTES;

// Stryker disable all: what a server rendered is tested on the built files, by `test/e2e/hydration.test.ts`
/** The styles of what a server rendered, which say what it was. */
const STYLES = '[data-elements]';

/** Elements of prose do not count: the browser may read its markup in another way. */
const countElements = (root: ShadowRoot): number =>
  root.querySelectorAll('.root, .root *').length - root.querySelectorAll('.prose *').length;

/** Whether it is what the server wrote, in the language of the page: neither an optimizer nor a translation changed it. */
function isUnaltered(root: ShadowRoot, language: string): boolean {
  const { elements, lang } = root.querySelector<HTMLElement>(STYLES)?.dataset ?? {};
  return (
    [...root.childNodes].some((node) => node instanceof Comment) &&
    Number(elements) === countElements(root) &&
    lang === language &&
    !root.querySelector('img:not([src])')
  );
}

/** Changes what a template wrote, in its own node. */
function write(element: Element | null, words: string): void {
  for (const node of element?.childNodes ?? []) if (node instanceof Text) node.data = words;
}

/** Writes the dates again: the server rendered them in another time zone, and at another time. */
function renewDates(root: ShadowRoot, view: CardView): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('[part=date]')) {
    const date = new Date(time.dateTime);
    time.title = view.format.absolute(date);
    write(time, sayDate(date, view));
    write(time.nextElementSibling, time.title);
  }
}
const withoutSpace = (words: string): string => words.replaceAll(/\s/g, '');

/** Gives a plain text the white space back that an optimizer took: each node has as many letters of `words` as it had. */
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
  for (const text of root.querySelectorAll('article > [part=text]:not(.prose)')) {
    const words = view.postOf(text.closest('article') as Element)?.text ?? ''; // the selector asks for an article
    restoreSpace(text, (view.cardView.prose?.decode(words) ?? words).trim());
  }
}
// Stryker restore all

/** The handover of what a server fetched and rendered. Nothing moves, and nothing is requested. */
export function createHandover(feed: ControlledFeed) {
  const { element, features, view } = feed;
  let given: Map<string, unknown> | undefined;
  let isStale = false;
  let isHydrated = false;

  function warn(problem: string): undefined {
    tell('warn', 'WS-308', `<${element.localName}> The JSON in its <script> ${problem}; requesting the posts.`);
  }

  function readJson(json: string): unknown {
    try {
      return json.length <= JSON_MAX ? (JSON.parse(json) as unknown) : warn('is too large');
    } catch {
      return warn('cannot be read');
    }
  }

  /** By the URL that each is the answer to, without which it is that to the first. */
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
  /** They stay where a page has removed constructed style sheets, but for what they hide until the script has taken over. */
  function endStyles(root: ShadowRoot): void {
    isHydrated = false;
    const styles = root.querySelector(STYLES);
    if (root.adoptedStyleSheets.length > 0) styles?.remove();
    else styles?.removeAttribute('data-elements');
  }
  // Stryker restore all

  return {
    /** Whether there are answers that were not taken yet. */
    get isWaiting(): boolean {
      return given ? given.size > 0 : element.querySelector(GIVEN) !== null;
    },
    /** Waits for what was handed in, so that it is displayed first. `start` starts the features, and requests what is to be displayed. */
    async settle(start: () => void): Promise<void> {
      await features.load();
      start();
      await feed.task.settled;
    },
    /** Answers what was given once, and leaves the rest to the service. */
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
    /** Makes the first rendering from what the server rendered. Returns whether it fits, and all nodes stay as they are. */
    hydrate(root: ShadowRoot, render: () => unknown, options: RenderOptions): boolean {
      if (!isUnaltered(root, element.nearestLanguage)) return false;
      try {
        hydrate(render(), root, options);
        renewDates(root, view.cardView);
        restoreSpaces(root, view);
        isHydrated = true;
      } catch (reason) {
        // It was rendered from other templates: by another version, or with an attribute that changed.
        const words = "The server's posts do not match, and are rendered again.";
        tell('info', 'WS-307', `<${element.localName}> ${words}`, reason);
      }
      return isHydrated;
    },
    // Stryker restore all
    /** Everything is displayed: the server's styles go, and what is no longer fresh is requested. */
    rendered(): void {
      const root = element.shadowRoot;
      const { needsLoad, busy } = feed.model;
      if (!needsLoad && !busy) given?.clear(); // until then, what was aborted may begin again
      if (isHydrated && root) endStyles(root);
      if (isStale) onceNear(element, () => void feed.task.refresh());
      isStale = false;
    },
  };
}

export type Handover = ReturnType<typeof createHandover>;
