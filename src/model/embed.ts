import { isObject, readText } from './post-fields.ts';

/** An embedded integration: the workspaces that one place on the web shows. */
export interface Embed {
  readonly id: string;
  readonly feedIds: readonly string[];
}

/** Each workspace takes a request of its own, all at once: a list longer than this would choke the page. */
const WORKSPACES_MAX = 100;

/** An embed out of the service's answer (§2), each workspace once; `undefined` where no list of them is in it. */
export function normaliseEmbed(answer: unknown): Embed | undefined {
  if (!isObject(answer) || !Array.isArray(answer['feedIds'])) return undefined;
  const feedIds = answer['feedIds'].filter((id): id is string => readText(id) !== undefined);
  return { id: readText(answer['id']) ?? '', feedIds: [...new Set(feedIds)].slice(0, WORKSPACES_MAX) };
}
