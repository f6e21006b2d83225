import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { forwarding } from './forward-to-sandbox.ts';
import { SERVICE_PORT } from './service-port.ts';

/** The service that the pages of the demo name. */
const SERVICE_URL = `http://127.0.0.1:${SERVICE_PORT}`;

export const asking = (url: string): Plugin => ({
  name: 'service-url',
  transformIndexHtml: (html) => html.replaceAll(SERVICE_URL, url),
});

export interface DemoOptions {
  /** A service on this machine, in which the studio can publish. */
  readonly serviceUrl: string;
  /** By default, the demo's own port, or the next free one. */
  readonly port?: number;
  readonly plugins?: readonly Plugin[];
  /** Whether the page is updated when the sources change: by default, it is. */
  readonly watches?: boolean;
}

/** Serves the demo from its sources, with `serviceUrl` as its service. */
export async function serveDemo({
  serviceUrl,
  port,
  plugins = [],
  watches = true,
}: DemoOptions): Promise<ViteDevServer> {
  const demo = await createServer({
    configFile: join(import.meta.dirname, '../vite.demo.config.ts'),
    logLevel: 'warn',
    plugins: [asking(serviceUrl), forwarding(serviceUrl), ...plugins],
    server: { ...(port !== undefined && { port }), ...(!watches && { watch: null, hmr: false }) },
  });
  return demo.listen();
}
