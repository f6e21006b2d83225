// The script of the stage's iframe: a host page, the element on it, and reports of what happens.
import { answerWith } from './answer-in-page.ts';
import '../../src/auto.ts';
import { explainFault } from '../../src/feed/living-feed.ts';
import { WidgetElement } from '../../src/element/widget-element.ts';
import { FeedElement } from '../../src/widgets/feed-element.ts';
import { directionOf } from '../../src/content/direction.ts';
import { buildMarkup, parseHtml, slotted } from '../snippets/markup/markup.ts';
import { manifest } from '../base/manifest.ts';
import { messageOf } from '../base/ui/say.ts';
import { THEMES } from '../base/themes.ts';
import { OWN_ID } from '../setting/posts/answer-posts.ts';
import { DEFAULT_SETTING, findElement, type Setting, type Stage } from '../setting/setting.ts';
import { reportedBy } from '../setting/elements.ts';
import { Auditor, partOf } from './audit.ts';
import { loadPost } from './load-post.ts';
import { boxOf, PartInspector } from './part-inspector.ts';
import { elementOf, Listener } from './spoken/listener.ts';
import { sanitizeSlot } from '../place/sanitize-slots.ts';
import { REPORT, type StageReport, type StageWindow } from './stage-window.ts';
import { showAlone } from './stand-alone.ts';

const pages = import.meta.glob<string>('../hosts/*.html', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../hosts/*.css', { query: '?raw', import: 'default', eager: true });

/** A page around the elements: the HTML of its body, with `[data-place]` for the elements, and its own style sheet. */
const hostPage = (host: Stage['host']) => ({
  html: pages[`../hosts/${host}.html`] ?? '<main data-place></main>',
  css: sheets[`../hosts/${host}.css`] ?? '',
});

const report = (detail: StageReport): void => void dispatchEvent(new CustomEvent(REPORT, { detail }));

const hostSheet = document.createElement('style');
document.head.append(hostSheet);
const themeSheet = new CSSStyleSheet();
const ownSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [themeSheet, ownSheet];

const SURROUNDINGS_PX = 120;

let shown: Setting | undefined;
let elements: HTMLElement[] = [];
/** Until the posts are displayed, the page is too short to scroll to them. */
let awaitsPosts = false;

function writeRoot({ lang, dir, scheme }: Stage): void {
  const root = document.documentElement;
  root.lang = lang;
  root.dir = dir === 'auto' ? (directionOf(lang) ?? '') : dir;
  root.style.colorScheme = scheme === 'system' ? 'light dark' : scheme;
}

function showPage(host: Stage['host']): void {
  const page = hostPage(host);
  hostSheet.textContent = page.css;
  document.body.innerHTML = page.html;
}

/** Scrolls to the elements, with some of what is around them in view. Only the stage is scrolled, not the studio. */
function scrollToPlace(): void {
  const place = document.querySelector('[data-place]');
  if (place) scrollTo(0, place.getBoundingClientRect().top + scrollY - SURROUNDINGS_PX);
}

/** The setting for the elements: a person's own posts come from a service, and required ids get a value. */
function withOwnPosts(setting: Setting): Setting {
  const { tag, posts, attributes } = setting;
  if (posts.length === 0) return setting;
  const required = findElement(manifest, tag).attributes.filter(({ required }) => required);
  const ids = Object.fromEntries(required.map(({ name }) => [name, attributes[name] || OWN_ID]));
  return { ...setting, baseUrl: answerWith(posts), attributes: { ...ids, ...attributes } };
}

/** Whatever needs new elements when it changes, because elements read it only once, or it is in the markup. */
const keyOf = ({ tag, baseUrl, slots, stage: { host, copies } }: Setting): string =>
  JSON.stringify([tag, baseUrl, slots, host, copies]);

function makeElement({ tag, slots }: Setting): HTMLElement {
  const element = document.createElement(tag);
  for (const [slot, html] of Object.entries(slots)) {
    // Sanitized again, although the studio has done so, because this is where code would run.
    element.append(buildMarkup(slotted(slot, parseHtml(sanitizeSlot(html)))), '\n');
  }
  return element;
}

function writeAttributes(element: HTMLElement, { attributes, baseUrl }: Setting): void {
  const wanted = new Map(Object.entries(attributes));
  if (baseUrl) wanted.set('base-url', baseUrl);
  for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function writeStyles({ tag, preset, properties, parts }: Setting): void {
  const css = THEMES.get(preset) ?? '';
  themeSheet.replaceSync(css);
  const rules = [tag, ...Object.keys(parts).map((part) => `${tag}::part(${part})`)];
  ownSheet.replaceSync(rules.map((selector) => `${selector} {}`).join('\n'));
  const [host, ...others] = [...ownSheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  // Through the CSSOM, where a value cannot end its declaration, whatever it contains.
  for (const [name, value] of Object.entries(properties)) host?.style.setProperty(name, value);
  Object.values(parts).forEach((css, index) => {
    const rule = others[index];
    if (rule) rule.style.cssText = css;
  });
}

let policy: string | undefined;

/** A document keeps its first policy. Returns whether that is the wanted one. */
function takePolicy(wanted: string): boolean {
  if (policy === undefined) {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = policy = wanted;
    document.head.append(meta);
  }
  if (policy !== wanted) location.reload();
  return policy === wanted;
}

addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  report({ type: 'problem', message: `${blockedURI} was not requested: it is from a website that was not allowed.` });
});

function show(written: Setting, wanted: string): void {
  if (!takePolicy(wanted)) return;
  const setting = withOwnPosts(written);
  const isNewPage = setting.stage.host !== shown?.stage.host;
  if (isNewPage) showPage(setting.stage.host);
  writeRoot(setting.stage);
  writeStyles(setting);
  const isKept = shown && keyOf(shown) === keyOf(setting);
  if (!isKept) elements = Array.from({ length: setting.stage.copies }, () => makeElement(setting));
  for (const element of elements) writeAttributes(element, setting);
  if (!isKept) {
    document.querySelector('[data-place]')?.replaceChildren(...elements);
    listener.listenTo(elements);
  }
  if (isNewPage) scrollToPlace();
  awaitsPosts ||= isNewPage;
  const { tag, stage, attributes } = setting;
  const isSame = isKept && shown?.stage.post === stage.post && shown.attributes['post-id'] === attributes['post-id'];
  if (tag === 'ws-post-card' && !isSame) void showPost(setting);
  shown = setting;
  inspector.tag = setting.tag;
  reportState();
}

/** Sets the post of cards without a `post-id`, as a script of the page would. */
async function showPost({ baseUrl, stage, attributes }: Setting): Promise<void> {
  try {
    const post = attributes['post-id'] ? null : await loadPost(baseUrl, stage.post);
    for (const element of elements) Reflect.set(element, 'post', post);
  } catch (reason) {
    report({ type: 'problem', message: messageOf(reason) });
  }
}

/** The last message of an element to its owner, which visitors do not see. */
let fault = '';

addEventListener('ws-error', ({ target, detail }) => {
  if (target instanceof FeedElement) fault = explainFault(target, detail.feedId, detail.error);
});

function reportState(): void {
  const [element] = elements;
  if (!element || !shown) return;
  const fields = reportedBy(findElement(manifest, shown.tag));
  const values = Object.fromEntries(fields.map(({ name }) => [name, Reflect.get(element, name)]));
  report({ type: 'state', values, fault: values['error'] ? fault : '' });
}

const inspector = new PartInspector(report);
inspector.tag = DEFAULT_SETTING.tag;
const auditor = new Auditor();
const listener = new Listener((heard) => report({ type: 'heard', heard }));

for (const name of new Set(
  manifest.modules.flatMap(({ declarations }) =>
    declarations.flatMap((one) => ('events' in one ? one.events.map((event) => event.name) : [])),
  ),
)) {
  addEventListener(name, (event) => {
    report({ type: 'event', name, detail: event instanceof CustomEvent ? event.detail : undefined });
    reportState();
    if (awaitsPosts) scrollToPlace();
    awaitsPosts = false;
  });
}

// If visitors already use the page, it must not scroll.
for (const name of ['wheel', 'pointerdown', 'keydown'])
  addEventListener(name, () => (awaitsPosts = false), { passive: true });

const isLink = (node: EventTarget): node is Element =>
  node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement || node instanceof SVGAElement;

// A link must not replace the stage or the studio: only links that open a new tab, or lead to other posts here, work.
addEventListener('click', (event) => {
  const link = event.composedPath().find(isLink);
  if (shown && link && !link.matches('[target=_blank], [part=pages] a')) event.preventDefault();
});
addEventListener('submit', (event) => event.preventDefault());

(window as StageWindow).stage = {
  show,
  async call(method) {
    const [element] = elements;
    const called: unknown = element && Reflect.get(element, method);
    if (!element || typeof called !== 'function') return undefined;
    const result: unknown = await called.call(element);
    reportState();
    return result;
  },
  setInspecting: (isInspecting) => inspector.setActive(isInspecting),
  findPart: (part) =>
    elements
      .flatMap((element) => [...(element.shadowRoot?.querySelectorAll(`[part~="${part}"]`) ?? [])])
      .map((found) => boxOf(found, part)),
  setListening: (isListening) => listener.setActive(isListening),
  findSentence(id) {
    const place = listener.placeOf(id);
    return place ? [boxOf(place, partOf(elementOf(place)))] : [];
  },
  reveal: (id) => listener.reveal(id),
  audit: () => auditor.run(elements),
  explain: async () => {
    const [element] = elements;
    return element instanceof WidgetElement ? element.explain() : [];
  },
  findFinding: auditor.find,
};

if (parent === window) showAlone(show);
