// Starts a sandbox of the whole service: `tsx scripts/sandbox.ts [--port 4801]`.
import { parseArgs } from 'node:util';
import { describeSandbox } from '../demo/service/sandbox/describe-sandbox.ts';
import { SERVICE_PORT } from './service-port.ts';
import { startServiceFrom } from './start-service-from.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: String(SERVICE_PORT) } } });
const sandbox = await startServiceFrom(Number(values.port));
console.log(describeSandbox(sandbox.url));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await sandbox.close();
    process.exit();
  });
}
