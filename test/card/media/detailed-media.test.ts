import { expect, it, vi } from 'vitest';
import { item, type Item } from '../../page/items.ts';
import { showAllContent } from '../../page/measure.ts';
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

it.each(['images', 'lightbox'])('requests nothing before the visitor agrees, and one file then: %s', async (flag) => {
  const loads = recordLoads(`held-${flag}`);
  const attributes = { [flag]: '', images: 'click' };
  const feed = await mountMedia([imageOf(`held-${flag}`), filmOf(`held-${flag}-poster`)], attributes);
  await untilObserved();
  expect(loads()).toEqual([]);
  partOf(feed, 'image-button').click();
  await soon(() => partsOf(feed, 'image').length && loads()).toEqual([at(`held-${flag}-s`)]);
  expect(partOf(feed, 'video').matches('[poster], :has(img)')).toBe(false);
});

const SIZES = { '1.8': [1920, 1080], '0.9': [900, 1000], '0.8': [390, 844], '2.0': [1920, 400], '1.3': [0, 900] };

it('reserves the shape of an image, whatever its file: of what is very high or wide about, or what an owner set', async () => {
  const media = Object.entries(SIZES).map(([src, [width, height]]) => ({ src: at(src), width, height }));
  const feed = await mountItems(media.map((one, i) => item(i, { mediaImageUrls: [one] })));
  const ratios = () => partsOf(feed, 'media').map((one) => (one.clientWidth / one.clientHeight).toFixed(1));
  showAllContent(feed);
  await soon(ratios).toEqual(Object.keys(SIZES));
  feed.style.setProperty('--ws-image-ratio', '3 / 2');
  expect(new Set(ratios())).toEqual(new Set(['1.5']));
});

it('says the words of a video as a browser reads them, and plays one of a host without CORS', async () => {
  const feed = await mountMedia([filmOf('poster')]);
  const video = partOf(feed, 'video') as HTMLVideoElement;
  const [{ kind, language, label, mode } = {} as TextTrack] = video.textTracks;
  expect([kind, language, label, mode]).toEqual(['captions', 'en', '"><b>CC</b>', 'disabled']);
  expect([video.poster, video.ariaLabel]).toEqual([at('poster'), 'Post 1.']); // the name of its post
  video.focus(); // from now on, it loads with CORS
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
