import { hash } from '../../../src/testing/posts/workspace.ts';

/** The image of a workspace without one: the last letter of its id. */
export function monogram(feedId: string): string {
  const letter = feedId.replaceAll(/[^\p{L}\p{N}]/gu, '').at(-1) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hash(feedId) % 360} 45% 38%)"/><text x="48" y="65" font-family="sans-serif" font-size="48" font-weight="600" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
}
