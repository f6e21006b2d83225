import { imageGround } from '../lazy-modules.ts';

/** What decides how an image is fitted into its frame; `undefined` where it covers it. */
export type Shape = 'icon' | 'small' | 'tall' | 'upright' | 'square' | 'wide' | 'strip' | undefined;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame of an image in a narrow card: the layout may be another later. */
const LEAST: Size = { width: 240, height: 135 };
const ICON_MAX_PX = 32;

/** Width to height: posters and screens of phones; photos of phones; what is about square; panoramas; and those that are mostly wide. */
const TALL_MAX = 0.73;
const UPRIGHT_MAX = 0.9;
const SQUARE_MAX = 1.05;
const WIDE_MIN = 2.2;
const STRIP_MIN = 3.2;

const isBelowHalf = (image: Size, { width, height }: Size): boolean =>
  image.width * 2 < width || image.height * 2 < height;

/** The shape of an image by its own size, and that of its frame. What would be enlarged to more than twice its size is small. */
export function shapeOf(image: Size, frame: Size): Shape {
  const ratio = image.width / image.height;
  if (!(ratio > 0 && ratio < Infinity)) return undefined;
  if (Math.max(image.width, image.height) <= ICON_MAX_PX) return 'icon';
  if (isBelowHalf(image, LEAST) || isBelowHalf(image, frame)) return 'small';
  if (ratio < TALL_MAX) return 'tall';
  if (ratio < UPRIGHT_MAX) return 'upright';
  if (ratio < SQUARE_MAX) return 'square';
  if (ratio > STRIP_MIN) return 'strip';
  return ratio > WIDE_MIN ? 'wide' : undefined;
}

const loaded = new Set<HTMLImageElement>();

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

function measure(image: HTMLImageElement): Shape {
  const size = sizeOf(image);
  // What is half as large as the window is not small: it does not have to be laid out to tell.
  const mayBeSmall = isBelowHalf(size, { width: innerWidth, height: innerHeight });
  return shapeOf(size, mayBeSmall ? { width: image.clientWidth, height: image.clientHeight } : LEAST);
}

/** All are measured before any is marked, so that the page is laid out once. */
function markLoaded(): void {
  const shapes = [...loaded].map((image) => [image, measure(image)] as const);
  loaded.clear();
  for (const [image, shape] of shapes) {
    if (shape) image.dataset['shape'] = shape;
    void layGround(image, shape);
  }
}

/** Marks an image of a card with its shape, before it is painted. Its frame stays as it is. */
function markShape(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.matches('[part=media] > *')) return;
  image.removeAttribute('data-shape'); // of what it showed before
  if (loaded.size === 0) requestAnimationFrame(markLoaded);
  loaded.add(image);
}

/** For `load` events, which are captured. */
export const onImageLoad = ({ target }: Event): void => markShape(target);

/** Marks the images that were loaded before anything listened. */
export function markLoadedImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[part=media] > img')) {
    if (image.complete) markShape(image);
  }
}

/** What may not fill its frame alone, in one design or another, gets a ground of its own colors. */
async function layGround(image: HTMLImageElement, shape: Shape): Promise<void> {
  const isWanted = shape !== undefined && shape !== 'small' && shape !== 'icon';
  if (isWanted) await imageGround.load();
  if (image.dataset['shape'] === shape) imageGround.current?.layGround(image, isWanted);
}
