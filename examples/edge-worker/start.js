// Runs the worker on this machine, in workerd, as wrangler.json says.
import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';

const { compatibility_date, compatibility_flags, main, name, vars } = JSON.parse(readFileSync('wrangler.json', 'utf8'));

const worker = new Miniflare({
  name,
  modules: true,
  scriptPath: main,
  compatibilityDate: compatibility_date,
  compatibilityFlags: compatibility_flags,
  bindings: vars,
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8080),
});
console.log(`The worker serves ${vars.BASE_URL} at ${(await worker.ready).origin}`);
