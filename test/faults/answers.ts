import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Answer, Visit } from '../support/fault-service.ts';
import { soundAnswer } from './sound.ts';

// The answers that the table is made of. None of them decides which requests it strikes.

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Buffer;
  /** Whether a page of another origin may read it. */
  readonly isOpen?: boolean;
}

const bytesOf = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);

function writeHead({ response }: Visit, { status = 200, headers = {}, isOpen = true }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(isOpen && { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' }),
    ...headers,
  });
}

function send(visit: Visit, reply: Reply): void {
  writeHead(visit, reply);
  visit.response.end(reply.body);
}

export const soundJson = (visit: Visit): string => JSON.stringify(soundAnswer(visit));

export const sound: Answer = (visit) => send(visit, { body: soundJson(visit) });

/** The sound answer, with something about it changed. */
export function soundBut(change: (json: string, visit: Visit) => Reply): Answer {
  return (visit) => send(visit, change(soundJson(visit), visit));
}

/** The sound items, changed; the lookup of an embed stays as it is, unless `feedIds` changes it as well. */
export const items = (
  change: (item: Record<string, unknown>, index: number, visit: Visit) => unknown,
  feedIds: readonly string[] = ['struck'],
): Answer =>
  soundBut((_, visit) => {
    const answer = soundAnswer(visit, { feedIds, change: (item, index) => change(item, index, visit) });
    return { body: JSON.stringify(answer) };
  });

export function reply(fixed: Reply): Answer {
  return (visit) => send(visit, fixed);
}

const TRACE = { traceId: 'trace', path: '/feeds', timestamp: '2026-11-21T00:00:00.000Z' };

/** An error in the trace form. */
export const trace = (status: number, headers: Reply['headers'] = {}, isExposed = true): Answer =>
  reply({
    status,
    headers: { ...headers, ...(!isExposed && { 'access-control-expose-headers': 'X-Api-Version' }) },
    body: JSON.stringify({ ...TRACE, message: `Told with ${status}.`, statusCode: status }),
  });

/** The same with a `Retry-After` date that is `ms` milliseconds from now. */
export function traceAfter(status: number, ms: number): Answer {
  return (visit) => trace(status, { 'retry-after': new Date(Date.now() + ms).toUTCString() })(visit);
}

/** A fault that passes once it has struck `after` requests. */
export function passing(after: number, fault: Answer): Answer {
  return (visit) => (visit.earlier < after ? fault : sound)(visit);
}

export const silence: Answer = () => {};

export const reset: Answer = ({ request }) => void request.socket.resetAndDestroy();

export const close: Answer = ({ request }) => void request.socket.end();

/** Writes a text to the connection itself, instead of an answer, and ends it. */
export function raw(text: string): Answer {
  return ({ request }) => void request.socket.end(text);
}

/** Sends half of an answer (the sound one by default), then does to the connection what `befalls` says. */
export const half =
  (reply: Reply, befalls: (visit: Visit) => void): Answer =>
  (visit) => {
    const body = bytesOf(reply.body ?? soundJson(visit));
    writeHead(visit, { ...reply, headers: { 'content-length': body.length, ...reply.headers } });
    visit.response.write(body.subarray(0, body.length / 2), () => befalls(visit));
  };

/** White space, a byte at a time, without an end. */
export const drip: Answer = (visit) => {
  writeHead(visit, {});
  const timer = setInterval(() => visit.response.write(' '), 50);
  visit.response.on('close', () => clearInterval(timer));
};

export const late =
  (afterMs: number, answer: Answer): Answer =>
  (visit) => {
    const timer = setTimeout(() => answer(visit), afterMs);
    visit.response.on('close', () => clearTimeout(timer));
  };

const MEGABYTE = 1e6;
const blank = Buffer.alloc(MEGABYTE / 10, ' ');

function* blanks(bytes: number, end: string): Generator<Buffer> {
  for (let written = 0; written < bytes; written += blank.length) yield blank;
  yield Buffer.from(end);
}

/** White space before the sound answer: valid JSON, for whoever is ready to read that much. */
export const padded =
  (megabytes: number, reply: Reply = {}): Answer =>
  (visit) => {
    const json = soundJson(visit);
    const length = megabytes * MEGABYTE + Buffer.byteLength(json);
    const isFinite = length < Infinity;
    writeHead(visit, { ...reply, headers: { ...reply.headers, ...(isFinite && { 'content-length': length }) } });
    Readable.from(blanks(megabytes * MEGABYTE, json)).pipe(visit.response);
  };

let bombed: Buffer | undefined;

/** 50 MB in 50 kB. */
export const bomb: Answer = (visit) => {
  bombed ??= gzipSync(Buffer.concat([Buffer.alloc(50 * MEGABYTE, ' '), Buffer.from('[]')]));
  send(visit, { headers: { 'content-encoding': 'gzip' }, body: bombed });
};

function lead(visit: Visit, status: number, location: string): void {
  visit.response.shouldKeepAlive = true; // a browser follows twenty redirects before it gives up
  send(visit, { status, headers: { location } });
}

/** Redirects to another origin, and answers there. */
export const leadAway = (status: number, there: Reply = {}): Answer => {
  const arrive = soundBut((body) => ({ body, ...there }));
  return (visit) => (visit.isElsewhere ? arrive(visit) : lead(visit, status, visit.elsewhere));
};

/** Redirects to a place that may depend on the request. */
export function leadTo(place: (visit: Visit) => string): Answer {
  return (visit) => lead(visit, 302, place(visit));
}
