import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { build, type Rolldown } from 'vite';
import configuration from '../../examples/edge-worker/wrangler.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const example = join(root, 'examples/edge-worker');

/** The worker of the example and everything that it imports, as one file. */
async function bundleWorker(): Promise<string> {
  const conditions = ['node', 'production', 'import'];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'ws-widgets/edge': join(root, 'src/edge/index.ts') }, conditions },
    ssr: { noExternal: true, target: 'node', resolve: { conditions } },
    build: {
      ssr: join(example, 'src/worker.js'),
      write: false,
      minify: true,
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false } },
    },
  });
  const [{ code }] = ([result].flat()[0] as Rolldown.RolldownOutput).output;
  return code;
}

export interface Worker {
  readonly url: string;
  close(): Promise<void>;
}

let bundled: Promise<string> | undefined;

/** Runs the example's worker in workerd, with its own configuration. Its Cache API stores its files in `cacheFolder`. */
export async function startWorker(bindings: Readonly<Record<string, string>>, cacheFolder?: string): Promise<Worker> {
  bundled ??= bundleWorker();
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = configuration;
  const miniflare = new Miniflare({
    modules: true,
    script: await bundled,
    cachePersist: cacheFolder ?? false,
    compatibilityDate,
    compatibilityFlags,
    bindings,
    host: '127.0.0.1',
    port: 0,
  });
  const { origin } = await miniflare.ready;
  return { url: origin, close: () => miniflare.dispose() };
}
