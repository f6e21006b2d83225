import { preview } from 'vite';

/** Serves a built folder until `look` is done. */
export async function withSite(folder: string, outDir: string, look: (url: string) => Promise<void>): Promise<void> {
  const base = { root: folder, configFile: false, logLevel: 'error' } as const;
  const site = await preview({ ...base, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  await look(site.resolvedUrls?.local[0] ?? '');
  await site.close();
}
