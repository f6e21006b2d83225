import { nearestName } from '../../widgets/names/nearest-name.ts';
import { isRequesting, REQUESTING_ELEMENTS } from '../../widgets/setup/element-attributes.ts';
import type { Finding } from '../../base/finding.ts';
import { type Found, type Mend, FALLBACK, inPlace, UNCLOSED, withAttributes, withTag, writeTag } from '../finding.ts';
import { defaultsTags, elementsNamed, isHtml, isMeant, type Page, type PageElement, widgetsOf } from '../page.ts';
import { scriptTags } from '../script-tags.ts';

function hasLanguage(element: PageElement): boolean {
  for (let one: PageElement | undefined = element; one; one = one.parent)
    if (one.attributes.get('lang')?.trim()) return true;
  return false;
}

/** Where to write `lang`: on `<html>`, or where that tag would be. A fragment of a page has no language of its own. */
function languagePlace(page: Page): Mend | undefined {
  const [html] = elementsNamed(page, 'html');
  if (html && (html.tag || page.isDisplayed)) return withAttributes(html, { lang: 'en' });
  const end = /^\s*<!doctype[^>]*>/i.exec(page.markup)?.[0].length;
  return end === undefined ? undefined : { place: { line: 1, start: end, end }, paste: '\n<html lang="en">' };
}

function findLanguage(page: Page): Found {
  const place = languagePlace(page);
  if (!place || widgetsOf(page).every(({ element }) => hasLanguage(element))) return [];
  return {
    code: 'WS-806',
    visitorsSee: 'English messages and dates, which a screen reader may mispronounce.',
    cause: 'Neither the element nor an ancestor has a lang.',
    remedy: 'Write the language of the page in place of "en".',
    ...place,
  };
}

/** Where there is markup: a document that is displayed does not say which end tags were written. */
export function checkEndTags(page: Page): Found {
  const widgets = widgetsOf(page).filter(({ prefix }) => prefix === '');
  return [...widgets, ...scriptTags(page)].flatMap(({ element }): Found => {
    const { localName, attributes, tag, endTag, text } = element;
    const isScript = localName === 'script';
    const closesItself = page.markup.slice(tag?.start, tag?.end).endsWith('/>');
    // The end tag of a later script closes one that closes itself, and what is between them is its text.
    if (!tag || (endTag && !(isScript && closesItself && text.trim()))) return [];
    const why = closesItself ? ', because "/>" closes nothing in HTML' : '';
    return {
      ...UNCLOSED,
      ...(isScript && { visitorsSee: 'The page up to the script tag.' }),
      cause: `<${localName}> is not closed${why}: what follows is read as its content.`,
      remedy: `Write </${localName}> after it.`,
      ...inPlace(element, `${writeTag(localName, attributes)}</${localName}>`),
    };
  });
}

const findForeign = ({ elements }: Page): Found =>
  elements.flatMap((element): Found => {
    const { localName, namespaceURI, attributes } = element;
    if (isHtml(element) || !isRequesting(localName)) return [];
    const outer = namespaceURI?.endsWith('svg') ? 'svg' : 'math';
    return {
      code: 'WS-805',
      visitorsSee: 'Nothing.',
      cause: `<${localName}> is within <${outer}>, where no custom element runs.`,
      remedy: `Write </${outer}> before it.`,
      ...inPlace(element, `</${outer}>${writeTag(localName, attributes)}`),
    };
  });

const findUnknownDivs = (page: Page): Found =>
  elementsNamed(page, 'div').flatMap((div): Found => {
    const named = div.attributes.get('data-ws-element');
    if (named === undefined || isRequesting(named.trim().toLowerCase())) return [];
    return {
      code: 'WS-116',
      visitorsSee: FALLBACK,
      cause: `data-ws-element="${named}" names no element.`,
      remedy: `Write one of ${REQUESTING_ELEMENTS.join(', ')}.`,
      ...withAttributes(div, { 'data-ws-element': 'ws-public-posts' }),
    };
  });

const findMisnamed = (page: Page): Found =>
  page.elements.flatMap((element): Found => {
    const { localName } = element;
    const isOther = localName.startsWith('ws-') && !isRequesting(localName);
    const name = isOther ? nearestName(localName, REQUESTING_ELEMENTS) : undefined;
    if (!name) return [];
    return {
      code: 'WS-801',
      visitorsSee: FALLBACK,
      cause: `There is no element <${localName}>.`,
      remedy: `Write <${name}>.`,
      ...withTag(page, element, name),
    };
  });

const OPENING = /^[“”„«»‘’‚‹›]/;
const CLOSING = /["'“”«»‘’‹›]$/;

/** Finds tags of ours with a quote missing, and typographic ones, which browsers take for a part of the value, up to its first space. */
export function checkQuotes(page: Page): Finding[] {
  const scripts = new Set(defaultsTags(page));
  const ours = page.elements.filter((element) => isMeant(element) || scripts.has(element));
  return ours.flatMap((element) => {
    const { tag, localName, attributes } = element;
    const written = tag ? page.markup.slice(tag.start, tag.end) : '';
    const isQuoted = (value: string): boolean =>
      /[\t\n\f\r ]/.test(value) || ['"', "'"].some((quote) => written.includes(`${quote}${value}${quote}`));
    const wrong = [...attributes].filter(([, value]) => OPENING.test(value) && !isQuoted(value));
    const isTorn = [...attributes.keys()].some((name) => /["'<]/.test(name));
    if (wrong.length === 0 && !isTorn) return [];
    const why = isTorn
      ? 'a quote is missing'
      : `the quotes of ${wrong.map(([name]) => name).join(', ')} are typographic`;
    const cause = `On <${localName}>, ${why}: browsers read other values.`;
    const visitorsSee = 'The fallback of the element, a message, or the posts with other values than those written.';
    const remedy = 'Write straight quotes around values, where no editor changes them, such as in a block for HTML.';
    const straight = wrong.map(([name, value]) => [name, value.slice(1, -1)]);
    const isWhole = !isTorn && wrong.every(([, value]) => CLOSING.test(value));
    const mend = isWhole && withAttributes(element, Object.fromEntries(straight));
    return [{ code: 'WS-112', visitorsSee, cause, remedy, ...(tag && { place: tag }), ...mend }];
  });
}

export const checkMarkup = (page: Page): Found =>
  [findMisnamed(page), findForeign(page), findUnknownDivs(page), findLanguage(page)].flat();
