// What the script tag loads beside the first requests: the elements that most pages have, and the others where a page has one.
import { documentMethods } from './base/document-methods.ts';
import { again } from './base/import-module.ts';
import { whenIdle } from './base/waits.ts';
import { claim } from './define/define.ts';
import { findDataElements } from './define/data-elements.ts';
import { OTHER_ELEMENTS, reportMissing } from './define/other-elements.ts';
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';

/** The others, and what stands for one (`data-elements.ts`). */
const OTHERS = OTHER_ELEMENTS.map((tag) => `${tag}, [data-ws-element*=${tag} i]`).join();

// By the prototype: in the page's markup, `<img name=querySelectorAll>` hides the method of its document.
const findAll = (selector: string): Element[] => [...documentMethods().querySelectorAll.call(document, selector)];

/** Whether the page may have one in a shadow root, where nothing tells that it comes. */
const hasShadowRoots = (): boolean =>
  findAll(':not(ws-feed, ws-public-posts)').some(({ localName, shadowRoot }) => shadowRoot ?? localName.includes('-'));

/** Defines the others, which open the doctor's panel, too, where the page has one, or one comes. */
function defineOthersOnNeed(): void {
  const defineIf = (isNeeded: boolean): void => {
    if (!isNeeded) return;
    observer.disconnect();
    import('./define/others.ts').catch(reportMissing);
  };
  const hasOne = (): boolean => findAll(OTHERS).length > 0;
  const observer = new MutationObserver(() => defineIf(hasOne()));
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-ws-element'] });
  whenIdle(() => defineIf(hasOne() || hasShadowRoots() || location.search.includes('ws-debug')));
}

/** Imports a file under another URL, unless an import map has hashes, and none for that one. */
function importAgain(url: string): Promise<unknown> | undefined {
  const map = document.querySelector<HTMLScriptElement>('[type=importmap]');
  if (map && !/\?again/.test(map.text)) return undefined;
  const query = map ? 'again' : Date.now();
  return import(/* @vite-ignore */ url + '?' + query);
}

claim(OTHER_ELEMENTS);
findDataElements();
if (globalThis.document) {
  defineOthersOnNeed();
  again.load = importAgain;
}
