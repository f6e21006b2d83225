/** Resolves before the next frame is laid out, which comes when the page is visible. */
export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
