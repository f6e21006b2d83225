// Starts the demo and the local service it runs on: `tsx scripts/start.ts [--no-open]`.
import { parseArgs } from 'node:util';
import { type LocalService, startService } from '../demo/service/start-service.ts';
import { serveDemo, SERVICE_PORT } from './serve-demo.ts';

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

const { values } = parseArgs({ options: { 'no-open': { type: 'boolean', default: false } } });
const service = await startServiceFrom(SERVICE_PORT);
const demo = await serveDemo({ serviceUrl: service.url });

console.log(`The demo:          ${demo.resolvedUrls?.local[0]}`);
console.log(`The local service: ${service.url}`);
if (!values['no-open']) demo.openBrowser();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
