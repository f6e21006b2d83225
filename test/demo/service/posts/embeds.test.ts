import { describe, expect, it } from 'vitest';
import { useService } from '../service.ts';

const { get, getJson } = useService();

describe('embedded integrations', () => {
  it('name the workspaces they join', async () => {
    expect(await getJson('/integration/embedded/town?org=valley')).toMatchObject({
      feedIds: ['bakery', 'club', 'library'],
    });
    expect(await getJson('/integration/embedded/half?org=valley')).toMatchObject({
      feedIds: ['bakery', 'trouble-500~half', 'choir'],
    });
    expect(await getJson('/integration/embedded/nothing?org=valley')).toMatchObject({ feedIds: [] });
    expect(await getJson('/integration/embedded/join-made-9-1+choir?org=valley')).toMatchObject({
      feedIds: ['made-9-1', 'choir'],
    });
  });

  it('are unknown to another organisation', async () => {
    expect((await get('/integration/embedded/town?org=hill')).status).toBe(404);
    expect((await get('/integration/embedded/village?org=valley')).status).toBe(404);
  });

  it.each(['', '?org='])('are refused without an organisation (%j)', async (query) => {
    expect((await get(`/integration/embedded/town${query}`)).status).toBe(400);
  });
});
