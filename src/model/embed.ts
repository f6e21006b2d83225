import { WORKSPACES_MAX } from './post-bounds.ts';
import { isObject, readText } from './post-fields.ts';

/** An embedded integration: the workspaces that one place on the web shows. */
export interface Embed {
  readonly id: string;
  /** The first twenty that it names. */
  readonly feedIds: readonly string[];
  /** How many more it names. */
  readonly leftOut: number;
}

/** An embed from the service's answer (§2), each workspace once; `undefined` where no list of them is in it. */
export function normaliseEmbed(answer: unknown): Embed | undefined {
  if (!isObject(answer) || !Array.isArray(answer['feedIds'])) return undefined;
  const named = new Set(answer['feedIds'].filter((id): id is string => readText(id) !== undefined));
  const feedIds = [...named].slice(0, WORKSPACES_MAX);
  return { id: readText(answer['id']) ?? '', feedIds, leftOut: named.size - feedIds.length };
}
