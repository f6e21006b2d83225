import { type Browser, chromium } from 'playwright';
import { findHeadlessChromium } from './find-chromium.mjs';

/** Starts the Chromium to take pictures in. It may have no sandbox of its own, as in a container. */
export const launchChromium = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessChromium() ?? '', args: ['--no-sandbox', ...args] });
