/** This few pixels are a blur when they are enlarged to a frame. */
const WIDTH_PX = 8;
const HEIGHT_PX = 5;
/** Makes the background darker than the image on it, whatever is behind both. */
const SHADE = '#0003';

/** Draws an image in this few pixels, from the image itself: nothing is requested, and no pixels are read. */
function draw(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  canvas.width = WIDTH_PX;
  canvas.height = HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, WIDTH_PX, HEIGHT_PX);
  context.fillStyle = SHADE;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
}

/** Puts the blurred colors of an image below it, if it is the only one; removes them if they are not wanted. */
export function setBackground(image: HTMLImageElement, isWanted: boolean): void {
  const { parentElement: media, nextSibling } = image;
  const existing = nextSibling instanceof HTMLCanvasElement ? nextSibling : undefined;
  if (!isWanted || !media || media.matches('.several')) return existing?.remove();
  const background = existing ?? document.createElement('canvas');
  background.className = 'background';
  background.ariaHidden = 'true';
  draw(image, background);
  if (!existing) image.after(background);
}
