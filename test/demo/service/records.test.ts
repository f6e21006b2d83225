import { describe, expect, test } from 'vitest';
import { BAKERY, KEY, useSandbox } from './sandbox-client.ts';
import { isObject, itemsOf } from './service.ts';

// What the endpoints with a key keep; who may ask them, and for what, is in `endpoints.property.test.ts`.

const sandbox = useSandbox();
const call = (operation: string, body?: unknown, query = {}, headers: Readonly<Record<string, string>> = KEY) =>
  sandbox().patientClient(headers)(operation, { ...BAKERY, ...query }, body);
const list = async (operation: string, query = {}) => itemsOf((await call(operation, undefined, query)).body);
const namesOf = (records: readonly Record<string, unknown>[], name = 'name') => records.map((one) => one[name]);

const postIdOf = ({ body }: { readonly body: unknown }): unknown =>
  isObject(body) && isObject(body['body']) ? body['body']['requestId'] : undefined;
const request = (body: object) => call('requestPost', body);
const posts = (query = {}) => list('listPosts', query);
const summaries = async () => itemsOf((await call('listPublicPosts')).body);
const inMinutes = (minutes: number) => new Date(sandbox().clock.now + minutes * 60_000).toISOString();
const PICTURE = 'https://example.com/a.png';

describe('a post request', () => {
  test('to publish puts the post first in both public lists, with all that was sent, and in no other workspace', async () => {
    const words = { header: 'News', text: 'It is here.\n<b>Now</b>', author: { name: 'Hanna' } };
    const pictures = { imageUrl: PICTURE, mediaImageUrls: [PICTURE, 'https://example.com/b.png'] };
    const ctaLink = { label: 'Read', url: 'https://example.com/read' };
    const button = { label: 'Buy', url: 'https://example.com/buy' };
    const notShown = { recipients: { tags: ['regular'] }, notificationSettings: { email: true } };
    const look = { button: { ...button, colour: 'red' } };
    const answer = await request({ action: 'publish', ...words, ...pictures, ctaLink, ...look, ...notShown });
    const postId = postIdOf(answer);
    expect(answer).toMatchObject({
      status: 200,
      body: { body: { requestId: expect.any(String) }, state: 'published' },
    });
    const { url } = sandbox();
    const publishDate = inMinutes(0);
    const feedImageUrl = `${url}/pictures/avatar-bakery.svg`;
    const feed = { feedId: 'bakery', feedName: 'Copper Street Bakery', feedImageUrl };
    const shared = { ...feed, postId, postUrl: `${url}/p/bakery/${postId}`, claps: 0 };
    const buttons = { ctaLink, button: expect.objectContaining(button) };
    expect((await posts())[0]).toEqual({ ...shared, ...words, ...pictures, ...buttons, imageAlt: '', publishDate });
    const postImage = { type: 'image', src: PICTURE, alt: '' };
    const postText = 'News\n\nIt is here.\n<b>Now</b>';
    expect((await summaries())[0]).toEqual({ ...shared, postText, postImage, publishedDate: publishDate });
    expect(namesOf(await posts({ feedId: 'club' }), 'header')).not.toContain('News');
  });
});

describe('a reset', () => {
  const reset = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox().url}/sandbox/reset`, { method: 'POST', headers });

  test('is not for a page of another origin', async () => {
    for (const origin of ['https://example.com', 'null', sandbox().url.replace('http', 'https')]) {
      const { status, headers } = await reset({ origin });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await reset({ origin: sandbox().url })).status).toBe(204);
  });
});
