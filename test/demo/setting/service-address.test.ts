import { describe, expect, test } from 'vitest';
import { completeAddress } from '../../../demo/setting/service-address.ts';

describe('the address of a service', () => {
  test.each([
    ['api.mycompany.com', 'https://api.mycompany.com'],
    [' api.mycompany.com/v1 ', 'https://api.mycompany.com/v1'],
    ['api.mycompany.com:8443', 'https://api.mycompany.com:8443'],
    ['//api.mycompany.com/v1', 'https://api.mycompany.com/v1'],
    ['müller.example', 'https://müller.example'],
    ['10.0.0.7:4801', 'https://10.0.0.7:4801'],
    ['localhost:4801', 'http://localhost:4801'],
    ['127.0.0.1:4801/x', 'http://127.0.0.1:4801/x'],
    ['[::1]:4801', 'http://[::1]:4801'],
  ])('%s is completed, once', (written, completed) => {
    expect(completeAddress(written)).toBe(completed);
    expect(completeAddress(completed)).toBe(completed);
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
