#!/usr/bin/env node
import { main } from '../dist/command/ws-widgets.js';

process.exitCode = await main(process.argv.slice(2));
