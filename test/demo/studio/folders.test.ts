import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** More modules than these in one folder hide one another. */
const MODULES_MAX = 12;

const studio = join(import.meta.dirname, '../../../demo/studio');

test('the folders of the studio hold a dozen modules at most', () => {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(studio, { recursive: true, withFileTypes: true })) {
    const isModule = entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name);
    if (isModule) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(5);
  expect([...counts].filter(([, count]) => count > MODULES_MAX)).toEqual([]);
});
