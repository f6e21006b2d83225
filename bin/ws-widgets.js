#!/usr/bin/env node
const args = process.argv.slice(2);

if (args[0] === 'sandbox') {
  await import('../dist/command/sandbox.js');
} else {
  const { main } = await import('../dist/command/ws-widgets.js');
  process.exitCode = await main(args);
}
