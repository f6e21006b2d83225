/** A broken picture leaves no hole, nor an empty frame. For a capturing listener: such errors do not bubble. */
export function onBrokenImage({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.parentElement;
  target.remove();
  if (!frame || frame.firstChild) return;
  if (frame.part.contains('media')) frame.parentElement?.classList.remove('pictured');
  frame.remove();
}
