import { expect, test } from 'vitest';
import { readAudit } from '../scripts/release/audit.ts';

test('an advisory for what the package depends on holds a release up', () => {
  const vulnerabilities = { lit: { severity: 'high' }, dompurify: { severity: 'low' } };
  expect(readAudit({ vulnerabilities })).toEqual({ ok: false, words: 'Advisories for lit (high), dompurify (low).' });
});

test('no advisory holds up nothing', () => {
  expect(readAudit({ vulnerabilities: {} }).ok).toBe(true);
});

test('a registry that refuses to answer is named, and holds up nothing', () => {
  expect(readAudit({ statusCode: 405 })).toEqual({ ok: true, words: expect.stringContaining('405') });
  expect(readAudit({})).toEqual({ ok: true, words: expect.stringContaining('no answer') });
});
