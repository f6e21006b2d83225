/** §2, "Embedded integration". */
export interface EmbeddedIntegration {
  id: string;
  created: string;
  feedIds: string[];
}

/** The organization of all embedded integrations. */
const ORG = 'valley';
const JOINED = /^join-(.+)$/;

/** `join-{feedId}+{feedId}...`: an embedded integration that exists by being asked for. */
const joinedFeedIds = (embedId: string): readonly string[] | undefined => JOINED.exec(embedId)?.[1]?.split('+');

/** One of those that are known by their ids, or one that joins what its own id says. */
export function findEmbed(
  feedIdsByEmbed: ReadonlyMap<string, readonly string[]>,
  embedId: string,
  org: string,
): EmbeddedIntegration | undefined {
  const feedIds = feedIdsByEmbed.get(embedId) ?? joinedFeedIds(embedId);
  if (!feedIds || org !== ORG) return undefined;
  return { id: embedId, created: '2025-03-14T08:30:00.000Z', feedIds: [...feedIds] };
}
