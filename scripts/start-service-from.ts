import { type LocalService, startService } from '../demo/service/start-service.ts';

/** How many ports are tried, one after the other. */
const PORTS = 100;

/** What a request takes on a good day: long enough that pages show their loading states. */
const LATENCY_MS = 150;

/** Starts the local service at this port, or at the next free one. */
export async function startServiceFrom(port: number, last = port + PORTS): Promise<LocalService> {
  try {
    return await startService({ port, latencyMs: LATENCY_MS });
  } catch (reason) {
    const isTaken = reason instanceof Error && 'code' in reason && reason.code === 'EADDRINUSE';
    if (!isTaken || port >= last) throw reason;
    return startServiceFrom(port + 1, last);
  }
}
