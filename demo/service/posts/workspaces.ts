import { findMadePosts } from './made-workspaces.ts';
import type { Post } from './post.ts';
import { publish, type Workspace } from './workspace.ts';
import { bakery } from './workspaces/bakery.ts';
import { choir } from './workspaces/choir.ts';
import { club } from './workspaces/club.ts';
import { empty } from './workspaces/empty.ts';
import { library } from './workspaces/library.ts';
import { museum } from './workspaces/museum.ts';
import { software } from './workspaces/software.ts';

/** The workspaces that look like real ones. */
export const workspaces: readonly Workspace[] = [bakery, club, library, software, museum, choir, empty];

const workspaceById = new Map(workspaces.map((workspace) => [workspace.id, workspace]));

export const findWorkspace = (feedId: string): Workspace | undefined => workspaceById.get(feedId);

/** The posts of a real or a made-up workspace, newest first; `undefined` where there is none of that id. */
export function findPosts(feedId: string, origin: string, startedAt: number): readonly Post[] | undefined {
  const workspace = workspaceById.get(feedId);
  return workspace ? publish(workspace, origin, startedAt) : findMadePosts(feedId, origin);
}
