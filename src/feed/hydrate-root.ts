import { hydrate } from '@lit-labs/ssr-client';
import type { RenderOptions } from 'lit';

// Loaded where a server rendered the posts.

/** How many elements the server rendered, those of prose apart: the browser may read its markup in another way. */
const countElements = (root: ShadowRoot): number =>
  root.querySelectorAll('.root, .root *').length - root.querySelectorAll('.prose *').length;

/** Whether it is what the server wrote, in the language of the page: neither an optimiser nor a translation changed it. */
function isUnaltered(root: ShadowRoot, language: string): boolean {
  const marker = [...root.childNodes].find((node) => node instanceof Comment);
  const { elements, lang } = root.querySelector<HTMLElement>('[data-elements]')?.dataset ?? {};
  return (
    marker?.data.startsWith('lit-part ') === true &&
    Number(elements) === countElements(root) &&
    lang === language &&
    !root.querySelector('img:not([src])')
  );
}

/** Makes a template out of what a server rendered of it. Returns whether it could, and all nodes stay as they are. */
export function hydrateRoot(root: ShadowRoot, value: unknown, language: string, options: RenderOptions): boolean {
  if (!isUnaltered(root, language)) return false;
  try {
    hydrate(value, root, options);
    return true;
  } catch {
    return false; // it was rendered out of other templates: by another version, or with an attribute that changed
  }
}
