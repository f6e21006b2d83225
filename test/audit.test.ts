import { expect, test } from 'vitest';
import { readAudit } from '../scripts/release/audit.ts';

test('an advisory holds a release up, none holds up nothing, and no answer is no approval', () => {
  const found = (report: string) => readAudit(report).found;
  expect(found('{"vulnerabilities":{"lit":{"severity":"high"},"dompurify":{"severity":"low"}}}')).toBe('some');
  expect(found('{"vulnerabilities":{}}')).toBe('none');
  for (const report of ['{"statusCode":405}', '{}', '', 'npm error code ENOTFOUND'])
    expect(found(report)).toBe('unknown');
});
