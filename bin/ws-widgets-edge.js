#!/usr/bin/env node

/** Optional peers of the package: only a server needs them. */
const NEEDED =
  'lru-cache @lit-labs/ssr hast-util-from-parse5 hast-util-sanitize hast-util-to-html parse5 xast-util-to-xml xastscript';

async function load() {
  try {
    return await import('../dist/npm/edge/node/main.js');
  } catch (reason) {
    if (reason.code !== 'ERR_MODULE_NOT_FOUND') throw reason;
    console.error(`ws-widgets-edge: ${reason.message}\nInstall what a server needs: npm install ${NEEDED}`);
    process.exit(1);
  }
}

const { main } = await load();
const server = await main(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server?.close());
