// Starts the demo and the local service it runs on: `tsx scripts/start.ts [--no-open]`.
import { serveDemo } from './serve-demo.ts';
import { SERVICE_PORT } from './service-port.ts';
import { startServiceFrom } from './start-service-from.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';

/** Ends the process if nothing is to be started, without the stack trace that an uncaught error has. */
function readOptionsOrEnd(): StartOptions {
  try {
    const options = readStartOptions(process.argv.slice(2));
    if (options.help === undefined) return options;
    console.log(options.help);
    process.exit();
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exit(1);
  }
}

const { opensBrowser } = readOptionsOrEnd();
const service = await startServiceFrom(SERVICE_PORT);
const demo = await serveDemo({ serviceUrl: service.url });

console.log(`The demo:          ${demo.resolvedUrls?.local[0]}`);
console.log(`The local service: ${service.url}`);
console.log(`The script:        ${demo.resolvedUrls?.local[0]}ws-widgets.js`);
if (opensBrowser) demo.openBrowser();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
