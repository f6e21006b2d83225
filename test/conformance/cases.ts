import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nothing from './nothing.json' with { type: 'json' };

/** The programs that read posts, and the test step that runs each: the elements, and those that print posts without a script. */
export const READERS = { elements: 'node', wordpress: 'cms', hugo: 'package' } as const;

export type Reader = keyof typeof READERS;

/** A post as JSON. */
export type PostData = Readonly<Record<string, unknown>>;

/** The input of a reader, and the post that it has to return. */
export interface Case {
  readonly name: string;
  /** The item of an answer, as JSON. */
  readonly json: string;
  readonly fieldMap: Readonly<Record<string, string>>;
  /** The workspace that the posts were requested from. */
  readonly feedId: string;
  readonly post: PostData | null;
  /** The readers that return something else, and why. */
  readonly except: Readonly<Partial<Record<Reader, string>>>;
}

/** A case as it is written, described in docs/conformance.md. */
type Row = Pick<Case, 'name' | 'post'> & Partial<Case> & { readonly item?: unknown };

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
      post: post && { ...nothing, ...post },
      except,
    })),
  );

/** The posts that a reader reads differently: one line for each reason. */
export function exceptionsOf(reader: Reader): string[] {
  const reasons = CASES.flatMap(({ except }) => except[reader] ?? []);
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return `${reader} reads ${count} of ${CASES.length} posts otherwise. ${reason}`;
  });
}
