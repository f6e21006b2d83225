import { type Browser, chromium } from 'playwright';
import { findHeadlessChromium } from './find-chromium.mjs';

/** Starts the Chromium to take pictures in, without its sandbox, which does not work everywhere (in a container, say). */
export const launchChromium = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessChromium() ?? '', args: ['--no-sandbox', ...args] });
