import { expect, test } from './fixtures.ts';

const PAGE = '/wp-admin/options-general.php?page=ws-widgets';
const STORED = "echo json_encode( get_option( 'ws_widgets' ) );";

test('an administrator sets it up: the address is tried when it is saved', async ({
  setUp,
  logIn,
  page,
  wordpress,
  service,
}) => {
  await setUp({ base_url: '' });
  await logIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await page.getByLabel('Address of the service').fill(`${service.url}/`);
  await page.getByLabel('Minutes for which answers are kept').fill('7');
  await page.getByLabel('layout', { exact: true }).selectOption('masonry');
  await page.getByLabel('image', { exact: true }).check();
  await page.getByLabel('lightbox').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The service answers.')).toBeVisible();
  expect(service.requests()).toContain('/openapi.json');
  expect(JSON.parse(await wordpress.php(STORED))).toEqual({
    base_url: service.url,
    minutes: 7,
    consent: 'none',
    consent_storage: 'none',
    defaults: { layout: 'masonry', hide: 'image', lightbox: 'true' },
  });
  await expect(page.getByLabel('layout', { exact: true })).toHaveValue('masonry');
});

for (const address of [
  'not a URL',
  'javascript:alert(1)',
  'ftp://api.example',
  'https://user:secret@api.example',
  '"><script>alert(1)</script>',
]) {
  test(`an address like ${address} is refused, and the one before is kept`, async ({
    setUp,
    logIn,
    page,
    wordpress,
    service,
  }) => {
    await setUp();
    await logIn(page, 'admin');
    await page.goto(wordpress.url + PAGE);
    await page.getByLabel('Address of the service').fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('is no http(s) URL; the one before is kept')).toBeVisible();
    expect(JSON.parse(await wordpress.php(STORED))).toMatchObject({ base_url: service.url });
  });
}

test('an address where no service answers is saved, with a notice', async ({ setUp, logIn, page, wordpress }) => {
  await setUp();
  await logIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await page.getByLabel('Address of the service').fill('http://127.0.0.1:1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('no service was found there')).toBeVisible();
  expect(JSON.parse(await wordpress.php(STORED))).toMatchObject({ base_url: 'http://127.0.0.1:1' });
});

test('nobody without the right, and nobody without the form’s nonce, changes anything', async ({
  setUp,
  logIn,
  page,
  wordpress,
}) => {
  await setUp();
  const before = await wordpress.php(STORED);
  const form = { option_page: 'ws_widgets', action: 'update', 'ws_widgets[base_url]': 'https://evil.example' };
  const url = `${wordpress.url}/wp-admin/options.php`;
  await page.request.post(url, { form });
  await logIn(page, 'author');
  expect((await page.goto(wordpress.url + PAGE))?.status()).toBe(403);
  expect((await page.request.post(url, { form })).status()).toBe(403);
  await page.context().clearCookies();
  await logIn(page, 'admin');
  expect((await page.request.post(url, { form })).status()).toBe(403);
  expect((await page.request.post(url, { form: { ...form, _wpnonce: '0123456789' } })).status()).toBe(403);
  expect(await wordpress.php(STORED)).toBe(before);
});
