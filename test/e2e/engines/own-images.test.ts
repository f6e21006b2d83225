import { renderWidget } from '../../support/built-server.ts';
import { expect, test } from './fixtures.ts';
import { POLICY } from './strict-policy.ts';

test('kept images need no other host, and keep their shape', async ({ show, site, service, enginePage, watched }) => {
  site.setScript('/kept.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"></svg>');
  const kept = `${site.url}kept.svg`;
  const prepareItems = async (items: readonly unknown[]): Promise<void> => {
    for (const item of items as object[]) {
      const own = JSON.parse(JSON.stringify(item).replaceAll(/http[^"]*\/pictures\/[^"]*/g, kept));
      Object.assign(item, own, { mediaImageUrls: [{ src: kept, width: 480, height: 300 }] });
    }
  };
  const settings = { baseUrl: service.url, feedId: 'bakery', lightbox: true };
  const { html } = await renderWidget('ws-feed', settings, { freshForMs: Infinity, prepareItems });
  // All that a browser would request for it without scripts.
  expect(new Set(html.match(/(?<=\b(?:src|srcset|poster)=")[^"]*/g))).toEqual(new Set([kept]));
  const icon = `${service.url}/pictures/avatar-bakery.svg`; // the icon of every page of these tests
  await show(html, { headers: { [POLICY]: `default-src 'self' 'unsafe-inline'; img-src 'self' ${icon}` } });
  const readRatios = () => {
    const feed = document.querySelector('ws-feed');
    const images = feed?.state === 'ready' ? [...(feed.shadowRoot?.querySelectorAll('img') ?? [])] : [];
    for (const image of images) image.loading = 'eager';
    const isLoaded = images.every(({ naturalWidth }) => naturalWidth > 0);
    return isLoaded && images.map(({ clientWidth, clientHeight }) => (clientWidth / clientHeight).toFixed(1));
  };
  // Other images fill the space beside a higher card.
  await expect.poll(() => enginePage.run(readRatios, undefined)).toEqual(expect.arrayContaining(['1.6']));
  expect([(await watched()).violations, service.requests().length]).toEqual([[], 1]);
});
