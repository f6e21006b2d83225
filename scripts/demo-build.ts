// Builds the studio as a static site: `tsx scripts/demo-build.ts [--service https://api.example] [--out demo-dist]`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDemo } from './demo-site.ts';
import { SERVICE_PORT } from './service-port.ts';

const { values } = parseArgs({
  options: {
    service: { type: 'string', default: `http://127.0.0.1:${SERVICE_PORT}` },
    out: { type: 'string', default: join(import.meta.dirname, '../demo-dist') },
  },
});
await buildDemo({ outDir: values.out, serviceUrl: values.service.replace(/\/+$/, '') });
console.log(`The studio is in ${values.out}: serve it from any folder of any host.`);
