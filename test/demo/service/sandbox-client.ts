import type { AxiosResponse } from 'axios';
import { type Document, OpenAPIClientAxios, type UnknownOperationMethods } from 'openapi-client-axios';
import { Compile, type Validator } from 'typebox/schema';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type LocalService, startService } from '../../../demo/service/start-service.ts';
import { isObject } from './service.ts';

type Headers = Readonly<Record<string, string>>;

export type Answer = Readonly<{ status: number; headers: Readonly<Record<string, unknown>>; body: unknown }>;

/** Calls an operation by its name in `/openapi.json`. */
export type Call = (
  operation: string,
  parameters?: Readonly<Record<string, string | number>>,
  body?: unknown,
  headers?: Headers,
) => Promise<Answer>;

export interface Sandbox {
  readonly url: string;
  /** The clock of the sandbox, which moves only when a test moves it. */
  readonly clock: { now: number };
  readonly description: Document;
  /** A client that is generated from `/openapi.json`. Each answer must match that description. */
  client(headers?: Headers): Call;
  /** The same, but each call is a second after the last, so that no rate limit refuses it. */
  patientClient(headers?: Headers): Call;
}

export const BAKERY = { feedId: 'bakery' };
export const KEY = { 'x-api-key': 'sandbox-bakery' };
export const BASIC = { authorization: `Basic ${btoa('bakery:sandbox')}` };

/** A sandbox for the tests of one file, which is reset before each. */
export function useSandbox(): () => Sandbox {
  let service: LocalService | undefined;
  let sandbox: Sandbox | undefined;

  beforeAll(async () => {
    const clock = { now: Date.parse('2026-08-01T12:00:00.000Z') };
    service = await startService({ now: () => clock.now });
    const { url } = service;
    const description = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
    const call = createCall(url, description);
    const clientWith = (own: Headers = {}, waitMs = 0): Call => {
      return (operation, parameters, body, headers) => {
        clock.now += waitMs;
        return call(operation, parameters, body, { ...own, ...headers });
      };
    };
    sandbox = {
      url,
      clock,
      description,
      client: (own) => clientWith(own),
      patientClient: (own) => clientWith(own, 1000),
    };
  });
  beforeEach(async () => void (await fetch(`${sandbox?.url}/sandbox/reset`, { method: 'POST' })));
  afterAll(() => service?.close());

  return () => {
    if (!sandbox) throw new Error('The sandbox runs from the first test to the last.');
    return sandbox;
  };
}

function createCall(url: string, description: Document): Call {
  const api = new OpenAPIClientAxios({
    definition: description,
    axiosConfigDefaults: { baseURL: url, validateStatus: () => true, proxy: false },
  });
  const operations: UnknownOperationMethods = api.initSync();
  const validators = new Map<string, Validator | undefined>();

  function checkAnswer(operation: string, { status, data, headers }: AxiosResponse<unknown>): void {
    if (!String(headers['content-type']).startsWith('application/json')) return;
    const key = `${operation} ${status}`;
    if (!validators.has(key)) validators.set(key, compileAnswer(api.getOperation(operation)?.responses, status));
    if (!validators.get(key)?.Check(data)) expect.fail(`${key} is not as described: ${JSON.stringify(data)}`);
  }

  return async (operation, parameters, body, headers) => {
    const method = operations[operation];
    if (!method) throw new Error(`There is no operation "${operation}".`);
    // A body that is not text is sent as JSON.
    const response: AxiosResponse<unknown> = await method(parameters, body, {
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    checkAnswer(operation, response);
    return { status: response.status, headers: { ...response.headers }, body: response.data };
  };
}

function compileAnswer(responses: unknown, status: number): Validator | undefined {
  if (!isObject(responses)) return undefined;
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  const content = isObject(response) ? response['content'] : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  const schema = isObject(json) ? json['schema'] : undefined;
  return isObject(schema) ? Compile(schema) : undefined;
}
