// `npm run test:stress -- test/card/card.test.ts`: runs test files twenty times, in each engine that has them, beside
// programs that keep all cores busy. A new or changed test has to pass it.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ENGINES, type Engine } from '../test/engines/engine.ts';

const TIMES = 20;
const CONFIGS = ['cms', 'package', 'spoken'];

const files = process.argv.slice(2);
if (files.length === 0)
  throw new Error('npm run test:stress -- FILE...: the files of tests, such as test/card/card.test.ts.');

function commandFor(file: string, engine: Engine): string[] {
  const config = CONFIGS.find((name) => file.startsWith(`test/${name}/`));
  if (config) {
    const own = ['--config', `test/${config}/playwright.config.ts`, `--repeat-each=${TIMES}`];
    return engine === 'chromium' ? ['playwright', 'test', file, ...own] : [];
  }
  if (file.startsWith('test/e2e/')) return ['playwright', 'test', file, '--workers=1', `--repeat-each=${TIMES}`];
  return ['vitest', 'run', file, '--passWithNoTests', ...(engine === 'chromium' ? [] : ['--project', `${engine}*`])];
}

const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
);
const red: string[] = [];
try {
  for (const file of files) {
    for (const engine of ENGINES) {
      const command = commandFor(file, engine);
      if (command.length === 0) continue;
      const runs = command[0] === 'vitest' ? TIMES : 1; // Playwright repeats by itself
      for (let i = 1; i <= runs; i++) {
        const { status } = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ENGINES: engine } });
        if (status !== 0) red.push(`${file} in ${engine}, run ${i}`);
      }
    }
  }
} finally {
  for (const program of busy) program.kill();
}
for (const line of red) console.error(`FAILED: ${line}`);
process.exit(red.length > 0 ? 1 : 0);
