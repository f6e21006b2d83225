import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { readSaid } from './said.ts';

/**
 * As Orca comes, but for what a test cannot do with: it talks to nobody, so that it is as fast as it can be; it does not
 * repeat the keys; it waits to be told to read a page; and it writes each line to its file at once.
 */
const CUSTOMIZED = `import orca.debug
import orca.settings

orca.settings.speechServerFactory = None
orca.settings.speechFactoryModules = []
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
orca.debug.debugFile.reconfigure(line_buffering=True)
`;

const LOOK_EVERY_MS = 50;
/** How long it may take at most: a long feed is read to its end in seconds, and in minutes on a busy machine. */
const LOOKS_MS = 150_000;
/** So many looks that find nothing new are silence: longer than any timer of ours between a key and its outcome. */
const QUIET_LOOKS = 14;

/** A screen reader, as what it said. */
export class Orca {
  readonly #file: string;
  /** How much of its file was heard. */
  #heard = 0;

  private constructor(file: string) {
    this.#file = file;
  }

  static async start(desktop: Desktop): Promise<Orca> {
    const folder = join(desktop.home, '.local/share/orca');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'orca-customizations.py'), CUSTOMIZED);
    const file = join(desktop.home, 'orca.log');
    writeFileSync(file, '');
    desktop.start('orca', '--debug-file', file);
    const orca = new Orca(file);
    await orca.until(/SPEECH OUTPUT/);
    return orca;
  }

  /** Waits until it writes what is looked for, after what was heard. */
  async until(written: RegExp): Promise<void> {
    await expect
      .poll(() => written.test(this.#rest), { intervals: [LOOK_EVERY_MS], timeout: LOOKS_MS, message: String(written) })
      .toBe(true);
  }

  /** Waits until it has nothing more to do, which is when nothing is written any more. */
  async untilQuiet(): Promise<void> {
    let [size, looks] = [-1, 0];
    const look = (): number => {
      const { size: now } = statSync(this.#file);
      looks = now === size ? looks + 1 : 0;
      size = now;
      return looks;
    };
    await expect.poll(look, { intervals: [LOOK_EVERY_MS], timeout: LOOKS_MS, message: 'silence' }).toBe(QUIET_LOOKS);
  }

  /** What it said since this was asked last. */
  hear(): string[] {
    const rest = this.#rest;
    this.#heard += Buffer.byteLength(rest);
    return readSaid(rest);
  }

  get #rest(): string {
    return readFileSync(this.#file).subarray(this.#heard).toString();
  }
}
