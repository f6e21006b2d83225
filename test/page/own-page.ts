import { box } from './mount.ts';

type Page = Window & typeof globalThis & { load(url: string): Promise<unknown> };

/** A new page in which nothing is loaded and nothing defined, and a function that loads a file of `src` into it. */
export async function openPage() {
  const page = box().appendChild(document.createElement('iframe')).contentWindow as Page;
  const script = page.document.createElement('script');
  // The test runner has wrapped each dynamic import with a function that this page lacks.
  script.text = '__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }; load = (url) => import(url)';
  page.document.body.append(script);
  const load = <Module>(file: string) => page.load(`${location.origin}/src/${file}`) as Promise<Module>;
  return { page, load };
}
