import type { Locator } from '@playwright/test';

/** Loads all of these images, including those out of view, and waits until each can be painted. */
export const decodeImages = (images: Locator): Promise<unknown> =>
  images.evaluateAll((all) =>
    Promise.all(
      all.map((image) => {
        (image as HTMLImageElement).loading = 'eager';
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
