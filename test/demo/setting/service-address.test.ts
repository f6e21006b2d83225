import { describe, expect, test } from 'vitest';
import { completeAddress } from '../../../demo/setting/service-address.ts';
import completed from './completed.json' with { type: 'json' };

describe('the address of a service', () => {
  test.each(Object.entries(completed))('%s is completed, once', (written, address) => {
    expect(completeAddress(written)).toBe(address);
    expect(completeAddress(address)).toBe(address);
  });

  const WITH_SCHEME = [
    ...['https', 'http', 'ftp'].map((scheme) => `${scheme}://a.example`),
    'javascript:1',
    'x:{{ y }}',
  ];
  const NO_HOST = ['', 'api', '/relative', './relative', 'user@api.example', 'two words.example'];

  test.each([...WITH_SCHEME, ...NO_HOST])('%j stays as it was written', (written) => {
    expect(completeAddress(written)).toBe(written);
  });
});
