import { posix } from 'node:path';
import { pageGuides } from '../guides/guide-list.ts';

/** Without what is for a repository alone: marks of what is made, pictures, and links relative to the guide. */
function readAlone(file: string, text: string): string {
  const toRoot = (_: string, href: string): string => `](${posix.join(posix.dirname(file), href)})`;
  return text
    .replaceAll(/<!-- (?:[^>]+: made by `npm run docs`|end) -->\n?\n?/g, '')
    .replaceAll(/^!\[[^\]]*\]\([^)]*\)\n\n?/gm, '')
    .replaceAll(/\]\((?!https:|#)([^)\s]+)\)/g, toRoot)
    .trim();
}

/** All guides for who writes a page, behind the short file. */
export function makeLlmsFull(llms: string, guides: Readonly<Record<string, string>>): string {
  const texts = ['docs/attributes.md', ...pageGuides()].map(
    (file) => `From \`${file}\`:\n\n${readAlone(file, guides[file] ?? '')}`,
  );
  return `${[llms.trim(), ...texts].join('\n\n---\n\n')}\n`;
}
