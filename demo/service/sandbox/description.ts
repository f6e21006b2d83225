import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_VERSION } from '../base/contract.ts';
import { describeChoices } from '../keyed/choices.ts';

const ABOUT = `A sandbox of the whole service, only on this machine. Its state is in memory: \`POST /sandbox/reset\` resets it.

<details><summary>What the specification does not show, and what the sandbox does there</summary>

${describeChoices()}

</details>
`;

/** Describes the routes that are registered after it, at `/openapi.json`, and on a page at `/docs`. */
export async function describeService(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: '/' }],
      info: { title: 'Workspace public API', version: API_VERSION, description: ABOUT },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          basic: { type: 'http', scheme: 'basic' },
        },
      },
    },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null },
    theme: {
      title: 'The sandbox',
      // With the bar at the top, people could load any other description.
      css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
