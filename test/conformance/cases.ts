import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What reads posts, by the step of the tests that runs it: the elements, and what prints them before there is a script. */
export const READERS = { elements: 'node', wordpress: 'cms', hugo: 'package' } as const;

export type Reader = keyof typeof READERS;

/** A post as JSON. */
export type PostData = Readonly<Record<string, unknown>>;

/** What a reader is given, and what it has to read. */
export interface Case {
  readonly name: string;
  /** The item of an answer, as JSON. */
  readonly json: string;
  readonly fieldMap: Readonly<Record<string, string>>;
  /** The workspace that was asked. */
  readonly feedId: string;
  readonly post: PostData | null;
  /** Who reads something else, and why. */
  readonly except: Readonly<Partial<Record<Reader, string>>>;
}

/** A case as it is written, described in docs/conformance.md. */
type Row = Pick<Case, 'name' | 'post'> & Partial<Case> & { readonly item?: unknown };

const NOTHING: PostData = {
  id: '',
  feedId: '',
  feedName: '',
  feedImageUrl: '',
  url: '',
  title: '',
  text: '',
  media: [],
  claps: null,
  publishedAt: null,
  author: '',
  action: null,
  lang: '',
  isCut: false,
};

const folder = join(import.meta.dirname, '../../conformance/posts');

const rowsOf = (file: string): readonly Row[] => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Row[];

/** All cases of the conformance files. */
export const CASES: readonly Case[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    rowsOf(file).map(({ name, item, json = JSON.stringify(item), fieldMap = {}, feedId = '', post, except = {} }) => ({
      name: `${file.replace('.json', '')}: ${name}`,
      json,
      fieldMap,
      feedId,
      post: post && { ...NOTHING, ...post },
      except,
    })),
  );

/** What a reader does not read as the others do, in a line for each reason. */
export function exceptionsOf(reader: Reader): string[] {
  const reasons = CASES.flatMap(({ except }) => except[reader] ?? []);
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return `${reader} reads ${count} of ${CASES.length} posts otherwise. ${reason}`;
  });
}
