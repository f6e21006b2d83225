/** A fixture of Playwright that `start` makes, and that is closed after the tests that use it. */
export const closedAfter =
  <Started extends { close(): unknown }>(start: () => Promise<Started>) =>
  // oxlint-disable-next-line no-empty-pattern
  async ({}: object, use: (started: Started) => Promise<void>): Promise<void> => {
    const started = await start();
    await use(started);
    await started.close();
  };
