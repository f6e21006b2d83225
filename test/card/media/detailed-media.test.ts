import { expect, it, vi } from 'vitest';
import { item, type Item } from '../../page/items.ts';
import { mountItems } from '../../page/mount.ts';
import { partOf, partsOf } from '../../page/parts.ts';
import { recordLoads, serviceUrl } from '../../page/requests.ts';
import { soon, untilObserved } from '../../page/wait.ts';

const at = (name: string): string => `${serviceUrl}/pictures/avatar-bakery.svg?${name}`;
const filesOf = (mark: string): string => `${at(`${mark}-s`)} 480w, ${at(`${mark}-l`)} 960w`;
const imageOf = (mark: string): Item => ({ src: at(mark), srcset: filesOf(mark), width: 1920, height: 400 });
const tracks = [{ kind: 'captions', src: at('captions'), srclang: 'en', label: '"><b>CC</b>' }];
const filmOf = (mark: string): Item => ({ type: 'video', src: `${serviceUrl}/film.mp4`, poster: at(mark), tracks });

const mountMedia = (mediaImageUrls: readonly Item[], attributes = {}) =>
  mountItems([item(1, { mediaImageUrls, postUrl: 'https://example.com/1' })], { loading: 'eager', ...attributes });

it.each(['images', 'lightbox'])('requests nothing besides before the visitor agrees: %s', async (flag) => {
  const loads = recordLoads(`held-${flag}`);
  const feed = await mountMedia([imageOf(`held-${flag}`), filmOf(`held-${flag}-poster`)], {
    [flag]: '',
    images: 'click',
  });
  await untilObserved();
  expect(loads()).toEqual([]);
  partOf(feed, 'image-button').click();
  await soon(() => partsOf(feed, 'image').length && loads().length).toBe(1);
  expect(partOf(feed, 'video').matches('[poster], :has(img)')).toBe(false);
});

it('lets the browser choose among the files of an image, in the same frame as one of another shape', async () => {
  const loads = recordLoads('wide');
  const feed = await mountMedia([imageOf('wide')], { layout: 'list' });
  const image = partOf(feed, 'image') as HTMLImageElement;
  await soon(() => image.complete && loads()).toEqual([at('wide-s')]);
  await soon(() => [image.src, image.dataset['shape']]).toEqual([at('wide'), 'wide']);
  expect(image.clientWidth / image.clientHeight).toBeCloseTo(4 / 3, 1);
});

it('says the words of a video as a browser reads them, and plays one of a host without CORS', async () => {
  const feed = await mountMedia([filmOf('poster')]);
  const video = partOf(feed, 'video') as HTMLVideoElement;
  const [{ kind, language, label, mode } = {} as TextTrack] = video.textTracks;
  expect([kind, language, label, mode]).toEqual(['captions', 'en', '"><b>CC</b>', 'disabled']);
  expect(video.poster).toBe(at('poster'));
  video.focus(); // from now on with CORS
  vi.spyOn(video, 'load').mockReturnValue();
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  video.dispatchEvent(new Event('error'));
  await untilObserved();
  expect([partOf(feed, 'video'), video.crossOrigin, play.mock.calls.length]).toEqual([video, null, 1]);
});

it('shows the same in a lightbox, as wide as it is zoomed', async () => {
  const feed = await mountMedia([imageOf('box'), filmOf('poster')], { lightbox: '' });
  const shown = (part: string) => ['srcset', 'sizes'].map((name) => partsOf(feed, part)[0]?.getAttribute(name));
  await soon(() => shown('image')[0]).toBe(filesOf('box'));
  partOf(feed, 'image').click();
  expect(shown('lightbox-image')).toEqual([filesOf('box'), 'min(100vw, 1920px)']);
  partsOf(feed, 'lightbox-zoom').at(-1)?.click();
  expect(shown('lightbox-image')).toEqual([filesOf('box'), '200vw']);
  partOf(feed, 'lightbox-next').click();
  expect(partOf(feed, 'lightbox-image').querySelector('track')?.src).toBe(at('captions'));
});
