import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What people read about the project, as paths from its root. The specification is not ours: it is the service's own text. */
export const GUIDES: readonly string[] = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'service-specification.md')
    .map((file) => `docs/${file}`),
];

/** The text of a file, by its path from the root. */
export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The text of all guides, by their paths. */
export const readGuides = (): Readonly<Record<string, string>> =>
  Object.fromEntries(GUIDES.map((file) => [file, readText(file)]));

/** The anchor of a heading, as repositories make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export interface CodeBlock {
  /** The guide that it is in. */
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

/** The code blocks of all guides. */
export const readCodeBlocks = (): CodeBlock[] =>
  Object.entries(readGuides()).flatMap(([file, text]) =>
    [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
      file,
      language,
      code,
    })),
  );
