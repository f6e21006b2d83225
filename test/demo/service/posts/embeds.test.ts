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

  it.each([
    ['town?org=hill', 404],
    ['village?org=valley', 404],
    ['town', 400],
    ['town?org=', 400],
  ])('are refused where nobody knows them, or without an organization: %s', async (asked, status) => {
    expect((await get(`/integration/embedded/${asked}`)).status).toBe(status);
  });
});
