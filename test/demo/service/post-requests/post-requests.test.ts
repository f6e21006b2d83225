import { describe, expect, test } from 'vitest';
import { isObject, itemsOf } from '../service.ts';
import { BAKERY, KEY, useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();
const request = (body: object) => sandbox().patientClient(KEY)('requestPost', BAKERY, body);
const idOf = ({ body }: { readonly body: unknown }): unknown =>
  isObject(body) && isObject(body['body']) ? body['body']['requestId'] : undefined;
const posts = async (query = {}) => itemsOf((await sandbox().client()('listPosts', { ...BAKERY, ...query })).body);
const summaries = async () => itemsOf((await sandbox().client()('listPublicPosts', BAKERY)).body);
const idsNow = async () => (await posts()).map(({ postId }) => postId);
const inMinutes = (minutes: number) => new Date(sandbox().clock.now + minutes * 60_000).toISOString();

const PICTURE = 'https://example.com/a.png';

describe('a post request', () => {
  test('to publish puts the post first in both public lists, with all that was sent', async () => {
    const words = { header: 'News', text: 'It is here.\n<b>Now</b>', author: { name: 'Hanna' } };
    const pictures = { imageUrl: PICTURE, mediaImageUrls: [PICTURE, 'https://example.com/b.png'] };
    const ctaLink = { label: 'Read', url: 'https://example.com/read' };
    const button = { label: 'Buy', url: 'https://example.com/buy' };
    const notShown = { recipients: { tags: ['regular'] }, notificationSettings: { email: true } };
    const look = { button: { ...button, colour: 'red' } };
    const answer = await request({ action: 'publish', ...words, ...pictures, ctaLink, ...look, ...notShown });
    const postId = idOf(answer);
    const requested = { body: { requestId: expect.any(String) }, state: 'published' };
    expect(answer).toMatchObject({ status: 200, body: requested });
    const { url } = sandbox();
    const publishedDate = inMinutes(0);
    const feedImageUrl = `${url}/pictures/avatar-bakery.svg`;
    const feed = { feedId: 'bakery', feedName: 'Copper Street Bakery', feedImageUrl };
    const shared = { ...feed, postId, postUrl: `${url}/p/bakery/${postId}`, claps: 0 };
    const buttons = { ctaLink, button: expect.objectContaining(button) };
    const post = { ...shared, ...words, ...pictures, ...buttons, imageAlt: '', publishDate: publishedDate };
    expect((await posts())[0]).toEqual(post);
    const postImage = { type: 'image', src: PICTURE, alt: '' };
    const summary = { ...shared, postText: 'News\n\nIt is here.\n<b>Now</b>', postImage, publishedDate };
    expect((await summaries())[0]).toEqual(summary);
  });

  test('to schedule shows the post when its time comes, and not a millisecond sooner', async () => {
    const publishDate = inMinutes(1);
    const answer = await request({ action: 'schedule', text: 'Later', publishDate });
    expect(answer.body).toMatchObject({ state: 'scheduled' });
    const { clock } = sandbox();
    clock.now = Date.parse(publishDate) - 1;
    expect(await idsNow()).not.toContain(idOf(answer));
    clock.now += 1;
    expect((await posts())[0]).toMatchObject({ text: 'Later', publishDate });
    expect((await summaries())[0]).toMatchObject({ postText: 'Later' });
  });

  test('takes the order of its moment, not of its request', async () => {
    await request({ action: 'schedule', text: 'Second', publishDate: inMinutes(2) });
    await request({ action: 'publish', text: 'First' });
    await request({ action: 'publish', text: 'First, too' });
    sandbox().clock.now += 180_000;
    expect((await posts({ $limit: 3 })).map(({ text }) => text)).toEqual(['Second', 'First, too', 'First']);
  });

  test('for a moment that has passed is published now', async () => {
    const { body } = await request({ action: 'schedule', text: 'Late', publishDate: inMinutes(-5) });
    expect(body).toMatchObject({ state: 'published' });
    expect((await posts())[0]).toMatchObject({ publishDate: inMinutes(0) });
  });

  test.each([{ action: 'suggest' }, {}])('%j alone suggests, and the post is never public', async (action) => {
    const before = await idsNow();
    expect((await request({ ...action, text: 'Perhaps' })).body).toMatchObject({ state: 'suggested' });
    sandbox().clock.now += 10 * 365 * 24 * 3600 * 1000;
    expect(await idsNow()).toEqual(before);
  });

  const NO_DATES = ['tomorrow', '2026-13-01T00:00:00Z', 5, undefined];
  const NO_BUTTONS = [{ label: 'x' }, { label: 'x', url: 'javascript:alert(1)' }, { label: 'x', url: '/relative' }];
  const NO_PICTURES = { imageUrl: 'javascript:alert(1)', mediaImageUrls: [PICTURE, 'data:image/png,x'] };
  const WRONG = { ...NO_PICTURES, action: 'delete', text: ['x'], author: 'Hanna' };

  test.each([
    ...NO_DATES.map((publishDate) => ({ action: 'schedule', publishDate })),
    ...NO_BUTTONS.flatMap((button) => [{ button }, { ctaLink: button }]),
    ...Object.entries(WRONG).map(([name, value]) => ({ [name]: value })),
  ])('of %j is refused with 400, and nothing appears', async (body) => {
    const before = await idsNow();
    expect(await request({ action: 'publish', ...body })).toMatchObject({ status: 400, body: { statusCode: 400 } });
    expect(await idsNow()).toEqual(before);
  });

  test('of one workspace appears in no other', async () => {
    await request({ action: 'publish', text: 'Only here' });
    const club = itemsOf((await sandbox().client()('listPosts', { feedId: 'club' })).body);
    expect(club.map(({ text }) => text)).not.toContain('Only here');
  });

  test('has a page, on which its text runs nothing', async () => {
    const id = idOf(await request({ action: 'publish', header: '<script>1</script>', text: '<img src=x onerror=1>' }));
    const page = await fetch(`${sandbox().url}/p/bakery/${id}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
  });

  test('of all that two clients send at once, none is lost', async () => {
    const clients = [KEY, { 'x-api-key': 'sandbox-valley' }].map((headers) => sandbox().client(headers));
    const send = async (i: number) => clients[i % 2]?.('requestPost', BAKERY, { action: 'publish', text: `Both ${i}` });
    await sandbox().atOnce(40, send);
    const listed = [...(await posts({ $limit: 30 })), ...(await posts({ $limit: 30, $offset: 30 }))];
    const sent = listed.filter(({ text }) => String(text).startsWith('Both'));
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map(({ postId }) => postId)).size).toBe(40);
  });
});
