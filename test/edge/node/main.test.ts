import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../../../src/edge/node/main.ts';
import wrong from './wrong-arguments.json' with { type: 'json' };
import { useService } from '../../demo/service/service.ts';

const { service } = useService();

afterEach(() => void (process.exitCode = undefined));

test('ws-widgets-edge serves at the port it is told, and says where', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const limits = ['--feeds', 'bakery choir', '--max-age', '30'];
  const server = await main(['--base-url', service().url, '--host', '', '--port', '0', ...limits]);
  expect(server?.url).toMatch('//127.0.0.1:');
  expect(log).toHaveBeenCalledExactlyOnceWith(`ws-widgets-edge serves ${service().url} at ${server?.url}`);
  const response = await fetch(`${server?.url}/widget?feed-id=bakery`);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=30,/);
  expect((await fetch(`${server?.url}/widget?feed-id=museum`)).status).toBe(400);
  await server?.close();
});

test.each(wrong as [string[], string][])(
  'ws-widgets-edge is told %j, and says in one line what is wrong',
  async (args, line) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await main(args)).toBeUndefined();
    expect(error.mock.calls[0]?.[0]).toContain(line);
    expect(process.exitCode).toBe(1);
  },
);
