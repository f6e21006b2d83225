import { describe, expect, it } from 'vitest';
import { useService } from '../service.ts';

const { get } = useService();

describe('pictures and the video', () => {
  it('differ from seed to seed, stay the same for one, and may be kept', async () => {
    const draw = async (seed: string) => (await get(`/pictures/loaves-wide-${seed}.svg`)).text();
    expect(await draw('a')).toBe(await draw('a'));
    expect(await draw('a')).not.toBe(await draw('b'));
    const answer = await get('/pictures/loaves-tall-a.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).toContain('width="900" height="1200"');
  });

  it('are missing where there is no such drawing', async () => {
    expect((await get('/pictures/missing.svg')).status).toBe(404);
    expect((await get('/pictures/loaves-round-a.svg')).status).toBe(404);
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
