import { describe, expect, it } from 'vitest';
import { css, type HtmlOptions, modulePage } from '../../../../demo/snippets/pages/html.ts';
import { FORMS } from '../../../../demo/snippets/forms.ts';
import { manifest } from '../../manifest.ts';
import { elementsOf } from '../../../../scripts/manifest/schema.ts';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../../../../demo/setting/setting.ts';
import { FEED, handoutOf } from '../handouts.ts';

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

describe('hints', () => {
  it.each(['click', 'Click', 'yes', ''])('ask for nothing where the element waits for consent: %j', (consent) => {
    expect(pageOf({ attributes: { 'feed-id': 'a', consent } }, { hasHints: true })).not.toContain('preload');
  });
});
