// Measures the edge under load, on Node and on workerd: docs/edge.md has the results.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { measureLoad } from './load.ts';
import { type Served, startOnNode, startOnWorkerd, startService } from './processes.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const amount = Number(values.requests);
const connections = Number(values.connections);

const FEEDS = 20;
/** The first is long enough for the run. With the second, most answers are stale once the service is gone. */
const MAX_AGE_S = 60;
const SHORT_MAX_AGE_S = 2;

const feedIds = Array.from({ length: FEEDS }, (_, i) => `made-30-${i + 1}`);

const RUNTIMES: Readonly<Record<string, (baseUrl: string, maxAge: number) => Promise<Served>>> = {
  node: startOnNode,
  workerd: startOnWorkerd,
};

async function requestsAt(url: string): Promise<number> {
  const { requests } = (await (await fetch(`${url}/_requests`)).json()) as { requests: string[] };
  return requests.filter((path) => path.startsWith('/feeds/')).length;
}

interface Run {
  readonly runtime: string;
  readonly start: (baseUrl: string, maxAge: number) => Promise<Served>;
  readonly maxAge: number;
  readonly isKilled: boolean;
}

async function run({ runtime, start, maxAge, isKilled }: Run): Promise<Record<string, string | number>> {
  const service = await startService();
  const edge = await start(service.url, maxAge);
  let atService: Promise<number> | undefined;
  const kill = async (): Promise<number> => {
    const requests = await requestsAt(service.url);
    await service.stop();
    return requests;
  };
  const onHalf = isKilled ? () => void (atService = kill()) : undefined;
  const before = edge.cpuMs() ?? NaN;
  const load = await measureLoad({ url: edge.url, feedIds, amount, connections, onHalf });
  const cpuMs = (edge.cpuMs() ?? NaN) - before;
  const body = new Uint8Array(await (await fetch(`${edge.url}/widget?feed-id=${feedIds[0]}`)).arrayBuffer());
  const requests = await (atService ?? requestsAt(service.url));
  await edge.stop();
  await service.stop();
  return {
    runtime,
    'max-age s': maxAge,
    service: isKilled ? 'killed halfway' : 'up',
    'requests/s': load.requestsPerSecond,
    'p50 ms': load.p50Ms,
    'p99 ms': load.p99Ms,
    's in all': Number(load.seconds.toFixed(1)),
    failed: load.failed,
    'of them late': load.late,
    'requests at the service': requests,
    'CPU ms each': Number((cpuMs / amount).toFixed(3)),
    'kB, gzip': `${(body.length / 1000).toFixed(1)}, ${(gzipSync(body).length / 1000).toFixed(1)}`,
  };
}

const lines: Record<string, string | number>[] = [];
for (const [runtime, start] of Object.entries(RUNTIMES)) {
  for (const [maxAge, isKilled] of [
    [MAX_AGE_S, false],
    [SHORT_MAX_AGE_S, true],
  ] as const) {
    if (!`${runtime}-${isKilled ? 'killed' : 'up'}`.startsWith(values.only)) continue;
    const line = await run({ runtime, start, maxAge, isKilled });
    console.error(line);
    lines.push(line);
  }
}
console.table(lines);
if (lines.some((line) => line['failed'] !== 0)) process.exitCode = 1;
