import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Tarball {
  readonly path: string;
  /** The paths of what is in it. */
  readonly files: readonly string[];
}

/** Packs what `dist` holds now, as npm would hand it out. */
export function pack(into: string): Tarball {
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', into], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(answer) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error('npm packed nothing.');
  return { path: join(into, packed.filename), files: packed.files.map(({ path }) => path) };
}
