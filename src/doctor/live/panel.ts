import { createElement, documentMethods } from '../../base/document-methods.ts';
import type { Finding } from '../../base/finding.ts';
import { log } from '../../base/log.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';
import { count, writeTag } from '../finding.ts';
import styles from './panel.css?inline';
import { customPropertiesOf, type NamingClass } from '../../widgets/names/log-names.ts';
import { type Displayed, findDisplayed, findStrange, readDocument, writtenAs } from './read-document.ts';
import { examineMarkup } from '../examine.ts';
import { checkContrast } from './contrast.ts';
import { checkContent, checkFaults, checkImages, checkVersions } from './checks.ts';
import { checkShifts } from './shifts.ts';

// The doctor for what is displayed: the elements load this file on demand.

/** What is wrong with an element as it is displayed, in the order in which to fix it. Never rejects. */
export async function explain(element: Displayed): Promise<readonly Finding[]> {
  try {
    await element.updateComplete;
    const page = readDocument([writtenAs(element)], customPropertiesOf(element.constructor as Partial<NamingClass>));
    const isMade = ({ code }: Finding): boolean => code === 'WS-115' && element.renderCard !== undefined;
    const found = [checkVersions(), examineMarkup(page)].flat().filter((one) => !isMade(one));
    const codes = found.map(({ code }) => code);
    const faults = checkFaults(element).filter(({ code }) => !codes.includes(code)); // a wrong setup is a fault, too
    const ofDisplay = [checkContent, checkContrast, checkImages].flatMap((check) => check(element));
    return [found, faults, ofDisplay, await checkShifts(element)].flat();
  } catch (reason) {
    log('error', 'WS-309', `<${element.localName}> Cannot be explained; please report it.`, reason);
    return [];
  }
}

/** Without an element, it is the page itself. */
type Place = Readonly<{ element?: Displayed; findings: readonly Finding[] }>;

/** What is wrong with the page and with each of our elements in it; the same finding is listed once. */
async function explainPage(): Promise<Place[]> {
  const listed = new Set<string>();
  const onlyNew = (findings: readonly Finding[]): Finding[] =>
    findings.filter((finding) => {
      const key = JSON.stringify(finding);
      return !listed.has(key) && listed.add(key);
    });
  const places: Place[] = [{ findings: onlyNew(examineMarkup(readDocument(findStrange()))) }];
  for (const element of findDisplayed()) places.push({ element, findings: onlyNew(await explain(element)) });
  return places;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function makeButton(label: string, onClick: () => unknown): HTMLButtonElement {
  const button = make('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}

function nameOf(element: Displayed): string {
  const ids = ['id', 'feed-id', 'embed-id']
    .map((name) => [name, element.getAttribute(name) ?? ''] as const)
    .filter(([, written]) => written);
  return writeTag(element.localName, ids);
}

/** Shows where an element is in the page, without a style, which a policy may forbid. */
function reveal(element: Displayed): void {
  element.scrollIntoView({ block: 'center' });
  element.animate({ outline: ['4px solid #d93025', '4px solid #d93025'] }, { duration: 2000 });
}

function makeFinding({ code, visitorsSee, cause, remedy, paste, header }: Finding): HTMLLIElement {
  const said = Object.entries({ 'Visitors see': visitorsSee, Cause: cause, Remedy: remedy });
  const words = said.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]);
  const lines = [paste, header?.line].flatMap((line) => (line ? [make('pre', { tabindex: '0' }, line)] : []));
  return make('li', {}, make('h4', {}, code), make('dl', {}, ...words), ...lines);
}

function makePlace({ element, findings }: Place): Node[] {
  if (findings.length === 0) return [];
  const show = element && makeButton('Show', () => reveal(element));
  show?.setAttribute('aria-label', `Show ${nameOf(element as Displayed)}`);
  return [
    make('div', { class: 'place' }, make('h3', {}, element ? nameOf(element) : 'The page'), ...(show ? [show] : [])),
    make('ol', {}, ...findings.map(makeFinding)),
  ];
}

/** Marks the panel, so that another copy of the script does not open a second one. */
const MARK = 'data-ws-panel';

function summarize(places: readonly Place[]): string {
  const elements = places.filter(({ element }) => element).length;
  const findings = places.reduce((sum, place) => sum + place.findings.length, 0);
  if (findings > 0) return `${count(findings, 'finding')}, ${count(elements, 'element')} checked.`;
  return elements > 0 ? `Healthy: ${count(elements, 'element')} checked.` : 'This page has no element.';
}

/** Displays what is wrong with the elements of a page, over the page. It follows what they load, until it is closed. */
export function openPanel(): void {
  if (documentMethods().querySelector.call(document, `[${MARK}]`)) return;
  const host = make('div', { [MARK]: '' });
  const title = make('h2', { id: 'title', tabindex: '-1' }, 'ws-widgets doctor');
  const status = make('p', { role: 'status' }, 'Examining…');
  const found = make('div');
  const focused = document.activeElement;
  const following = new AbortController();
  let shown = '';
  let isRunning = false;
  let isStale = false;

  function close(): void {
    host.remove();
    following.abort();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  /** Runs once at a time: what changes meanwhile is examined afterwards. */
  async function examine(): Promise<void> {
    if (!host.isConnected) return following.abort(); // the page has removed it
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      show(await explainPage());
    }
    isRunning = false;
  }

  function show(places: readonly Place[]): void {
    const summary = summarize(places);
    const now = JSON.stringify([summary, places.map(({ findings }) => findings)]);
    if (now === shown) return; // so that readers keep their place
    shown = now;
    status.textContent = summary;
    found.replaceChildren(...places.flatMap(makePlace));
  }

  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const head = make('header', {}, title, makeButton('Examine again', examine), makeButton('Close', close));
  const section = make('section', { lang: 'en', dir: 'ltr', 'aria-labelledby': 'title' }, head);
  section.append(make('div', { class: 'found' }, status, found));
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation(); // a dialog of the page stays open
    close();
  });
  root.append(section);
  document.documentElement.append(host);
  // After these, something else may be wrong.
  for (const type of ['ws-load', 'ws-error']) document.addEventListener(type, examine, { signal: following.signal });
  title.focus({ preventScroll: true });
  void examine();
}
