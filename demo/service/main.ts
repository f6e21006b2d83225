import { parseArgs } from 'node:util';
import { startService } from './start-service.ts';

/** What a request takes on a good day, so that the demo shows its loading states. */
const NATURAL_LATENCY_MS = 150;

const { values } = parseArgs({ options: { port: { type: 'string', default: '4801' } } });
const service = await startService({ port: Number(values.port), latencyMs: NATURAL_LATENCY_MS });
console.log(`The local workspace service answers at ${service.url}`);
