import type { EmbeddedIntegration } from '../base/contract.ts';

const ORG = 'valley';
const JOINED = /^join-(.+)$/;

const feedIdsByEmbed = new Map<string, readonly string[]>([
  ['town', ['bakery', 'club', 'library']],
  ['half', ['bakery', 'trouble-500~half', 'choir']],
  ['nothing', []],
]);

/** `join-{feedId}+{feedId}...`: an embedded integration that exists by being asked for. */
function joinedFeedIds(embedId: string): readonly string[] | undefined {
  return JOINED.exec(embedId)?.[1]?.split('+');
}

export function findEmbed(embedId: string, org: string): EmbeddedIntegration | undefined {
  const feedIds = feedIdsByEmbed.get(embedId) ?? joinedFeedIds(embedId);
  if (!feedIds || org !== ORG) return undefined;
  return { id: embedId, created: '2025-03-14T08:30:00.000Z', feedIds: [...feedIds] };
}
