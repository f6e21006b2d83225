import { renderWidget } from '../../support/built-server.ts';
import { expect, test } from './fixtures.ts';
import { POLICY } from './strict-policy.ts';

test('a page whose images are kept requests nothing of others', async ({
  show,
  site,
  service,
  enginePage,
  watched,
}) => {
  site.setScript('/kept.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"></svg>');
  const kept = `${site.url}kept.svg`;
  const prepareItems = async (items: readonly unknown[]): Promise<void> => {
    for (const item of items as object[])
      Object.assign(item, JSON.parse(JSON.stringify(item).replaceAll(/http[^"]*\/pictures\/[^"]*/g, kept)));
  };
  const settings = { baseUrl: service.url, feedId: 'bakery', lightbox: true };
  const { html } = await renderWidget('ws-feed', settings, { freshForMs: Infinity, prepareItems });
  // All that a browser requests of it where scripts are off.
  expect(new Set(html.match(/(?<=\b(?:src|srcset|poster)=")[^"]*/g))).toEqual(new Set([kept]));
  const icon = `${service.url}/pictures/avatar-bakery.svg`; // of every page of these tests
  await show(html, { headers: { [POLICY]: `default-src 'self' 'unsafe-inline'; img-src 'self' ${icon}` } });
  const isLoaded = () =>
    enginePage.run(() => {
      const images = document.querySelector(':state(ready)')?.shadowRoot?.querySelectorAll('img') ?? [];
      for (const image of images) image.loading = 'eager';
      return images.length > 0 && [...images].every(({ naturalWidth }) => naturalWidth > 0);
    }, undefined);
  await expect.poll(isLoaded).toBe(true);
  expect([(await watched()).violations, service.requests().length]).toEqual([[], 1]);
});
