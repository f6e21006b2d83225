import '../src/auto.ts';
import { pageHints } from '../src/headless.ts';
import { WsEmbed, WsFeed, WsPublicPosts } from '../src/index.ts';
import { type TroubleCase, type TroubleGroup, troubleGroups } from './trouble-cases.ts';

function find<Found extends Element>(selector: string, type: new () => Found, root: ParentNode = document): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The demo has no ${selector}.`);
  return found;
}

function findAll(selector: string, root: ParentNode = document): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Text without blank lines around it, nor the indentation that all its lines share. */
function dedent(text: string): string {
  const lines = text.replace(/^(\s*\n)+|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

// What is on the page is shown as it is: an element without the id that the demo finds it by, a style sheet as text.
function sourceOf(element: Element): string {
  if (element instanceof HTMLStyleElement) return dedent(element.textContent);
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('id');
  return copy.outerHTML;
}

function span(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.append(...content);
  return made;
}

/** Shows code in lines and words, so that the style sheet decides where a long line breaks. */
function showCode(place: Element, code: string): void {
  const lines = code.split(/(?<=\n)/);
  const pieces = lines.map((line) => line.match(/\s+|<?[^\s<]+/g) ?? []);
  place.replaceChildren(
    ...pieces.map((line) => span('line', ...line.map((piece) => (piece.trim() ? span('word', piece) : piece)))),
  );
}

function showSources(): void {
  for (const place of findAll('[data-shows]')) {
    const ids = place.dataset['shows']?.split(' ') ?? [];
    showCode(place, ids.map((id) => sourceOf(find(`#${id}`, Element))).join('\n\n'));
  }
}

/** What the head of a page can hold for a feed. */
function showHints(): void {
  for (const place of findAll('[data-hints]')) {
    const feed = find(`#${place.dataset['hints']}`, WsFeed);
    const { baseUrl, feedId, filter, orderBy, layout, theme, heading } = feed;
    const written = { baseUrl, feedId, filter, orderBy, layout, theme, heading, count: feed.pageSize };
    const { preload, css } = pageHints({ tag: 'ws-feed', loading: 'eager', ...written });
    showCode(place, `${preload}\n<style>\n${css}\n</style>`);
  }
}

/** The colour scheme stands in the page's address alone: what is sent on looks the same to whoever opens it. */
function startScheme(): void {
  const root = document.documentElement;
  const form = find('#scheme', HTMLFormElement);
  for (const radio of form.querySelectorAll('input')) radio.checked ||= radio.value === root.dataset['scheme'];
  form.addEventListener('change', () => {
    const scheme = String(new FormData(form).get('scheme'));
    root.dataset['scheme'] = scheme;
    const url = new URL(location.href);
    if (scheme === 'system') url.searchParams.delete('scheme');
    else url.searchParams.set('scheme', scheme);
    history.replaceState(null, '', url);
  });
}

/** Each control sets the attribute it is named after; an empty one removes it. */
function startControls(form: HTMLFormElement): void {
  const target = find(`#${form.dataset['sets']}`, Element);
  const names = new Set(findAll('[name]', form).map((control) => control.getAttribute('name') ?? ''));
  const apply = (): void => {
    const data = new FormData(form);
    for (const name of names) {
      const value = data.getAll(name).join(' ');
      if (!value) target.removeAttribute(name);
      else if (value !== target.getAttribute(name)) target.setAttribute(name, value);
    }
    showSources();
    showHints();
  };
  form.addEventListener('change', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}

function startCopying(): void {
  for (const button of findAll('[data-copies]')) {
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(find(`#${button.dataset['copies']}`, Element).textContent);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
  }
}

function cloneOf(template: string): HTMLElement {
  const { content } = find(template, HTMLTemplateElement);
  return find('*', HTMLElement, document.importNode(content, true));
}

function makeBox({ name, markup, isWide = false }: TroubleCase): HTMLElement {
  const box = cloneOf('#trouble-box');
  box.classList.toggle('wide', isWide);
  find('h4', Element, box).textContent = name;
  showCode(find('code', Element, box), markup);
  find('.stage', Element, box).innerHTML = markup;
  return box;
}

function makeGroup({ name, cases }: TroubleGroup): HTMLElement {
  const group = cloneOf('#trouble-group');
  find('h3', Element, group).textContent = name;
  find('.boxes', Element, group).append(...cases.map(makeBox));
  return group;
}

function showState({ target }: Event): void {
  if (!(target instanceof WsPublicPosts || target instanceof WsFeed || target instanceof WsEmbed)) return;
  const box = target.closest('.box');
  if (!box) return;
  const { state, error } = target;
  const shown = find('.state', HTMLElement, box);
  const reason = error?.kind === 'http' ? `http ${error.status}` : error?.kind;
  shown.textContent = reason ? `${state}: ${reason}` : state;
  shown.dataset['mood'] = error ? 'bad' : 'good';
}

document.addEventListener('ws-load', showState);
document.addEventListener('ws-error', showState);
startScheme();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sets]')) startControls(form);
startCopying();
const twoLines = find('#two-lines', Element);
showCode(twoLines, twoLines.textContent);
find('#trouble-groups', Element).append(...troubleGroups.map(makeGroup));
