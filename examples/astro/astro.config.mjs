import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

// Every request is rendered by a server.
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) });
