import { expect, test } from 'vitest';
import { readAudit } from '../scripts/release/audit.ts';

test('an advisory for what the package depends on holds a release up, and none holds up nothing', () => {
  const report = '{"vulnerabilities":{"lit":{"severity":"high"},"dompurify":{"severity":"low"}}}';
  const words = 'Advisories for lit (high), dompurify (low).';
  expect(readAudit(report)).toEqual({ found: 'some', words });
  expect(readAudit('{"vulnerabilities":{}}').found).toBe('none');
});

test.each([
  ['answers 405', '{"statusCode":405}'],
  ['gave no answer', '{}'],
  ['gave no answer', ''],
  ['gave no answer', 'npm error code ENOTFOUND'],
])('a registry that %s is not an approval: it says that nothing was checked, and what would be', (why, report) => {
  const { found, words } = readAudit(report);
  expect(found).toBe('unknown');
  expect(words).toContain(`Not checked for advisories: the registry was asked, and it ${why}.`);
  expect(words).toContain('--audit audit.json');
});
