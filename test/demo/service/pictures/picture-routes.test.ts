import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../../../../demo/panels/publish/draft.ts';
import { workspaces } from '../../../../demo/service/posts/workspaces.ts';
import { useService } from '../service.ts';

const { get } = useService();

const files = readdirSync(join(import.meta.dirname, '../../../../demo/service/pictures/files'));

describe('pictures and the video', () => {
  it('are those that posts, workspaces and the studio name, and no others', () => {
    const avatars = workspaces.map(({ id }) => `avatar-${id}.svg`);
    const named = workspaces.flatMap(({ stories }) =>
      stories.flatMap(({ pictures = [], video }) => [...pictures, ...(video ? [video] : [])].map(({ file }) => file)),
    );
    const ofStudio = PICTURES.map(({ value }) => `${value}-wide-studio.svg`);
    const wanted = new Set([...named, ...ofStudio]);
    // A workspace without an image of its own has the letter of its id.
    expect(files.filter((file) => !avatars.includes(file)).toSorted()).toEqual([...wanted].toSorted());
  });

  it('differ, are as large as they say, and may be kept', async () => {
    const read = async (file: string) => (await get(`/pictures/${file}`)).text();
    const shelves = files.filter((file) => file.startsWith('shelf-tall-'));
    expect(new Set(await Promise.all(shelves.map(read))).size).toBe(shelves.length);
    const answer = await get(`/pictures/${shelves[0]}`);
    const headers = ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
    expect(headers).toEqual(['image/svg+xml', 'public, max-age=3600']);
    expect(await answer.text()).toContain('width="900" height="1200"');
  });

  it('of a workspace that is made up are the letter of its id, always the same', async () => {
    const draw = async (id: string) => (await get(`/pictures/avatar-made-${id}.svg`)).text();
    expect(await draw('7')).toContain('>7</text>');
    expect(await draw('7')).toBe(await draw('7'));
    expect(await draw('17')).not.toBe(await draw('7'));
  });

  it('are missing where there is no such file', async () => {
    const names = ['missing.svg', 'loaves-round-a.svg', '..%2Fmonogram.ts', '%2e%2e%2fmonogram.ts', 'files', '.svg'];
    for (const name of names) expect((await get(`/pictures/${name}`)).status, name).toBe(404);
  });

  it('come in parts when a player asks for a part', async () => {
    const whole = await get('/pictures/penalty.webm');
    const size = Number(whole.headers.get('content-length'));
    const part = await get('/pictures/penalty.webm', { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(await whole.arrayBuffer()).slice(100, 200));
  });
});
