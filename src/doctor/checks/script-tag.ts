import type { Finding } from '../../base/finding.ts';
import { type Found, FALLBACK, inPlace, sayVersions, withAttributes, writeTag } from '../finding.ts';
import { elementsNamed, hasOtherScripts, isMeant, ownAttribute, type Page, resolveUrl, widgetsOf } from '../page.ts';
import { type ScriptTag, scriptTags, scriptUrls, typeOf, versionOf } from '../script-tags.ts';

const SCRIPT = '<script type="module" src="https://cdn.example/ws-widgets.js"></script>';
const ELEMENT = '<ws-public-posts base-url="https://api.example" feed-id="abc"></ws-public-posts>';

/** Tools that delay scripts: the type that each gives to them, and the attribute that makes it leave one unchanged. */
const OPTIMIZERS: readonly (readonly [name: string, type: RegExp, exclusion: string, value: string])[] = [
  ['WP Rocket', /^rocketlazyloadscript$/, 'nowprocket', ''],
  ['Rocket Loader of Cloudflare', /^[\da-f]{16,}-(?:text\/javascript|module)$/, 'data-cfasync', 'false'],
  ['LiteSpeed Cache', /^litespeed\/javascript$/, 'data-no-optimize', '1'],
];

const OF_HOLDERS = /^(?:type|src|data-(?:rocket|litespeed|cf-modified|cookieconsent|src|type|category)\b.*)$/;

/** The tag as its owner wrote it. The attribute that excludes it from a tool comes first, as some tools require. */
function freeTag({ element, written, isModule }: ScriptTag, exclusion: readonly (readonly [string, string])[]): string {
  const kept = [...element.attributes].filter(([name]) => !OF_HOLDERS.test(name) && name !== exclusion[0]?.[0]);
  const type = isModule ? [['type', 'module'] as const] : [];
  return writeTag('script', [...exclusion, ...type, ['src', written], ...kept]);
}

function findHeld(page: Page, tag: ScriptTag): Finding {
  const { element } = tag;
  const optimizer = OPTIMIZERS.find(([, form]) => form.test(typeOf(element)));
  if (optimizer) {
    const [name, , ...exclusion] = optimizer;
    return {
      code: 'WS-804',
      visitorsSee: 'The fallback of the element until the first touch, key press or scroll, or permanently.',
      cause: `${name} delays the script tag.`,
      remedy: `Write the tag so that ${name} leaves it unchanged.`,
      ...inPlace(element, freeTag(tag, [exclusion])),
    };
  }
  const asksTwice = widgetsOf(page).some((widget) => ownAttribute(widget, 'consent'));
  const isCookiebot = element.attributes.has('data-cookieconsent');
  return {
    code: 'WS-803',
    visitorsSee: `The fallback of the element until they agree to a consent plugin${asksTwice ? '; then they are asked once more' : ''}.`,
    cause: element.attributes.has('src')
      ? `No browser runs a script of the type "${element.attributes.get('type') ?? ''}". Consent plugins block scripts in this way.`
      : 'The script tag has its address in an attribute other than src. Consent plugins block scripts in this way.',
    remedy:
      'Exclude the script from the plugin. It stores nothing, and consent="click" on the element asks before it requests anything.',
    ...inPlace(element, freeTag(tag, isCookiebot ? [['data-cookieconsent', 'ignore']] : [])),
  };
}

function findStripped({ element, written }: ScriptTag): Finding {
  const src = written.replace(/ws-widgets\.js/, 'ws-widgets.iife.js');
  return {
    code: 'WS-802',
    visitorsSee: FALLBACK,
    cause: 'type="module" is missing on the script tag, so that the script does not run.',
    remedy: 'Load the classic script, which needs no type.',
    ...withAttributes(element, { type: null, integrity: null, src }),
  };
}

function findNothing(page: Page): Found {
  const [body] = elementsNamed(page, 'body');
  if (!body?.endTag || ['script', 'iframe'].some((name) => elementsNamed(page, name).length > 0)) return [];
  return {
    code: 'WS-801',
    visitorsSee: 'Nothing.',
    cause: 'The page has neither the script nor an element. Some systems remove both when a page is saved.',
    remedy: 'Paste the script tag, with the host of your files, and the element, with your service and workspace.',
    place: { ...body.endTag, end: body.endTag.start },
    paste: `${SCRIPT}\n${ELEMENT}\n`,
  };
}

const OF_BUNDLE = /ws-widgets\/claims\/\d/;
const OF_FIRST_FILE = /["'`]\.\/core-[\da-f]{8}\.js["'`]/;

/** `import` as a statement or a call, but not the `@import` of style sheets. */
const IMPORT = /(?<![@\w.$])import(?:\s*[("'`{*]|\s+[\w$]+\s+from\b)/;

/** Whether something else may define the elements: a script that cannot be looked at, or that imports others. */
const isUnclear = (page: Page, texts: readonly string[]): boolean =>
  elementsNamed(page, 'script').some((element) => {
    const src = element.attributes.get('src');
    const status = src === undefined ? 200 : (page.answers.get(resolveUrl(page, src) ?? '')?.status ?? 0);
    return ![200, 404, 410].includes(status); // what is not there defines nothing
  }) || texts.some((text) => IMPORT.test(text) || OF_BUNDLE.test(text));

function findMissing(page: Page): Found {
  const [widget] = widgetsOf(page);
  if (!widget) return findNothing(page);
  const inline = elementsNamed(page, 'script').map(({ text }) => text);
  const texts = [...scriptUrls(page).flatMap((url) => page.answers.get(url)?.text ?? []), ...inline];
  if (texts.some((text) => OF_FIRST_FILE.test(text))) {
    return {
      code: 'WS-804',
      visitorsSee: FALLBACK,
      cause: 'An optimizer combined ws-widgets.js with other scripts, where it cannot find what it imports.',
      remedy: 'Exclude "ws-widgets" in the settings of the optimizer, and clear its cache.',
    };
  }
  const { tag } = widget.element;
  if (!tag || isUnclear(page, texts)) return [];
  return {
    code: 'WS-801',
    visitorsSee: FALLBACK,
    cause: `<${widget.tag}> is there, but no script that defines it.`,
    remedy: 'Paste the script tag, with the host of your files in place of cdn.example.',
    place: { ...tag, end: tag.start },
    paste: SCRIPT,
  };
}

/** The tags with another version or copy than the first has. A module with one URL runs once, however many tags load it. */
function findOthers(page: Page, tags: readonly ScriptTag[]): Found {
  const [first, ...others] = tags.filter(({ runs }) => runs !== 'never');
  if (!first) return [];
  const [known, url] = [versionOf(page, first), first.url];
  return others
    .filter((tag) => tag.url !== url || tag.runs === 'classic')
    .map((tag) => ({ element: tag.element, version: versionOf(page, tag) ?? known }))
    .map(({ element, version }) => ({
      ...sayVersions(String(version), known ?? 'another'),
      ...(version === known && { visitorsSee: 'The same posts, later.', cause: 'The page loads the script twice.' }),
      remedy: 'Load one: remove this tag.',
      ...(element.tag && { place: { ...element.tag, end: element.endTag?.end ?? element.tag.end }, paste: '' }),
    }));
}

function findNoElement(page: Page): Found {
  const tag = scriptTags(page)[0]?.element;
  const end = tag?.endTag?.end;
  if (page.elements.some(isMeant) || !tag || end === undefined || tag.text.trim() || hasOtherScripts(page)) return [];
  return {
    code: 'WS-801',
    visitorsSee: 'Nothing.',
    cause: 'The script is there, but no element.',
    remedy: 'Paste the element where you want the posts, with your service and the id of your workspace.',
    place: { line: tag.tag?.line ?? 1, start: end, end },
    paste: ELEMENT,
  };
}

export function checkScriptTag(page: Page): Found {
  const tags = scriptTags(page);
  const held = tags.filter(({ runs }) => runs === 'never').map((tag) => findHeld(page, tag));
  const stripped = tags.filter(({ runs, isModule }) => runs === 'classic' && isModule).map(findStripped);
  return [held, stripped, findOthers(page, tags)].flat();
}

/** Whether there is a script and an element. Where an element asks, both are there. */
export const checkPresence = (page: Page): Found =>
  scriptTags(page).length === 0 ? findMissing(page) : findNoElement(page);
