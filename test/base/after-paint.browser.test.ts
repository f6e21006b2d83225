import { expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/base/after-paint.ts';

it('waits until what is in the document has had a frame of its own', async () => {
  let frames = 0;
  const count = (): void => {
    frames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await afterPaint();
  expect(frames).toBeGreaterThanOrEqual(1);
});

it('does not wait in a document that is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  await afterPaint();
  expect(observe).not.toHaveBeenCalled();
});
