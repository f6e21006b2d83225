// Starts the demo and the local service it runs on: `tsx scripts/start.ts [--no-open]`.
import { type LocalService, startService } from '../demo/service/start-service.ts';
import { serveDemo, SERVICE_PORT } from './serve-demo.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';

const LAST_PORT = SERVICE_PORT + 100;

/** What a request takes on a good day, so that the demo shows its loading states. */
const LATENCY_MS = 150;

async function startServiceFrom(port: number): Promise<LocalService> {
  try {
    return await startService({ port, latencyMs: LATENCY_MS });
  } catch (reason) {
    const isTaken = reason instanceof Error && 'code' in reason && reason.code === 'EADDRINUSE';
    if (!isTaken || port >= LAST_PORT) throw reason;
    return startServiceFrom(port + 1);
  }
}

/** Ends here where nothing is to be started, without the stack trace that an uncaught error has. */
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
if (opensBrowser) demo.openBrowser();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
