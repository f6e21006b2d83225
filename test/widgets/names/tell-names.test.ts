import { describe, expect, it } from 'vitest';
import { type NamingClass, tellNames } from '../../../src/widgets/names/tell-names.ts';
import { ELEMENT_ATTRIBUTES } from '../../../src/widgets/setup/element-attributes.ts';
import { attributeOf } from '../../../src/settings/attributes.ts';
import '../../page/mount.ts';
import { putIntoHead } from '../../page/head.ts';
import { recordConsole } from '../../page/record.ts';
import { FEED_TAGS, type FeedTag } from '../../support/names.ts';
import { some } from '../../support/deep.ts';

let count = 0;

/** What is told of an element with these attributes, and of a script tag with those; a page is told each line once. */
function toldOf(tag: FeedTag, names: readonly string[], ofScript: readonly string[] = []): string[] {
  const lines = recordConsole('warn');
  const element = document.createElement(`x-${++count}`);
  const script = putIntoHead('script', {});
  // By the parser, for `:key` is not a name to `setAttribute`.
  const write = (to: Element, name: string): void => {
    const template = document.createElement('template');
    template.innerHTML = `<p ${name}></p>`;
    for (const attribute of template.content.firstElementChild?.attributes ?? []) {
      to.setAttributeNode(attribute.cloneNode() as Attr);
    }
  };
  for (const name of names) write(element, name);
  for (const name of ofScript) write(script, name);
  tellNames(element, customElements.get(tag) as unknown as NamingClass, [script]);
  return lines.map((line) => line.replace(`<${element.localName}>`, `<${tag}>`));
}

/** Those of every element, after the HTML standard, WAI-ARIA, RDFa and SVG, and what browsers have of their own. */
const EVERYBODYS =
  'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id ' +
  'inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce onclick onerror part popover role slot ' +
  'spellcheck style tabindex title writingsuggestions aria-label aria-live data-date xmlns xml:lang ' +
  'about property typeof vocab anchor elementtiming virtualkeyboardpolicy';

const FRAMEWORKS =
  'v-if v-limit :key :limits @click @limits.once #ref x-data x-limits hx-get hx-limits ng-if ng-limits [limits] (limits) ' +
  '_ngcontent-abc-c1 _nghost-abc wire:model wire:limits astro-limits svelte-abc client:load set:html bind:limits ' +
  'on:limits bind-limits up-limits turbo-limits data-v-7ba5bd90 data-astro-cid-x data-reactroot uk-grid jsaction';

describe.each(some(FEED_TAGS))('of a <%s>', (tag) => {
  it('an attribute that it has is not told', () => {
    expect(
      toldOf(tag, ['base-url', 'api-key', ...Object.keys(ELEMENT_ATTRIBUTES[tag]).map(attributeOf)]),
    ).not.toContain('Unknown');
  });

  it.each([
    ['every element may have', EVERYBODYS],
    ['frameworks write', FRAMEWORKS],
    ['is near to nothing', 'feed api url count cache-bust rel name value src width zoom'],
  ])('an attribute that %s is not told', (_, names) => {
    expect(toldOf(tag, names.split(' '), names.split(' '))).toEqual([]);
  });

  it('an attribute that other elements alone have is told, with its own name for it or with theirs', () => {
    const names = Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table));
    const others = [...new Set(names)].filter((name) => !(name in ELEMENT_ATTRIBUTES[tag]));
    const lines = toldOf(tag, others.map(attributeOf));
    expect(others.length).toBeGreaterThan(1);
    expect(lines).toHaveLength(others.length);
    for (const line of lines)
      expect(line).toMatch(/; (write "[\w-]+"|remove it: only <ws-.*> can use it)\. See docs\/errors#ws-113$/);
  });
});

it('a slip is told with the nearest name of an attribute, or of a custom property', () => {
  expect(toldOf('ws-feed', ['pagesize', 'limt', 'desing', 'colums', 'image_ratio'])).toEqual([
    'WS-113 <ws-feed> Unknown attribute "pagesize"; write "page-size". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "limt"; write "page-size". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "desing"; write "design". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "colums"; set --ws-columns in CSS. See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "image_ratio"; set --ws-image-ratio in CSS. See docs/errors#ws-113',
  ]);
});
