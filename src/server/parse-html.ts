import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/**
 * The tree of some markup, as a browser without scripts reads it. Where it was in the text is
 * not kept: that takes a quarter of the time of a rendering.
 */
export const parseHtml = (markup: string): Root =>
  fromParse5(parseFragment(markup, { scriptingEnabled: false })) as Root; // a fragment becomes a root

/** The nodes of some markup, as a browser that runs scripts reads it. */
export const parseNodes = (markup: string): DefaultTreeAdapterTypes.DocumentFragment => parseFragment(markup);
