import { posix } from 'node:path';
import { pageGuides } from '../guides/guide-list.ts';

/** Removes what only a repository can use: marks of generated parts, and images. Links become relative to the root. */
function readAlone(file: string, text: string): string {
  const toRoot = (_: string, href: string): string => `](${posix.join(posix.dirname(file), href)})`;
  return text
    .replaceAll(/<!-- (?:[^>]+: made by `npm run docs`|end) -->\n?\n?/g, '')
    .replaceAll(/^!\[[^\]]*\]\([^)]*\)\n\n?/gm, '')
    .replaceAll(/\]\((?!https:|#)([^)\s]+)\)/g, toRoot)
    .trim();
}

/** The short file, followed by all guides for people who write pages. */
export function makeLlmsFull(llms: string, guides: Readonly<Record<string, string>>): string {
  const texts = ['docs/attributes.md', ...pageGuides()].map(
    (file) => `From \`${file}\`:\n\n${readAlone(file, guides[file] ?? '')}`,
  );
  return `${[llms.trim(), ...texts].join('\n\n---\n\n')}\n`;
}
