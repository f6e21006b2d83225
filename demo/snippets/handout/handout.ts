import { readBaseUrl } from '../../../src/api/urls.ts';
import { KEYS } from '../../../src/settings/page-defaults.ts';
import type { ReleaseFiles } from '../../base/release.ts';
import type { Setting } from '../../setting/setting.ts';
import { changedCss } from './changed-css.ts';
import type { Language } from '../text/highlight.ts';
import type { MarkupElement, ParseHtml } from '../markup/markup.ts';
import { slotted } from '../markup/slotted.ts';

/** What is handed out. */
export interface Release extends ReleaseFiles {
  /** The service of a setting that names none. */
  readonly serviceUrl: string;
}

/** What all forms are made of. */
export interface Handout {
  readonly setting: Setting;
  readonly release: Release;
  /** In its normal form; an empty string where the element would refuse it: see `refusals.ts`. */
  readonly baseUrl: string;
  /** Without its base-url, which is on the script or the element. */
  readonly element: MarkupElement;
  /** What was changed about the look; an empty string where nothing was. */
  readonly css: string;
}

/** One file, or one piece of one, to be copied as a whole. */
export interface CodeBlock {
  /** The file that it is, or the place where it goes. */
  readonly name: string;
  readonly language: Language;
  readonly code: string;
}

/**
 * Reads a setting that holds nothing at its default and no slot that was not sanitized. A key is never handed out:
 * each visitor could read it.
 */
export function planHandout(setting: Setting, release: Release, parse: ParseHtml): Handout {
  return {
    setting,
    release,
    baseUrl: readBaseUrl(setting.baseUrl || release.serviceUrl) ?? '',
    element: {
      tag: setting.tag,
      attributes: Object.entries(setting.attributes).filter(([name]) => !KEYS.includes(name)),
      children: Object.entries(setting.slots).flatMap(([slot, html]) => ['\n', ...slotted(slot, parse(html))]),
    },
    css: changedCss(setting),
  };
}

/** An element with further attributes, its own ones first. */
export const withAttributes = (element: MarkupElement, attributes: MarkupElement['attributes']): MarkupElement => {
  const own = new Set(element.attributes.map(([name]) => name));
  return { ...element, attributes: [...element.attributes, ...attributes.filter(([name]) => !own.has(name))] };
};

/** The element with its base-url, for where no script tag says it. */
export const elementWithBase = ({ element, baseUrl }: Handout): MarkupElement => ({
  ...element,
  attributes: [['base-url', baseUrl], ...element.attributes],
});

/** The style sheet of the preset, in a folder of files; an empty string where there is none. */
export const presetFile = ({ setting: { preset } }: Handout): string =>
  /^[a-z-]+$/.test(preset) ? `themes/${preset}.css` : '';
