// Starts a sandbox of the whole service: `tsx scripts/sandbox.ts`, and `npx ws-widgets sandbox` in a page's own project.
import { parseArgs } from 'node:util';
import { describeSandbox } from '../demo/service/keyed/credentials.ts';
import { SERVICE_PORT } from './service-port.ts';
import { startServiceFrom } from './start-service-from.ts';

const HELP = `Runs the whole service on this machine, with keys and workspaces to try it with. It prints its address.

  --port <port>   ${SERVICE_PORT}: where it is to be; the next free one, if that is taken
  -h, --help      this text
`;

const OPTIONS = {
  port: { type: 'string', default: String(SERVICE_PORT) },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The port that is asked for; `undefined` if help is asked for. */
function readPort(): number | undefined {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [other] = positionals.filter((word, i) => i > 0 || word !== 'sandbox'); // the command's own name
  if (other !== undefined) throw new TypeError(`"${other}" means nothing here: a port is "--port 8080".`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError('"--port" takes 0 to 65535.');
  return values.help ? undefined : port;
}

try {
  const port = readPort();
  const sandbox = port === undefined ? undefined : await startServiceFrom(port);
  console.log(sandbox ? describeSandbox(sandbox.url) : HELP);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox?.close());
} catch (reason) {
  const words = reason instanceof Error ? reason.message.replace(/\. To specify .*/s, '.') : String(reason);
  console.error(`The sandbox did not start: ${words}\n\n${HELP}`);
  process.exitCode = 2;
}
