import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { renderAtom } from '../../src/edge/pages/feed.ts';
import { readText } from '../docs/guides.ts';
import { BUMPS, readChangesets } from '../release/bump.ts';
import { renderGuide } from './render-guide.ts';
import { REPOSITORY } from './repository.ts';

/** What has changed, release by release: the file that releases are made with. */
export const CHANGES = 'CHANGELOG.md';

/** The feed of the releases, beside the page. */
export const FEED = 'changes.atom';

interface Release {
  readonly version: string;
  readonly releasedAt: Date;
  readonly withdrawnAt: Date | undefined;
  readonly markdown: string;
}

/** The releases in a changelog, newest first. Each says on which day it was released and, if so, on which it was withdrawn. */
export function readReleases(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = ''] = section.split('\n', 1);
      const [, released] = /^Released on (\d{4}-\d\d-\d\d)\.$/m.exec(section) ?? [];
      const [, withdrawn] = /^Withdrawn on (\d{4}-\d\d-\d\d): /m.exec(section) ?? [];
      if (!released) throw new Error(`${CHANGES} does not say when ${version} was released: "Released on 2026-01-31."`);
      const withdrawnAt = withdrawn === undefined ? undefined : new Date(withdrawn);
      return { version, releasedAt: new Date(released), withdrawnAt, markdown: section.slice(version.length).trim() };
    });
}

/** What the next release will bring, by its changesets, the largest changes first. */
function describeNext(): string {
  const changes = readChangesets(join(import.meta.dirname, '../../.changeset'));
  if (changes.length === 0) return '';
  const lines = changes
    .sort((a, b) => BUMPS.indexOf(b.bump) - BUMPS.indexOf(a.bump))
    .map(({ words }) => `- ${words.replaceAll('\n', '\n  ')}`);
  return `## Not released yet\n\n${lines.join('\n')}\n\n`;
}

/** What the page of the changes is called. */
export const TITLE = 'Changes';

/** The page of the changes, as Markdown. */
export function describeChanges(): string {
  const releases = readReleases(readText(CHANGES)).map(({ version, markdown }) => `## ${version}\n\n${markdown}\n`);
  const title = `# ${TITLE}\n\n<a href="./${FEED}">Subscribe to new releases</a> in a reader of feeds (Atom).`;
  return `${title}\n\n${describeNext()}${releases.join('\n')}`;
}

/** The feed (RFC 4287) of all releases, and of those that were withdrawn, in the words of a changelog. */
export function makeFeed(changelog = readText(CHANGES)): string {
  const site = `${packageJson.homepage}/guides`;
  const pageUrl = `${site}/changelog.html`;
  const outside = { link: (path: string) => REPOSITORY + path, image: (path: string) => REPOSITORY + path };
  const items = readReleases(changelog).flatMap(({ version, releasedAt, withdrawnAt, markdown }) => {
    const { html } = renderGuide(CHANGES, markdown, outside);
    const item = (title: string, id: string, publishedAt: Date) => [
      { id: `${pageUrl}#${id}`, url: pageUrl, title, html, author: '', imageUrl: '', publishedAt },
    ];
    return [
      ...(withdrawnAt ? item(`ws-widgets ${version} is withdrawn`, `${version}-withdrawn`, withdrawnAt) : []),
      ...item(`ws-widgets ${version}`, version, releasedAt),
    ];
  });
  return renderAtom({ title: 'Releases of ws-widgets', lang: 'en', url: `${site}/${FEED}`, pageUrl, items });
}
