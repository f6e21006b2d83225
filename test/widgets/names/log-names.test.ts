import { describe, expect, it } from 'vitest';
import { type NamingClass, logNames } from '../../../src/widgets/names/log-names.ts';
import { ELEMENT_ATTRIBUTES } from '../../../src/widgets/setup/element-attributes.ts';
import { attributeOf } from '../../../src/settings/attributes.ts';
import '../../page/mount.ts';
import { putIntoHead } from '../../page/head.ts';
import { recordConsole } from '../../page/record.ts';
import { FEED_TAGS } from '../../support/names.ts';
import { some } from '../../support/deep.ts';
import namesOfOthers from './names-of-others.json' with { type: 'json' };

let count = 0;

/** The warnings about an element with the attributes `names`, and a script tag with `ofScript`. A page gets each line once. */
function loggedOf(tag: string, names: readonly string[], ofScript: readonly string[] = []): string[] {
  const lines = recordConsole('warn');
  const element = document.createElement(`x-${++count}`);
  const script = putIntoHead('script', {});
  // By the parser, because `setAttribute` does not accept the name `:key`.
  const write = (to: Element, name: string): void => {
    const template = document.createElement('template');
    template.innerHTML = `<p ${name}></p>`;
    for (const attribute of template.content.firstElementChild?.attributes ?? [])
      to.setAttributeNode(attribute.cloneNode() as Attr);
  };
  for (const name of names) write(element, name);
  for (const name of ofScript) write(script, name);
  logNames(element, customElements.get(tag) as unknown as NamingClass, [script]);
  return lines.map((line) => line.replace(`<${element.localName}>`, `<${tag}>`));
}

describe.each(some(FEED_TAGS))('of a <%s>', (tag) => {
  it('an attribute that it has is not told', () => {
    expect(loggedOf(tag, ['base-url', 'api-key', ...Object.keys(ELEMENT_ATTRIBUTES[tag]).map(attributeOf)])).toEqual(
      [],
    );
  });

  it.each(Object.entries(namesOfOthers))('an attribute %s is not told', (_, names) => {
    expect(loggedOf(tag, names, names)).toEqual([]);
  });

  it('an attribute that other elements alone have is told, with its own name for it or with theirs', () => {
    const names = ['postId', ...Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table))];
    const others = [...new Set(names)].filter((name) => !(name in ELEMENT_ATTRIBUTES[tag]));
    const lines = loggedOf(tag, others.map(attributeOf));
    expect(others.length).toBeGreaterThan(1);
    expect(lines).toHaveLength(others.length);
    for (const line of lines)
      expect(line).toMatch(/; (write "[\w-]+"|remove it: only <ws-.*> can use it)\. See docs\/errors#ws-113$/);
  });
});

it('a slip is told with the nearest name of an attribute, a property, or a custom property', () => {
  expect(loggedOf('ws-feed', ['pagesize', 'limt', 'desing', 'colums', 'render-card', 'image_ratio'])).toEqual([
    'WS-113 <ws-feed> Unknown attribute "pagesize"; write "page-size". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "limt"; write "page-size". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "desing"; write "design". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "colums"; set --ws-columns in CSS. See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "render-card"; set "renderCard" in JavaScript. See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "image_ratio"; set --ws-image-ratio in CSS. See docs/errors#ws-113',
  ]);
  expect(loggedOf('ws-post-card', ['post']).join()).toContain('"post"; set "post" in JavaScript.');
});
