import { oddWorkspaces } from './odd-workspaces.ts';
import type { Workspace } from '../../../src/testing/posts/workspace.ts';
import millbrookBakery from './workspaces/millbrook-bakery.json' with { type: 'json' };
import millbrookClub from './workspaces/millbrook-club.json' with { type: 'json' };
import millbrookMuseum from './workspaces/millbrook-museum.json' with { type: 'json' };
import millbrookSoftware from './workspaces/millbrook-software.json' with { type: 'json' };
import millbrookTown from './workspaces/millbrook-town.json' with { type: 'json' };
import millbrookSchool from './workspaces/millbrook-school.json' with { type: 'json' };

/** Those of one town, eight posts each, as people write them. */
const millbrookWorkspaces: readonly Workspace[] = [
  millbrookBakery,
  millbrookClub,
  millbrookMuseum,
  millbrookSoftware,
  millbrookTown,
  millbrookSchool,
];

/** What looks are judged by: what visitors see every day, and what no layout was drawn for. */
export const judgedWorkspaces: readonly Workspace[] = [...millbrookWorkspaces, ...oddWorkspaces];
