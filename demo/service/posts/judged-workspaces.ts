import { oddWorkspaces } from './odd-workspaces.ts';
import type { Workspace } from '../../../src/testing/posts/workspace.ts';
import hall from './workspaces/hall.json' with { type: 'json' };
import millbrookBakery from './workspaces/millbrook-bakery.json' with { type: 'json' };
import millbrookClub from './workspaces/millbrook-club.json' with { type: 'json' };
import millbrookMuseum from './workspaces/millbrook-museum.json' with { type: 'json' };
import millbrookSoftware from './workspaces/millbrook-software.json' with { type: 'json' };
import millbrookTown from './workspaces/millbrook-town.json' with { type: 'json' };
import millbrookSchool from './workspaces/millbrook-school.json' with { type: 'json' };

/** What looks are judged by: a town as people write, its hall with all that people post, and what no layout was drawn for. */
export const judgedWorkspaces: readonly Workspace[] = [
  millbrookBakery,
  millbrookClub,
  millbrookMuseum,
  millbrookSoftware,
  millbrookTown,
  millbrookSchool,
  hall,
  ...oddWorkspaces,
];
