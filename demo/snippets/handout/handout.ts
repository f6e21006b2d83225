import { KEYS } from '../../../src/settings/page-defaults.ts';
import type { Setting } from '../../setting/setting.ts';
import type { Language } from '../text/highlight.ts';
import { type MarkupElement, type ParseHtml, slotted } from '../markup/markup.ts';
import { postsUrl, readBaseUrl } from '../../../src/headless.ts';
import { jsString } from '../text/literals.ts';
import type { Element } from '../../../scripts/manifest/schema.ts';
import { type Declaration, readDeclarations, readValue, writeRule } from '../text/css-text.ts';

/** The files of a version, and where they are. */
export interface ReleaseFiles {
  readonly version: string;
  /** The URL of the files of `dist`, with a slash at its end. */
  readonly filesUrl: string;
  /** The value of `integrity` for each file of `dist`; empty if nothing was built. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The files of a version, and the default service. */
export interface Release extends ReleaseFiles {
  /** The service of settings without a base URL. */
  readonly serviceUrl: string;
}

/** The data from which every form writes its code. */
export interface Handout {
  readonly setting: Setting;
  readonly release: Release;
  /** In its normal form; an empty string if the element would refuse it: see `findRefusals`. */
  readonly baseUrl: string;
  /** Without its `base-url`, which is on the script or the element. */
  readonly element: MarkupElement;
  /** The style sheet of the changes to the look; an empty string if there are none. */
  readonly css: string;
}

/** A file, or a piece of one, to be copied as a whole. */
export interface CodeBlock {
  /** The name of the file, or the place where it goes. */
  readonly name: string;
  readonly language: Language;
  readonly code: string;
}

/** A block, or none if there is no code. */
export const blockOf = (name: string, language: Language, code: string): CodeBlock[] =>
  code ? [{ name, language, code }] : [];

/**
 * Makes a handout of a setting, which must have no default values and only sanitized slots. A key is never in the code,
 * because each visitor could read it.
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

/** The element with its `base-url`, for forms without a script tag that has it. */
export const elementWithBase = ({ element, baseUrl }: Handout): MarkupElement => ({
  ...element,
  attributes: [['base-url', baseUrl], ...element.attributes],
});

/** The path of the preset's style sheet among the files; an empty string if there is no preset. */
export const presetFile = ({ setting: { preset } }: Handout): string =>
  /^[a-z-]+$/.test(preset) ? `themes/${preset}.css` : '';

const POST = /^([^/]+)\/(\d+)$/;
const CARD = 'ws-post-card';
const PAGE = 30;

export const isCard = ({ setting }: Handout): boolean => setting.tag === CARD;

/** Whether a script sets the post of the card. */
export const isSet = (handout: Handout): boolean => isCard(handout) && !handout.setting.attributes['post-id'];

/** JavaScript that requests the post of a card into the variable `post`. */
export function askForPost({ setting, baseUrl }: Handout): string {
  const [, feedId = '', index = '0'] = POST.exec(setting.stage.post) ?? [];
  const url = postsUrl(baseUrl, feedId, { offset: 0, limit: PAGE });
  return `const answer = await fetch(${jsString(url)});\nconst post = (await answer.json()).items[${Number(index)}];`;
}

/** The script that sets the post of a card; an empty string for elements that request their posts themselves. */
export const postScript = (handout: Handout): string =>
  isSet(handout)
    ? `<script type="module">\n  ${askForPost(handout).replace('\n', '\n  ')}\n  document.querySelector('${CARD}').post = post;\n</script>`
    : '';

/** Why an element would refuse a setting, so that no code for it could work; empty if it would not. */
export function findRefusals({ baseUrl, attributes }: Setting, element: Element): string[] {
  const missing = element.attributes.filter(({ name, required }) => required && !attributes[name]?.trim());
  return [
    ...(baseUrl && readBaseUrl(baseUrl) === undefined
      ? ['`base-url` is not an http(s) address. Write it as `https://api.example`.']
      : []),
    ...missing.map(({ name }) => `\`${name}\` is missing: without it, the element requests nothing.`),
  ];
}

/** The custom properties whose values can be in a style sheet. */
const readProperties = (properties: readonly Declaration[]): Declaration[] =>
  properties.flatMap(([name, written]) => {
    const value = readValue(written);
    return value ? [[name, value] as const] : [];
  });

/** The rules for parts, below each of these selectors. */
const changedParts = ({ parts }: Pick<Setting, 'parts'>, selectors: readonly string[]): string[] =>
  Object.entries(parts).map(([part, css]) =>
    writeRule(selectors.map((selector) => `${selector}::part(${part})`).join(',\n'), readDeclarations(css)),
  );

/** The changes to the look as a style sheet; an empty string if there are none. */
const changedCss = (setting: Pick<Setting, 'tag' | 'properties' | 'parts'>): string =>
  [writeRule(setting.tag, readProperties(Object.entries(setting.properties))), ...changedParts(setting, [setting.tag])]
    .filter(Boolean)
    .join('\n');

/** The elements that a preset styles. */
const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-post-card'];

/** A preset with the changes, as a style sheet for all elements. `presetCss` is an empty string if there is no preset. */
export function themeFile(setting: Pick<Setting, 'preset' | 'properties' | 'parts'>, presetCss: string): string {
  const preset = [...presetCss.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const declarations = new Map(readProperties([...preset, ...Object.entries(setting.properties)]));
  const rules = [writeRule(TAGS.join(',\n'), [...declarations]), ...changedParts(setting, TAGS)].filter(Boolean);
  const comment = setting.preset ? `/* Made of the theme ${setting.preset}. */` : '/* A theme of our own. */';
  return rules.length > 0 ? `${[comment, ...rules].join('\n')}\n` : '';
}

/** The file name of the changed preset. */
export const themeFileName = ({ preset }: Pick<Setting, 'preset'>): string =>
  preset ? `${preset}-changed.css` : 'ws-theme.css';
