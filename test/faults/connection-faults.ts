import { close, drip, half, late, passing, raw, reply, reset, silence, sound } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless, tooLate, unreachable } from './make-row.ts';

const UNREACHABLE = { says: /^The service could not be reached\.$/ };
const LEFT_OUT = { state: 'partial', kind: 'timeout', feedId: 'struck', tries: 1 } as const;
const OPEN = 'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\n';

/** The way to the service: what happens to a connection, and how long it takes. */
export const CONNECTION_FAULTS: readonly FaultRow[] = [
  unreachable('connection refused', 'refuse', {
    ...UNREACHABLE,
    // A closed port refuses the lookup and the other workspace as well.
    except: {
      'ws-embed of two, first load': { state: 'error', feedId: undefined, cards: 0, requests: 3 },
      'ws-embed of two, refresh': { state: 'ready', feedId: undefined, requests: 6 },
    },
  }),
  unreachable('reset before an answer', reset),
  unreachable('reset mid-body', half({}, reset), UNREACHABLE),
  unreachable('closed mid-body', half({}, close)),
  unreachable('no HTTP at all', raw('SSH-2.0-OpenSSH_9.2\r\n')),
  unreachable('headers of 600 kB', reply({ headers: { 'x-long': 'x'.repeat(6e5) }, body: '[]' })),
  harmless('reset mid-body once, then sound', passing(1, half({}, reset)), { tries: 2 }),

  tooLate('slow headers', silence, { says: /3000 ms|timed out/ }),
  tooLate('slow body', half({}, silence)),
  tooLate('a body that drips without an end', drip),
  harmless('slow headers, in time', late(400, sound)),
  harmless('slow once, then sound', passing(1, silence), {
    timeoutMs: 1800,
    tries: 2,
    except: { 'ws-embed of two, first load': LEFT_OUT, 'ws-embed of two, refresh': LEFT_OUT },
  }),

  unreachable('chunks that are none', raw(`${OPEN}transfer-encoding: chunked\r\n\r\nzz\r\n`)),
  unreachable('two lengths at once', raw(`${OPEN}content-length: 2\r\ncontent-length: 3\r\n\r\n[]`)),
];
