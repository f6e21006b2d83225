import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How large a release is, the smallest first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export const isEnough = (said: Bump, needed: Bump): boolean => BUMPS.indexOf(said) >= BUMPS.indexOf(needed);

/** Removing or renaming a name breaks somebody's page: that is a major release. New names make it a minor one. */
export function neededBump(before: readonly string[], now: readonly string[]): Bump {
  if (before.some((name) => !now.includes(name))) return 'major';
  return now.some((name) => !before.includes(name)) ? 'minor' : 'none';
}

/** The changesets of a folder: how large a release each asks for (`none` if it does not say so), and its words. */
export const readChangesets = (folder: string): { readonly bump: Bump; readonly words: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, said] = /^["']?ws-widgets["']?: (patch|minor|major)$/m.exec(text) ?? [];
      const words = text.split(/^---$/m).slice(2).join('---').trim();
      return { bump: BUMPS.find((bump) => bump === said) ?? 'none', words };
    });

/** The largest release that the changesets of a folder ask for. */
export function saidBump(folder: string): Bump {
  const said = readChangesets(folder).map(({ bump }) => bump);
  return BUMPS.findLast((bump) => said.includes(bump)) ?? 'none';
}
