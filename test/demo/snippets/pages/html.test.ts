import { describe, expect, it } from 'vitest';
import { css } from '../../../../demo/snippets/pages/css.ts';
import { FORMS } from '../../../../demo/snippets/forms.ts';
import { type HtmlOptions, modulePage } from '../../../../demo/snippets/pages/html.ts';
import { manifest } from '../../manifest.ts';
import { elementsOf } from '../../../../scripts/manifest/schema.ts';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import { FEED, handoutOf, RELEASE } from '../handouts.ts';
import { parseHtml } from '../parse-html.ts';
import { findAll } from '../read-back.ts';

const attributesOf = (html: string, tag: string): Record<string, string>[] =>
  findAll(parseHtml(html), tag).map(({ attributes }) => Object.fromEntries(attributes));

const pageOf = (setting: Partial<Setting> = {}, options: HtmlOptions = {}): string =>
  modulePage(handoutOf({ ...FEED, ...setting }), options);

describe('a page of HTML', () => {
  it('says nothing that stands at its default', () => {
    type Default = { readonly name: string; readonly default: string };
    const defaultsOf = (all: readonly Default[]) => Object.fromEntries(all.map((one) => [one.name, one.default]));
    for (const { tagName: tag, attributes: all, cssProperties } of elementsOf(manifest)) {
      const attributes = defaultsOf(all.filter(({ isFlag }) => !isFlag));
      const nothing = { properties: defaultsOf(cssProperties), parts: { card: ' ' }, slots: { '': '' } };
      const handout = handoutOf(normaliseSetting({ ...DEFAULT_SETTING, tag, attributes, ...nothing }, manifest));
      expect(handout.element.attributes).toEqual([]);
      expect(css(handout)).toEqual([]);
      for (const form of FORMS) expect(JSON.stringify(form.write(handout, {}))).not.toMatch(/<style>|\.css/);
    }
  });
});

describe('integrity', () => {
  const page = pageOf({ preset: 'paper' }, { hasIntegrity: true });

  it('covers the script, what it imports and the preset, and nothing that a page does not load', () => {
    expect(attributesOf(page, 'script')).toEqual([
      { type: 'importmap' },
      expect.objectContaining({ integrity: 'sha384-module', crossorigin: 'anonymous' }),
    ]);
    expect(attributesOf(page, 'link')).toEqual([expect.objectContaining({ integrity: 'sha384-paper' })]);
    const hashed = ['core', 'prose'].flatMap((name) =>
      ['', '?again'].map((query) => [`${RELEASE.filesUrl}${name}-12ab34cd.js${query}`, `sha384-${name}`]),
    );
    const map: unknown = JSON.parse(/importmap">([^<]*)/.exec(page)?.[1] ?? '');
    expect(map).toEqual({ integrity: Object.fromEntries(hashed) });
  });
});

describe('hints', () => {
  it('ask for what the element will ask for, which is eager then', () => {
    const page = pageOf({ attributes: { 'feed-id': 'a b', 'page-size': '99' } }, { hasHints: true });
    expect(attributesOf(page, 'link').map(({ href }) => href)).toEqual([
      'https://api.example/feeds/a/posts?$offset=0&$limit=30',
      'https://api.example/feeds/b/posts?$offset=0&$limit=30',
    ]);
    expect(attributesOf(page, 'ws-feed')).toEqual([expect.objectContaining({ loading: 'eager' })]);
  });

  it.each(['click', 'Click', 'yes', ''])('ask for nothing where the element waits for consent: %j', (consent) => {
    expect(pageOf({ attributes: { 'feed-id': 'a', consent } }, { hasHints: true })).not.toContain('preload');
  });

  it('are none for a card, which asks for nothing', () => {
    expect(pageOf({ tag: 'ws-post-card', attributes: {} }, { hasHints: true })).not.toMatch(/preload|eager/);
  });
});
