import { basename } from 'node:path';
import { GUIDES, readText } from '../docs/guides.ts';
import { CHANGES, describeChanges, TITLE } from './changes.ts';

/** What the site shows, as paths from the root: the guides, the service's specification, and the changes. */
export const SITE_GUIDES: readonly string[] = [...GUIDES, 'docs/service-specification.md', CHANGES];

/** The text of a guide as the site shows it. */
export const readGuide = (file: string): string => (file === CHANGES ? describeChanges() : readText(file));

/** The title of a guide, for lists of guides. For the changes, it does not read the many files that they are made from. */
export const titleOf = (file: string): string =>
  file === CHANGES ? TITLE : (/^# (.+)$/m.exec(readText(file))?.[1] ?? file);

/** The page of a guide, in the folder of the guides. */
export const pageOf = (file: string): string =>
  file === 'README.md' ? 'index.html' : `${basename(file, '.md').toLowerCase()}.html`;

export interface GuideGroup {
  readonly title: string;
  /** Paths from the root. */
  readonly files: readonly string[];
}

/** The guides as the README groups them, by whom they are for ("For …"); the others are under "Reference". */
export function groupGuides(): GuideGroup[] {
  const listed = [...readText('README.md').matchAll(/^- (For [^:\n]+): (.*\]\([\w/-]+\.md\).*)$/gm)].map(
    ([, title = '', links = '']) => ({
      title,
      files: [...links.matchAll(/\]\(([\w/-]+\.md)\)/g)].map(([, file = '']) => file),
    }),
  );
  const known = ['README.md', ...listed.flatMap(({ files }) => files)];
  return [
    { title: 'Start', files: ['README.md'] },
    ...listed,
    { title: 'Reference', files: SITE_GUIDES.filter((file) => !known.includes(file)) },
  ];
}

/** The guides for people who write pages: those that the README lists under "For …", and the words that a page may replace. */
export const pageGuides = (): string[] => [
  ...groupGuides().flatMap(({ title, files }) => (title.startsWith('For ') ? files : [])),
  'docs/messages.md',
];
