import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** A part of the markup of a page. */
export interface Place {
  /** The first is 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** An element as it is written. */
export interface PageElement {
  readonly localName: string;
  readonly parent: PageElement | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  getAttribute(name: string): string | null;
  /** Its start tag; nothing where the parser made the element up. */
  readonly tag: Place | undefined;
  /** Its end tag; nothing where it is not written. */
  readonly endTag: Place | undefined;
  /** The text in it. */
  readonly text: string;
}

/** What a URL answered. */
export interface Answer {
  /** Where it came from, after redirects. */
  readonly url: string;
  /** 0 where there was none. */
  readonly status: number;
  /** Empty where a file was read. */
  readonly headers: Headers;
  readonly text: string;
}

/** What was observed of a page. */
export interface Page {
  /** Where it is, or is to be; `file:` where that is not known. */
  readonly url: string;
  readonly markup: string;
  /** The header `Content-Security-Policy`; an empty string where there is none. */
  readonly policy: string;
  /** All of its elements, in their order. */
  readonly elements: readonly PageElement[];
  /** What was asked for, by its URL. */
  readonly answers: ReadonlyMap<string, Answer>;
}

export type Observed = Partial<Pick<Page, 'policy' | 'answers'>> & Pick<Page, 'url'>;

type Location = Readonly<Record<'startLine' | 'startOffset' | 'endOffset', number>>;

const placeOf = (location: Location | null | undefined): Place | undefined =>
  location ? { line: location.startLine, start: location.startOffset, end: location.endOffset } : undefined;

function elementsIn(node: Tree.Node, parent?: PageElement): PageElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    const element: PageElement = {
      localName: child.tagName,
      parent,
      attributes,
      getAttribute: (name) => attributes.get(name) ?? null,
      tag: placeOf(child.sourceCodeLocation?.startTag),
      endTag: placeOf(child.sourceCodeLocation?.endTag),
      text: child.childNodes.map((one) => ('value' in one ? one.value : '')).join(''),
    };
    return [element, ...elementsIn(child, element)];
  });
}

/** Reads markup as a browser does that runs scripts. What is in a `<template>` is not of the page. */
export const readPage = (markup: string, { url, policy = '', answers = new Map() }: Observed): Page => ({
  url,
  markup,
  policy,
  elements: elementsIn(parse(markup, { sourceCodeLocationInfo: true })),
  answers,
});

export const elementsNamed = ({ elements }: Page, name: string): readonly PageElement[] =>
  elements.filter(({ localName }) => localName === name);

export const isFile = ({ url }: Pick<Page, 'url'>): boolean => url.startsWith('file:');

/**
 * The URL that a page means by what it wrote; nothing where that is none, or of no server. A file does not say where the root of its
 * website is, nor by which scheme it will be loaded.
 */
export function resolveUrl(page: Page, written: string): string | undefined {
  const href = elementsNamed(page, 'base')
    .find((element) => element.attributes.has('href'))
    ?.getAttribute('href');
  const base = URL.canParse(href ?? '', page.url) ? new URL(href ?? '', page.url) : new URL(page.url);
  if (isFile({ url: base.href }) && /^\s*\//.test(written)) return undefined;
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  return url && /^(?:https?|file):$/.test(url.protocol) ? url.href : undefined;
}

/** The header by which a host lets every page read what it answers. */
export const ALLOW = 'Access-Control-Allow-Origin: *';

/** Whether the page may read what another host answered. */
export const mayRead = (page: Page, url: string, { headers }: Answer): boolean =>
  isFile(page) ||
  isFile({ url }) ||
  new URL(url).origin === new URL(page.url).origin ||
  ['*', new URL(page.url).origin].includes(headers.get('access-control-allow-origin') ?? '');
