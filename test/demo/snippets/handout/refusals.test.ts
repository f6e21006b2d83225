import { describe, expect, it } from 'vitest';
import { findRefusals } from '../../../../demo/snippets/handout/refusals.ts';
import { DEFAULT_SETTING, findElement, type Setting } from '../../../../demo/setting/setting.ts';
import { manifest } from '../../manifest.ts';

const refusals = (tag: string, setting: Partial<Setting>): string[] =>
  findRefusals({ ...DEFAULT_SETTING, tag, ...setting }, findElement(manifest, tag));

describe('a setting that the element would refuse', () => {
  it.each(['x:{{ readFile }}', 'javascript:alert(1)', 'ftp://a.example', '/relative', 'api.example', '//', 'https://'])(
    'is told by its address: %s',
    (baseUrl) => {
      const told = refusals('ws-feed', { baseUrl, attributes: { 'feed-id': 'a' } });
      expect(told).toEqual([expect.stringContaining('http(s) address')]);
    },
  );

  it('is told by what it lacks', () => {
    expect(refusals('ws-feed', {})).toEqual([expect.stringContaining('`feed-id`')]);
    expect(refusals('ws-feed', { attributes: { 'feed-id': ' ' } })).toHaveLength(1);
    expect(refusals('ws-embed', { attributes: { org: 'a' } })).toEqual([expect.stringContaining('`embed-id`')]);
  });

  it('is not another one', () => {
    expect(refusals('ws-feed', { attributes: { 'feed-id': 'a' } })).toEqual([]);
    expect(refusals('ws-feed', { baseUrl: 'https://a.example/v1', attributes: { 'feed-id': 'a' } })).toEqual([]);
    expect(refusals('ws-post-card', {})).toEqual([]);
  });
});
