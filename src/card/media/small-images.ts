/** The space of an image in a narrow card: the layout may be another later. */
const LEAST_WIDTH_PX = 240;
const LEAST_HEIGHT_PX = 135;

const loaded = new Set<HTMLImageElement>();

function isSmall({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): boolean {
  const isNarrow = naturalWidth * 2 < Math.max(clientWidth, LEAST_WIDTH_PX);
  return isNarrow || naturalHeight * 2 < Math.max(clientHeight, LEAST_HEIGHT_PX);
}

/** What is half as large as the window is not: it does not have to be laid out to tell. */
const mayBeSmall = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  naturalWidth * 2 < innerWidth || naturalHeight * 2 < innerHeight;

/** All are measured before any is marked, so that the page is laid out once. */
function markLoaded(): void {
  const marks = [...loaded].map((image) => [image, isSmall(image)] as const);
  loaded.clear();
  for (const [image, mark] of marks) image.toggleAttribute('data-small', mark);
}

/** Marks an image that covering its space would enlarge to more than twice its size, such as an icon, before it is painted. */
export function markSmallImage({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.matches('[part=media] > *')) return;
  if (!mayBeSmall(target)) return target.removeAttribute('data-small');
  if (loaded.size === 0) requestAnimationFrame(markLoaded);
  loaded.add(target);
}
