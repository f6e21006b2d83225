import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How large a release is, the smallest first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export const isEnough = (said: Bump, needed: Bump): boolean => BUMPS.indexOf(said) >= BUMPS.indexOf(needed);

/** Names that went, or were renamed, break somebody: that is a major release. New ones make it a minor one. */
export function neededBump(before: readonly string[], now: readonly string[]): Bump {
  if (before.some((name) => !now.includes(name))) return 'major';
  return now.some((name) => !before.includes(name)) ? 'minor' : 'none';
}

/** The largest that the changesets of a folder ask for. */
export function saidBump(folder: string): Bump {
  const said = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => /^["']?ws-widgets["']?: (patch|minor|major)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]);
  return BUMPS.findLast((bump) => said.includes(bump)) ?? 'none';
}
