import { describe, expect, it } from 'vitest';
import { useService } from '../service.ts';

const { get, getJson } = useService();

describe('embedded integrations', () => {
  it.each([
    ['town', ['bakery', 'club', 'library']],
    ['half', ['bakery', 'trouble-500~half', 'choir']],
    ['nothing', []],
    ['join-made-9-1+choir', ['made-9-1', 'choir']],
  ])('name the workspaces they join: %s', async (id, feedIds) => {
    expect(await getJson(`/integration/embedded/${id}?org=valley`)).toMatchObject({ feedIds });
  });

  it('are unknown to another organisation', async () => {
    expect((await get('/integration/embedded/town?org=hill')).status).toBe(404);
    expect((await get('/integration/embedded/village?org=valley')).status).toBe(404);
  });

  it.each(['', '?org='])('are refused without an organisation (%j)', async (query) => {
    expect((await get(`/integration/embedded/town${query}`)).status).toBe(400);
  });
});
