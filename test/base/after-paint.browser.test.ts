import { expect, it } from 'vitest';
import { afterPaint } from '../../src/base/after-paint.ts';

it('waits until what is in the document has had a frame of its own', async () => {
  let frames = 0;
  const count = (): void => {
    frames++;
    // oxlint-disable-next-line tests/waiting -- frames are what it is about
    requestAnimationFrame(count);
  };
  // oxlint-disable-next-line tests/waiting -- frames are what it is about
  requestAnimationFrame(count);
  await afterPaint();
  expect(frames).toBeGreaterThanOrEqual(1);
});
