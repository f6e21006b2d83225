import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTING, DEFAULT_STAGE, type Setting } from '../../../demo/setting/setting.ts';
import { readSetting, writeSetting } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';
import full from './full.json' with { type: 'json' };

const read = (search: string): Setting => readSetting(search, manifest);

const ON_FEED: Setting = { ...DEFAULT_SETTING, tag: 'ws-feed' };

describe('the address of a setting', () => {
  test('says all of it', () => expect(read(writeSetting(full as Setting))).toEqual(full));

  test('says nothing that stands at its default', () => {
    expect(writeSetting(DEFAULT_SETTING)).toBe('?stage.element=ws-public-posts');
    expect(read('')).toEqual(DEFAULT_SETTING);
    expect(read('?stage.element=ws-feed&layout=auto&page-size=10&--ws-gap=1em')).toEqual(ON_FEED);
  });

  test('names a host by its whole address, as it is asked', () => {
    expect(read('?base-url=%20api.mycompany.com%20').baseUrl).toBe('https://api.mycompany.com');
    expect(read('?base-url=javascript:alert(1)').baseUrl).toBe('javascript:alert(1)');
  });
});

describe('an address that is not to be trusted', () => {
  test('brings in no attribute, property, part or slot that the manifest does not know', () => {
    const search =
      '?onclick=alert(1)&style=color:red&is=x&__proto__=x&constructor=x&--evil=1&part.root=color:red&part.constructor=x&slot.other=x&slot.__proto__=x';
    expect(read(search)).toEqual(DEFAULT_SETTING);
  });

  test('brings in no other element', () => {
    expect(read('?stage.element=script').tag).toMatch(/^ws-/);
    expect(read('?stage.element=ws-post-card&limit=3').attributes).toEqual({});
  });

  test('breaks out of no style sheet', () => {
    const PROPERTIES = ['--ws-accent=red%3B}*{display:none', '--ws-accent=</style>'];
    for (const written of [...PROPERTIES, 'part.title=red}*{a:b', 'part.title=content:"\\'])
      expect(read(`?stage.element=ws-feed&${written}`), written).toEqual(ON_FEED);
  });

  test('sets no stage that there is not', () => {
    const search =
      '?stage.host=../x&stage.width=wide&stage.scheme=pink&stage.dir=up&stage.lang=%22%3E&stage.copies=-1&stage.compare=all&stage.other-width=wide&stage.post=../../x&stage.preset=../x';
    expect(read(search)).toEqual(DEFAULT_SETTING);
    expect(read('?stage.width=1&stage.copies=9999').stage).toEqual({ ...DEFAULT_STAGE, widthPx: 240, copies: 20 });
    expect(read('?stage.width=99999').stage.widthPx).toBe(1920);
  });
});

test('the parts that a card of the owner’s own names can be styled, and no others', () => {
  const card = '<template slot="card"><b part="headline title">x</b><i part=\'a{b}\'></i></template>';
  const search = new URLSearchParams({ 'stage.element': 'ws-feed', 'slot.card': card });
  for (const part of ['headline', 'a{b}', 'elsewhere']) search.set(`part.${part}`, 'color: red');
  expect(read(`?${search}`).parts).toEqual({ headline: 'color: red' });
  search.delete('slot.card');
  expect(read(`?${search}`).parts).toEqual({});
});
