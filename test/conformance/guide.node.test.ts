import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { CASES, type PostData } from './cases.ts';

/** What the code of the guide prints for these posts. */
function compare(posts: readonly (PostData | null)[]): string {
  const [block] = readCodeBlocks().filter(({ file, language }) => file === 'docs/conformance.md' && language === 'js');
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(import.meta.dirname, '../..'), join(folder, 'node_modules/ws-widgets'));
  writeFileSync(join(folder, 'compare.mjs'), block?.code ?? '');
  writeFileSync(join(folder, 'read-by-mine.jsonl'), posts.map((post) => JSON.stringify(post)).join('\n'));
  return execFileSync(process.execPath, ['compare.mjs'], { cwd: folder, encoding: 'utf8' });
}

test('the lines of the guide name each post that another reader reads otherwise, and no other', () => {
  const posts = CASES.map(({ post }) => post);
  expect(compare(posts)).toBe('');
  const [, name = ''] = /: (.*)/.exec(CASES.at(-1)?.name ?? '') ?? [];
  const said = compare([...posts.slice(0, -1), { ...posts.at(-1), author: 'Nobody' }]);
  expect(said).toContain(name);
  expect(said.match(/isCut/g)).toHaveLength(1);
});
