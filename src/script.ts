// What the script tag loads beside the first requests: the elements that most pages have, and the others when the page is idle.
import { again } from './base/import-module.ts';
import { whenIdle } from './base/waits.ts';
import { claim } from './define/define.ts';
import { findDataElements } from './define/data-elements.ts';
import { OTHER_ELEMENTS, reportMissing } from './define/other-elements.ts';
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';

/** The most that the others wait for posts, which they would share the network with. */
const OTHERS_AFTER_MS = 1500;

const whenPostsAreHere = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('ws-load', resolve, { once: true });
    setTimeout(resolve, OTHERS_AFTER_MS);
  });

async function defineOthers(): Promise<void> {
  await whenPostsAreHere();
  whenIdle(() => void import('./define/others.ts').catch(reportMissing));
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
  void defineOthers();
  again.load = importAgain;
}
