import { judgedWorkspaces } from './judged-workspaces.ts';
import { findMadePosts, publish, type Workspace } from '../../../src/testing/posts/workspace.ts';
import type { Post } from '../../../src/testing/posts/post.ts';
import bakery from '../../../src/testing/posts/workspaces/bakery.json' with { type: 'json' };
import choir from '../../../src/testing/posts/workspaces/choir.json' with { type: 'json' };
import club from './workspaces/club.json' with { type: 'json' };
import empty from '../../../src/testing/posts/workspaces/empty.json' with { type: 'json' };
import library from './workspaces/library.json' with { type: 'json' };
import museum from './workspaces/museum.json' with { type: 'json' };
import software from './workspaces/software.json' with { type: 'json' };

/** The workspaces with written posts, not generated ones. */
export const workspaces: readonly Workspace[] = [
  bakery,
  club,
  library,
  software,
  museum,
  choir,
  empty,
  ...judgedWorkspaces,
];

const workspaceById = new Map(workspaces.map((workspace) => [workspace.id, workspace]));

export const findWorkspace = (feedId: string): Workspace | undefined => workspaceById.get(feedId);

/** The posts of a written or a generated workspace, newest first; `undefined` if there is none with that id. */
export function findPosts(feedId: string, origin: string, startedAt: number): readonly Post[] | undefined {
  const workspace = workspaceById.get(feedId);
  return workspace ? publish(workspace, origin, startedAt) : findMadePosts(feedId, origin);
}
