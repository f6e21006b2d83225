// What the script tag loads beside the first requests: the elements that most pages have, and the others when the page is idle.
import { again } from './base/import-module.ts';
import { whenIdle } from './base/waits.ts';
import { claim } from './define/define.ts';
import { findDataElements } from './define/data-elements.ts';
import { OTHER_ELEMENTS, reportMissing } from './define/other-elements.ts';
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';

/** How long the other elements wait at most for the posts, with which they would share the network. */
const OTHERS_AFTER_MS = 1500;

async function defineOthers(): Promise<void> {
  await new Promise((resolve) => {
    addEventListener('ws-load', resolve, { once: true });
    setTimeout(resolve, OTHERS_AFTER_MS);
  });
  whenIdle(() => void import('./define/others.ts').catch(reportMissing));
}

/** Imports a file by a URL with a query, unless the page has an import map, with hashes, but none for that URL. */
function importAgain(url: string): Promise<unknown> | undefined {
  const map = document.querySelector<HTMLScriptElement>('[type=importmap]');
  if (map && !/\?again/.test(map.text)) return undefined;
  return import(/* @vite-ignore */ url + '?' + (map ? 'again' : Date.now()));
}

claim(OTHER_ELEMENTS.split(','));
findDataElements();
if (globalThis.document) {
  void defineOthers();
  again.load = importAgain;
}
