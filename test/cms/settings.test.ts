import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PAGE = 'options-general.php?page=ws-widgets';
const STORED = "echo json_encode( get_option( 'ws_widgets' ) );";

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save Changes' }).click();

test('an address is tried when it is saved with all else', async ({ openAdmin, page, wordpress, service }) => {
  await openAdmin(PAGE, { base_url: '' });
  await page.getByLabel('Address of the service').fill(`${service.url}/`);
  await page.getByText('More settings').click();
  await page.getByLabel('Keep answers for (minutes)').fill('7');
  await page.getByLabel('Sentence in place of missing posts').pressSequentially('News soon.');
  await page.getByLabel('Workspace', { exact: true }).pressSequentially('https://club.example/club/');
  await page.getByLabel('Layout', { exact: true }).selectOption('Masonry');
  await page.getByLabel('Images and videos', { exact: true }).check();
  await page.getByLabel('Enlarge images').check();
  await page.getByLabel('Keep images on this site').check();
  await save(page);
  await expect(page.getByText('The service answers.')).toBeVisible();
  await expect(page.getByText('The workspace is Harbour Rovers FC.')).toBeVisible();
  expect(service.requests()).toContain('/openapi.json');
  expect(JSON.parse(await wordpress.php(STORED))).toEqual({
    base_url: service.url,
    feed_id: 'club',
    edge_url: '',
    minutes: 7,
    fallback: 'News soon.',
    consent: 'none',
    consent_storage: 'none',
    structured_data: 1,
    keep_images: 1,
    defaults: { layout: 'masonry', hide: 'image', lightbox: 'true' },
  });
  await expect(page.getByLabel('Layout', { exact: true })).toHaveValue('masonry');
  await expect(page.getByRole('link', { name: 'Next, insert the block “Feed of posts” into a page.' })).toBeVisible();
  await page.getByLabel('Address of the service').fill('127.0.0.1:1');
  await page.getByText('More settings').click();
  for (const name of ['Structured data', 'Keep images on this site']) await page.getByLabel(name).uncheck();
  await save(page);
  await expect(page.getByText('no service was found there: The service is not answering.')).toBeVisible();
  expect(JSON.parse(await wordpress.php(STORED))).toMatchObject({ structured_data: 0, keep_images: 0 });
});

test('an address that is none is refused, the old one kept', async ({ openAdmin, page, wordpress, service }) => {
  await openAdmin(PAGE);
  const unsafe = ['javascript:alert(1)', '"><script>alert(1)</script>', 'https://user:secret@api.example'];
  for (const address of ['not a URL', 'ftp://api.example', ...unsafe]) {
    await page.getByLabel('Address of the service').fill(address);
    await save(page);
    await expect(page.getByText('is not an http(s) URL; the previous one is kept')).toBeVisible();
    expect(JSON.parse(await wordpress.php(STORED)), address).toMatchObject({ base_url: service.url });
    await page.goto(`${wordpress.url}/wp-admin/${PAGE}`); // without the notice
  }
});

test('nobody changes anything without the right and the nonce', async ({ setUp, logIn, page, wordpress }) => {
  await setUp();
  const before = await wordpress.php(STORED);
  const form = { option_page: 'ws_widgets', action: 'update', 'ws_widgets[base_url]': 'https://evil.example' };
  const send = async (more = {}): Promise<number> =>
    (await page.request.post(`${wordpress.url}/wp-admin/options.php`, { form: { ...form, ...more } })).status();
  await send();
  await logIn('author');
  expect((await page.goto(`${wordpress.url}/wp-admin/${PAGE}`))?.status()).toBe(403);
  expect(await send()).toBe(403);
  await page.context().clearCookies();
  await logIn('admin');
  expect(await send()).toBe(403);
  expect(await send({ _wpnonce: '0123456789' })).toBe(403);
  expect(await wordpress.php(STORED)).toBe(before);
});
