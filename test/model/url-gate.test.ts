import { expect, test } from 'vitest';
import { readUrl } from '../../src/model/url-gate.ts';

// What passes the gate, and how, is in `conformance/posts/urls.json`.

test.each([undefined, new URL('https://example.com/'), () => 'https://example.com/', Symbol.iterator])(
  'the gate for URLs stops what JSON does not have: %s',
  (value) => {
    expect(readUrl(value)).toBeUndefined();
  },
);
