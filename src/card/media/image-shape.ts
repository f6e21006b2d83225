import { isNear, onceNear } from '../../element/near-viewport.ts';
import { imageBackground } from '../lazy-modules.ts';

/** The shape of an image, which decides how it fits into its frame; `undefined` if it covers the frame. */
export type Shape = 'icon' | 'small' | 'tall' | 'square' | 'wide' | undefined;

type Size = Pick<DOMRect, 'width' | 'height'>;

/** The pixels of a frame in a narrow card. A smaller frame counts as this large, because the layout may change later. */
const LEAST_PX = 240 * 135;
const ICON_MAX_PX = 32;

/** Width divided by height: of a frame that has no size, and the limit below which an image is high or about square. */
const FRAME = 4 / 3;
const SQUARE_MAX = 1.15;
/** How much narrower or wider than its frame an image may be: about a third. 16:9 is a third wider than 4:3, and is cut. */
const NARROW_MAX = 2 / 3;
const WIDE_MIN = 1.35;

/** The shape of an image by its size and that of its frame. One that would be enlarged to more than twice its size is small. */
export function shapeOf({ width, height }: Size, frame: Size): Shape {
  const ratio = width / height;
  if (!(ratio > 0 && ratio < Infinity)) return undefined;
  if (Math.max(width, height) <= ICON_MAX_PX) return 'icon';
  if (4 * width * height < Math.max(LEAST_PX, frame.width * frame.height)) return 'small';
  const byFrame = ratio / (frame.width / frame.height || FRAME);
  if (byFrame < NARROW_MAX) return 'tall';
  if (ratio < SQUARE_MAX) return 'square';
  return byFrame > WIDE_MIN ? 'wide' : undefined;
}

/** Those of our cards. */
const IMAGES = 'article[aria-labelledby] > [part=media] > img';

/** Images that are marked in the next frame, and whether they may wait until their cards are near the viewport. */
const unmarked = new Map<HTMLImageElement, boolean>();
const waiting = new WeakSet<HTMLImageElement>();

/** By its size attributes, if it has any: of several files, the one that was loaded has the size at which it is displayed. */
function measure(image: HTMLImageElement): Shape {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  const width = Number(image.getAttribute('width') ?? naturalWidth);
  const height = Number(image.getAttribute('height') ?? naturalHeight);
  return shapeOf({ width, height }, { width: clientWidth, height: clientHeight });
}

/** Whether the height of an image's card is free: a script places the card, or no other card is beside it. */
function isFree(image: Element): boolean {
  const cards = image.closest('[part=feed]');
  return cards?.hasAttribute('data-placed') || 2 * image.clientWidth > (cards?.clientWidth ?? Infinity);
}

/** Whether an image is below the viewport, so that nothing in view moves if its frame changes. */
const isAhead = (image: HTMLImageElement): boolean =>
  !image.dataset['ratio'] && image.getBoundingClientRect().top > innerHeight && isFree(image);

/** What comes near with an image: its card, or a carousel as a whole. */
const boxOf = (image: Element): Element => image.closest('.carousel [part=feed]') ?? image.closest('article') ?? image;

/** All are measured before any is marked, so that the page is laid out once. */
function markAll(): void {
  const shapes: (readonly [image: HTMLImageElement, shape: Shape, ahead: boolean])[] = [];
  for (const [image, mayWait] of unmarked) {
    const box = boxOf(image);
    if (!mayWait || image.loading === 'eager' || isNear(box)) shapes.push([image, measure(image), isAhead(image)]);
    else if (!waiting.has(image)) {
      waiting.add(image);
      onceNear(box, () => {
        waiting.delete(image);
        if (!image.dataset['shape']) markShape(image); // it may have loaded since, or been printed
      });
    }
  }
  unmarked.clear();
  for (const [image, shape, ahead] of shapes) {
    if (shape) image.dataset['shape'] = shape;
    image.toggleAttribute('data-ahead', ahead && shape !== undefined);
    void addBackground(image, shape);
  }
}

/** Marks an image of a card with its shape, before it is painted. Its frame stays the same if it is in view. */
function markShape(image: EventTarget | null, mayWait = false): void {
  if (!(image instanceof HTMLImageElement) || !image.matches(IMAGES)) return;
  image.removeAttribute('data-shape'); // of the image that it displayed before
  if (unmarked.size === 0) requestAnimationFrame(markAll);
  unmarked.set(image, mayWait);
}

const imagesIn = (root: ShadowRoot) => root.querySelectorAll<HTMLImageElement>(IMAGES);

/** The classes of a layout and a design, which make the frames of images, when those of a root were marked. */
const looks = new WeakMap<ShadowRoot, string>();

/** Marks images with their shapes: now, when they load, and in other frames; far ones wait then: each skipped card would be laid out alone. */
export function markImages(root: ShadowRoot): void {
  const look = [...(root.querySelector('.root')?.classList ?? [])].slice(0, -1).join(); // the last is the state
  if (look === looks.get(root)) return;
  if (!looks.has(root)) root.addEventListener('load', ({ target }) => markShape(target), { capture: true });
  looks.set(root, look);
  for (const image of imagesIn(root)) if (image.complete || image.hasAttribute('height')) markShape(image, true);
}

/** Before the page is printed: marks the images that wait. */
export function markPrinted(root: ShadowRoot): void {
  for (const image of imagesIn(root)) if (image.complete && !image.dataset['shape']) unmarked.set(image, false);
  markAll();
}

/** Gives an image that does not fill its frame in every design a background of its own colors. */
async function addBackground(image: HTMLImageElement, shape: Shape): Promise<void> {
  if (!image.complete) return; // it has no colors yet
  const isWanted = shape !== undefined && shape !== 'small' && shape !== 'icon';
  if (isWanted) await imageBackground.load();
  if (image.dataset['shape'] === shape) imageBackground.current?.setBackground(image, isWanted);
}
