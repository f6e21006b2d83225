// Starts the demo and the local service it runs on: `tsx scripts/start.ts [--no-open]`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { type LocalService, startService } from '../demo/service/start-service.ts';

/** What demo/index.html asks where nothing else is said. */
const SERVICE_PORT = 4801;
const SERVICE_URL = `http://127.0.0.1:${SERVICE_PORT}`;
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

const asking = ({ url }: LocalService): Plugin => ({
  name: 'service-url',
  transformIndexHtml: (html) => html.replaceAll(SERVICE_URL, url),
});

const { values } = parseArgs({ options: { 'no-open': { type: 'boolean', default: false } } });
const service = await startServiceFrom(SERVICE_PORT);
const demo = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
  plugins: [asking(service)],
});
await demo.listen();

console.log(`The demo:          ${demo.resolvedUrls?.local[0]}`);
console.log(`The local service: ${service.url}`);
if (!values['no-open']) demo.openBrowser();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
