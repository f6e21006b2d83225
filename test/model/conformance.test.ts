import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import names from '../../src/model/post-names.json' with { type: 'json' };
import { type Case, CASES, exceptionsOf, type PostData } from '../conformance/cases.ts';

function read({ json, fieldMap, feedId }: Case): PostData | null {
  const post = normalisePost(JSON.parse(json), { fieldMap, feedId });
  if (!post) return null;
  const { raw: _, claps = null, publishedAt, action = null, ...rest } = post;
  return { ...rest, claps, publishedAt: publishedAt?.toISOString() ?? null, action };
}

describe('the elements read a post as the conformance files say', () => {
  test.each(CASES.filter(({ except }) => !except.elements))('$name', (one) => {
    expect(read(one)).toEqual(one.post);
  });

  test.each(CASES.filter(({ except }) => except.elements))('but otherwise, as it says there: $name', (one) => {
    expect(read(one)).not.toEqual(one.post);
    expect(exceptionsOf('elements').join()).toContain(one.except.elements);
  });
});

describe('the conformance files', () => {
  test.each(Object.entries(names).flatMap(([field, all]) => all.map((name) => [field, name])))(
    'have a case for %s by the name %s',
    (field, name) => {
      const named = CASES.filter((one) => one.name.startsWith(`names: ${field} comes by the name ${name}`));
      expect(named).not.toEqual([]);
    },
  );

  test('are compared by the lines of the guide as by these tests', () => {
    const [block] = readCodeBlocks().filter(
      ({ file, language }) => file === 'docs/conformance.md' && language === 'js',
    );
    const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(import.meta.dirname, '../..'), join(folder, 'node_modules/ws-widgets'));
    writeFileSync(join(folder, 'compare.mjs'), block?.code ?? '');
    writeFileSync(join(folder, 'read-by-mine.jsonl'), CASES.map((one) => JSON.stringify(read(one))).join('\n'));
    const said = execFileSync(process.execPath, ['compare.mjs'], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const excepted = CASES.filter(({ except }) => except.elements);
    expect(said.match(/U\+FFFD/g)).toHaveLength(excepted.length);
  });

  test('name each case once', () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  });
});
