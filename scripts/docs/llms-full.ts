import { posix } from 'node:path';
import { pageGuides } from '../guides/guide-list.ts';
import { sectionOf } from './llms.ts';

/** Without what is for a repository alone: marks of what is made, pictures, and links from where the guide stands. */
function readAlone(file: string, text: string): string {
  const toRoot = (_: string, href: string): string => `](${posix.join(posix.dirname(file), href)})`;
  return text
    .replaceAll(/<!-- (?:[^>]+: made by `npm run docs`|end) -->\n?\n?/g, '')
    .replaceAll(/^!\[[^\]]*\]\([^)]*\)\n\n?/gm, '')
    .replaceAll(/\]\((?!https:|#)([^)\s]+)\)/g, toRoot)
    .trim();
}

/** All guides for who writes a page, behind the short file, whose tables stand in for `docs/attributes.md`. */
export function makeLlmsFull(llms: string, guides: Readonly<Record<string, string>>): string {
  const errors = sectionOf(guides['docs/attributes.md'] ?? '', 'Errors');
  const texts = pageGuides().map((file) => `From \`${file}\`:\n\n${readAlone(file, guides[file] ?? '')}`);
  return `${[
    llms.trim(),
    `From \`docs/attributes.md\`:\n\n# Errors\n\n${readAlone('docs/attributes.md', errors)}`,
    ...texts,
  ].join('\n\n---\n\n')}\n`;
}
