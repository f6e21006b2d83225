import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Place } from '../../base/told/finding.ts';
import type { Page, PageElement } from '../page.ts';

type Observed = Partial<Pick<Page, 'policy' | 'answers'>> & Pick<Page, 'url'>;

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
