import { drip, half, late, passing, raw, reply, reset, silence, soundBut } from './answers.ts';
import type { FaultRow } from './expected.ts';

const UNREACHABLE = /^The service could not be reached\.$/;

/** The road to the service: what becomes of a connection, and how long it takes. */
export const CONNECTION_FAULTS: readonly FaultRow[] = [
  {
    name: 'connection refused',
    answer: 'refuse',
    ends: 'network',
    says: UNREACHABLE,
    // A closed port refuses the lookup and the other workspace as well.
    except: {
      'ws-embed of two, first load': { state: 'error', feedId: undefined, cards: 0, requests: 3 },
      'ws-embed of two, refresh': { state: 'ready', feedId: undefined, requests: 6 },
    },
  },
  { name: 'reset before an answer', answer: reset, ends: 'network' },
  { name: 'reset mid-body', answer: half({}, reset), ends: 'network', says: UNREACHABLE },
  { name: 'closed mid-body', answer: half({}, ({ request }) => request.socket.end()), ends: 'network' },
  { name: 'no HTTP at all', answer: raw('SSH-2.0-OpenSSH_9.2\r\n'), ends: 'network' },
  { name: 'headers of 600 kB', answer: reply({ headers: { 'x-long': 'x'.repeat(6e5) }, body: '[]' }), ends: 'network' },
  { name: 'reset mid-body once, then sound', answer: passing(1, half({}, reset)), ends: 'none', tries: 2 },

  { name: 'slow headers', answer: silence, ends: 'timeout', timeoutMs: 3000, eachMs: 3000, says: /3000 ms|timed out/ },
  { name: 'slow body', answer: half({}, silence), ends: 'timeout', timeoutMs: 3000, eachMs: 3000 },
  { name: 'a body that drips without an end', answer: drip, ends: 'timeout', timeoutMs: 3000, eachMs: 3000 },
  {
    name: 'slow headers, in time',
    answer: late(
      400,
      soundBut((body) => ({ body })),
    ),
    ends: 'none',
    eachMs: 400,
  },
  {
    name: 'slow once, then sound',
    answer: passing(1, silence),
    ends: 'none',
    timeoutMs: 1800,
    tries: 2,
    waitsMs: 2050,
    except: {
      'ws-embed of two, first load': { state: 'partial', kind: 'timeout', feedId: 'struck', tries: 1, leastMs: 1800 },
      'ws-embed of two, refresh': { state: 'partial', kind: 'timeout', feedId: 'struck', tries: 1, leastMs: 1800 },
    },
  },

  {
    name: 'chunks that are none',
    answer: raw('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
    ends: 'network',
  },
  {
    name: 'two lengths at once',
    answer: raw(
      'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n[]',
    ),
    ends: 'network',
  },
];
